import { MediaQuery } from 'svelte/reactivity'
import type { GameName } from '../../games/register.ts'

const low = new MediaQuery('(min-width: 1100px) and (min-height: 800px)')
const high = new MediaQuery('(min-width: 1100px) and (min-height: 1000px)')

/**
 * Is there room for the course of a game under its table? Where the table has its inspector and its log; the archives of Nightfall, and
 * the Rift with its stones, need more.
 */
export const isWide = (game: GameName): boolean => (game === 'nightfall' || game === 'riftblade' ? high : low).current
