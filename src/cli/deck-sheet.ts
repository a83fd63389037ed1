import type { Language } from '../ability/language.ts'
import { cardName, faces, identityOf, isMaverick, oddsByTurn, SHEET_WORDS, statisticsOf, termOf } from '../games/keyforge/index.ts'
import type { CardFace, Deck, DeckCard, SheetWords } from '../games/keyforge/index.ts'

/** Turns for which the odds are shown, and of how many copies. */
const TURNS = 5
const COPIES = [1, 2, 3]

/** A deck for reading: its cards by house, then what they come to. */
export function showDeck(deck: Deck, language: Language): string {
  const words = SHEET_WORDS[language]
  const statistics = statisticsOf(deck)
  const lines = [deck.name, `${houseNames(deck, language)}; ${words.identity} ${identityOf(deck)}`]
  if (deck.token !== undefined) lines.push(words.token(cardName(deck.token, language) ?? deck.token))
  for (const { house, cards } of statistics.houses) {
    lines.push('', `${termOf('house', house, language)} (${cards})`)
    lines.push(
      ...countLines(
        deck.cards.filter((card) => (card.house ?? faceOf(card).house) === house).map((card) => showCard(card, words, language)),
      ),
    )
  }
  const { types, rarities, icons, power, armor, keywords, powers } = statistics
  lines.push('', words.numbers)
  lines.push(`  ${tell(types, (name) => words.types[name][0])}`)
  lines.push(`  ${tell(rarities, (name) => words.rarities[name])}`)
  lines.push(`  ${words.icons}: ${tell(icons, (name) => words.icon[name])}`)
  lines.push(`  ${words.power(power, armor, types.creature)}`)
  lines.push(`  ${words.powers}: ${powers.flatMap((n, value) => (n > 0 ? [`${n}×${value}`] : [])).join(', ')}`)
  const known = tell(keywords as Readonly<Record<string, number>>, (name) => termOf('keyword', name, language))
  if (known !== '') lines.push(`  ${words.keywords}: ${known}`)
  lines.push('', words.odds(TURNS))
  for (const copies of COPIES) {
    const odds = oddsByTurn(1, copies, TURNS, { first: false }, deck.cards.length)
    lines.push(`  ${words.copies(copies)}: ${odds.map((odd) => `${Math.round(odd * 100)} %`).join(', ')}`)
  }
  return lines.join('\n')
}

export function houseNames(deck: Deck, language: Language): string {
  return deck.houses.map((house) => termOf('house', house, language)).join(', ')
}

function showCard(card: DeckCard, words: SheetWords, language: Language): string {
  const face = faceOf(card)
  const facts = [words.types[face.type][0], words.rarities[face.rarity] ?? words.rarities.Special]
  if (isMaverick(card)) facts.push(words.maverick(termOf('house', face.house, language)))
  const icons = (card.bonus ?? []).map((icon) => ` +${words.icon[icon]}`).join('')
  return `${cardName(card.id, language)}${icons} (${facts.join(', ')})`
}

/** Equal lines are told once, with their number. */
function countLines(lines: readonly string[]): string[] {
  const count = new Map<string, number>()
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1)
  return [...count].map(([line, n]) => `  ${n > 1 ? `${n}x ` : '   '}${line}`)
}

function tell<K extends string>(counts: Readonly<Record<K, number>>, name: (key: K) => string): string {
  return (Object.entries(counts) as [K, number][])
    .filter(([, n]) => n > 0)
    .map(([key, n]) => `${name(key)} ${n}`)
    .join(', ')
}

let byId: ReadonlyMap<string, CardFace> | undefined

function faceOf({ id }: DeckCard): CardFace {
  byId ??= new Map(faces.map((face) => [face.id, face]))
  return byId.get(id) as CardFace
}
