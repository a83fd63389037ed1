import { ABOUT, call, halt, run, runningFrame } from '../../kernel/program.ts'
import { copyPosition } from '../../kernel/position.ts'
import { cardAt } from '../../kernel/zones.ts'
import { battleCard, isLeftAgainst } from './battle-card.ts'
import { BEFORE_BATTLE, BLIND, CARDS_REVEALED, leftEffect, rightEffect, style, triggers } from './catalog.ts'
import { damageTo, shareOut } from './damage.ts'
import { STYLES } from './face.ts'
import type { Style } from './face.ts'
import { faces } from './faces.ts'
import {
  ACTIVE,
  BATTLE_CARD,
  BATTLE_PLACE,
  BROKEN_OFF,
  CANCELLED,
  CrystalClansPosition,
  DECK_SIZE,
  DISCARD,
  HAND,
  PREDICTED,
  REMOVED,
  REVEALED,
  code,
  isFought,
  squadZone,
  topUnit,
} from './layout.ts'
import { put } from './movement.ts'
import { callTrigger } from './trigger.ts'
import { topHas } from './values.ts'

/** What comes of a unit in a battle that is looked ahead to. */
export interface UnitOutlook {
  readonly card: number
  /** Damage that it takes; all that it can take when it falls by damage. */
  readonly damage: number
  readonly falls: boolean
}

/** What a battle card would do against a card of a style. */
export interface StyleOutlook {
  readonly style: Style
  /** The other seat's cards are known, and none of them has this style. */
  readonly isAbsent: boolean
  /** The one card of this style that the other seat is known to hold: what it does is counted. Of others nobody knows what they add. */
  readonly answer: string | undefined
  /** The effect that counts; none when the style of the own card was predicted. */
  readonly side: 'left' | 'right' | undefined
  /** Damage that the enemy squad would take, and the own one; undefined when none would be dealt. */
  readonly dealt: number | undefined
  readonly taken: number | undefined
  /** Units from the top down, those of the enemy and the own ones; who leaves unharmed is in neither. */
  readonly theirs: readonly UnitOutlook[]
  readonly mine: readonly UnitOutlook[]
  /** The effect asks something first: what it does then is not counted. */
  readonly asks: boolean
}

export interface CardOutlook {
  readonly card: number
  readonly against: readonly StyleOutlook[]
}

const world = new CrystalClansPosition()

/** Looks ahead to the battle for each of these cards (cc.battle.4, cc.damage.3). The game stays as it is, and nothing hidden is told. */
export function lookAhead(p: CrystalClansPosition, seat: number, cards: readonly number[]): CardOutlook[] {
  const answers = knownAnswers(p, seat)
  return cards.map((card) => ({ card, against: STYLES.map((_, theirs) => lookAt(p, seat, card, theirs, answers)) }))
}

const begun = new CrystalClansPosition()

/** The same for all cards of the hand, before a battle begins there; nothing where abilities at its beginning, or no choice, come first. */
export function lookBefore(p: CrystalClansPosition, seat: number, place: number): CardOutlook[] {
  if (topHas(p, 1 - seat, place, BLIND)) return []
  for (let one = 0; one < 2; one++) if (triggers[BEFORE_BATTLE][p.face[topUnit(p, one, place)]] !== undefined) return []
  copyPosition(begun, p)
  begun.battle.fill(0)
  begun.battle[BATTLE_PLACE] = place + 1
  const hand = HAND + seat
  return lookAhead(
    begun,
    seat,
    Array.from({ length: p.zones.length[hand] }, (_, i) => cardAt(p.zones, hand, i)),
  )
}

/** All cards that the other seat may play, where the table knows each of them; undefined where it does not. */
function knownAnswers(p: CrystalClansPosition, seat: number): readonly number[] | undefined {
  const enemy = 1 - seat
  if (topHas(p, seat, p.battle[BATTLE_PLACE] - 1, BLIND)) return undefined
  const held: number[] = []
  for (let card = enemy * DECK_SIZE; card < (enemy + 1) * DECK_SIZE; card++) {
    if (p.zones.of[card] !== HAND + enemy && p.zones.of[card] !== BATTLE_CARD + enemy) continue
    if (p.known[card] === 0) return undefined
    held.push(card)
  }
  return held.length === 0 ? undefined : held
}

function lookAt(p: CrystalClansPosition, seat: number, card: number, theirs: number, answers: readonly number[] | undefined): StyleOutlook {
  const place = p.battle[BATTLE_PLACE] - 1
  const enemy = 1 - seat
  const fitting = (answers ?? []).filter((other) => style[p.face[other]] === theirs)
  const isAbsent = answers !== undefined && fitting.length === 0
  const answer = fitting.length > 0 && fitting.every((other) => p.face[other] === p.face[fitting[0]]) ? fitting[0] : -1
  copyPosition(world, p)
  halt(world)
  put(world, card, BATTLE_CARD + seat)
  layAnswer(enemy, answer)
  world.battle[REVEALED] = 1
  const mine = style[p.face[card]]
  world.battle[CANCELLED + enemy] = p.battle[PREDICTED + seat] === theirs + 1 ? 1 : 0
  world.battle[CANCELLED + seat] = p.battle[PREDICTED + enemy] === mine + 1 ? 1 : 0
  const side = sideOf(seat, mine, theirs)
  // what is called last is done first: the effect of the active player
  const effects = [
    [enemy, answer, sideOf(enemy, theirs, mine)],
    [seat, card, side],
  ] as const
  for (const [who, played, counts] of p.state[ACTIVE] === seat ? effects : [...effects].reverse()) {
    const effect = played < 0 || counts === undefined ? undefined : (counts === 'left' ? leftEffect : rightEffect)[p.face[played]]
    if (effect !== undefined) world.frames[call(world, effect, who, played, played) + ABOUT] = place
  }
  callRevealed(world, seat, place)
  run(code, world)
  const asks = runningFrame(world) >= 0
  halt(world)
  const isDealt = world.battle[BROKEN_OFF] === 0 && isFought(world)
  const dealt = isDealt ? damageTo(world, enemy, place) : undefined
  const taken = isDealt ? damageTo(world, seat, place) : undefined
  return {
    style: STYLES[theirs],
    isAbsent,
    answer: answer < 0 ? undefined : faces[p.face[answer]].id,
    side,
    dealt,
    taken,
    theirs: fatesOf(p, enemy, place, dealt),
    mine: fatesOf(p, seat, place, taken),
    asks,
  }
}

/** The other seat plays this card, or any: then only that there is one less in hand could be seen. */
function layAnswer(enemy: number, answer: number): void {
  const laid = battleCard(world, enemy)
  if (answer >= 0) {
    if (laid >= 0) put(world, laid, HAND + enemy)
    put(world, answer, BATTLE_CARD + enemy)
    return
  }
  const held = world.zones.length[HAND + enemy]
  if (laid < 0 && held > 0) put(world, cardAt(world.zones, HAND + enemy, held - 1), BATTLE_CARD + enemy)
}

function sideOf(seat: number, mine: number, theirs: number): 'left' | 'right' | undefined {
  if (world.battle[CANCELLED + seat] !== 0) return undefined
  return isLeftAgainst(world, seat, mine, theirs) ? 'left' : 'right'
}

/** What the own units do when cards are revealed, each once a squad. The last to be called begins. */
function callRevealed(p: CrystalClansPosition, seat: number, place: number): void {
  const zone = squadZone(seat, place)
  const units = Array.from(p.zones.list.subarray(p.zones.start[zone], p.zones.start[zone] + p.zones.length[zone]))
  const faces = new Set<number>()
  for (const [at, card] of units.entries()) {
    const trigger = triggers[CARDS_REVEALED][p.face[card]]
    if (trigger === undefined || faces.has(p.face[card]) || (trigger.top && at < units.length - 1)) continue
    faces.add(p.face[card])
    callTrigger(p, CARDS_REVEALED, card, place, 0)
  }
}

/** The units that the squad has now, from the top down, and behind them those that would have joined it. */
function fatesOf(p: CrystalClansPosition, seat: number, place: number, damage: number | undefined): UnitOutlook[] {
  const shares = new Map<number, UnitOutlook>()
  shareOut(world, seat, place, damage ?? 0, (card, share, falls) =>
    shares.set(card, { card, damage: share, falls: falls && damage !== undefined }),
  )
  const zone = squadZone(seat, place)
  const fates: UnitOutlook[] = []
  for (let i = p.zones.length[zone] - 1; i >= 0; i--) {
    const card = cardAt(p.zones, zone, i)
    const to = world.zones.of[card]
    const fate = shares.get(card) ?? (to === DISCARD + seat || to === REMOVED + seat ? { card, damage: 0, falls: true } : undefined)
    if (fate !== undefined) fates.push(fate)
    shares.delete(card)
  }
  return [...fates, ...shares.values()]
}
