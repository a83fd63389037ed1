import { addTo, isEmptySet } from '../../../kernel/cardset.ts'
import { AMOUNT, BELOW, call, extend, jump, label, RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { ACT, INVULNERABLE, POISON } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { BY_DAMAGE, callDestroy } from './destruction.ts'
import { BY_ASSAULT, BY_HAZARDOUS, BY_ICON, BY_SPLASH, IN_FIGHT } from './history.ts'
import { code, ACTIVE, CARD_MASK, CARDS, UNCHECKED, WARD, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell } from './tell.ts'
import { reportAmount, reportFull } from './result.ts'
import { callStateCheck } from './check.ts'
import { hasStatic, hasTrigger, isForbidden, listSources, sumStatics } from './clauses.ts'
import { armorLeft, keywordOf, neighborOf, powerOf, reckonArmor } from './values.ts'
import { isCreatureInPlay } from './whereabouts.ts'
import { collectWatchers, findReplacements, markQueue, replaceEvent } from './queue.ts'
import { openWindow } from './window.ts'
import { add } from './tally.ts'

/**
 * Damage is one batch (kf.damage): every item is prevented by a ban, a ward or armor, in that order; what is left may go elsewhere, where
 * nothing prevents it any more; then all is placed together, and what cannot bear it is destroyed together.
 */
const COUNT = SLOTS
const FLAGS = SLOTS + 1
const DOOMED = SLOTS + 2
/** The item whose replacement is looked for. */
const NEXT = SLOTS + 2 + SET_WORDS
/** What armor prevented is told with what was dealt. */
const MARK = SLOTS + 3 + SET_WORDS
const ITEMS = SLOTS + 4 + SET_WORDS
const SLOT_COUNT = 4 + SET_WORDS

/** Words of an item: its amount; and in one the target, the source creature + 1 (0 when it is not a creature's power) and flags. */
const ITEM_WORDS = 2
const DAMAGE_AMOUNT = 0
const FACTS = 1
const BY_AT = 8
const FLAGS_AT = 16

const targetOf = (facts: number) => facts & CARD_MASK
const dealerOf = (facts: number) => ((facts >> BY_AT) & CARD_MASK) - 1
const flagsOf = (facts: number) => facts >> FLAGS_AT

/** Flags of an item. */
export const IGNORING_ARMOR = 1
/** Dealt by a creature's power in a fight: poison and skirmish look at it. */
export const BY_POWER = 2

/** It was shared with this creature: it is not shared again, but another one may still take it (kf.replacement.3). */
const PART = 4

/** In the place of a card that takes damage: the neighbors of its creature share it, and the card that is added to it gets the larger part. */
export const SHARED = 256

/** Sub-kinds of the clause `takesMore`: so much more, or twice as much once for each clause. */
export const MORE = 0
export const TWICE = 1

/**
 * Calls the program for a batch; add its items with `addDamage` before anything else is called. `how` is a flag of history; `self` has the
 * ability that deals it where another card is its source (kf.upgrade.7).
 */
export function callDamage(p: KeyforgePosition, seat: number, source: number, how = 0, self = -1): number {
  const f = call(p, DAMAGE, seat, source, self)
  p.frames[f + FLAGS] = how
  return f
}

export function addDamage(p: KeyforgePosition, f: number, target: number, by: number, amount: number, flags = 0): void {
  if (amount <= 0 || !isCreatureInPlay(p, target)) return
  const at = extend(p, ITEM_WORDS)
  p.frames[at + DAMAGE_AMOUNT] = amount
  p.frames[at + FACTS] = target | ((by + 1) << BY_AT) | (flags << FLAGS_AT)
  p.frames[f + COUNT]++
}

const replace = label('replace')
const place = label('place')

const DAMAGE: Program = code.program('damage', SLOT_COUNT, [
  [
    'prevent',
    (p, f) => {
      const { frames } = p
      frames[f + MARK] = markQueue(p)
      if (hasTrigger(p, TRIGGER.wouldDealDamage)) replaceDealing(p, f)
      for (let i = 0; i < frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        const target = targetOf(frames[at + FACTS])
        if (keywordOf(p, target, INVULNERABLE) > 0 || isForbidden(p, ACT.beDealtDamage, target, creatureThatDeals(p, f, at))) {
          tell(p, 'prevented', p.controller[target], frames[f + SOURCE], target, frames[at + DAMAGE_AMOUNT], 'kf.cannot.1')
          frames[at + DAMAGE_AMOUNT] = 0
        }
      }
      for (let i = 0; i < frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        if (frames[at + DAMAGE_AMOUNT] > 0 && (p.status[targetOf(frames[at + FACTS])] & WARD) !== 0)
          loseWard(p, f, targetOf(frames[at + FACTS]))
      }
      for (let i = 0; i < frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        const target = targetOf(frames[at + FACTS])
        if (frames[at + DAMAGE_AMOUNT] <= 0 || (flagsOf(frames[at + FACTS]) & IGNORING_ARMOR) !== 0) continue
        const prevented = Math.min(armorLeft(p, target), frames[at + DAMAGE_AMOUNT])
        if (prevented <= 0) continue
        reckonArmor(p, target)
        add(p.armorUsed, target, prevented)
        frames[at + DAMAGE_AMOUNT] -= prevented
        tell(p, 'prevented', p.controller[target], frames[f + SOURCE], target, prevented, 'kf.armor.1')
        collectWatchers(p, TRIGGER.prevents, target, frames[f + SEAT], prevented)
      }
      if ((frames[f + FLAGS] & IN_FIGHT) !== 0 && hasStatic(p, STATIC.sharesFightDamage)) shareDamage(p, f)
    },
  ],
  [
    replace,
    (p, f) => {
      const replaced = hasTrigger(p, TRIGGER.wouldBeDealtDamage)
      while (replaced && p.frames[f + NEXT] < p.frames[f + COUNT]) {
        const at = f + ITEMS + p.frames[f + NEXT] * ITEM_WORDS
        const n = p.frames[at + DAMAGE_AMOUNT] <= 0 ? 0 : replacements(p, f, takers)
        if (n > 1) return
        if (n === 1) giveTo(p, f, takers[0])
        else p.frames[f + NEXT]++
      }
      jump(p, f, place)
    },
  ],
  [
    'which replacement',
    {
      kind: 'target',
      rule: 'kf.replacement.3',
      seat: (p) => p.state[ACTIVE],
      options: replacements,
      answer(p, f, option) {
        giveTo(p, f, option)
        jump(p, f, replace)
      },
      view: (p, f, option) =>
        option < SHARED
          ? { verb: 'target', card: nextTarget(p, f), target: option }
          : { verb: 'target', card: nextTarget(p, f), target: option - SHARED, amount: largerPart(p, f) },
    },
  ],
  [
    place,
    (p, f) => {
      const { frames } = p
      let total = 0
      for (let i = 0; i < frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        const target = targetOf(frames[at + FACTS])
        if (frames[at + DAMAGE_AMOUNT] <= 0 || !hasStatic(p, STATIC.takesMore)) continue
        frames[at + DAMAGE_AMOUNT] += sumStatics(p, STATIC.takesMore, MORE, target, -1)
        frames[at + DAMAGE_AMOUNT] <<= sumStatics(p, STATIC.takesMore, TWICE, target, -1)
      }
      // power that a creature gets for being damaged comes too late for this damage (kf.damage.6)
      if (hasStatic(p, STATIC.power)) doomBefore(p, f)
      for (let i = 0; i < frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        const target = targetOf(frames[at + FACTS])
        const amount = frames[at + DAMAGE_AMOUNT]
        if (amount <= 0) continue
        add(p.damage, target, amount)
        total += amount
        tellDamage(p, f, at)
      }
      for (let i = 0; i < frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        const target = targetOf(frames[at + FACTS])
        if (frames[at + DAMAGE_AMOUNT] <= 0) continue
        if (isPoisonous(p, frames[at + FACTS]) || p.damage[target] >= powerOf(p, target)) addTo(frames, f + DOOMED, target)
      }
      reportAmount(p, f, total)
      reportFull(p, f, total > 0)
      frames[f + AMOUNT] = total
    },
  ],
  [
    'destroy',
    (p, f) => {
      if (isEmptySet(p.frames, f + DOOMED, SET_WORDS)) return
      const g = callDestroy(p, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + FLAGS] | BY_DAMAGE)
      for (let i = 0; i < SET_WORDS; i++) p.frames[g + SLOTS + i] = p.frames[f + DOOMED + i]
      // what is destroyed is the result of whoever dealt the damage
      p.frames[g + RESULT] = p.frames[f + RESULT] === 0 ? 0 : p.frames[f + RESULT] + p.frames[f + BELOW] - f
    },
  ],
  [
    'check state',
    (p) => {
      if (p.state[UNCHECKED] !== 0) callStateCheck(p)
    },
  ],
  [
    'after damage',
    (p, f) => {
      const told = hasTrigger(p, TRIGGER.isDealtDamage)
      for (let i = 0; told && i < p.frames[f + COUNT]; i++) {
        const at = f + ITEMS + i * ITEM_WORDS
        if (p.frames[at + DAMAGE_AMOUNT] > 0)
          collectWatchers(p, TRIGGER.isDealtDamage, targetOf(p.frames[at + FACTS]), p.frames[f + SEAT], p.frames[at + DAMAGE_AMOUNT])
      }
      if ((p.frames[f + FLAGS] & BY_ICON) !== 0 && hasTrigger(p, TRIGGER.isDealtIconDamage)) {
        const at = f + ITEMS
        if (p.frames[at + DAMAGE_AMOUNT] > 0)
          collectWatchers(p, TRIGGER.isDealtIconDamage, targetOf(p.frames[at + FACTS]), p.frames[f + SEAT], p.frames[at + DAMAGE_AMOUNT])
      }
      openWindow(p, p.frames[f + MARK])
    },
  ],
  [
    'check state',
    (p) => {
      if (p.state[UNCHECKED] !== 0) callStateCheck(p)
    },
  ],
])

/** Dealt in a fight by the power of a creature that has poison (kf.poison.1). */
function isPoisonous(p: KeyforgePosition, facts: number): boolean {
  const by = dealerOf(facts)
  return (flagsOf(facts) & BY_POWER) !== 0 && by >= 0 && keywordOf(p, by, POISON) > 0
}

/** Keywords by which damage is dealt, by the flag of the batch. */
const DEALING = [
  [BY_ASSAULT, 'assault'],
  [BY_SPLASH, 'splashAttack'],
  [BY_HAZARDOUS, 'hazardous'],
] as const

/** What an item placed, and the keyword that it was dealt by, or that kills by it. */
function tellDamage(p: KeyforgePosition, f: number, at: number): void {
  if (p.sink === undefined) return
  const target = targetOf(p.frames[at + FACTS])
  const kills = p.damage[target] < powerOf(p, target) && isPoisonous(p, p.frames[at + FACTS])
  const name = kills ? 'poison' : DEALING.find(([flag]) => (p.frames[f + FLAGS] & flag) !== 0)?.[1]
  const amount = p.frames[at + DAMAGE_AMOUNT]
  tell(p, 'damage', p.controller[target], p.frames[f + SOURCE], target, amount, 'kf.damage.1', name)
}

/** The creature by whose power, keyword or ability an item is dealt, -1 where it is none's, as with a bonus icon. */
function creatureThatDeals(p: KeyforgePosition, f: number, at: number): number {
  const by = dealerOf(p.frames[at + FACTS])
  if (by >= 0) return by
  const self = p.frames[f + SELF]
  const source = self < 0 ? p.frames[f + SOURCE] : self
  return source < 0 || (p.frames[f + FLAGS] & BY_ICON) !== 0 || !isCreatureInPlay(p, source) ? -1 : source
}

/** What a creature does instead of dealing damage it does once for the batch, and none of it is dealt (kf.replacement.1). */
function replaceDealing(p: KeyforgePosition, f: number): void {
  let last = -1
  let replaced = false
  for (let i = 0; i < p.frames[f + COUNT]; i++) {
    const at = f + ITEMS + i * ITEM_WORDS
    const dealer = creatureThatDeals(p, f, at)
    if (dealer < 0) continue
    if (dealer !== last)
      replaced = replaceEvent(p, TRIGGER.wouldDealDamage, dealer, p.controller[dealer], p.frames[at + DAMAGE_AMOUNT]) >= 0
    if (replaced) p.frames[at + DAMAGE_AMOUNT] = 0
    last = dealer
  }
}

/** What such creatures are dealt is dealt to another one too, as far as nothing prevents it there; what is shared is not shared again. */
function shareDamage(p: KeyforgePosition, f: number): void {
  const dealt = p.frames[f + COUNT]
  for (let i = 0; i < dealt; i++) {
    const at = f + ITEMS + i * ITEM_WORDS
    if (p.frames[at + DAMAGE_AMOUNT] <= 0) continue
    for (const [one] of listSources(p, STATIC.sharesFightDamage, -1, targetOf(p.frames[at + FACTS]))) {
      if (keywordOf(p, one, INVULNERABLE) > 0 || isForbidden(p, ACT.beDealtDamage, one)) continue
      if ((p.status[one] & WARD) !== 0) loseWard(p, f, one)
      else {
        const prevented = Math.min(armorLeft(p, one), p.frames[at + DAMAGE_AMOUNT])
        if (prevented > 0) {
          reckonArmor(p, one)
          add(p.armorUsed, one, prevented)
        }
        addDamage(p, f, one, -1, p.frames[at + DAMAGE_AMOUNT] - prevented)
      }
    }
  }
}

const takers = new Int16Array(CARDS)

/** The creature that the item whose replacement is looked for would hit. */
function nextTarget(p: KeyforgePosition, f: number): number {
  return targetOf(p.frames[f + ITEMS + p.frames[f + NEXT] * ITEM_WORDS + FACTS])
}

/** The larger part of the damage of that item, which two share. */
function largerPart(p: KeyforgePosition, f: number): number {
  return Math.ceil(p.frames[f + ITEMS + p.frames[f + NEXT] * ITEM_WORDS + DAMAGE_AMOUNT] / 2)
}

/** Another creature takes the damage of that item for good, or both neighbors share it, whose parts others may take. */
function giveTo(p: KeyforgePosition, f: number, taker: number): void {
  if (taker >= SHARED) {
    share(p, f, taker - SHARED)
    return
  }
  const at = f + ITEMS + p.frames[f + NEXT] * ITEM_WORDS + FACTS
  p.frames[at] = (p.frames[at] & ~CARD_MASK) | taker
  p.frames[f + NEXT]++
}

/** The cards that would take the damage of the next item. */
function replacements(p: KeyforgePosition, f: number, out: Int16Array): number {
  const at = f + ITEMS + p.frames[f + NEXT] * ITEM_WORDS
  const n = findReplacements(p, TRIGGER.wouldBeDealtDamage, nextTarget(p, f), p.frames[at + DAMAGE_AMOUNT], out)
  if (n === 0 || out[n - 1] !== SHARED) return n
  return (flagsOf(p.frames[at + FACTS]) & PART) === 0 ? nameSharers(p, f, out) : out.indexOf(SHARED)
}

/** Who may get the larger part takes the place of the word that it is shared; without a neighbor it is not. */
function nameSharers(p: KeyforgePosition, f: number, out: Int16Array): number {
  let n = out.indexOf(SHARED)
  const target = nextTarget(p, f)
  const sharers = [neighborOf(p, target, -1), neighborOf(p, target, 1)].filter((one) => one >= 0).sort((a, b) => a - b)
  const odd = p.frames[f + ITEMS + p.frames[f + NEXT] * ITEM_WORDS + DAMAGE_AMOUNT] % 2 !== 0
  for (const one of odd ? sharers : sharers.slice(0, 1)) out[n++] = SHARED + one
  return n
}

/** The neighbors of its creature share the damage of that item as evenly as possible. */
function share(p: KeyforgePosition, f: number, first: number): void {
  const { frames } = p
  const at = f + ITEMS + frames[f + NEXT] * ITEM_WORDS
  const target = nextTarget(p, f)
  const other = neighborOf(p, target, neighborOf(p, target, -1) === first ? 1 : -1)
  const amount = frames[at + DAMAGE_AMOUNT]
  const facts = frames[at + FACTS] | (PART << FLAGS_AT)
  if (other >= 0) {
    frames[at + DAMAGE_AMOUNT] = largerPart(p, f)
    addDamage(p, f, other, dealerOf(facts), amount - frames[at + DAMAGE_AMOUNT], flagsOf(facts))
  }
  frames[at + FACTS] = (facts & ~CARD_MASK) | first
}

/** A ward is lost instead of all damage of the batch to its creature (kf.ward). */
function loseWard(p: KeyforgePosition, f: number, target: number): void {
  p.status[target] &= ~WARD
  tell(p, 'wardLost', p.controller[target], -1, target, 0, 'kf.ward.2')
  for (let i = 0; i < p.frames[f + COUNT]; i++) {
    const at = f + ITEMS + i * ITEM_WORDS
    if (targetOf(p.frames[at + FACTS]) === target) p.frames[at + DAMAGE_AMOUNT] = 0
  }
}

/** Tags those whose damage will be as much as the power that they have before it is placed. */
function doomBefore(p: KeyforgePosition, f: number): void {
  const { frames } = p
  for (let i = 0; i < frames[f + COUNT]; i++) {
    const target = targetOf(frames[f + ITEMS + i * ITEM_WORDS + FACTS])
    let coming = 0
    for (let k = 0; k < frames[f + COUNT]; k++) {
      const at = f + ITEMS + k * ITEM_WORDS
      if (targetOf(frames[at + FACTS]) === target) coming += Math.max(0, frames[at + DAMAGE_AMOUNT])
    }
    if (coming > 0 && p.damage[target] + coming >= powerOf(p, target)) addTo(frames, f + DOOMED, target)
  }
}
