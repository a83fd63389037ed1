import type { Program } from '../../kernel/program.ts'
import { addTo, isIn, SET_WORDS } from '../../kernel/cardset.ts'
import { DONE } from '../../ability/compile.ts'
import { ABOUT, call, jump, label, SEAT, SLOTS } from '../../kernel/program.ts'
import { HOME, PLACE_COUNT } from './board.ts'
import { SUMMONED } from './catalog.ts'
import { DECK_SIZE, code } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { canPay, enter, pay, standIn } from './movement.ts'
import { tell } from './tell.ts'
import { callEach } from './trigger.ts'
import { reform, trim } from './squad.ts'
import { firstCardOf, isSummonable, maySummonAt, printedCost, summonCost } from './values.ts'

/** The summon action (cc.summon.1): up to three units to one place. ABOUT is the place. */

const MOST = 3

const NEWCOMERS = SLOTS
const COUNT = SLOTS + SET_WORDS
/** Sum of the printed costs so far. */
const PRINTED = COUNT + 1
const PAID = COUNT + 2

const nextUnit = label('unit to summon')

const summonProgram: Program = code.program('summon', SET_WORDS + 3, [
  [
    nextUnit,
    {
      kind: 'target',
      rule: 'cc.summon.1',
      seat: (p, f) => p.frames[f + SEAT],
      options(p, f, out) {
        const n = writeUnits(p, f, out)
        if (p.frames[f + COUNT] > 0) out[n] = DONE
        return p.frames[f + COUNT] > 0 ? n + 1 : n
      },
      answer(p, f, option) {
        if (option === DONE) return
        const seat = p.frames[f + SEAT]
        const unit = standIn(p, option)
        p.frames[f + PRINTED] += printedCost(p, unit)
        const total = summonCost(p, seat, p.frames[f + PRINTED])
        pay(p, seat, total - p.frames[f + PAID])
        p.frames[f + PAID] = total
        p.frames[f + COUNT]++
        addTo(p.frames, f + NEWCOMERS, unit)
        enter(p, unit, p.frames[f + ABOUT])
        tell(p, 'summon', seat, unit, printedCost(p, unit))
        if (p.frames[f + COUNT] < MOST && anyUnit(p, f)) jump(p, f, nextUnit)
      },
      view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'summon', target: option }),
      picks: (p, f) => ({ min: 1, max: MOST, picked: listSet(p, f), eligible: listUnits(p, f), ordered: false }),
    },
  ],
  ['reform', (p, f) => reform(p, p.frames[f + SEAT], p.frames[f + ABOUT])],
  ['squad limit', (p) => trim(p)],
  ['summoned', (p, f) => callEach(p, SUMMONED, f + NEWCOMERS, p.frames[f + ABOUT])],
])

export function summon(p: CrystalClansPosition, seat: number, place: number): void {
  const g = call(p, summonProgram, seat, -1, -1)
  p.frames[g + ABOUT] = place
}

const freeProgram: Program = code.program('summon for free', SET_WORDS, [
  ['reform', (p, f) => reform(p, p.frames[f + SEAT], p.frames[f + ABOUT])],
  ['squad limit', (p) => trim(p)],
  ['summoned', (p, f) => callEach(p, SUMMONED, f + NEWCOMERS, p.frames[f + ABOUT])],
])

/** An ability summons a unit without cost. */
export function summonFree(p: CrystalClansPosition, seat: number, chosen: number, place: number): void {
  const card = standIn(p, chosen)
  const g = call(p, freeProgram, seat, -1, -1)
  p.frames[g + ABOUT] = place
  addTo(p.frames, g + NEWCOMERS, card)
  enter(p, card, place)
  tell(p, 'summon', seat, card, 0)
}

/** Places where a summon action is possible now, as a mask. */
export function summonablePlaces(p: CrystalClansPosition, seat: number): number {
  let mask = 0
  // one look at the hand: which units could be paid for at all
  const first = firstCardOf(seat)
  for (let card = first; card < first + DECK_SIZE; card++) {
    if (!isSummonable(p, card) || !canPay(p, seat, summonCost(p, seat, printedCost(p, card)))) continue
    mask |= 1 << HOME[seat]
    for (let place = 0; place < PLACE_COUNT; place++) {
      if ((mask & (1 << place)) === 0 && maySummonAt(p, seat, card, place)) mask |= 1 << place
    }
  }
  return mask
}

function isEligible(p: CrystalClansPosition, f: number, card: number): boolean {
  const seat = p.frames[f + SEAT]
  return (
    isSummonable(p, card) &&
    canPay(p, seat, summonCost(p, seat, p.frames[f + PRINTED] + printedCost(p, card)) - p.frames[f + PAID]) &&
    maySummonAt(p, seat, card, p.frames[f + ABOUT])
  )
}

function writeUnits(p: CrystalClansPosition, f: number, out: Int16Array): number {
  const first = firstCardOf(p.frames[f + SEAT])
  let n = 0
  for (let card = first; card < first + DECK_SIZE; card++) {
    if (isEligible(p, f, card) && !isRepeated(p, out, n, card)) out[n++] = card
  }
  return n
}

/** Copies of a unit in the same pile are one option; copies have neighbouring numbers. */
function isRepeated(p: CrystalClansPosition, out: Int16Array, n: number, card: number): boolean {
  for (let i = n - 1; i >= 0 && p.face[out[i]] === p.face[card]; i--) if (p.zones.of[out[i]] === p.zones.of[card]) return true
  return false
}

function anyUnit(p: CrystalClansPosition, f: number): boolean {
  const first = firstCardOf(p.frames[f + SEAT])
  for (let card = first; card < first + DECK_SIZE; card++) if (isEligible(p, f, card)) return true
  return false
}

/** All units that may be among them, copies and those already summoned too. */
function listUnits(p: CrystalClansPosition, f: number): number[] {
  const first = firstCardOf(p.frames[f + SEAT])
  const units: number[] = []
  for (let card = first; card < first + DECK_SIZE; card++) {
    if (isIn(p.frames, f + NEWCOMERS, card) || isEligible(p, f, card)) units.push(card)
  }
  return units
}

function listSet(p: CrystalClansPosition, f: number): number[] {
  return listUnits(p, f).filter((card) => isIn(p.frames, f + NEWCOMERS, card))
}
