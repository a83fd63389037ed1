import type { Arg } from '../../../ability/tree.ts'
import { countWords, Features, tabulate } from '../../insight.ts'
import type { Insight, View } from '../../insight.ts'
import { CRYSTAL_PLACES, NEXT_TO, PLACE_COUNT, PLACES } from '../board.ts'
import { attack, cost, defense } from '../catalog.ts'
import type { Face } from '../face.ts'
import { faces } from '../faces.ts'
import { ACTIVE, CRYSTAL_ROW, CRYSTALS, DECK, DISCARD, HAND, REMOVED, squadZone, UNIT_CARDS } from '../layout.ts'
import type { CrystalClansPosition } from '../layout.ts'
import { canPay, HAND_SIZE, initiative } from '../movement.ts'

/** Margins of strength are not counted as larger. */
const MOST = 12
const DOUBLE = 10

const features = new Features()
const feature = (name: string) => features.add(name)
const ofPlaces = (name: string) => features.addEach(PLACES.map(({ id }) => `${name} ${id}`))

const ONE_CRYSTAL = feature('one crystal')
const TWO_CRYSTALS = feature('two crystals')
const THREE_CRYSTALS = feature('three crystals')
const MOVES = feature('has the turn')
const TRACK = feature('initiative')
const LEFT = feature('initiative to spend before the turn ends')
const CARDS_IN_HAND = feature('hand')
const SURPLUS = feature('hand above the limit')
const NO_HAND = feature('no hand')
const PILE = feature('draw pile')
const THIN = feature('draw pile of a hand or less')
const NO_PILE = feature('no draw pile')
const GONE = feature('cards out of the game')
const SQUADS = feature('squads')
const UNITS = feature('units')
const ONE_HELD = feature('one crystal zone')
const TWO_HELD = feature('two crystal zones')
const THREE_HELD = feature('three crystal zones')
const CLAIMS = feature('can claim now')
const WINS = feature('can claim the last crystal now')
const CLAIMS_NEXT = feature('could claim if the turn were its own')
const WINS_NEXT = feature('could claim the last crystal if the turn were its own')
const EXPOSED = feature('crystal zones that a stronger squad is next to')
const EXPOSED_NOW = feature('the same, and the other has the turn')
const STRONGEST = feature('strongest squad')
/** Of places as seen from the own home. */
const SIZE = ofPlaces('units at')
const STRENGTH = ofPlaces('strength at')
const ALONE = ofPlaces('alone at')
const MARGIN = ofPlaces('margin at')
const MARGIN_NOW = ofPlaces('margin with the turn at')

const TOP = 0
const BELOW = 1
const IN_HAND = 2
const IN_PILE = 3
const DISCARDED = 4
const CLAIMED = 5
const zones = ['top of a squad', 'below in a squad', 'hand', 'draw pile', 'discard pile', 'claimed crystals'] as const

/** Attack and defence of the squads of the seats, place by place. */
const strength = [new Float64Array(PLACE_COUNT), new Float64Array(PLACE_COUNT)]

/** What a learned judgement of Crystal Clans sees. */
export const insight: Insight<CrystalClansPosition> = {
  version: 1,
  features: features.names,
  zones,
  traits: tabulate(faces.map(traitsOf)),
  table: () => '2',
  look,
}

function look(p: CrystalClansPosition, seat: number, view: View): boolean {
  const { values } = view
  const { list, start, length } = p.zones
  const rival = 1 - seat
  const moves = p.state[ACTIVE] === seat
  const won = length[CRYSTALS + seat]
  if (won > 0) values[won === 1 ? ONE_CRYSTAL : won === 2 ? TWO_CRYSTALS : THREE_CRYSTALS] = 1
  const track = initiative(p, seat)
  values[TRACK] = track / DOUBLE
  if (moves) {
    values[MOVES] = 1
    values[LEFT] = (track + 2) / DOUBLE
  }
  const hand = length[HAND + seat]
  values[CARDS_IN_HAND] = Math.min(hand, HAND_SIZE) / HAND_SIZE
  values[SURPLUS] = Math.max(0, hand - HAND_SIZE) / HAND_SIZE
  values[NO_HAND] = hand === 0 ? 1 : 0
  const pile = length[DECK + seat]
  values[PILE] = pile / DOUBLE
  values[THIN] = pile <= HAND_SIZE ? 1 : 0
  values[NO_PILE] = pile === 0 ? 1 : 0
  values[GONE] = length[REMOVED + seat] / DOUBLE
  measure(p, 0)
  measure(p, 1)
  const own = strength[seat]
  const others = strength[rival]
  let [held, squads, units, strongest] = [0, 0, 0, 0]
  for (let place = 0; place < PLACE_COUNT; place++) {
    const zone = squadZone(seat, place)
    const size = length[zone]
    if (size === 0) continue
    // the board is the same from either home, turned round
    const at = seat === 0 ? place : PLACE_COUNT - 1 - place
    squads++
    units += size
    strongest = Math.max(strongest, own[place])
    values[SIZE + at] = size / 3
    values[STRENGTH + at] = own[place] / DOUBLE
    for (let i = start[zone], end = i + size; i < end; i++) view.addCard(i === end - 1 ? TOP : BELOW, p.face[list[i]])
    if (length[squadZone(rival, place)] > 0) {
      const margin = clip(own[place] - others[place]) / DOUBLE
      values[MARGIN + at] = margin
      if (moves) values[MARGIN_NOW + at] = margin
      continue
    }
    values[ALONE + at] = 1
    if ((CRYSTAL_PLACES & (1 << place)) === 0) continue
    held++
    let threat = 0
    for (let near = 0; near < PLACE_COUNT; near++) if ((NEXT_TO[place] & (1 << near)) !== 0) threat = Math.max(threat, others[near])
    const exposed = Math.max(0, clip(threat - own[place])) / DOUBLE
    values[EXPOSED] += exposed
    if (!moves) values[EXPOSED_NOW] += exposed
  }
  values[SQUADS] = squads / 3
  values[UNITS] = units / DOUBLE
  values[STRONGEST] = strongest / DOUBLE
  if (held > 0) values[held === 1 ? ONE_HELD : held === 2 ? TWO_HELD : THREE_HELD] = 1
  if (held >= 2 && canAfford(p, seat)) {
    values[moves ? CLAIMS : CLAIMS_NEXT] = 1
    if (won === 3) values[moves ? WINS : WINS_NEXT] = 1
  }
  for (let i = start[HAND + seat], end = i + hand; i < end; i++) view.addCard(IN_HAND, p.face[list[i]])
  for (let i = start[DECK + seat], end = i + pile; i < end; i++) view.addCard(IN_PILE, p.face[list[i]])
  for (let i = start[DISCARD + seat], end = i + length[DISCARD + seat]; i < end; i++) view.addCard(DISCARDED, p.face[list[i]])
  for (let i = start[CRYSTALS + seat], end = i + won; i < end; i++) {
    if (p.down[list[i] - UNIT_CARDS] === 0) view.addCard(CLAIMED, p.face[list[i]])
  }
  return true
}

function measure(p: CrystalClansPosition, seat: number): void {
  const { list, start, length } = p.zones
  const squads = strength[seat]
  for (let place = 0; place < PLACE_COUNT; place++) {
    const zone = squadZone(seat, place)
    let sum = 0
    for (let i = start[zone], end = i + length[zone]; i < end; i++) sum += attack[p.face[list[i]]] + defense[p.face[list[i]]]
    squads[place] = sum
  }
}

/** Whether some crystal of the row could be paid for. */
function canAfford(p: CrystalClansPosition, seat: number): boolean {
  const { list, start, length } = p.zones
  for (let i = start[CRYSTAL_ROW], end = i + length[CRYSTAL_ROW]; i < end; i++) if (canPay(p, seat, cost[p.face[list[i]]])) return true
  return false
}

function clip(margin: number): number {
  return Math.max(-MOST, Math.min(MOST, margin))
}

function traitsOf(face: Face): { id: string; traits: Record<string, number> } {
  const { id, abilities } = face
  const words = countWords('ability', abilities as Arg)
  if (face.type === 'crystal') return { id, traits: { crystal: 1, 'price of a crystal': face.cost / DOUBLE, ...words } }
  const { role, traits, left, right, style } = face
  return {
    id,
    traits: {
      unit: 1,
      cost: face.cost / 4,
      attack: face.attack / 4,
      defense: face.defense / 4,
      activation: face.activation,
      [`role ${role}`]: 1,
      [`style ${style}`]: 1,
      ...Object.fromEntries(traits.map((trait) => [`trait ${trait}`, 1])),
      ...words,
      ...countWords('left', left as Arg),
      ...countWords('right', right as Arg),
      ...figures('left', left),
      ...figures('right', right),
    },
  }
}

/** What the effects of a battle half add, where that is a plain number. */
function figures(half: string, effects: Extract<Face, { type: 'unit' }>['left']): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { word, args } of effects) {
    if ((word === 'attack' || word === 'defense') && typeof args[0] === 'number') sums[`${half} adds ${word}`] = args[0] / 4
  }
  return sums
}
