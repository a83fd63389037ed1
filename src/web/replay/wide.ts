import { MediaQuery } from 'svelte/reactivity'
import { choice } from '../choice.svelte.ts'

const low = new MediaQuery('(min-width: 1100px) and (min-height: 800px)')
const high = new MediaQuery('(min-width: 1100px) and (min-height: 1040px)')

/** Is there room for the course of a game under its table? Where the table has its inspector and its log; a tall one needs more. */
export const isWide = (): boolean => (choice.table?.tall ? high : low).current
