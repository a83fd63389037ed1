// Sentences for people who do not see the table: short first, then the state.
import type { Mark } from '../choice.svelte.ts'
import { isOwnSeat, nameSeat } from '../names.ts'
import type { Words } from '../words.ts'
import { nameOfMinion, tableNow, wouldKick } from './now.ts'
import type { Moon, NightfallFace, MinionView } from './view.ts'
import type { NightWords } from './words.ts'

export const sayMoons = (night: NightWords, moons: readonly Moon[]): string => moons.map((moon) => night.moons[moon]).join(night.or)

/** What an order prints besides its text: moon, cost, links, kicker. */
function sayPrint(night: NightWords, face: NightfallFace): string {
  const parts = [face.name]
  if (face.moon === undefined) return [...parts, night.types.wound].join(', ')
  parts.push(night.moons[face.moon], night.cost(face.cost), night.linksTo(sayMoons(night, face.links)))
  if (face.kicker !== undefined) parts.push(night.kickerOf(night.moons[face.kicker]))
  return parts.join(', ')
}

export function sayMark(words: Words, mark: Mark | undefined, count: number): string | undefined {
  if (mark?.state === 'legal') return words.states.legal
  if (mark?.state === 'selected') return words.states.selected
  return mark?.number === undefined ? undefined : words.targetable(mark.number, count)
}

export function sayCard(words: Words, night: NightWords, face: NightfallFace, mark: Mark | undefined, count: number): string {
  const parts = [sayPrint(night, face)]
  if (face.health > 0) parts.push(night.strength(face.strength), night.health(face.health, face.health))
  for (const line of face.lines) parts.push(line.trigger === undefined ? line.text : `${line.trigger}: ${line.text}`)
  const kicked = wouldKick(face)
  if (kicked !== undefined && mark !== undefined) parts.push(kicked ? night.kickerMet : night.kickerNot)
  return [...parts, sayMark(words, mark, count)].filter((part) => part !== undefined).join('; ')
}

/** Whom a minion attacks or blocks; undefined when it does neither. */
export function sayFight(night: NightWords, { attacks, blocks }: MinionView): string | undefined {
  if (attacks >= 0) return isOwnSeat(attacks) ? night.attacksYou : night.attacks(nameSeat(attacks))
  return blocks >= 0 ? night.blocks(nameOfMinion(blocks)) : undefined
}

/** What the nearest row of minions is called. */
export function sayMine(night: NightWords): string {
  const { seat } = tableNow()
  return isOwnSeat(seat) ? night.mine : night.minionsOf(nameSeat(seat))
}

/** A minion in play. `fights`: whom it attacks or blocks, in words. */
export function sayMinion(
  words: Words,
  night: NightWords,
  face: NightfallFace,
  minion: MinionView,
  fights: string | undefined,
  mark: Mark | undefined,
  count: number,
): string {
  const moon = face.moon === undefined ? undefined : night.moons[face.moon]
  const signs = face.signs.map((sign) => night.signs[sign])
  const parts = [face.name, moon, night.strength(minion.strength), night.health(minion.healthLeft, face.health), ...signs, fights]
  return [...parts, sayMark(words, mark, count)].filter((part) => part !== undefined).join(', ')
}
