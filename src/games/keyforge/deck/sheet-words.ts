import type { Language } from '../../../ability/language.ts'
import * as english from '../glossary/en.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import type { CardType, Icon } from '../rules/index.ts'

/** What a deck's sheet says; the names of cards, houses and keywords are the game's. */
export interface SheetWords {
  readonly types: Readonly<Record<CardType, readonly [one: string, ...string[]]>>
  readonly rarities: Readonly<Record<string, string>>
  readonly icon: Readonly<Record<Icon, string>>
  readonly icons: string
  readonly identity: string
  token(name: string): string
  readonly numbers: string
  power(power: number, armor: number, creatures: number): string
  readonly powers: string
  readonly keywords: string
  odds(turns: number): string
  copies(count: number): string
  maverick(house: string): string
}

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  en: {
    types: english.types,
    icon: english.icons,
    rarities: { Common: 'common', Uncommon: 'uncommon', Rare: 'rare', Special: 'special' },
    icons: 'bonus icons',
    identity: 'identity',
    token: (name) => `${english.things.token[0]}: ${name}`,
    numbers: 'Numbers',
    power: (power, armor, creatures) => `${power} power and ${armor} armor on ${creatures} creatures`,
    powers: 'creatures by power',
    keywords: 'keywords',
    odds: (turns) => `Chance to have drawn one by turn 1 to ${turns}, going second and drawing two cards a turn`,
    copies: (count) => (count === 1 ? 'of 1 copy' : `of ${count} copies`),
    maverick: (house) => `maverick of ${house}`,
  },
  de: {
    types: german.types,
    icon: german.icons,
    rarities: { Common: 'gewöhnlich', Uncommon: 'ungewöhnlich', Rare: 'selten', Special: 'Spezial' },
    icons: german.things.bonusIcon[1],
    identity: 'Kennung',
    token: (name) => `${german.things.token[0]}: ${name}`,
    numbers: 'Zahlen',
    power: (power, armor, creatures) => `${power} Stärke und ${armor} Rüstung auf ${creatures} Kreaturen`,
    powers: 'Kreaturen nach Stärke',
    keywords: german.things.keyword[1],
    odds: (turns) => `Chance, bis zum Zug 1 bis ${turns} eine gezogen zu haben, als zweiter Spieler mit zwei Karten je Zug`,
    copies: (count) => (count === 1 ? 'bei 1 Karte' : `bei ${count} Karten`),
    maverick: (house) => `Maverick aus ${house}`,
  },
  it: {
    types: italian.types,
    icon: italian.icons,
    rarities: { Common: 'comune', Uncommon: 'non comune', Rare: 'rara', Special: 'speciale' },
    icons: italian.things.bonusIcon[1],
    identity: 'identità',
    token: (name) => `${italian.things.token[0]}: ${name}`,
    numbers: 'Numeri',
    power: (power, armor, creatures) => `${power} di Forza e ${armor} di Armatura su ${creatures} creature`,
    powers: 'creature per Forza',
    keywords: italian.things.keyword[1],
    odds: (turns) => `Probabilità di averne pescata una entro il turno da 1 a ${turns}, da secondo giocatore con due carte per turno`,
    copies: (count) => (count === 1 ? 'con 1 copia' : `con ${count} copie`),
    maverick: (house) => `ramingo di ${house}`,
  },
}
