// Sentences for people who do not see the table: short first, then the state.
import type { Mark } from '../choice.svelte.ts'
import type { Words } from '../words.ts'
import { toughnessOf, unitOf } from './now.ts'
import { weaker } from './styles.ts'
import type { AbilityView, Clan, ClansFace, SquadView } from './view.ts'
import type { ClansWords } from './words.ts'

function sayMark(words: Words, mark: Mark | undefined, count: number): string[] {
  if (mark?.state === 'legal') return [words.states.legal]
  if (mark?.state === 'selected') return [words.states.selected]
  return mark?.number === undefined ? [] : [words.targetable(mark.number, count)]
}

/** A name that only fits on a squad when it is set smaller, or with such a word. */
export const hasLongWord = (name: string): boolean => name.length > 20 || name.split(/[ -]/).some((word) => word.length > 12)

export function abilityLine(words: ClansWords, { name, onTop, text }: AbilityView): string {
  return `${name}${onTop ? ` (${words.onTop})` : ''}: ${text}`
}

/** The ability of the clan, which stands in the strip of its player, is said on a card in hand as it is there, where that is shorter. */
export function inShort(words: ClansWords, clan: Clan, ability: AbilityView): AbilityView {
  const [name, text] = words.clanAbility[clan]
  if (ability.name !== name || ability.text.length <= text.length) return ability
  return { ...ability, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` }
}

/** A card with all that is printed on it. */
export function sayCard(words: Words, clans: ClansWords, face: ClansFace, mark: Mark | undefined, count: number): string {
  const parts = [face.name, clans.cost(face.cost)]
  if (face.type === 'crystal') parts.push(face.text)
  else {
    parts.push(clans.figures(face.attack, face.defense, face.activation), face.traitText)
    parts.push(...face.abilities.map((ability) => abilityLine(clans, ability)))
    parts.push(face.styleText, `${clans.when(weaker(face.style))}: ${face.left}`, `${clans.whenElse}: ${face.right}`)
  }
  return [...parts, ...sayMark(words, mark, count)].filter((part) => part !== '').join('; ')
}

/** "Workers, Ballista; attack 4, defense 5, activation 3" */
export function saySquad(clans: ClansWords, squad: SquadView): string {
  const names = squad.units.map(({ id }) => unitOf(id)?.name ?? id).join(', ')
  return `${names}; ${clans.figures(squad.attack, toughnessOf(squad), squad.activationCost)}`
}

export function saySquadMarked(
  words: Words,
  clans: ClansWords,
  squad: SquadView,
  who: string,
  where: string,
  mark: Mark | undefined,
  count: number,
): string {
  return [`${clans.squadOf(who)}, ${where}`, saySquad(clans, squad), ...sayMark(words, mark, count)].join('; ')
}

export function sayPlace(words: Words, name: string, control: string, mark: Mark | undefined, count: number): string {
  return [name, control, ...sayMark(words, mark, count)].filter((part) => part !== '').join('; ')
}
