import { brobnarCards } from './brobnar.ts'
import { disCards } from './dis.ts'
import { logosCards } from './logos.ts'
import { sanctumCards } from './sanctum.ts'
import { shadowsCards } from './shadows.ts'
import { untamedCards } from './untamed.ts'

/** Call of the Archons, by house, in number order: without Mars, which no ready deck has. */
export const cota = [...brobnarCards, ...disCards, ...logosCards, ...sanctumCards, ...shadowsCards, ...untamedCards]
