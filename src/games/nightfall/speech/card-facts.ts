import type { Language } from '../../../ability/language.ts'
import type { Face, FaceType, SetId } from '../face.ts'
import { faces } from '../faces.ts'
import { packOf } from './language-pack.ts'
import { termOf } from './terms.ts'

interface Words {
  readonly types: Readonly<Record<FaceType, string>>
  cost(n: number): string
  moon(moon: string): string
  links(moons: string): string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    types: { starter: 'starting minion', minion: 'minion', action: 'action', wound: 'wound' },
    cost: (n) => `cost ${n}`,
    moon: (moon) => `moon ${moon}`,
    links: (moons) => `links to ${moons}`,
  },
  de: {
    types: { starter: 'Start-Kreatur', minion: 'Kreatur', action: 'Aktion', wound: 'Wunde' },
    cost: (n) => `Kosten ${n}`,
    moon: (moon) => `Mond ${moon}`,
    links: (moons) => `verbindet mit ${moons}`,
  },
  it: {
    types: { starter: 'creatura iniziale', minion: 'creatura', action: 'azione', wound: 'ferita' },
    cost: (n) => `costo ${n}`,
    moon: (moon) => `luna ${moon}`,
    links: (moons) => `si lega a ${moons}`,
  },
}

/** As they are called in every language. */
const SETS: Readonly<Record<SetId, string>> = { nightfall: 'Nightfall', 'martial-law': 'Martial Law', 'blood-country': 'Blood Country' }

/** What is paid for an order. */
export function sayCost(cost: number, language: Language): string {
  return WORDS[language].cost(cost)
}

/** The moon of a card, and which moons may follow it. */
export function sayMoons({ moon, links }: Pick<Face, 'moon' | 'links'>, language: Language): string {
  const words = WORDS[language]
  const parts = []
  if (moon !== undefined) parts.push(words.moon(termOf('moon', moon, language)))
  if (links.length > 0) parts.push(words.links(links.map((link) => termOf('moon', link, language)).join('/')))
  return parts.join(', ')
}

/** What a card prints besides its text, in one line: type, moon, moons that may follow, cost, strength and health, traits, set. */
export function cardFacts(id: string, language: Language): string {
  const face = faces.find((one) => one.id === id)
  if (face === undefined) return ''
  const words = WORDS[language]
  const { type, moon, cost, strength, health, traits, set } = face
  const parts = [words.types[type]]
  if (moon !== undefined) parts.push(sayMoons(face, language))
  if (type === 'minion' || type === 'action') parts.push(sayCost(cost, language))
  if (type === 'minion' || type === 'starter') parts.push(packOf(language).phrases.table.minion(strength, health))
  parts.push(...traits.map((trait) => termOf('trait', trait, language)))
  if (set !== undefined) parts.push(SETS[set])
  return parts.join(', ')
}
