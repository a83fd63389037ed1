import type { Language } from '../../../ability/language.ts'
import type { CardType, Icon } from '../rules/index.ts'

/** What a deck's sheet says; the names of cards, houses and keywords are the game's. */
export interface SheetWords {
  readonly types: Readonly<Record<CardType, string>>
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
    types: { action: 'action', artifact: 'artifact', creature: 'creature', upgrade: 'upgrade' },
    rarities: { Common: 'common', Uncommon: 'uncommon', Rare: 'rare', Special: 'special' },
    icon: { amber: 'Æmber', capture: 'capture', damage: 'damage', draw: 'draw', discard: 'discard' },
    icons: 'bonus icons',
    identity: 'identity',
    token: (name) => `token creature: ${name}`,
    numbers: 'Numbers',
    power: (power, armor, creatures) => `${power} power and ${armor} armor on ${creatures} creatures`,
    powers: 'creatures by power',
    keywords: 'keywords',
    odds: (turns) => `Chance to have drawn one by turn 1 to ${turns}, going second and drawing two cards a turn`,
    copies: (count) => (count === 1 ? 'of 1 copy' : `of ${count} copies`),
    maverick: (house) => `maverick of ${house}`,
  },
  de: {
    types: { action: 'Aktion', artifact: 'Artefakt', creature: 'Kreatur', upgrade: 'Aufwertung' },
    rarities: { Common: 'gewöhnlich', Uncommon: 'ungewöhnlich', Rare: 'selten', Special: 'Spezial' },
    icon: { amber: 'Æmber', capture: 'erbeuten', damage: 'Schaden', draw: 'ziehen', discard: 'ablegen' },
    icons: 'Bonussymbole',
    identity: 'Kennung',
    token: (name) => `Token-Kreatur: ${name}`,
    numbers: 'Zahlen',
    power: (power, armor, creatures) => `${power} Stärke und ${armor} Rüstung auf ${creatures} Kreaturen`,
    powers: 'Kreaturen nach Stärke',
    keywords: 'Schlüsselwörter',
    odds: (turns) => `Chance, bis zum Zug 1 bis ${turns} eine gezogen zu haben, als zweiter Spieler mit zwei Karten je Zug`,
    copies: (count) => (count === 1 ? 'bei 1 Karte' : `bei ${count} Karten`),
    maverick: (house) => `Maverick aus ${house}`,
  },
  it: {
    types: { action: 'azione', artifact: 'artefatto', creature: 'creatura', upgrade: 'miglioria' },
    rarities: { Common: 'comune', Uncommon: 'non comune', Rare: 'rara', Special: 'speciale' },
    icon: { amber: 'Æmber', capture: 'cattura', damage: 'danno', draw: 'pesca', discard: 'scarta' },
    icons: 'icone bonus',
    identity: 'identità',
    token: (name) => `creatura token: ${name}`,
    numbers: 'Numeri',
    power: (power, armor, creatures) => `${power} di forza e ${armor} di armatura su ${creatures} creature`,
    powers: 'creature per forza',
    keywords: 'parole chiave',
    odds: (turns) => `Probabilità di averne pescata una entro il turno da 1 a ${turns}, da secondo giocatore con due carte per turno`,
    copies: (count) => (count === 1 ? 'con 1 copia' : `con ${count} copie`),
    maverick: (house) => `ramingo di ${house}`,
  },
}
