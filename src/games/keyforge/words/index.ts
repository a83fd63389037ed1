import type { Ability, Amount } from '../../../ability/tree.ts'
import type { CardFace, CardType, House, Icon, KeywordName } from '../rules/index.ts'
import { keyword } from './statics.ts'
import { core } from './vocabulary.ts'

/** Everything that a card file may use: card types, houses, and all words of the vocabulary. */
export * from './abilities.ts'
export * from './amounts.ts'
export * from './bans.ts'
export * from './conditions.ts'
export * from './durations.ts'
export * from './events.ts'
export * from './filters.ts'
export * from './nouns.ts'
export * from './piles.ts'
export * from './players.ts'
export * from './replacements.ts'
export * from './statics.ts'
export { lastTurn, thisTurn } from './turns.ts'
export type { Turn } from './turns.ts'
export * from './verbs/acts.ts'
export * from './verbs/amber.ts'
export * from './verbs/cards.ts'
export * from './verbs/creatures.ts'

export const {
  may,
  when,
  otherwise,
  ifYouDo,
  oneOf,
  forEach,
  times,
  eachPlayerDoes,
  bothWays,
  repeatIf,
  mayRepeat,
  a,
  some,
  upTo,
  anyNumber,
  each,
  random,
  except,
  it,
  them,
  self,
  source,
  thisWay,
  count,
  amountThisWay,
  minus,
  product,
  half,
  not,
  atLeast,
  exactly,
  none,
  isA,
  you,
  opponent,
  eachPlayer,
} = core

// ---- houses and icons

export const brobnar: House = 'brobnar'
export const dis: House = 'dis'
export const logos: House = 'logos'
export const mars: House = 'mars'
export const sanctum: House = 'sanctum'
export const shadows: House = 'shadows'
export const untamed: House = 'untamed'
/** The bonus icon. The amount of the same name takes a player: `amber(opponent)`. */
export const amberIcon: Icon = 'amber'

// ---- keywords

const plain = (name: KeywordName) => keyword(name)
export const elusive = plain('elusive')
export const skirmish = plain('skirmish')
export const taunt = plain('taunt')
export const poison = plain('poison')
export const versatile = plain('versatile')
export const deploy = plain('deploy')
export const alpha = plain('alpha')
export const omega = plain('omega')
export const treachery = plain('treachery')
export const invulnerable = plain('invulnerable')
export const assault = (n: Amount) => keyword('assault', n)
export const hazardous = (n: Amount) => keyword('hazardous', n)
export const splashAttack = (n: Amount) => keyword('splashAttack', n)

// ---- cards

interface Face {
  readonly power?: number
  readonly armor?: number
  readonly traits?: readonly string[]
  readonly keywords?: readonly Ability[]
  /** Bonus icons in printed order. */
  readonly bonus?: readonly Icon[]
}

/** A card: id (as in the public card lists), English name, house, printed face, abilities in printed order. */
const cardOf =
  (type: CardType) =>
  (id: string, name: string, house: House, face: Face, ...abilities: Ability[]): CardFace => ({
    id,
    name,
    type,
    house,
    power: face.power ?? 0,
    armor: face.armor ?? 0,
    traits: face.traits ?? [],
    bonus: face.bonus ?? [],
    abilities: [...(face.keywords ?? []), ...abilities],
  })

export const Action = cardOf('action')
export const Artifact = cardOf('artifact')
export const Creature = cardOf('creature')
export const Upgrade = cardOf('upgrade')
export { BOLD_END } from './bold.ts'
export { isJoint, jointText } from './clauses.ts'
export { canWeaken, compileAbility, compileDeferred, enterAbility, masksOf } from './abilities.ts'
export { vocabulary } from './vocabulary.ts'
