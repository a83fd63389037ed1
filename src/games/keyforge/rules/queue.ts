import { CapacityError } from '../../../kernel/layout.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { ABOUT, AMOUNT, release } from '../../../kernel/program.ts'
import type { CompiledAbility } from './definition.ts'
import { abilities } from './definition.ts'
import { ABILITY_WORDS, abilityRows, ROW_ABILITY, TEXT_END, TEXT_FIRST, TEXT_WORDS, texts, textTriggers } from './text-row.ts'
import { MOST_KINDS, STATIC, TRIGGER, hasKind } from './kinds.ts'
import { abilityGroups, GROUP, isInForce, LASTING_SEAT, LASTING_SELF, LASTING_SOURCE, SINCE } from './lasting.ts'
import { isFaceup } from './knowing.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  DISCARD,
  INTEREST,
  LASTING_COUNT,
  LASTING_WORDS,
  LISTENER_COUNT,
  QUEUED,
  QUEUE_ENTRIES,
  QUEUE_WORDS,
  SEATS,
  zoneOf,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { hasStatic, hasTrigger, isGranted, openFrame, sumStatics } from './clauses.ts'
import { eachAbility } from './abilities.ts'
import { IN_DISCARD } from './history.ts'
import { MOST } from './tally.ts'

/**
 * The queue of triggers. An event collects the abilities that it triggers at its end; a window resolves them, or a replacement acts at
 * once. Windows nest: each owns the end of the queue.
 */
export const ABILITY = 0
export const ENTRY_SEAT = 1
export const ENTRY_SOURCE = 2
export const ENTRY_SELF = 3
export const ENTRY_ABOUT = 4
export const ENTRY_AMOUNT = 5
/** It waits although its own window would have come at once (kf.nesting.2). */
export const WAITS = 6

/** An event that is about no card tells who did it: `DOER - seat`. */
export const DOER = -2

/** Where the queue ends now; give it to `openWindow` after collecting. */
export function markQueue(p: KeyforgePosition): number {
  return p.state[QUEUED]
}

function enqueue(p: KeyforgePosition, ability: number, seat: number, source: number, self: number, about: number, amount: number): void {
  const n = p.state[QUEUED]
  if (n >= QUEUE_ENTRIES) throw new CapacityError('queue', `holds ${n} triggers, no room for one more`)
  const at = n * QUEUE_WORDS
  p.queue[at + ABILITY] = ability
  p.queue[at + ENTRY_SEAT] = seat
  p.queue[at + ENTRY_SOURCE] = source
  p.queue[at + ENTRY_SELF] = self
  p.queue[at + ENTRY_ABOUT] = about
  p.queue[at + ENTRY_AMOUNT] = Math.min(MOST, amount)
  p.state[QUEUED] = n + 1
}

/** Collects the abilities of one card that a bold word of its own starts; with `since`, only those that it gained after that clock. */
export function collectOwn(p: KeyforgePosition, trigger: number, card: number, amount = 0, seat = p.controller[card], since = -1): void {
  if (!mayHave(p, card, trigger)) return
  ownSeat = seat
  ownCard = card
  ownAmount = amount
  ownSince = since
  const first = p.state[QUEUED]
  eachAbility(p, card, trigger, queueOwn)
  if (hasStatic(p, STATIC.alsoOn)) collectAlso(p, trigger, card, first)
}

function mayHave(p: KeyforgePosition, card: number, trigger: number): boolean {
  return textTriggers(p.text[card], trigger) || isGranted(p, trigger) || hasStatic(p, STATIC.alsoOn)
}

/** Bold words whose effects a clause may let resolve at another one too. */
const MOVABLE = [TRIGGER.play, TRIGGER.afterFight, TRIGGER.afterReap]

/** Sub-kind of the clause `alsoOn`. */
export function alsoOn(from: number, to: number): number {
  return from * MOST_KINDS + to
}

/** Abilities of another bold word that resolve at this one too; an effect that has both words resolves once (kf.triggers.2). */
function collectAlso(p: KeyforgePosition, trigger: number, card: number, first: number): void {
  for (const from of MOVABLE) {
    if (from === trigger || sumStatics(p, STATIC.alsoOn, alsoOn(from, trigger), card, -1) === 0) continue
    const mark = p.state[QUEUED]
    eachAbility(p, card, from, queueOwn)
    for (let i = p.state[QUEUED] - 1; i >= mark; i--)
      if (isQueued(p, abilities[p.queue[i * QUEUE_WORDS + ABILITY]], first, mark)) drop(p, i)
  }
}

/** Is the same effect among these entries, under whichever of its words? */
function isQueued(p: KeyforgePosition, { program }: CompiledAbility, first: number, end: number): boolean {
  for (let i = first; i < end; i++) if (abilities[p.queue[i * QUEUE_WORDS + ABILITY]].program === program) return true
  return false
}

let ownSeat = 0
let ownCard = 0
let ownAmount = 0
let ownSince = -1
function queueOwn(p: KeyforgePosition, ability: CompiledAbility, source: number, lasting: number): void {
  if (ownSince >= 0 && (lasting < 0 ? p.since[source] : p.lasting[lasting + SINCE]) <= ownSince) return
  enqueue(p, ability.id, ownSeat, source, ownCard, ownCard, ownAmount)
}

/** Collects the abilities of all cards that watch an event: `card` is what it is about, `seat` who did it. */
export function collectWatchers(p: KeyforgePosition, trigger: number, card: number, seat: number, amount = 0): void {
  if (!hasTrigger(p, trigger)) return
  for (let i = 0, end = p.state[LISTENER_COUNT]; i < end; i++) {
    const holder = p.listeners[i]
    if (textTriggers(p.text[holder], trigger)) watchText(p, p.text[holder], trigger, p.controller[holder], holder, card, seat, amount)
  }
  if (isGranted(p, trigger)) collectGranted(p, trigger, card, seat, amount)
  for (let i = 0; i < p.state[LASTING_COUNT]; i++) {
    const at = i * LASTING_WORDS
    const group = abilityGroups[p.lasting[at + GROUP]]
    if (!hasKind(group.events, trigger) || !isInForce(p, at)) continue
    for (const ability of group.abilities) {
      if (ability.trigger !== trigger) continue
      watch(p, ability, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at, card, seat, amount)
    }
  }
}

/** The same for abilities that work in a discard pile, whose trigger is one of its own: "you" is the owner of the card. */
export function collectFromDiscard(p: KeyforgePosition, trigger: number, seat: number, amount: number): void {
  // to look through the piles every turn takes random play 4 %
  if ((p.state[INTEREST] & (1 << IN_DISCARD)) === 0) return
  for (let side = 0; side < SEATS; side++) {
    const zone = zoneOf(DISCARD, side)
    for (let i = 0; i < p.zones.length[zone]; i++) {
      const card = cardAt(p.zones, zone, i)
      if (textTriggers(p.text[card], trigger)) watchText(p, p.text[card], trigger, side, card, -1, seat, amount)
    }
  }
}

/** Collects the abilities of one card's text. */
function watchText(
  p: KeyforgePosition,
  text: number,
  trigger: number,
  owner: number,
  holder: number,
  card: number,
  seat: number,
  amount: number,
): void {
  for (let row = texts[text * TEXT_WORDS + TEXT_FIRST], end = texts[text * TEXT_WORDS + TEXT_END]; row < end; row += ABILITY_WORDS)
    if (abilityRows[row] === trigger) watch(p, abilities[abilityRows[row + ROW_ABILITY]], owner, holder, holder, -1, card, seat, amount)
}

/** What a card that lies faceup in the seat's archives says of taking cards from there; false when there is none. `collects` queues it. */
export function offersArchives(p: KeyforgePosition, seat: number, collects: boolean): boolean {
  const zone = zoneOf(ARCHIVES, seat)
  for (let i = 0; i < p.zones.length[zone]; i++) {
    const card = cardAt(p.zones, zone, i)
    if (!isFaceup(p, card) || !textTriggers(p.text[card], TRIGGER.takesFromArchives)) continue
    if (collects) collectOwn(p, TRIGGER.takesFromArchives, card, 0, seat)
    return true
  }
  return false
}

/** Watching abilities that upgrades and others grant to cards in play, or that come with a text they gained. */
function collectGranted(p: KeyforgePosition, trigger: number, card: number, seat: number, amount: number): void {
  const { zones } = p
  for (let zone = 0; zone < (ARTIFACTS + 1) * SEATS; zone++) {
    for (let at = zones.start[zone], end = at + zones.length[zone]; at < end; at++) {
      const holder = zones.list[at]
      const first = granted.length
      eachAbility(p, holder, trigger, addGranted)
      for (let i = first; i < granted.length; i += 1) {
        const { ability, source, lasting } = granted[i]
        if (source !== holder || lasting >= 0) watch(p, ability, p.controller[holder], source, holder, lasting, card, seat, amount)
      }
      granted.length = first
    }
  }
}

const granted: { ability: CompiledAbility; source: number; lasting: number }[] = []
function addGranted(_p: KeyforgePosition, ability: CompiledAbility, source: number, lasting: number): void {
  granted.push({ ability, source, lasting })
}

function watch(
  p: KeyforgePosition,
  ability: CompiledAbility,
  owner: number,
  source: number,
  self: number,
  lasting: number,
  card: number,
  seat: number,
  amount: number,
): void {
  const f = openFrame(p, owner, source, self, lasting)
  p.frames[f + ABOUT] = card
  p.frames[f + AMOUNT] = amount
  const matches =
    (ability.about === undefined || ability.about(p, f, card)) &&
    (ability.seats === undefined || (ability.seats(p, f) & (1 << seat)) !== 0) &&
    (ability.event === undefined || ability.event(p, f)) &&
    (ability.condition === undefined || ability.condition(p, f))
  release(p, f)
  if (matches) enqueue(p, ability.id, owner, source, self, card < 0 ? DOER - seat : card, amount)
}

/**
 * Lets one ability that replaces a proposed event act for it, once (kf.replacement): the first, and before the others those of the seat
 * that the event is for, as nobody can be asked here (kf.replacement.4). `about` is the card, or what the event says.
 * Returns what takes its place, as the verb says it, or -1 when nothing does.
 */
export function replaceEvent(p: KeyforgePosition, trigger: number, about: number, seat: number, amount: number): number {
  if (!hasTrigger(p, trigger)) return -1
  const mark = p.state[QUEUED]
  collectWatchers(p, trigger, about, seat, amount)
  if (p.state[QUEUED] === mark) return -1
  let first = mark
  for (let i = p.state[QUEUED] - 1; i >= mark; i--) if (p.queue[i * QUEUE_WORDS + ENTRY_SEAT] === seat) first = i
  for (let i = 0; i < QUEUE_WORDS; i++) proposed[i] = p.queue[first * QUEUE_WORDS + i]
  while (p.state[QUEUED] > mark) drop(p, p.state[QUEUED] - 1)
  return actInstead(p, proposed, 0)
}

const proposed = new Int32Array(QUEUE_WORDS)

/** Runs the replacement that an entry stands for. */
function actInstead(p: KeyforgePosition, entry: ArrayLike<number>, at: number): number {
  const ability = abilities[entry[at + ABILITY]]
  const source = entry[at + ENTRY_SOURCE]
  const f = openFrame(p, entry[at + ENTRY_SEAT], source, entry[at + ENTRY_SELF], ability.lasting ? lastingOf(p, ability, source) : -1)
  p.frames[f + ABOUT] = entry[at + ENTRY_ABOUT]
  p.frames[f + AMOUNT] = entry[at + ENTRY_AMOUNT]
  const result = ability.instead?.(p, f) ?? -1
  release(p, f)
  return result
}

/** The cards that would take the place of `card` in a proposed event, ascending in `out`; returns their number. */
export function findReplacements(p: KeyforgePosition, trigger: number, card: number, amount: number, out: Int16Array): number {
  const mark = p.state[QUEUED]
  collectWatchers(p, trigger, card, p.controller[card], amount)
  let n = 0
  while (p.state[QUEUED] > mark) {
    const other = actInstead(p, p.queue, (p.state[QUEUED] - 1) * QUEUE_WORDS)
    drop(p, p.state[QUEUED] - 1)
    let k = n++
    for (; k > 0 && out[k - 1] > other; k--) out[k] = out[k - 1]
    out[k] = other
  }
  return n
}

/** The lasting effect that an ability belongs to, by its text's source; -1 when it has ended. */
export function lastingOf(p: KeyforgePosition, ability: CompiledAbility, source: number): number {
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    if (p.lasting[at + LASTING_SOURCE] !== source) continue
    for (const other of abilityGroups[p.lasting[at + GROUP]].abilities) {
      if (other === ability || (other.static?.grants.includes(ability) ?? false)) return at
    }
  }
  return -1
}

/** Queues an ability that a rule brings, such as assault: it resolves in the window like any other. */
export function collectRule(p: KeyforgePosition, ability: CompiledAbility, seat: number, self: number, about: number): void {
  enqueue(p, ability.id, seat, self, self, about, 0)
}

/** Makes the entries collected since the mark about a card. */
export function pointEntriesAt(p: KeyforgePosition, mark: number, card: number): void {
  for (let i = mark; i < p.state[QUEUED]; i++) p.queue[i * QUEUE_WORDS + ENTRY_ABOUT] = card
}

/** Makes the entries collected since the mark run for another seat. */
export function reseatEntries(p: KeyforgePosition, mark: number, seat: number): void {
  for (let i = mark; i < p.state[QUEUED]; i++) p.queue[i * QUEUE_WORDS + ENTRY_SEAT] = seat
}

/** Of what an event brought, so much is gone: the others that wait for the same event find less. */
export function takeFromEvent(p: KeyforgePosition, trigger: number, about: number, amount: number): void {
  for (let i = 0; i < p.state[QUEUED]; i++) {
    const at = i * QUEUE_WORDS
    if (abilities[p.queue[at + ABILITY]].trigger !== trigger || p.queue[at + ENTRY_ABOUT] !== about) continue
    p.queue[at + ENTRY_AMOUNT] = Math.max(0, p.queue[at + ENTRY_AMOUNT] - amount)
  }
}

/** Keeps one of the entries collected since the mark and drops the others. */
export function keepEntry(p: KeyforgePosition, mark: number, chosen: number): void {
  for (let i = p.state[QUEUED] - 1; i >= mark; i--) if (i !== mark + chosen) drop(p, i)
}

export function drop(p: KeyforgePosition, index: number): void {
  const { queue } = p
  const last = (p.state[QUEUED] - 1) * QUEUE_WORDS
  // word by word: entries are too short for calls of `copyWithin` and `fill`
  for (let i = index * QUEUE_WORDS; i < last; i++) queue[i] = queue[i + QUEUE_WORDS]
  for (let i = last; i < last + QUEUE_WORDS; i++) queue[i] = 0
  p.state[QUEUED]--
}
