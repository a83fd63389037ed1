import { CapacityError } from '../../../kernel/layout.ts'
import { ABOUT, AMOUNT, call, finish, jump, label, release, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import type { CompiledAbility } from './definition.ts'
import { ACTION, abilities, code, definitions, STATIC, TRIGGER } from './definition.ts'
import {
  abilityGroups,
  CAPTURED,
  CAPTURED_WORDS,
  GROUP,
  isInForce,
  LASTING_SEAT,
  LASTING_SELF,
  LASTING_SOURCE,
  USES_LEFT,
  removeLasting,
} from './lasting.ts'
import {
  ACTIVE,
  ARTIFACTS,
  ATTACKER,
  DEFENDER,
  LASTING_COUNT,
  LASTING_WORDS,
  LIMBO,
  LISTENER_COUNT,
  QUEUED,
  QUEUE_ENTRIES,
  QUEUE_WORDS,
  SEATS,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { callStateCheck, needsStateCheck } from './state-check.ts'
import { eachAbility, hasStatic, hasTrigger, isCreatureInPlay, isInPlay, kindOfZone, openFrame, typeOf } from './values.ts'

/**
 * Trigger windows. An event collects the abilities that it triggers into the queue; a window then resolves them one at a time,
 * in an order that the active player chooses (kf.triggers). Windows nest: each owns the end of the queue.
 */
const ABILITY = 0
const ENTRY_SEAT = 1
const ENTRY_SOURCE = 2
const ENTRY_SELF = 3
const ENTRY_ABOUT = 4
const ENTRY_AMOUNT = 5

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
  p.queue[at + ENTRY_AMOUNT] = amount
  p.state[QUEUED] = n + 1
}

/** Collects the abilities of one card that a bold word of its own starts, such as its play or destroyed abilities. */
export function collectOwn(p: KeyforgePosition, trigger: number, card: number, amount = 0, seat = p.controller[card]): void {
  if (!mayHave(p, card, trigger)) return
  ownSeat = seat
  ownCard = card
  ownAmount = amount
  eachAbility(p, card, trigger, queueOwn)
}

function mayHave(p: KeyforgePosition, card: number, trigger: number): boolean {
  return (definitions[p.text[card]].events & (1 << trigger)) !== 0 || hasTrigger(p, trigger)
}

let ownSeat = 0
let ownCard = 0
let ownAmount = 0
function queueOwn(p: KeyforgePosition, ability: CompiledAbility, source: number): void {
  enqueue(p, ability.id, ownSeat, source, ownCard, ownCard, ownAmount)
}

/** Collects the abilities of all cards that watch an event: `card` is what it is about, `seat` who did it. */
export function collectWatchers(p: KeyforgePosition, trigger: number, card: number, seat: number, amount = 0): void {
  if (!hasTrigger(p, trigger)) return
  const bit = 1 << trigger
  for (let i = 0, end = p.state[LISTENER_COUNT]; i < end; i++) {
    const holder = p.listeners[i]
    const definition = definitions[p.text[holder]]
    if ((definition.events & bit) === 0) continue
    for (let k = 0; k < definition.abilities.length; k++) {
      const ability = definition.abilities[k]
      if (ability.trigger === trigger) watch(p, ability, p.controller[holder], holder, holder, -1, card, seat, amount)
    }
  }
  if (hasStatic(p, STATIC.grant)) collectGranted(p, trigger, card, seat, amount)
  for (let i = 0; i < p.state[LASTING_COUNT]; i++) {
    const at = i * LASTING_WORDS
    const group = abilityGroups[p.lasting[at + GROUP]]
    if ((group.events & bit) === 0 || !isInForce(p, at)) continue
    for (const ability of group.abilities) {
      if (ability.trigger !== trigger) continue
      watch(p, ability, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at, card, seat, amount)
    }
  }
}

/** Watching abilities that upgrades and others grant to cards in play. */
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
  if (matches) enqueue(p, ability.id, owner, source, self, card, amount)
}

/** Does any card watch this event? For replacements that need no program. */
export function watches(p: KeyforgePosition, trigger: number, card: number, seat: number): boolean {
  const mark = p.state[QUEUED]
  collectWatchers(p, trigger, card, seat)
  const any = p.state[QUEUED] > mark
  while (p.state[QUEUED] > mark) drop(p, p.state[QUEUED] - 1)
  return any
}

/** The cards whose abilities would take the place of `card` in a proposed event, ascending in `out`; returns their number. */
export function findReplacements(p: KeyforgePosition, trigger: number, card: number, out: Int16Array): number {
  const mark = p.state[QUEUED]
  collectWatchers(p, trigger, card, p.controller[card])
  let n = 0
  while (p.state[QUEUED] > mark) {
    const self = p.queue[(p.state[QUEUED] - 1) * QUEUE_WORDS + ENTRY_SELF]
    drop(p, p.state[QUEUED] - 1)
    let k = n++
    for (; k > 0 && out[k - 1] > self; k--) out[k] = out[k - 1]
    out[k] = self
  }
  return n
}

/** The lasting effect that an ability belongs to, by its text's source; -1 when it has ended. */
function lastingOf(p: KeyforgePosition, ability: CompiledAbility, source: number): number {
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

/** Opens a window for what was collected since the mark; returns false when there is nothing. */
export function openWindow(p: KeyforgePosition, mark: number): boolean {
  if (p.state[QUEUED] <= mark) return false
  const f = call(p, WINDOW, p.state[ACTIVE], -1, -1)
  p.frames[f + SLOTS] = mark
  return true
}

/** May the entry still resolve? A destroyed ability needs its card tagged; others need the card in play, or being played. */
function isValid(p: KeyforgePosition, at: number): boolean {
  const ability = abilities[p.queue[at + ABILITY]]
  const self = p.queue[at + ENTRY_SELF]
  if (ability.lasting) return lastingOf(p, ability, p.queue[at + ENTRY_SOURCE]) >= 0
  if (self < 0) return true
  switch (ability.trigger) {
    case TRIGGER.destroyed:
      return p.tagged[self] !== 0 && isInPlay(p, self)
    case TRIGGER.beforeFight:
      // once one of the two is gone, the rest of what comes before the fight does not resolve (kf.fight.5)
      return isCreatureInPlay(p, p.state[ATTACKER]) && isCreatureInPlay(p, p.state[DEFENDER])
    case TRIGGER.leavesPlay:
    case TRIGGER.scrap:
      return true
    default:
      return isInPlay(p, self) || typeOf(p, self) === ACTION || kindOfZone(p, self) === LIMBO
  }
}

/** Keeps one of the entries collected since the mark and drops the others. */
export function keepEntry(p: KeyforgePosition, mark: number, chosen: number): void {
  for (let i = p.state[QUEUED] - 1; i >= mark; i--) if (i !== mark + chosen) drop(p, i)
}

function drop(p: KeyforgePosition, index: number): void {
  const end = p.state[QUEUED] * QUEUE_WORDS
  p.queue.copyWithin(index * QUEUE_WORDS, (index + 1) * QUEUE_WORDS, end)
  p.queue.fill(0, end - QUEUE_WORDS, end)
  p.state[QUEUED]--
}

function start(p: KeyforgePosition, index: number): void {
  const at = index * QUEUE_WORDS
  const ability = abilities[p.queue[at + ABILITY]]
  const lasting = ability.lasting ? lastingOf(p, ability, p.queue[at + ENTRY_SOURCE]) : -1
  const f = call(p, ability.program as Program, p.queue[at + ENTRY_SEAT], p.queue[at + ENTRY_SOURCE], p.queue[at + ENTRY_SELF])
  p.frames[f + ABOUT] = p.queue[at + ENTRY_ABOUT]
  p.frames[f + AMOUNT] = p.queue[at + ENTRY_AMOUNT]
  if (lasting >= 0) {
    for (let i = 0; i < CAPTURED_WORDS; i++) p.frames[f + SLOTS + i] = p.lasting[lasting + CAPTURED + i]
    if (p.lasting[lasting + USES_LEFT] > 0 && --p.lasting[lasting + USES_LEFT] === 0) removeLasting(p, lasting)
  }
  drop(p, index)
}

/** Is the entry the same as an earlier one in every respect? Then it is no choice of its own. */
function repeats(p: KeyforgePosition, mark: number, index: number): boolean {
  const at = index * QUEUE_WORDS
  for (let i = mark; i < index; i++) {
    let k = 0
    while (k < QUEUE_WORDS && p.queue[i * QUEUE_WORDS + k] === p.queue[at + k]) k++
    if (k === QUEUE_WORDS) return true
  }
  return false
}

/** All entries are the same ability for the same seat, and its order against itself cannot matter. */
function allAlike(p: KeyforgePosition, mark: number): boolean {
  const first = mark * QUEUE_WORDS
  if (!abilities[p.queue[first + ABILITY]].commutes) return false
  for (let i = mark + 1; i < p.state[QUEUED]; i++) {
    const at = i * QUEUE_WORDS
    if (p.queue[at + ABILITY] !== p.queue[first + ABILITY] || p.queue[at + ENTRY_SEAT] !== p.queue[first + ENTRY_SEAT]) return false
  }
  return true
}

const next = label('next trigger')
const check = label('check state')

const WINDOW: Program = code.program('window', 1, [
  [
    next,
    (p, f) => {
      const mark = p.frames[f + SLOTS]
      for (let i = p.state[QUEUED] - 1; i >= mark; i--) if (!isValid(p, i * QUEUE_WORDS)) drop(p, i)
      const n = p.state[QUEUED] - mark
      if (n === 0) finish(p)
      else if (n === 1 || allAlike(p, mark)) {
        jump(p, f, check)
        start(p, mark)
      }
    },
  ],
  [
    'which first',
    {
      kind: 'order',
      rule: 'kf.triggers.1',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        const mark = p.frames[f + SLOTS]
        let n = 0
        for (let i = mark; i < p.state[QUEUED]; i++) if (!repeats(p, mark, i)) out[n++] = i - mark
        return n
      },
      answer: (p, f, option) => start(p, p.frames[f + SLOTS] + option),
      view(p, f, option) {
        const at = (p.frames[f + SLOTS] + option) * QUEUE_WORDS
        const card = p.queue[at + ENTRY_SELF]
        const source = p.queue[at + ENTRY_SOURCE]
        const view = { verb: 'order', card, target: p.queue[at + ENTRY_ABOUT], ability: p.queue[at + ABILITY] }
        // two upgrades may have granted the same ability: they tell the two apart
        return source === card ? view : { ...view, source }
      },
    },
  ],
  [
    check,
    (p) => {
      if (needsStateCheck(p)) callStateCheck(p)
    },
  ],
  ['again', (p, f) => jump(p, f, next)],
])
