import type { Result } from '../../../kernel/game.ts'
import type { Deck, House } from '../rules/index.ts'
import { raritiesOf, setOfSlug, SETS } from '../sets/index.ts'
import { houseOfCard, HOUSES_OF_DECK } from './check.ts'
import type { DeckReading } from './check.ts'
import { faultOf, faultOfName, quote } from './fault.ts'
import type { DeckFault } from './fault.ts'
import { identityOf } from './identity.ts'
import { faceOfId, faceOfWord, facesOfSet } from './pool.ts'

/** All cards of a house of one deck (kf.alliance.2). */
export interface Pod {
  readonly deck: Omit<DeckReading, 'skipped'>
  readonly house: House
}

/** What an alliance is called, and which token creature lies beside it; both follow from the decks when left out. */
export interface AllianceWishes {
  readonly name?: string
  /** By its id or its English title. */
  readonly token?: string
}

/** Makes a deck of three pods (kf.alliance). Tells every fault. */
export function ally(pods: readonly Pod[], { name = nameOf(pods), token: wanted }: AllianceWishes = {}): Result<DeckReading, DeckFault[]> {
  const token = wanted === undefined ? undefined : (faceOfWord(wanted)?.id ?? wanted)
  const houses = pods.map(({ house }) => house)
  const faults: DeckFault[] = []
  const badName = faultOfName(name)
  if (badName !== undefined) faults.push(badName)
  if (pods.length !== HOUSES_OF_DECK) faults.push(faultOf('wrong-count', ['podCount', pods.length]))
  if (new Set(houses).size < houses.length) faults.push(faultOf('bad-house', ['podsOfOneHouse', houses]))
  else if (pods.length === HOUSES_OF_DECK && new Set(pods.map(({ deck }) => identityOf(deck.deck))).size === 1)
    faults.push(faultOf('bad-house', ['podsOfOneDeck', quote(pods[0].deck.deck.name)]))
  for (const { deck, house } of pods)
    if (!deck.deck.houses.includes(house))
      faults.push(faultOf('wrong-house', ['podOfForeignHouse', quote(deck.deck.name), house, deck.deck.houses]))
  const sets = setsInCommon(pods, faults)
  const tokens = [...new Set(pods.flatMap(({ deck }) => deck.deck.token ?? []))]
  if (token !== undefined && !tokens.includes(token))
    faults.push(faultOf('unknown-card', ['tokenOfNoPod', quote(token), tokens], { card: token }))
  if (faults.length > 0) return { ok: false, error: faults }
  const cards = pods.flatMap(({ deck, house }) => deck.deck.cards.filter((card) => houseOfCard(card) === house))
  const ids = new Set(cards.map(({ id }) => id))
  const legacies = [...new Set(pods.flatMap(({ deck }) => deck.legacies ?? []))].filter((id) => ids.has(id))
  const deck: Deck = {
    name: name.trim(),
    houses: [houses[0], houses[1], houses[2]],
    cards,
    ...(tokens.length > 0 && { token: token ?? tokens[0] }),
    // a deck that says it brings the tide card lends it (kf.tide.1)
    ...(pods.some(({ deck }) => deck.deck.tide === true) && { tide: true }),
  }
  return { ok: true, value: { deck, ...(sets.length === 1 && { set: sets[0] }), ...(legacies.length > 0 && { legacies }), skipped: [] } }
}

/** The sets of which a deck can be: the one that is told, or all that print every card of it but legacies and anomalies (kf.legacy.1, kf.anomaly.1). */
export function setsOfDeck({ deck, set, legacies = [] }: Pod['deck']): readonly string[] {
  if (set !== undefined) return [set]
  const own = deck.cards.map(({ id }) => id).filter((id) => !legacies.includes(id) && faceOfId(id)?.anomaly === undefined)
  return SETS.map(({ slug }) => slug)
    .filter((slug) => raritiesOf(slug) !== undefined)
    .filter((slug) => {
      const printed = new Set(facesOfSet(slug).map(({ id }) => id))
      return own.every((id) => printed.has(id))
    })
}

/** The sets of which all decks can be (kf.alliance.1); without one it is told of which each of them is. */
function setsInCommon(pods: readonly Pod[], faults: DeckFault[]): readonly string[] {
  const each = pods.map(({ deck }) => ({ name: deck.deck.name, sets: setsOfDeck(deck) }))
  const known = each.filter(({ sets }) => sets.length > 0)
  for (const { name, sets } of each) if (sets.length === 0) faults.push(faultOf('unknown-set', ['deckOfNoSet', quote(name)]))
  const common = (known[0]?.sets ?? []).filter((set) => known.every(({ sets }) => sets.includes(set)))
  if (known.length > 0 && common.length === 0)
    faults.push(
      faultOf('unknown-set', [
        'podsOfSeveralSets',
        known.map(({ name, sets }) => [quote(name), sets.map((set) => setOfSlug(set)?.name ?? set)] as const),
      ]),
    )
  return common
}

const LONGEST = 60

function nameOf(pods: readonly Pod[]): string {
  return [...new Set(pods.map(({ deck }) => deck.deck.name.slice(0, LONGEST)))].join(' + ')
}
