import { QUICK_STARTS } from '../games/nightfall/index.ts'

/** Options that several commands have, each said once. */
export const LANGUAGE = ['--lang <language>', 'en, de or it', 'en'] as const
export const CLANS = [
  '--clans <clans>',
  'in Crystal Clans, the first seat’s clan and the other’s, such as water,meteor; random for any',
] as const
export const SETS = [
  '--sets <names>',
  'in Nightfall, nightfall, martial-law and blood-country with commas between them; all for all three',
] as const
export const DRAFT = [
  '--draft <kind>',
  'in Nightfall, sealed: packets nobody saw; revealed: as Blood Country has it, part of the commons seen first; none: archives as given',
] as const

export const QUICK = ['--quick <name>', `in Nightfall, sets and draft by a name: ${Object.keys(QUICK_STARTS).join(', ')}`] as const
export const QUEUE = [
  '--queue',
  'by the workers of the database of DATABASE_URL (catena worker); ended and started again it goes on',
] as const

/** A flag that names files, given once for each. */
export const collect = (file: string, files: string[]): string[] => [...files, file]
