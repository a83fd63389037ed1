import type { Ability, Amount } from '../../../ability/tree.ts'
import type { CardFace, CardType, House, Icon, KeywordName } from '../rules/index.ts'
import { keyword } from './keywords.ts'
import { core } from './vocabulary.ts'

/** Everything that a card file may use: card types, houses, and all words of the vocabulary. */
export * from './abilities.ts'
export * from './aftermath.ts'
export * from './amounts.ts'
export * from './archiving.ts'
export * from './bans.ts'
export * from './becoming.ts'
export * from './bonus.ts'
export * from './conditions.ts'
export * from './conjunctions.ts'
export * from './copies.ts'
export * from './deeds.ts'
export * from './durations.ts'
export * from './edges.ts'
export * from './events.ts'
export * from './faceup.ts'
export * from './filters.ts'
export * from './forging.ts'
export * from './houses.ts'
export * from './identity.ts'
export * from './middle.ts'
export * from './moments.ts'
export * from './diverting.ts'
export * from './nature.ts'
export * from './keywords.ts'
export * from './kinship.ts'
export * from './lying.ts'
export * from './naming.ts'
export * from './neighbors.ts'
export * from './nouns.ts'
export * from './piles.ts'
export * from './places.ts'
export * from './player-events.ts'
export * from './players.ts'
export * from './powers.ts'
export * from './readying.ts'
export * from './replacements.ts'
export * from './sided.ts'
export * from './sides.ts'
export * from './verbs/joining.ts'
export * from './standing.ts'
export * from './statics.ts'
export * from './strength.ts'
export * from './tallies.ts'
export * from './tide.ts'
export * from './variety.ts'
export * from './haunting.ts'
export * from './combat.ts'
export * from './parity.ts'
export * from './spans.ts'
export * from './kin.ts'
export * from './flanks.ts'
export * from './costs.ts'
export * from './portions.ts'
export * from './persons.ts'
export { lastTurn, thisTurn } from './turns.ts'
export type { Turn } from './turns.ts'
export * from './verbs/acts.ts'
export * from './verbs/choosing.ts'
export * from './verbs/amber.ts'
export * from './verbs/arranging.ts'
export * from './verbs/attaching.ts'
export * from './verbs/bottom.ts'
export * from './foretelling.ts'
export * from './verbs/brawling.ts'
export * from './verbs/cards.ts'
export * from './verbs/counters.ts'
export * from './verbs/creatures.ts'
export * from './verbs/decks.ts'
export * from './verbs/discarding.ts'
export * from './verbs/dividing.ts'
export * from './verbs/exalting.ts'
export * from './verbs/exchanging.ts'
export * from './verbs/joint.ts'
export * from './verbs/markers.ts'
export * from './verbs/swapping.ts'
export * from './verbs/tokens.ts'
export * from './verbs/under.ts'
export * from './verbs/placing.ts'
export * from './verbs/keys.ts'
export * from './verbs/looking.ts'
export * from './verbs/treasure.ts'
export * from './verbs/turning.ts'
export * from './verbs/flanking.ts'
export * from './verbs/moving.ts'
export * from './verbs/uncounting.ts'
export * from './verbs/capturing.ts'
export * from './verbs/reaping.ts'
export * from './verbs/shedding.ts'

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
  oneOrMore,
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
export const ekwidon: House = 'ekwidon'
export const logos: House = 'logos'
export const mars: House = 'mars'
export const sanctum: House = 'sanctum'
export const saurian: House = 'saurian'
export const shadows: House = 'shadows'
export const staralliance: House = 'staralliance'
export const unfathomable: House = 'unfathomable'
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
  /** Icons that it puts on other cards of its deck, in printed order. */
  readonly enhance?: readonly Icon[]
  /** It previewed a later set. */
  readonly anomaly?: true
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
    ...(face.enhance && { enhance: face.enhance }),
    ...(face.anomaly && { anomaly: true }),
    abilities: [...(face.keywords ?? []), ...abilities],
    ...sideOf(id, name, house, face, abilities),
  })

/** The other side of a card that has one: an upgrade, or a creature. Its words are known by name, as they come with the sets that use them. */
function sideOf(
  id: string,
  name: string,
  house: House,
  { traits, bonus }: Face,
  abilities: readonly Ability[],
): { readonly side?: CardFace } {
  for (const { word, args } of abilities) {
    if (word === 'playableAsUpgrade') return { side: Upgrade(id, name, house, { bonus }, ...(args as Ability[])) }
    if (word !== 'creatureInLine') continue
    const [power, ...list] = args as [number, ...Ability[]]
    return { side: Creature(id, name, house, { power, traits, bonus }, ...list) }
  }
  return {}
}

export const Action = cardOf('action')
export const Artifact = cardOf('artifact')
export const Creature = cardOf('creature')
export const Upgrade = cardOf('upgrade')
/** The reference card of a token creature. */
export const Token = (id: string, name: string, house: House, face: Face, ...abilities: Ability[]): CardFace => ({
  ...Creature(id, name, house, face, ...abilities),
  token: true,
})
export { isJoint } from './clauses.ts'
export { canWeaken, compileAbility, compileDeferred, enterAbility, masksOf } from './abilities.ts'
export { vocabulary } from './vocabulary.ts'
