import type { Result } from '../../../kernel/game.ts'
import { Generator } from '../../../kernel/random.ts'
import type { Random, Seed } from '../../../kernel/random.ts'
import { byNumber, raritiesOf, RARITIES, SETS, setOfSlug } from '../sets/index.ts'
import type { CardFace, Rarity, RarityGroup, SetRarities } from '../sets/index.ts'
import { HOUSES, ICONS } from '../rules/index.ts'
import type { Deck, DeckCard, House, Icon } from '../rules/index.ts'
import { CARDS_OF_HOUSE, HOUSES_OF_DECK, makeCard } from './check.ts'
import { faultOf, quote } from './fault.ts'
import type { DeckFault } from './fault.ts'
import { inventName } from './name.ts'
import { evilTwinOf, faceOfId, facesOfSet, rarityOf } from './pool.ts'

/** The most icons that a card has when a deck is made (kf.enhance.2). */
const MOST_ICONS_OF_CARD = 5
const DRAWN = ['Common', 'Uncommon', 'Rare'] as const

/** Cards of one house by rarity; groups stand among them by their first card. */
type Shelf = Readonly<Record<Rarity, readonly CardFace[]>>

/** Makes a deck as those of a set are made: the same seed gives the same deck everywhere. */
export function generateDeck(set: string, seed: Seed): Result<Deck, DeckFault> {
  const rarities = raritiesOf(set)
  const shelves = rarities === undefined ? new Map<House, Shelf>() : shelvesOf(set)
  if (rarities === undefined || shelves.size < HOUSES_OF_DECK) {
    const name = setOfSlug(set)?.name ?? set
    return {
      ok: false,
      error: faultOf('unknown-set', [
        'unknownSet',
        quote(name),
        SETS.filter(({ slug }) => raritiesOf(slug) !== undefined).map(({ slug }) => slug),
      ]),
    }
  }
  const random = new Generator(seed)
  const left = [...shelves.keys()]
  const houses = Array.from({ length: HOUSES_OF_DECK }, () => left.splice(random.below(left.length), 1)[0]).sort(byPlace)
  const dealt = houses.flatMap((house) => fillHouse(house, houses, shelves, rarities, random))
  const cards = rarities.twins !== undefined && random.below(rarities.twins) === 0 ? dealt.map(turnEvil) : dealt
  enhance(cards, random)
  const token = rarities.tokens === undefined ? {} : { token: drawToken(set, rarities.tokens, houses, cards, random) }
  return { ok: true, value: { name: inventName(random), houses: [houses[0], houses[1], houses[2]], cards, ...token } }
}

/** The token creature that a card of the deck names, or any of its houses. */
function drawToken(
  set: string,
  named: Readonly<Record<string, string>>,
  houses: readonly House[],
  cards: readonly DeckCard[],
  random: Random,
): string {
  const tokens = facesOfSet(set).filter((face) => face.token === true && houses.includes(face.house))
  const wanted = cards.map(({ id }) => named[id]).find((id) => tokens.some((token) => token.id === id))
  return wanted ?? tokens[random.below(tokens.length)].id
}

const filled = new Map<string, ReadonlyMap<House, Shelf>>()

/** The shelves of a set, filled once: the cards do not change while a program runs. */
function shelvesOf(set: string): ReadonlyMap<House, Shelf> {
  const shelves = filled.get(set) ?? fillShelves(set, raritiesOf(set)?.groups ?? [])
  filled.set(set, shelves)
  return shelves
}

function fillShelves(set: string, groups: readonly RarityGroup[]): Map<House, Shelf> {
  const shelves = new Map<House, Shelf>()
  for (const house of HOUSES) {
    const faces = facesOfSet(set).filter((face) => face.house === house)
    const of = (wanted: Rarity) => [
      ...faces.filter((face) => rarityOf(face) === wanted),
      // a group that is drawn as of a rarity stands there by its first card
      ...faces.filter(({ id }) => groups.some(({ rarity, cards }) => rarity === wanted && cards[0] === id)),
    ]
    const shelf = { Common: of('Common'), Uncommon: of('Uncommon'), Rare: of('Rare'), Special: of('Special') }
    // a house of which only a few cards are known makes no deck
    if (DRAWN.every((rarity) => shelf[rarity].length > 0)) shelves.set(house, shelf)
  }
  return shelves
}

function fillHouse(
  house: House,
  houses: readonly House[],
  shelves: ReadonlyMap<House, Shelf>,
  rarities: SetRarities,
  random: Random,
): DeckCard[] {
  const others = [...shelves.keys()].filter((one) => one !== house)
  const dealt: { readonly face: CardFace; readonly card: DeckCard }[] = []
  const put = (face: CardFace) => dealt.push({ face, card: makeCard(face.id, house) })
  while (dealt.length < CARDS_OF_HOUSE) {
    const { anomaly } = rarities
    if (anomaly !== undefined && random.below(anomaly.slots) === 0) {
      put(faceOfId(anomaly.cards[random.below(anomaly.cards.length)]) as CardFace)
      continue
    }
    const maverick = random.below(rarities.maverick) === 0
    const shelf = shelves.get(maverick ? others[random.below(others.length)] : house) as Shelf
    const face = drawFace(shelf, rarities, random)
    const group = rarities.groups.find(({ cards }) => cards[0] === face.id)
    if (group === undefined) put(face)
    // a card of a group does not leave the others behind
    else if (!maverick) for (const one of dealGroup(group, face, shelf, dealt, houses, random)) put(one)
  }
  return dealt.sort((a, b) => byPlace(a.face.house, b.face.house) || byNumber(a.face, b.face)).map(({ card }) => card)
}

/** A card that has an evil twin gives way to it; its house stays. */
function turnEvil(card: DeckCard): DeckCard {
  const twin = evilTwinOf(card.id)
  return twin === undefined ? card : { ...card, id: twin.id }
}

/** Puts the icons of cards with enhance on other cards of the deck, each on one that has room (kf.enhance.1, kf.enhance.2). That all of these are equally likely is our guess. */
function enhance(cards: DeckCard[], random: Random): void {
  const added: Icon[][] = cards.map(() => [])
  const room = cards.map(({ id }) => MOST_ICONS_OF_CARD - (faceOfId(id)?.bonus.length ?? 0))
  for (const [giver, { id }] of cards.entries()) {
    for (const icon of faceOfId(id)?.enhance ?? []) {
      const able = [...cards.keys()].filter((i) => i !== giver && room[i] > 0)
      const taker = able[random.below(able.length)]
      added[taker].push(icon)
      room[taker]--
    }
  }
  for (const [i, icons] of added.entries()) {
    if (icons.length > 0) cards[i] = { ...cards[i], bonus: icons.sort((a, b) => ICONS.indexOf(a) - ICONS.indexOf(b)) }
  }
}

function drawFace(shelf: Shelf, { weights }: SetRarities, random: Random): CardFace {
  let at = random.below(weights.Common + weights.Uncommon + weights.Rare)
  const rarity = DRAWN.find((one) => (at -= weights[one]) < 0) ?? 'Common'
  return shelf[rarity][random.below(shelf[rarity].length)]
}

/** The cards of a group, or none when it has no room or may not come again: then the slot is drawn anew. */
function dealGroup(
  group: RarityGroup,
  first: CardFace,
  shelf: Shelf,
  dealt: readonly { readonly face: CardFace }[],
  houses: readonly House[],
  random: Random,
): readonly CardFace[] {
  const members = [first, ...shelf.Special.filter((face) => face !== first && group.cards.includes(face.id))]
  if (group.deal === 'one') return withPartner(group, members[random.below(members.length)], shelf, dealt)
  if (group.deal === 'byHouse') {
    const fitting = members.filter(({ id }) => houses.includes(group.houses?.[group.cards.indexOf(id)] as House))
    return fitting.length === 0 ? [] : [fitting[random.below(fitting.length)]]
  }
  const fits = dealt.length + members.length <= CARDS_OF_HOUSE && members.length === group.cards.length
  return fits && (group.again || !dealt.some(({ face }) => face.id === first.id)) ? members : []
}

/** A card with who comes with it, where there is room for both. */
function withPartner(group: RarityGroup, face: CardFace, shelf: Shelf, dealt: readonly { readonly face: CardFace }[]): readonly CardFace[] {
  const id = group.partners?.[group.cards.indexOf(face.id)]
  if (id === undefined || dealt.some((one) => one.face.id === id)) return [face]
  const partner = RARITIES.flatMap((rarity) => shelf[rarity]).find((one) => one.id === id)
  return partner === undefined || dealt.length + 2 > CARDS_OF_HOUSE ? [] : [face, partner]
}

function byPlace(a: House, b: House): number {
  return HOUSES.indexOf(a) - HOUSES.indexOf(b)
}
