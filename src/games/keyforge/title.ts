import { capital } from '../../ability/text/capital.ts'
import type { Language } from '../../ability/language.ts'
import type { Face, Title } from '../title.ts'
import { facts } from './facts.ts'
import { bringAllCards, bringCards, printedKeywords } from './sets/index.ts'
import type { PrintedKeyword } from './sets/index.ts'
import { writeLine } from '../../ability/text/line.ts'
import { bringRest, cardName, cardText, foreseen, keyforge, speakKeyforge, termOf, vocabulary } from './game.ts'
import type { KeyforgeObservation, KeyforgePosition, Printed } from './game.ts'
import { ACTIVE, cardsNamed, definitionById, TURN } from './rules/index.ts'
import { bringLanguage, bringNames } from './speech/index.ts'

export interface KeyforgeFace extends Face {
  readonly type: 'action' | 'artifact' | 'creature' | 'upgrade'
  readonly house: Printed['house']
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  /** The traits in the reader's language, joined. */
  readonly traitText: string
  readonly keywords: readonly PrintedKeyword[]
  readonly bonus: Printed['bonus']
  /** In play it is two cards side by side (kf.gigantic.1). */
  readonly gigantic: boolean
}

/** Comes with all cards. */
let listFaces: () => Title['faces'] = () => []

export const title: Title<KeyforgePosition, KeyforgeObservation> = {
  facts,
  game: keyforge,
  get faces() {
    return listFaces()
  },
  get words() {
    return [...vocabulary.words.values()]
  },
  verbs: ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun'],
  speak: speakKeyforge,
  bringLanguage,
  bringRest,
  async bringCards(setup) {
    if (setup === undefined) {
      await Promise.all([bringAllCards(), bringRest()])
      listFaces = (await import('./sets/faces.ts')).facesOfSets
    } else await bringCards(cardsNamed(setup))
    await bringNames()
  },
  cardName: (id, language) => cardName(id, language) ?? id,
  cardText: (id, language) => cardText(id, language).map(writeLine),
  face: showFace,
  moment: ({ state }) => ({ turn: state[TURN], active: [state[ACTIVE]] }),
  counts: ({ amber, keys }) => ({ amber: [amber[0], amber[1]], keys: [countKeys(keys[0]), countKeys(keys[1])] }),
  goals: { amber: 6, keys: 3 },
  shown: showCards,
  revealing: ['draw', 'reveal', 'look', 'search', 'shuffle', 'mulligan', 'abduct'],
  silent: ['turn', 'step'],
  effects: [
    [
      'gain',
      'lose',
      'steal',
      'capture',
      'pay',
      'placeAmber',
      'moveAmber',
      'returned',
      'exalt',
      'damage',
      'prevented',
      'wardLost',
      'eluded',
    ],
    [
      'destroyed',
      'discard',
      'purge',
      'toHand',
      'toDeck',
      'archive',
      'abduct',
      'draw',
      'ready',
      'exhaust',
      'stun',
      'unstunned',
      'ward',
      'enrage',
    ],
    ['heal', 'counters', 'move', 'moveDamage', 'swap', 'chains', 'attach', 'putIntoPlay', 'control', 'win'],
  ].flat(),
  counted: ['gain', 'lose'],
  foreseen,
  asked: ['main', 'house', 'mulligan', 'archives'],
}

/** Bits of forged keys, counted. */
function countKeys(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + (bits >> 2)
}

function showFace(id: string, language: Language): KeyforgeFace | undefined {
  const definition = definitionById.get(id)
  if (definition === undefined) return undefined
  const { type, house, power, armor, traits, bonus } = definition.face
  return {
    id,
    name: title.cardName(id, language),
    type,
    house,
    power,
    armor,
    traits,
    traitText: traits.map((trait) => capital(termOf('trait', trait, language))).join(', '),
    keywords: printedKeywords(definition),
    bonus,
    gigantic: definition.half === 1,
    lines: cardText(id, language),
  }
}

function showCards(table: KeyforgeObservation): Set<number> {
  const cards = new Set<number>()
  for (const { card } of table.shown) cards.add(card)
  for (const seat of table.seats) {
    for (const pile of [seat.hand, seat.archives, seat.discard, seat.purged, seat.limbo]) for (const { card } of pile ?? []) cards.add(card)
    for (const view of [...seat.battleline, ...seat.artifacts]) {
      cards.add(view.card)
      for (const upgrade of view.upgrades) cards.add(upgrade.card)
    }
  }
  return cards
}
