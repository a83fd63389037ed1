import { riftCards } from './rift.ts'
import { starters } from './starters.ts'

/** All faces; a face's number is its place. Those of the Rift come first. */
export const faces = [...riftCards, ...starters]
