import type { Language } from '../../../ability/language.ts'
import { capital } from '../../../ability/text/capital.ts'
import { knownFaces, setOfSlug } from '../sets/index.ts'
import type { CardPrinting } from '../sets/index.ts'
import { termOf } from '../speech/index.ts'
import { SHEET_WORDS } from './sheet-words.ts'

const FIGURES: Readonly<Record<Language, (power: number, armor: number) => string>> = {
  en: (power, armor) => `power ${power}${armor === 0 ? '' : `, armor ${armor}`}`,
  de: (power, armor) => `Stärke ${power}${armor === 0 ? '' : `, Rüstung ${armor}`}`,
  it: (power, armor) => `Forza ${power}${armor === 0 ? '' : `, Armatura ${armor}`}`,
}

/** What a card prints besides its text, in one line: house, type, figures, traits, icons, and in which sets it was printed. */
export function cardFacts(id: string, language: Language): string {
  const face = knownFaces().find((known) => known.id === id)
  if (face === undefined) return ''
  const words = SHEET_WORDS[language]
  const { house, type, power, armor, traits, bonus, printings } = face
  const parts = [termOf('house', house, language), words.types[type][0]]
  if (type === 'creature') parts.push(FIGURES[language](power, armor))
  if (traits.length > 0) parts.push(traits.map((trait) => capital(termOf('trait', trait, language))).join(' '))
  if (bonus.length > 0) parts.push(bonus.map((icon) => `+${words.icon[icon]}`).join(' '))
  // a printing in another house is another card of a deck
  const about = (one: CardPrinting) => [
    words.rarities[one.rarity] ?? words.rarities.Special,
    ...(one.house === house ? [] : [termOf('house', one.house, language)]),
  ]
  const printed = printings.map((one) => `${setOfSlug(one.set)?.name ?? one.set} ${one.number} (${about(one).join(', ')})`)
  return [parts.join(', '), ...printed].join('; ')
}
