import { ABOUT, call, halt, run, runningFrame } from '../../kernel/program.ts'
import { copyPosition } from '../../kernel/position.ts'
import { cardAt } from '../../kernel/zones.ts'
import { battleCard, isLeftAgainst } from './battle-card.ts'
import { CARDS_REVEALED, leftEffect, rightEffect, style, triggers } from './catalog.ts'
import { damageTo, shareOut } from './damage.ts'
import { STYLES } from './face.ts'
import type { Style } from './face.ts'
import {
  BATTLE_CARD,
  BATTLE_PLACE,
  BROKEN_OFF,
  CANCELLED,
  CrystalClansPosition,
  DISCARD,
  HAND,
  PREDICTED,
  REMOVED,
  REVEALED,
  code,
  isFought,
  squadZone,
} from './layout.ts'
import { put } from './movement.ts'
import { callTrigger } from './trigger.ts'

/** What comes of a unit in a battle that is looked ahead to. */
export interface UnitOutlook {
  readonly card: number
  /** Damage that it takes; all that it can take when it falls by damage. */
  readonly damage: number
  readonly falls: boolean
}

/** What a battle card would do against a card of a style, whatever that card adds to it. */
export interface StyleOutlook {
  readonly style: Style
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
  return cards.map((card) => ({ card, against: STYLES.map((_, theirs) => lookAt(p, seat, card, theirs)) }))
}

function lookAt(p: CrystalClansPosition, seat: number, card: number, theirs: number): StyleOutlook {
  const place = p.battle[BATTLE_PLACE] - 1
  const enemy = 1 - seat
  copyPosition(world, p)
  halt(world)
  put(world, card, BATTLE_CARD + seat)
  // whichever it is: only that there is one less in hand could be seen
  const { list, start, length } = world.zones
  const held = length[HAND + enemy]
  if (battleCard(world, enemy) < 0 && held > 0) put(world, list[start[HAND + enemy] + held - 1], BATTLE_CARD + enemy)
  world.battle[REVEALED] = 1
  world.battle[CANCELLED + enemy] = p.battle[PREDICTED + seat] === theirs + 1 ? 1 : 0
  const mine = style[p.face[card]]
  const isPredicted = p.battle[PREDICTED + enemy] === mine + 1
  const side = isPredicted ? undefined : isLeftAgainst(world, seat, mine, theirs) ? 'left' : 'right'
  const effect = side === undefined ? undefined : (side === 'left' ? leftEffect : rightEffect)[p.face[card]]
  if (effect !== undefined) world.frames[call(world, effect, seat, card, card) + ABOUT] = place
  callRevealed(world, seat, place)
  run(code, world)
  const asks = runningFrame(world) >= 0
  halt(world)
  const isDealt = world.battle[BROKEN_OFF] === 0 && isFought(world)
  const dealt = isDealt ? damageTo(world, enemy, place) : undefined
  const taken = isDealt ? damageTo(world, seat, place) : undefined
  return { style: STYLES[theirs], side, dealt, taken, theirs: fatesOf(p, enemy, place, dealt), mine: fatesOf(p, seat, place, taken), asks }
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
