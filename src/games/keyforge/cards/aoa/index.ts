import { brobnarCards } from './brobnar.ts'
import { disCards } from './dis.ts'
import { logosCards } from './logos.ts'
import { sanctumCards } from './sanctum.ts'
import { shadowsCards } from './shadows.ts'
import { untamedCards } from './untamed.ts'

/** Age of Ascension, by house, in number order. Only a part of the set: no decks of it are made. */
export const aoa = [...brobnarCards, ...disCards, ...logosCards, ...sanctumCards, ...shadowsCards, ...untamedCards]
