import { cardAt, indexOf } from '../../../kernel/zones.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  armorLeft,
  armorOf,
  belongsTo,
  namedCounters,
  CARD_TYPES,
  CREATURE,
  DECK,
  definitions,
  DISCARD,
  ENRAGE,
  HAND,
  HOUSES,
  hasTrait,
  isCreatureInPlay,
  isFaceup,
  isInPlay,
  isOnFlank,
  keywordOf,
  KEYWORDS,
  LIMBO,
  LINE,
  neighborOf,
  powerOf,
  PURGED,
  SEATS,
  STUN,
  traitNames,
  typeOf,
  UNDER,
  upgradesOn,
  WARD,
  ZONE_NAMES,
  zoneOf,
} from '../rules/index.ts'
import type { CounterName, KeyforgePosition } from '../rules/index.ts'

const attached: number[] = []

/** Everything that can be asked of a card. */
export function stateOf(p: KeyforgePosition, card: number) {
  const definition = definitions[p.text[card]]
  const zone = p.zones.of[card]
  const kind = zone >> 1
  const under: number[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const below = zoneOf(UNDER, seat)
    for (let i = 0; i < p.zones.length[below]; i++) if (p.host[cardAt(p.zones, below, i)] === card) under.push(cardAt(p.zones, below, i))
  }
  const upgrades = Array.from({ length: upgradesOn(p, card, attached) }, (_, i) => attached[i])
  // a token creature knows the card under it in the same place
  const above = p.isToken[card] === 0 ? p.host[card] : -1
  const idOf = (other: number) => definitions[p.text[other]].face.id
  const index = zone < 0 ? -1 : indexOf(p.zones, card)
  const left = isCreatureInPlay(p, card) && neighborOf(p, card, -1) < 0
  const right = isCreatureInPlay(p, card) && neighborOf(p, card, 1) < 0
  return {
    index: kind === DECK || kind === DISCARD ? p.zones.length[zone] - 1 - index : index,
    card,
    id: definition.face.id,
    name: definition.face.name,
    type: CARD_TYPES[typeOf(p, card)],
    printed: definitions[p.printed[card]].face,
    zone: zone < 0 ? 'outside' : ZONE_NAMES[kind],
    seat: p.owner[card],
    /** The seat in whose zone it lies: an abducted card is in the archives of the one who took it. */
    holder: zone < 0 ? undefined : zone % SEATS,
    // out of play nobody controls it: it is its owner's
    controller: isInPlay(p, card) || kind === LIMBO ? p.controller[card] : p.owner[card],
    power: typeOf(p, card) === CREATURE ? powerOf(p, card) : 0,
    armor: typeOf(p, card) === CREATURE ? armorOf(p, card) : 0,
    armorLeft: typeOf(p, card) === CREATURE ? armorLeft(p, card) : 0,
    damage: p.damage[card],
    amber: p.amberOn[card],
    exhausted: p.exhausted[card] !== 0,
    stunned: (p.status[card] & STUN) !== 0,
    warded: (p.status[card] & WARD) !== 0,
    enraged: (p.status[card] & ENRAGE) !== 0,
    counters: {
      ...(p.powerCounters[card] ? { power: p.powerCounters[card] } : {}),
      ...namedCounters(p, card),
    } as Partial<Record<CounterName, number>>,
    keywords: Object.fromEntries(
      KEYWORDS.map((keyword, i) => [keyword, keywordOf(p, card, i)]).filter(([, n]) => (n as number) > 0),
    ) as Partial<Record<(typeof KEYWORDS)[number], number>>,
    traits: [...new Set([...definition.face.traits, ...traitNames().filter((_, i) => hasTrait(p, card, i))])],
    houses: HOUSES.filter((_, i) => belongsTo(p, card, i)),
    upgrades: upgrades.map(idOf),
    under: under.map(idOf),
    host: above < 0 ? undefined : idOf(above),
    /** The same three by index. */
    cards: { upgrades, under, host: above < 0 ? undefined : above },
    faceDown: kind === UNDER || (p.isToken[card] !== 0 && isInPlay(p, card)),
    /** In archives, where others lie facedown. */
    faceup: isFaceup(p, card),
    flank:
      left && right ? 'both' : left ? 'left' : right ? 'right' : isCreatureInPlay(p, card) && isOnFlank(p, card) ? 'counts' : undefined,
    token: p.isToken[card] !== 0,
    tagged: p.tagged[card] !== 0 && isInPlay(p, card),
  }
}

/** The cards of a seat's zones by index: decks and discard piles from the top, the others in their order. */
export function cardsOf(p: KeyforgePosition, seat: number) {
  const list = (kind: number) => {
    const zone = zoneOf(kind, seat)
    const cards = Array.from({ length: p.zones.length[zone] }, (_, i) => cardAt(p.zones, zone, i))
    return kind === DECK || kind === DISCARD ? cards.reverse() : cards
  }
  return {
    hand: list(HAND),
    deck: list(DECK),
    discard: list(DISCARD),
    archives: list(ARCHIVES),
    purged: list(PURGED),
    battleline: list(LINE),
    artifacts: list(ARTIFACTS),
  }
}
