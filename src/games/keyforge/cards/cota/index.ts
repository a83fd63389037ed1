import { brobnarCards } from './brobnar.ts'
import { marsCards } from './mars.ts'
import { sanctumCards } from './sanctum.ts'
import { shadowsCards } from './shadows.ts'
import { untamedCards } from './untamed.ts'

/** Call of the Archons, by house, in number order. */
export const cota = [...brobnarCards, ...marsCards, ...sanctumCards, ...shadowsCards, ...untamedCards]
