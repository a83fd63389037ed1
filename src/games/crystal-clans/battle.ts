import type { Program } from '../../kernel/program.ts'
import { addTo, clearSet, SET_WORDS } from '../../kernel/cardset.ts'
import { ABOUT, AMOUNT, call, jump, label, skip, SLOTS } from '../../kernel/program.ts'
import type { Ask, Step } from '../../kernel/program.ts'
import { cardAt } from '../../kernel/zones.ts'
import { battleCard, compareStyles, isLeft } from './battle-card.ts'
import {
  BEFORE_BATTLE,
  BLIND,
  CARDS_REVEALED,
  FLIP_ON_REVEAL,
  KILLS,
  leftEffect,
  plainLeft,
  plainRight,
  rightEffect,
  style,
  triggers,
} from './catalog.ts'
import {
  ACTIVE,
  AFTER_DAMAGE,
  BATTLE_CARD,
  BATTLE_PLACE,
  BROKEN_OFF,
  CANCELLED,
  CHALLENGE,
  CRYSTALS,
  DECK_SIZE,
  HAND,
  LOST,
  OTHER_FIRST,
  PREDICTED,
  REVEALED,
  SIDE,
  STARTER,
  TAKES_BACK,
  UNIT_CARDS,
  code,
  hasSquad,
  isFought,
  ownerOf,
  squadSize,
  squadZone,
  topUnit,
} from './layout.ts'
import type { CrystalClansKind } from './decision.ts'
import type { CrystalClansPosition } from './layout.ts'
import { damageTo, shareOut } from './damage.ts'
import { discard, put, standIn, topOfDeck } from './movement.ts'
import { tell } from './tell.ts'
import { destroyAll } from './loss.ts'
import { callEach, callTrigger } from './trigger.ts'
import { topHas } from './values.ts'

/** A battle between the two squads of a place (cc.battle.1). The record of it lies in the `battle` column until its end. */

/** A set of cards: units that fall, units with a trigger. */
const SET = SLOTS

/** Steps and asks are run once for the active seat and once for the other. */
const active = (p: CrystalClansPosition) => p.state[ACTIVE]
const other = (p: CrystalClansPosition) => 1 - p.state[ACTIVE]
/** Where the active player has a say, who goes first. */
const first = (p: CrystalClansPosition) => p.state[ACTIVE] ^ p.battle[OTHER_FIRST]
const second = (p: CrystalClansPosition) => 1 - first(p)
type WhichSeat = (p: CrystalClansPosition) => number

/** The active player orders what both battle cards do (cc.ability.4). */
const whichCardFirst: Ask<CrystalClansPosition, CrystalClansKind> = {
  kind: 'order',
  rule: 'cc.ability.4',
  seat: active,
  options(p, _f, out) {
    out[0] = battleCard(p, 0)
    out[1] = battleCard(p, 1)
    return 2
  },
  answer(p, _f, option) {
    p.battle[OTHER_FIRST] = ownerOf(option) === p.state[ACTIVE] ? 0 : 1
  },
  view: (_p, _f, option) => ({ verb: 'order', target: option }),
}

/** Where the battle goes on when no cards are played. */
const noCards = label('order of taking back')
const beginBattle = label('begin')

const battleProgram: Program = code.program('battle', SET_WORDS, [
  [beginBattle, begin],
  ['before cards', beforeCards],
  ['both squads still here', skipUnlessFought],
  ['active seat must choose', skipIfBlind(active)],
  ['battle card of the active seat', chooseCard(active)],
  ['other seat must choose', skipIfBlind(other)],
  ['battle card of the other seat', chooseCard(other)],
  ['reveal', reveal],
  ['revealed', whenRevealed],
  ['may flip, active seat', skipUnlessFlips(active)],
  ['flip, active seat', mayFlip(active)],
  ['may flip, other seat', skipUnlessFlips(other)],
  ['flip, other seat', mayFlip(other)],
  ['compare styles', compareStyles],
  ['order of effects', skipUnlessBoth(hasEffect, (p) => !isPlain(p, 0) && !isPlain(p, 1))],
  ['which effect first', whichCardFirst],
  ['first effect', resolve(first)],
  ['second effect', resolve(second)],
  ['damage', dealDamage],
  ['order after damage', skipUnlessBoth((p, seat) => p.battle[AFTER_DAMAGE + seat] !== 0)],
  ['which first after damage', whichCardFirst],
  ['first after damage', afterDamage(first)],
  ['second after damage', afterDamage(second)],
  [noCards, skipUnlessBoth((p, seat) => p.battle[TAKES_BACK + seat] !== 0)],
  ['who decides first', whichCardFirst],
  ['put the first away', putAway(first)],
  ['take the first back', takeBack(first)],
  ['put the second away', putAway(second)],
  ['take the second back', takeBack(second)],
  ['kills', afterKills],
  ['end', end],
])

export function callBattle(p: CrystalClansPosition, place: number, starter: number): void {
  const g = call(p, battleProgram, starter, -1, -1)
  p.frames[g + ABOUT] = place
  p.frames[g + AMOUNT] = starter
}

function begin(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  p.battle.fill(0)
  p.battle[BATTLE_PLACE] = place + 1
  p.battle[STARTER] = p.frames[f + AMOUNT]
  tell(p, 'battle', p.battle[STARTER], -1, place)
}

/** Abilities of the top units when the battle begins. */
function beforeCards(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  addTo(p.frames, f + SET, topUnit(p, 0, place))
  addTo(p.frames, f + SET, topUnit(p, 1, place))
  callEach(p, BEFORE_BATTLE, f + SET, place)
  clearSet(p.frames, f + SET)
}

function skipUnlessFought(p: CrystalClansPosition, f: number): void {
  if (!isFought(p)) jump(p, f, noCards)
}

/** Leaves the question out unless both seats have something, and its order can matter. */
function skipUnlessBoth(
  has: (p: CrystalClansPosition, seat: number) => boolean,
  matters: (p: CrystalClansPosition) => boolean = () => true,
): Step<CrystalClansPosition> {
  return (p, f) => {
    p.battle[OTHER_FIRST] = 0
    if (battleCard(p, 0) < 0 || battleCard(p, 1) < 0 || !has(p, 0) || !has(p, 1) || !matters(p)) skip(p, f)
  }
}

function hasEffect(p: CrystalClansPosition, seat: number): boolean {
  return p.battle[SIDE + seat] !== 0
}

function isPlain(p: CrystalClansPosition, seat: number): boolean {
  return (p.battle[SIDE + seat] === 1 ? plainLeft : plainRight)[p.face[battleCard(p, seat)]] !== 0
}

function bothHere(p: CrystalClansPosition, place: number): boolean {
  return squadSize(p, 0, place) > 0 && squadSize(p, 1, place) > 0
}

/** Without a hand, or by an enemy's ability, the top card of the draw pile is played; that happens when cards are revealed (cc.battle.3). */
function skipIfBlind(seatOf: WhichSeat): Step<CrystalClansPosition> {
  return (p, f) => {
    const seat = seatOf(p)
    if (p.zones.length[HAND + seat] === 0 || topHas(p, 1 - seat, p.frames[f + ABOUT], BLIND)) skip(p, f)
  }
}

function chooseCard(seatOf: WhichSeat): Ask<CrystalClansPosition, CrystalClansKind> {
  return {
    kind: 'target',
    rule: 'cc.battle.2',
    secret: true,
    seat: seatOf,
    options(p, _f, out) {
      const seat = seatOf(p)
      let n = 0
      for (let card = seat * DECK_SIZE, last = card + DECK_SIZE; card < last; card++) if (p.zones.of[card] === HAND + seat) out[n++] = card
      return n
    },
    answer: (p, _f, option) => put(p, standIn(p, option), BATTLE_CARD + seatOf(p)),
    view: (_p, _f, option) => ({ verb: 'battle-card', target: option }),
  }
}

function reveal(p: CrystalClansPosition): void {
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? p.state[ACTIVE] : 1 - p.state[ACTIVE]
    if (battleCard(p, seat) >= 0) continue
    const card = topOfDeck(p, seat)
    if (card >= 0) put(p, card, BATTLE_CARD + seat)
  }
  p.battle[REVEALED] = 1
  for (let seat = 0; seat < 2; seat++) {
    const card = battleCard(p, seat)
    if (card < 0) continue
    p.known[card] = 0
    tell(p, 'reveal', seat, card, 0)
    const predicted = p.battle[PREDICTED + 1 - seat]
    if (predicted === style[p.face[card]] + 1) p.battle[CANCELLED + seat] = 1
  }
}

function whenRevealed(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  const { list, start, length } = p.zones
  for (let seat = 0; seat < 2; seat++) {
    const zone = squadZone(seat, place)
    let faces = 0
    for (let first = start[zone], i = first + length[zone] - 1; i >= first; i--) {
      const trigger = triggers[CARDS_REVEALED][p.face[list[i]]]
      if (trigger === undefined || (trigger.top && i !== first + length[zone] - 1)) continue
      // once a squad, however many copies; the faces of a clan have numbers next to each other
      const bit = 1 << (p.face[list[i]] & 31)
      if ((faces & bit) !== 0) continue
      faces |= bit
      addTo(p.frames, f + SET, list[i])
    }
  }
  callEach(p, CARDS_REVEALED, f + SET, place)
  clearSet(p.frames, f + SET)
}

function skipUnlessFlips(seatOf: WhichSeat): Step<CrystalClansPosition> {
  return (p, f) => {
    const seat = seatOf(p)
    const card = battleCard(p, seat)
    if (card < 0 || p.battle[CANCELLED + seat] !== 0 || isLeft(p, seat) || prismOf(p, seat) < 0) skip(p, f)
  }
}

function mayFlip(seatOf: WhichSeat): Ask<CrystalClansPosition, CrystalClansKind> {
  return {
    kind: 'may',
    rule: 'cc.crystal.2',
    seat: seatOf,
    options: writeYesNo,
    answer(p, f, option) {
      if (option === 0) return
      const crystal = prismOf(p, seatOf(p))
      p.down[crystal - UNIT_CARDS] = 1
      callTrigger(p, FLIP_ON_REVEAL, crystal, p.frames[f + ABOUT], 0)
    },
    view: (p, _f, option) => ({ verb: option === 0 ? 'decline' : 'flip', card: prismOf(p, seatOf(p)) }),
  }
}

/** The face-up crystal of a seat that may be flipped now, -1 for none. */
function prismOf(p: CrystalClansPosition, seat: number): number {
  const zone = CRYSTALS + seat
  for (let i = 0; i < p.zones.length[zone]; i++) {
    const crystal = cardAt(p.zones, zone, i)
    if (p.down[crystal - UNIT_CARDS] === 0 && triggers[FLIP_ON_REVEAL][p.face[crystal]] !== undefined) return crystal
  }
  return -1
}

function resolve(seatOf: WhichSeat): Step<CrystalClansPosition> {
  return (p, f) => {
    const seat = seatOf(p)
    const side = p.battle[SIDE + seat]
    if (side === 0) return
    const card = battleCard(p, seat)
    const program = (side === 1 ? leftEffect : rightEffect)[p.face[card]]
    if (program === undefined) return
    tell(p, 'effect', seat, card, side, side === 1 ? 'left' : 'right')
    const g = call(p, program, seat, card, card)
    p.frames[g + ABOUT] = p.frames[f + ABOUT]
  }
}

function dealDamage(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  if (p.battle[BROKEN_OFF] !== 0 || !isFought(p)) return
  clearSet(p.frames, f + SET)
  for (let seat = 0; seat < 2; seat++) {
    const damage = damageTo(p, seat, place)
    tell(p, 'damage', seat, -1, damage)
    shareOut(p, seat, place, damage, (card, _share, falls) => {
      if (falls) addTo(p.frames, f + SET, card)
    })
  }
  destroyAll(p, f + SET)
  clearSet(p.frames, f + SET)
}

function afterDamage(seatOf: WhichSeat): Step<CrystalClansPosition> {
  return (p, f) => {
    const seat = seatOf(p)
    const number = p.battle[AFTER_DAMAGE + seat]
    if (number === 0) return
    const card = battleCard(p, seat)
    const g = call(p, code.programs[number - 1], seat, card, card)
    p.frames[g + ABOUT] = p.frames[f + ABOUT]
  }
}

/** The battle card is discarded unless it may be taken back; one that joined a squad is no longer here (cc.battle.6). */
function putAway(seatOf: WhichSeat): Step<CrystalClansPosition> {
  return (p, f) => {
    const seat = seatOf(p)
    const card = battleCard(p, seat)
    if (card >= 0 && p.battle[TAKES_BACK + seat] !== 0) return
    if (card >= 0) discard(p, card)
    skip(p, f)
  }
}

function takeBack(seatOf: WhichSeat): Ask<CrystalClansPosition, CrystalClansKind> {
  return {
    kind: 'may',
    rule: 'cc.battle.7',
    seat: seatOf,
    options: writeYesNo,
    answer(p, _f, option) {
      const seat = seatOf(p)
      const card = battleCard(p, seat)
      if (option === 0) discard(p, card)
      else put(p, card, HAND + seat)
    },
    view: (p, _f, option) => ({ verb: option === 0 ? 'decline' : 'take-back', card: battleCard(p, seatOf(p)) }),
  }
}

/** Abilities after a battle in which a squad has destroyed units look at the top unit that it has then. */
function afterKills(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  for (let seat = 0; seat < 2; seat++) {
    if (hasSquad(p, seat, place) && p.battle[LOST + 1 - seat] > 0) addTo(p.frames, f + SET, topUnit(p, seat, place))
  }
  callEach(p, KILLS, f + SET, place)
  clearSet(p.frames, f + SET)
}

/** An ability may have given a new battle here. */
function end(p: CrystalClansPosition, f: number): void {
  const again = p.state[CHALLENGE]
  p.state[CHALLENGE] = 0
  p.battle.fill(0)
  if (again === 0 || !bothHere(p, p.frames[f + ABOUT])) return
  p.frames[f + AMOUNT] = again - 1
  jump(p, f, beginBattle)
}

export function writeYesNo(_p: CrystalClansPosition, _f: number, out: Int16Array): number {
  out[0] = 0
  out[1] = 1
  return 2
}
