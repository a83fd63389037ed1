import { release, reserve, SEAT, SELF, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { CompiledAbility } from './definition.ts'
import { abilities, ANY_CARD, definitions, SELF_ONLY } from './definition.ts'
import { STATIC, hasKind, maskOf } from './kinds.ts'
import type { Mask } from './kinds.ts'
import {
  abilityGroups,
  CAPTURED,
  CAPTURED_VALUE,
  CAPTURED_WORDS,
  GROUP,
  isInForce,
  LASTING_SEAT,
  LASTING_SELF,
  LASTING_SOURCE,
  SINCE,
} from './lasting.ts'
import {
  ARTIFACTS,
  FORBIDDEN,
  LASTING_COUNT,
  LASTING_WORDS,
  LENT,
  LINE,
  LISTENER_COUNT,
  SEATS,
  UNWATCHED,
  UPGRADES,
  WATCHED_FLAGS,
  WATCHED_GRANTS,
  WATCHED_STATICS,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import {
  ABILITY_WORDS,
  abilityRows,
  CHANGES,
  LISTENS,
  PLAIN,
  ROW_ABILITY,
  ROW_CLAUSE,
  ROW_WHAT,
  TEXT_CLAUSES,
  TEXT_END,
  TEXT_FIRST,
  TEXT_FLAGS,
  TEXT_FORBIDS,
  TEXT_GRANTED,
  TEXT_LENDS,
  TEXT_WORDS,
  textHas,
  texts,
  WEAKENS,
} from './text-row.ts'

/** Static clauses and abilities in force: which there are, whom they cover, and what they come to together. */

/** Is a clause of this kind in force anywhere? One bit test, so that games without it pay nothing. */
export function hasStatic(p: KeyforgePosition, kind: number): boolean {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
  return (p.watch[WATCHED_STATICS + (kind >> 5)] & (1 << (kind & 31))) !== 0
}

/** The same for several kinds at once. */
export function hasAnyStatic(p: KeyforgePosition, kinds: Mask): boolean {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
  return ((p.watch[WATCHED_STATICS] & kinds[0]) | (p.watch[WATCHED_STATICS + 1] & kinds[1])) !== 0
}

export function hasTrigger(p: KeyforgePosition, trigger: number): boolean {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
  return (p.watch[trigger >> 5] & (1 << (trigger & 31))) !== 0
}

/** Does anything grant an ability of this trigger, or a text that has one? */
export function isGranted(p: KeyforgePosition, trigger: number): boolean {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
  return (p.watch[WATCHED_GRANTS + (trigger >> 5)] & (1 << (trigger & 31))) !== 0
}

/** Does a clause in force anywhere forbid the act, to cards or to seats? Without this word a random game of the first decks looks through all clauses 1.5 times a decision more. */
export function isAnywhereForbidden(p: KeyforgePosition, act: number): boolean {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
  return (p.watch[FORBIDDEN] & (1 << act)) !== 0
}

/** Does a clause in force anywhere lend the keyword? */
export function isLent(p: KeyforgePosition, keyword: number): boolean {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
  return (p.watch[LENT] & (1 << keyword)) !== 0
}

/** A text that a card gains may bring abilities and keywords, as grants do. */
const LIKE_A_GRANT = maskOf([STATIC.grant, STATIC.keyword])
const EVERY_KEYWORD = -1

/** Recomputes which triggers and clauses are anywhere in play or lasting. Word by word: in loops over the masks it takes twice as long. */
export function updateWatch(p: KeyforgePosition): void {
  const { zones, watch } = p
  let events = 0
  let moreEvents = 0
  let statics = 0
  let moreStatics = 0
  let forbidden = 0
  let lent = 0
  let granted = 0
  let moreGranted = 0
  let flags = 0
  let count = 0
  for (let zone = 0; zone < (UPGRADES + 1) * SEATS; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      const at = p.text[card] * TEXT_WORDS
      events |= texts[at]
      moreEvents |= texts[at + 1]
      statics |= texts[at + TEXT_CLAUSES]
      moreStatics |= texts[at + TEXT_CLAUSES + 1]
      forbidden |= texts[at + TEXT_FORBIDS]
      lent |= texts[at + TEXT_LENDS]
      flags |= texts[at + TEXT_FLAGS]
      if ((texts[at + TEXT_FLAGS] & LISTENS) === 0) continue
      granted |= texts[at + TEXT_GRANTED]
      moreGranted |= texts[at + TEXT_GRANTED + 1]
      p.listeners[count++] = card
    }
  }
  for (let i = count; i < p.state[LISTENER_COUNT]; i++) p.listeners[i] = 0
  p.state[LISTENER_COUNT] = count
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const group = abilityGroups[p.lasting[i * LASTING_WORDS + GROUP]]
    events |= group.events[0]
    moreEvents |= group.events[1]
    statics |= group.statics[0]
    moreStatics |= group.statics[1]
    forbidden |= group.forbids
    lent |= group.lends
    granted |= group.granted[0]
    moreGranted |= group.granted[1]
    if (group.volatile) flags |= CHANGES
    if (group.weakens) flags |= WEAKENS
    if (hasKind(group.statics, STATIC.gainsText)) {
      const at = Math.max(0, p.lasting[i * LASTING_WORDS + CAPTURED + CAPTURED_VALUE]) * TEXT_WORDS
      events |= texts[at]
      moreEvents |= texts[at + 1]
      granted |= texts[at]
      moreGranted |= texts[at + 1]
      statics |= texts[at + TEXT_CLAUSES] | LIKE_A_GRANT[0]
      moreStatics |= texts[at + TEXT_CLAUSES + 1] | LIKE_A_GRANT[1]
      forbidden |= texts[at + TEXT_FORBIDS]
      lent = EVERY_KEYWORD
    }
  }
  watch[0] = events
  watch[1] = moreEvents
  watch[WATCHED_STATICS] = statics
  watch[WATCHED_STATICS + 1] = moreStatics
  watch[FORBIDDEN] = forbidden
  watch[LENT] = lent
  watch[WATCHED_GRANTS] = granted
  watch[WATCHED_GRANTS + 1] = moreGranted
  watch[WATCHED_FLAGS] = flags & ~PLAIN
  p.state[UNWATCHED] = 0
}

/** Sum of the amounts of all clauses of a kind that cover the card; `what` narrows the kind (-1 for all), `other` is a second card. */
export function sumStatics(p: KeyforgePosition, kind: number, what: number, card: number, other: number): number {
  return fold(p, kind, what, card, -1, other)
}

/** The same for clauses about a seat. */
export function sumForSeat(p: KeyforgePosition, kind: number, what: number, seat: number, card = -1): number {
  return hasStatic(p, kind) ? fold(p, kind, what, card, seat, -1) : 0
}

/** Is an act forbidden for a card, by any clause? */
export function isForbidden(p: KeyforgePosition, act: number, card: number, other = -1): boolean {
  return isAnywhereForbidden(p, act) && fold(p, STATIC.cannot, act, card, -1, other) > 0
}

/** Is an act forbidden for a seat (with a card, if the clause says which)? */
export function isForbiddenFor(p: KeyforgePosition, act: number, seat: number, card = -1): boolean {
  return isAnywhereForbidden(p, act) && fold(p, STATIC.cannotSeat, act, card, seat, -1) > 0
}

/** For explanations: the card whose clause of a kind counts for the card or seat, the last of several; -1 when none does. */
export function sourceOfStatic(p: KeyforgePosition, kind: number, what: number, card: number, seat: number, other = -1): number {
  let last = -1
  if (hasStatic(p, kind)) {
    fold(p, kind, what, card, seat, other, (source) => {
      last = source
    })
  }
  return last
}

/** For those who read: each clause of a kind that covers the card, by the card that it comes from, and its value. */
export function listSources(p: KeyforgePosition, kind: number, what: number, card: number): readonly [source: number, value: number][] {
  const list: [number, number][] = []
  if (hasStatic(p, kind)) fold(p, kind, what, card, -1, -1, (source, value) => list.push([source, value]))
  return list
}

/** `counts` hears of each source whose clause has a value; only explanations want to know. */
function fold(
  p: KeyforgePosition,
  kind: number,
  what: number,
  card: number,
  seat: number,
  other: number,
  counts?: (source: number, value: number) => void,
): number {
  let sum = 0
  for (let i = 0, end = p.state[LISTENER_COUNT]; i < end; i++) {
    const holder = p.listeners[i]
    const text = p.text[holder]
    if (!textHas(text, kind)) continue
    for (let row = texts[text * TEXT_WORDS + TEXT_FIRST], end = texts[text * TEXT_WORDS + TEXT_END]; row < end; row += ABILITY_WORDS) {
      if (abilityRows[row + ROW_CLAUSE] === kind) {
        if (what >= 0 && abilityRows[row + ROW_WHAT] !== what) continue
        const ability = abilities[abilityRows[row + ROW_ABILITY]]
        sum += clauseValue(p, ability, p.controller[holder], holder, holder, -1, card, seat, other, counts)
      } else if (abilityRows[row + ROW_CLAUSE] === STATIC.grant) {
        // a clause that a granted ability brings: its "you" is the controller of the card that has it
        const ability = abilities[abilityRows[row + ROW_ABILITY]]
        const { grants } = ability.static!
        for (let g = 0; g < grants.length; g++) {
          const granted = grants[g]
          if (granted.static === undefined || granted.static.kind !== kind || (what >= 0 && granted.static.what !== what)) continue
          sum += grantedValue(p, ability, granted, holder, card, seat, other, counts)
        }
      }
    }
  }
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    const group = abilityGroups[p.lasting[at + GROUP]]
    if (!hasKind(group.statics, kind) || !isInForce(p, at)) continue
    for (let k = 0; k < group.abilities.length; k++) {
      const ability = group.abilities[k]
      const clause = ability.static
      if (clause === undefined || clause.kind !== kind || (what >= 0 && clause.what !== what)) continue
      sum += clauseValue(
        p,
        ability,
        p.lasting[at + LASTING_SEAT],
        p.lasting[at + LASTING_SOURCE],
        p.lasting[at + LASTING_SELF],
        at,
        card,
        seat,
        other,
        counts,
      )
    }
  }
  return hasStatic(p, STATIC.gainsText) ? sum + foldGained(p, kind, what, card, seat, other, counts) : sum
}

/**
 * The same of texts that creatures have gained, apart from the rest: what a callback names lies on the heap from the first line of the function
 * that it is written in, also where it is never made (docs/performance.md). Both take the same, one by one: an object for it would lie there, too.
 */
function foldGained(
  p: KeyforgePosition,
  kind: number,
  what: number,
  card: number,
  seat: number,
  other: number,
  counts?: (source: number, value: number) => void,
): number {
  let sum = 0
  eachGainedText(p, (holder, text) => {
    if (kind === STATIC.keyword && what >= 0 && holder === card) sum += definitions[text].keywords[what]
    for (const ability of definitions[text].abilities) {
      const clause = ability.static
      if (clause === undefined) continue
      if (clause.kind === kind && (what < 0 || clause.what === what))
        sum += clauseValue(p, ability, p.controller[holder], holder, holder, -1, card, seat, other, counts)
      for (const granted of clause.grants)
        if (granted.static?.kind === kind && (what < 0 || granted.static.what === what))
          sum += grantedValue(p, ability, granted, holder, card, seat, other, counts)
    }
  })
  return sum
}

/**
 * Visits the texts that creatures have gained for a time, or with `copies` those they are copies of, the latest last: the creature, the number
 * of the text (as `packCopy` has it), where the lasting effect lies.
 */
export function eachGainedText(
  p: KeyforgePosition,
  see: (holder: number, text: number, at: number) => void,
  kind: number = STATIC.gainsText,
): void {
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    const group = abilityGroups[p.lasting[at + GROUP]]
    if (!hasKind(group.statics, kind) || !isInForce(p, at)) continue
    for (const { static: clause } of group.abilities) {
      if (clause?.kind !== kind) continue
      for (let zone = LINE * SEATS; zone < (LINE + 1) * SEATS; zone++) {
        for (let k = p.zones.start[zone], end = k + p.zones.length[zone]; k < end; k++) {
          const f = openFrame(p, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at)
          const text = clause.covers!(p, f, p.zones.list[k]) ? clause.amount(p, f) : -1
          release(p, f)
          if (text >= 0) see(p.zones.list[k], text, at)
        }
      }
    }
  }
}

/** Clock of the latest clause of a kind that covers the card for the seat, -1 when there is none. */
export function latestClause(p: KeyforgePosition, kind: number, card: number, seat: number): number {
  let latest = -1
  for (let i = 0, end = p.state[LISTENER_COUNT]; i < end; i++) {
    const holder = p.listeners[i]
    if (!textHas(p.text[holder], kind) || p.since[holder] <= latest) continue
    const definition = definitions[p.text[holder]]
    for (let k = 0; k < definition.abilities.length; k++) {
      const ability = definition.abilities[k]
      if (ability.static?.kind !== kind) continue
      if (clauseValue(p, ability, p.controller[holder], holder, holder, -1, card, seat, -1) > 0) latest = p.since[holder]
    }
  }
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    const group = abilityGroups[p.lasting[at + GROUP]]
    if (!hasKind(group.statics, kind) || p.lasting[at + SINCE] <= latest || !isInForce(p, at)) continue
    for (let k = 0; k < group.abilities.length; k++) {
      const ability = group.abilities[k]
      if (ability.static?.kind !== kind) continue
      const owner = p.lasting[at + LASTING_SEAT]
      if (clauseValue(p, ability, owner, p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at, card, seat, -1) > 0)
        latest = p.lasting[at + SINCE]
    }
  }
  return latest
}

/**
 * Opens a frame for reading a clause or a condition: seat, source, self, and what a lasting effect captured. Without one there is no room
 * for it: half as many words to clear, and search takes up to 3 % less.
 */
export function openFrame(p: KeyforgePosition, seat: number, source: number, self: number, lasting: number): number {
  const f = reserve(p, lasting >= 0 ? SLOTS + CAPTURED_WORDS : SLOTS)
  const { frames } = p
  frames[f + SEAT] = seat
  frames[f + SOURCE] = source
  frames[f + SELF] = self
  if (lasting >= 0) for (let i = 0; i < CAPTURED_WORDS; i++) frames[f + SLOTS + i] = p.lasting[lasting + CAPTURED + i]
  return f
}

/** Can it be told without opening a frame that a clause does not cover the card? Search takes 4 % more when every clause is asked. */
export function isOutOfReach(p: KeyforgePosition, reach: number, self: number, card: number): boolean {
  return reach !== ANY_CARD && card !== (reach === SELF_ONLY ? self : p.host[self])
}

function clauseValue(
  p: KeyforgePosition,
  ability: CompiledAbility,
  owner: number,
  source: number,
  self: number,
  lasting: number,
  card: number,
  seat: number,
  other: number,
  counts?: (source: number, value: number) => void,
): number {
  const clause = ability.static!
  if (isOutOfReach(p, clause.reach, self, card)) return 0
  const f = openFrame(p, owner, source, self, lasting)
  let value = 0
  if (
    (clause.covers === undefined || (card >= 0 && clause.covers(p, f, card))) &&
    (clause.seats === undefined || seat < 0 || (clause.seats(p, f) & (1 << seat)) !== 0) &&
    (clause.other === undefined || (other >= 0 && clause.other(p, f, other))) &&
    (ability.condition === undefined || ability.condition(p, f))
  ) {
    value = clause.amount(p, f)
    if (value !== 0) counts?.(source, value)
  }
  release(p, f)
  return value
}

/** A clause granted to others: it counts once for each card that has the grant. */
function grantedValue(
  p: KeyforgePosition,
  grant: CompiledAbility,
  granted: CompiledAbility,
  holder: number,
  card: number,
  seat: number,
  other: number,
  counts?: (source: number, value: number) => void,
): number {
  let sum = 0
  const { zones } = p
  const { covers, reach } = grant.static!
  for (let zone = 0; zone < (ARTIFACTS + 1) * SEATS; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const having = zones.list[i]
      if (isOutOfReach(p, reach, holder, having)) continue
      const f = openFrame(p, p.controller[holder], holder, holder, -1)
      const has = covers!(p, f, having) && (grant.condition === undefined || grant.condition(p, f))
      release(p, f)
      if (has) sum += clauseValue(p, granted, p.controller[having], holder, having, -1, card, seat, other, counts)
    }
  }
  return sum
}
