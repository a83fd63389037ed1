import { logosCards } from './logos.ts'
import { shadowsCards } from './shadows.ts'

/** Age of Ascension, by house, in number order. Only a part of the set: no decks of it are made. */
export const aoa = [...logosCards, ...shadowsCards]
