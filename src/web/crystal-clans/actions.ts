// The five actions as things that can be pressed, what each costs, and why it may not be possible.
import type { OptionView } from '../../kernel/decision.ts'
import { choice } from '../choice.svelte.ts'
import type { OptionLine } from '../protocol.ts'
import { controllerOf, crystalOf, idOf, mySeat, TRACK_END, tableNow, theirSeat, unitOf, ZONES_TO_CLAIM } from './now.ts'
import { placeOfOption, placeOfSubject } from './places.ts'
import type { ClansWords } from './words.ts'

export const ACTIONS = ['summon-at', 'activate', 'claim', 'replenish', 'raid'] as const
export type Action = (typeof ACTIONS)[number]

export const ACTION_GLYPHS: Readonly<Record<Action, string>> = {
  'summon-at': 'plus',
  activate: 'activation',
  claim: 'crystal',
  replenish: 'replay',
  raid: 'flag',
}

/** Actions are pressed like cards: each has a number above those of all places. */
const FIRST_ACTION = 2000

export const actionSubject = (action: Action): number => FIRST_ACTION + ACTIONS.indexOf(action)

export const actionOfSubject = (subject: number): Action | undefined => ACTIONS[subject - FIRST_ACTION]

/** What a summon action costs for units with these printed costs together. */
export const summonCost = (printed: number): number => Math.max(1, printed + tableNow().costs.summon)

export const isAction = (verb: string): verb is Action => (ACTIONS as readonly string[]).includes(verb)

/** What an option of the main step costs; undefined when that is not decided yet. */
export function costOf({ verb, place, card }: OptionView): number | undefined {
  const { seat, squads, costs } = tableNow()
  if (verb === 'activate') {
    const at = placeOfOption(place)?.id
    return squads.find((squad) => squad.place === at && squad.seat === seat)?.activationCost
  }
  if (verb === 'claim') return crystalOf(idOf(card ?? -1) ?? '')?.cost
  if (verb === 'replenish') return costs.replenish
  if (verb === 'raid') return costs.raid
  if (verb !== 'summon-at' || placeOfSubject(choice.card) !== undefined) return undefined
  const unit = unitOf(idOf(choice.card) ?? '')
  return unit === undefined ? undefined : summonCost(unit.cost)
}

/** Units picked for a summon action, and what they cost together; undefined when nothing is being summoned. */
export function summoning(): { readonly cost: number; readonly units: number } | undefined {
  const { decision, picks } = choice
  if (decision?.rule !== 'cc.summon.1') return undefined
  const printed = (cards: readonly number[]) => cards.reduce((sum, card) => sum + (unitOf(idOf(card) ?? '')?.cost ?? 0), 0)
  const before = printed(decision.picked)
  const paid = decision.picked.length === 0 ? 0 : summonCost(before)
  return { cost: picks.length === 0 ? 0 : summonCost(before + printed(picks)) - paid, units: picks.length }
}

/** The cost of what is selected, when it is one. */
export function plannedCost(): number | undefined {
  const summon = summoning()
  if (summon !== undefined) return summon.cost === 0 ? undefined : summon.cost
  if (!choice.isMain || choice.card < 0) return undefined
  const costs = new Set(choice.listed.map(({ view }) => costOf(view)))
  const [cost] = costs
  return costs.size === 1 ? cost : undefined
}

export const optionsOf = (action: Action): readonly OptionLine[] =>
  choice.isMain ? choice.options.filter(({ view }) => view.verb === action) : []

/** What stands beside an action: its cost, or what it lacks. */
export function hintOf(action: Action, words: ClansWords): string {
  const { squads, seat, initiative, row, costs, places } = tableNow()
  const own = squads.filter((squad) => squad.seat === seat)
  const least = (costs: readonly number[]) => Math.min(...costs)
  const price = (cost: number, several: boolean) =>
    initiative - cost < -TRACK_END ? words.lacks.initiative(cost) : several ? words.from(cost) : String(cost)
  switch (action) {
    case 'summon-at': {
      const hand = (mySeat().hand ?? []).flatMap(({ id }) => unitOf(id)?.cost ?? [])
      const all = [...hand, ...tableNow().summons.flatMap(({ id }) => unitOf(id)?.cost ?? [])]
      return all.length === 0 ? words.lacks.units : price(summonCost(least(all)), true)
    }
    case 'activate':
      return own.length === 0 ? words.lacks.squads : price(least(own.map((squad) => squad.activationCost)), own.length > 1)
    case 'claim': {
      const zones = places.filter(({ kind, id }) => kind === 'crystal' && controllerOf(id) === seat).length
      if (zones < ZONES_TO_CLAIM) return words.lacks.zones(ZONES_TO_CLAIM - zones)
      return price(least(row.flatMap(({ id }) => crystalOf(id)?.cost ?? [])), row.length > 1)
    }
    case 'replenish':
      return price(costs.replenish, false)
    case 'raid': {
      const home = places.find(({ owner }) => owner === theirSeat().seat)!
      return controllerOf(home.id) === seat ? price(costs.raid, false) : words.lacks.home
    }
  }
}
