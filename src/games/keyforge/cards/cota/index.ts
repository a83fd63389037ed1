import { brobnarCards } from './brobnar.ts'

/** Call of the Archons, by house, in number order. */
export const cota = [...brobnarCards]
