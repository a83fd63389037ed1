import { isNode, visit } from '../../../ability/tree.ts'
import type { Arg } from '../../../ability/tree.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { Features, tabulate } from '../../insight.ts'
import type { Insight, View } from '../../insight.ts'
import { ASPECT_BITS, COST, TIER_BITS } from '../catalog.ts'
import { ASPECTS, STONES, TIERS } from '../face.ts'
import type { CardFace } from '../face.ts'
import { faces } from '../faces.ts'
import {
  ACTIVE,
  DECK,
  DISCARD,
  EMPOWERED,
  FREE,
  HAND,
  LIFE,
  MANA,
  MODE,
  OVERCHARGED,
  PAIRS,
  SEAT_COUNT,
  teamCount,
  teamOf,
  TURN,
  WILD,
} from '../layout.ts'
import type { RiftbladePosition } from '../layout.ts'

const features = new Features()
const feature = (name: string) => features.add(name)

const MOVES = feature('has the turn')
const LIFE_LEFT = feature('life')
const FIFTEEN = feature('life up to 15')
const EIGHT = feature('life up to 8')
const FOUR = feature('life up to 4')
const LIFE_MOVING = feature('life up to 15, with the turn')
const LIFE_OF_MANY = feature('life in a free for all')
const DECK_SIZE = feature('own cards')
const DENSITY = feature('mean cost of own cards')
const DENSITY_EARLY = feature('mean cost of own cards by the lowest life on the table')
const DENSITY_OF_MANY = feature('mean cost of own cards in a free for all')
const STARTERS = feature('share of starters')
const STARTERS_EARLY = feature('share of starters by the lowest life on the table')
const CARDS_IN_HAND = feature('hand')
const CHAIN = feature('most cards of one aspect in hand')
const CHAIN_MOVING = feature('most cards of one aspect in hand, with the turn')
const EMPOWERS = feature('cards in hand that stones can empower')
const OVERCHARGES = feature('cards in hand that stones can overcharge')
const EMPOWERS_MOVING = feature('cards in hand that stones can empower, with the turn')
const OVERCHARGES_MOVING = feature('cards in hand that stones can overcharge, with the turn')
const STONE = features.addEach(STONES.map((name) => `${name} stones`))
const STONE_MOVING = features.addEach(STONES.map((name) => `${name} stones, with the turn`))
const LATE = feature('turn, with the turn')

const IN_HAND = 0
const IN_DECK = 1
const DISCARDED = 2
const zones = ['hand', 'deck', 'discard pile'] as const

/** What a learned judgement of Riftblade sees. Partners are seen one by one; each has the life of the team. */
export const insight: Insight<RiftbladePosition> = {
  version: 1,
  features: features.names,
  zones,
  traits: tabulate(faces.map(traitsOf)),
  table,
  look,
}

/** By the number of seats. */
const TABLES = ['', '', '2', '3', '4']

function table(p: RiftbladePosition): string {
  return p.state[MODE] === PAIRS ? 'teams' : TABLES[p.state[SEAT_COUNT]]
}

const ofAspect = new Int8Array(ASPECTS.length)

function look(p: RiftbladePosition, seat: number, view: View): boolean {
  if (seat >= p.state[SEAT_COUNT]) return false
  const team = teamOf(p, seat)
  const life = p.life[team]
  if (life === 0) return false
  const { values } = view
  const moves = teamOf(p, p.state[ACTIVE]) === team
  const many = p.state[MODE] === FREE
  let lowest = LIFE
  for (let other = 0, n = teamCount(p); other < n; other++) if (p.life[other] > 0) lowest = Math.min(lowest, p.life[other])
  values[LIFE_LEFT] = life / 20
  values[FIFTEEN] = Math.min(15, life) / 15
  values[EIGHT] = Math.min(8, life) / 8
  values[FOUR] = Math.min(4, life) / 4
  if (many) values[LIFE_OF_MANY] = life / 20
  if (moves) {
    values[MOVES] = 1
    values[LIFE_MOVING] = Math.min(15, life) / 15
    values[LATE] = Math.min(60, p.state[TURN]) / 30
  }
  let [cards, cost, starters] = [0, 0, 0]
  let [empower, overcharge] = [0, 0]
  ofAspect.fill(0)
  for (let place = 0; place <= DISCARDED; place++) {
    const zone = (place === IN_HAND ? HAND : place === IN_DECK ? DECK : DISCARD) + seat
    const n = p.zones.length[zone]
    cards += n
    for (let i = 0; i < n; i++) {
      const face = p.face[cardAt(p.zones, zone, i)]
      view.addCard(place, face)
      cost += COST[face]
      if (COST[face] === 0) starters++
      if (place !== IN_HAND) continue
      for (let aspect = 0; aspect < ASPECTS.length; aspect++) if ((ASPECT_BITS[face] & (1 << aspect)) !== 0) ofAspect[aspect]++
      if ((TIER_BITS[face] & 2) !== 0) empower++
      if ((TIER_BITS[face] & 4) !== 0) overcharge++
    }
  }
  values[DECK_SIZE] = cards / 10
  if (cards > 0) {
    const early = lowest / LIFE
    values[DENSITY] = cost / cards / 2
    values[DENSITY_EARLY] = values[DENSITY] * early
    if (many) values[DENSITY_OF_MANY] = values[DENSITY]
    values[STARTERS] = starters / cards
    values[STARTERS_EARLY] = values[STARTERS] * early
  }
  values[CARDS_IN_HAND] = p.zones.length[HAND + seat] / 7
  let chain = 0
  for (let aspect = 0; aspect < ASPECTS.length; aspect++) chain = Math.max(chain, ofAspect[aspect])
  const stones = 4 * seat
  const wild = p.ready[stones + WILD]
  values[CHAIN] = chain / 5
  values[EMPOWERS] = Math.min(empower, p.ready[stones + EMPOWERED] + wild) / 3
  values[OVERCHARGES] = Math.min(overcharge, p.ready[stones + OVERCHARGED] + wild) / 3
  for (let face = MANA; face <= WILD; face++) values[STONE + face] = p.ready[stones + face] / 3
  if (!moves) return true
  values[CHAIN_MOVING] = values[CHAIN]
  values[EMPOWERS_MOVING] = values[EMPOWERS]
  values[OVERCHARGES_MOVING] = values[OVERCHARGES]
  for (let face = MANA; face <= WILD; face++) values[STONE_MOVING + face] = values[STONE + face]
  return true
}

function traitsOf({ id, cost, rarity, aspects, abilities }: CardFace): { id: string; traits: Record<string, number> } {
  const traits: Record<string, number> = { card: 1, cost: (cost ?? 0) / 2, [`rarity ${rarity}`]: 1 }
  for (const aspect of aspects) traits[`aspect ${aspect}`] = 1
  for (const ability of abilities) {
    let tier = ''
    visit(ability as Arg, ({ word, args }) => {
      if (word === 'triggered') traits['has a trigger'] = 1
      else if ((TIERS as readonly string[]).includes(word)) {
        tier = word
        traits[`has ${tier}`] = 1
      } else {
        const amount = args.find((arg) => typeof arg === 'number')
        const name = `${tier} ${word}`
        traits[name] = (traits[name] ?? 0) + (args.some(isNode) || amount === undefined ? 1 : amount) / 2
      }
    })
  }
  return { id, traits }
}
