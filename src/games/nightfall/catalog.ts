import { Compiler } from '../../ability/compile.ts'
import { English } from '../../ability/text/en.ts'
import { German } from '../../ability/text/de.ts'
import { Italian } from '../../ability/text/it.ts'
import type { Language } from '../../ability/language.ts'
import type { Vocabulary } from '../../ability/language.ts'
import type { Position } from '../../kernel/position.ts'
import { nightfall, starters, woundCards } from './cards/nightfall.ts'
import { bloodCountry } from './cards/blood-country.ts'
import { martialLaw } from './cards/martial-law.ts'
import { define, definitionOf, faces } from './definition.ts'
import type { Clause } from './definition.ts'
import { SET_IDS } from './face.ts'
import type { Face, SetId } from './face.ts'
import { binding } from './binding.ts'
import { code } from './layout.ts'
import { vocabulary } from './vocabulary.ts'

function add(face: Face): number {
  return define(
    face,
    face.abilities.map((ability) => new Compiler(vocabulary, code, binding).ability(ability) as Clause),
  )
}

/** Definitions of the wounds bite, bleed and burn, then those of Martial Law: the first numbers, in this order. */
export const woundDefinitions: readonly number[] = woundCards.map(add)
/** One starting minion of each moon. */
export const starterDefinitions: readonly number[] = starters.map(add)
const orders: Record<SetId, readonly number[]> = {
  nightfall: nightfall.map(add),
  'martial-law': martialLaw.map(add),
  'blood-country': bloodCountry.map(add),
}

/** Orders of these sets, ascending. */
export function ordersOf(sets: readonly SetId[]): number[] {
  return SET_IDS.filter((set) => sets.includes(set)).flatMap((set) => [...orders[set]])
}

const TERMS: Record<Language, Record<string, string>> = {
  en: {
    white: 'white',
    red: 'red',
    blue: 'blue',
    purple: 'purple',
    yellow: 'yellow',
    green: 'green',
    hunter: 'hunter',
    vampire: 'vampire',
    lycanthrope: 'lycanthrope',
    ghoul: 'ghoul',
    bite: 'bite',
    bleed: 'bleed',
    burn: 'burn',
  },
  de: {
    white: 'weiß',
    red: 'rot',
    blue: 'blau',
    purple: 'violett',
    yellow: 'gelb',
    green: 'grün',
    hunter: 'Jäger',
    vampire: 'Vampir',
    lycanthrope: 'Werwolf',
    ghoul: 'Ghul',
    bite: 'Biss',
    bleed: 'Blut',
    burn: 'Brand',
  },
  it: {
    white: 'bianco',
    red: 'rosso',
    blue: 'blu',
    purple: 'viola',
    yellow: 'giallo',
    green: 'verde',
    hunter: 'cacciatore',
    vampire: 'vampiro',
    lycanthrope: 'licantropo',
    ghoul: 'ghoul',
    bite: 'morso',
    bleed: 'sanguinamento',
    burn: 'ustione',
  },
}

/** The word for a moon or trait in a language. */
export function term(_kind: string, id: string, language: Language): string {
  const word = TERMS[language][id]
  if (word === undefined) throw new Error(`no word for "${id}" in language "${language}"`)
  return word
}

const shared = vocabulary as unknown as Vocabulary<Position>
const readers = {
  en: new English(shared, 'en', { term: (kind, id) => term(kind, id, 'en') }),
  de: new German(shared, 'de', { term: (kind, id) => term(kind, id, 'de') }),
  it: new Italian(shared, 'it', { term: (kind, id) => term(kind, id, 'it') }),
}

const WOUND_TEXT = {
  en: 'Clean-up: discard this and any number of further wounds from your hand; draw 2 cards for each.',
  de: 'Aufräumen: Wirf diese und beliebig viele weitere Wunden aus deiner Hand ab; ziehe für jede 2 Karten.',
  it: 'Riordino: scarta questa e un numero qualsiasi di altre ferite dalla tua mano; pesca 2 carte per ciascuna.',
}
const MARTIAL_TEXT = {
  en: 'Your combat, before assigning: discard this; one of your minions has +1 strength in this combat. Feed: discard another wound for +1 on the same minion.',
  de: 'Dein Kampf, vor dem Zuordnen: Wirf diese ab; eine deiner Kreaturen hat in diesem Kampf +1 Stärke. Füttern: Wirf eine weitere Wunde für +1 auf derselben Kreatur ab.',
  it: 'Il tuo combattimento, prima di assegnare: scarta questa; una tua creatura ha +1 forza in questo combattimento. Nutrire: scarta un’altra ferita per +1 alla stessa creatura.',
}
const STARTER_TEXT = {
  en: 'It is exiled instead of going from play to a discard pile or hand.',
  de: 'Sie wird verbannt, statt aus dem Spiel auf eine Ablage oder Hand zu kommen.',
  it: 'Viene esiliata invece di passare dal gioco agli scarti o in mano.',
}

/** The card's name in a language; undefined for an unknown id. */
export function cardName(id: string, language: Language): string | undefined {
  return faces[definitionOf(id)]?.names[language]
}

/** The card's text, one paragraph an ability, rendered from what it does. */
export function cardText(id: string, language: Language): string[] {
  const face = faces[definitionOf(id)]
  if (face === undefined) return []
  const reader = readers[language]
  reader.self = face.names[language]
  reader.selfType = face.type === 'action' ? 'action' : 'creature'
  const lines = face.abilities.map((ability) => reader.ability(ability))
  if (face.type === 'wound') lines.push((face.id.startsWith('martial') ? MARTIAL_TEXT : WOUND_TEXT)[language])
  if (face.type === 'starter') lines.push(STARTER_TEXT[language])
  return lines
}

export { faces }
