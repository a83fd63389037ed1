import type { Check, Count, Test } from '../../ability/language.ts'
import type { Program } from '../../kernel/program.ts'
import type { CrystalClansPosition } from './layout.ts'

/** What faces do, by face number: filled once when the set is compiled, read everywhere. */
export const FACES = 128

/** Kinds of standing clauses. */
export const ATTACK = 0
export const DEFENSE = 1
export const ACTIVATION_COST = 2
export const MOVEMENT = 3
export const SUMMON_PLACE = 4
export const SUMMON_FROM_DISCARD = 5
export const NO_LIMIT = 6
export const SLEEP = 7
export const ATTUNE = 8
export const BLIND = 9
export const HEAL = 10
export const SUMMON_COST = 11
export const REPLENISH_COST = 12
export const RAID_COST = 13
const CLAUSES = 14

/** Kinds of triggers. */
export const SUMMONED = 0
export const ACTIVATED = 1
export const BEFORE_BATTLE = 2
export const CARDS_REVEALED = 3
export const KILLS = 4
export const DESTROYED = 5
export const LOSSES = 6
export const ENEMY_ENTERS = 7
export const INSTEAD_OF_BATTLE = 8
export const CLAIMED = 9
export const FLIP_ON_TURN = 10
export const FLIP_ON_REVEAL = 11
const TRIGGERS = 12

/** Whom a standing clause is about, seen from its card. */
export const REACHES = ['self', 'squad', 'adjacent', 'squadAndAdjacent', 'enemyNear', 'all', 'neutral'] as const
export type Reach = (typeof REACHES)[number]

export interface Clause {
  readonly is: 'clause'
  readonly kind: number
  readonly reach: Reach
  /** Works only while its unit is the top of its squad (cc.squad.3). */
  top: boolean
  readonly amount: number | Count<CrystalClansPosition>
  readonly check?: Check<CrystalClansPosition>
  /** Which cards it allows, for summon places. */
  readonly test?: Test<CrystalClansPosition>
}

export interface Trigger {
  readonly is: 'trigger'
  readonly on: number
  top: boolean
  readonly program: Program
}

/** What a compiled ability is. */
export type Part = Clause | Trigger

const NONE: readonly Clause[] = []
/** Standing clauses by kind and face. */
export const clauses: (readonly Clause[])[][] = table(CLAUSES, NONE)
/** Triggers by kind and face; at most one of a kind on a face. */
export const triggers: (Trigger | undefined)[][] = table(TRIGGERS, undefined)

export const cost = new Int8Array(FACES)
export const attack = new Int8Array(FACES)
export const defense = new Int8Array(FACES)
export const activation = new Int8Array(FACES)
export const style = new Int8Array(FACES)
/** Bit t for the trait t, and HERO. */
export const traits = new Int32Array(FACES)
export const HERO = 1 << 30
export const leftEffect: (Program | undefined)[] = Array(FACES).fill(undefined)
export const rightEffect: (Program | undefined)[] = Array(FACES).fill(undefined)
/** Effects that only change figures of their own side of the battle: whether they come before or after another makes no difference. */
export const plainLeft = new Uint8Array(FACES)
export const plainRight = new Uint8Array(FACES)

/** Takes all abilities from a face. */
export function clearParts(face: number): void {
  for (const kind of clauses) kind[face] = NONE
  for (const kind of triggers) kind[face] = undefined
}

/** Files a compiled ability under its face. */
export function addPart(face: number, part: Part): void {
  if (part.is === 'clause') {
    clauses[part.kind][face] = [...clauses[part.kind][face], part]
    return
  }
  if (triggers[part.on][face] !== undefined) throw new Error(`face ${face} has two abilities with the same trigger; join them into one`)
  triggers[part.on][face] = part
}

function table<T>(kinds: number, empty: T): T[][] {
  return Array.from({ length: kinds }, () => Array<T>(FACES).fill(empty))
}
