import { capital } from '../../../../ability/text/capital.ts'
import { places, states, types } from '../../glossary/de.ts'
import type { TableWords } from '../table.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const cardCount = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)

export const german: TableWords = {
  turn: (turn, step, seat, house) =>
    turn === 0
      ? `Vor dem ersten Zug. Es beginnt: ${seat}.`
      : `Zug ${turn}, ${step}. Am Zug: ${seat}${house === undefined ? '' : `, Fraktion ${house}`}.`,
  you: 'du',
  amber: (amber, cost) => `${amber} Æmber (nächster Schlüssel kostet ${cost})`,
  keys: (forged) =>
    forged.length === 0
      ? 'keine Schlüssel'
      : `${count(forged.length, 'Schlüssel', 'Schlüssel')} (${forged.map((color) => `${color}er`).join(', ')})`,
  check: 'Check',
  highTide: 'Flut',
  lowTide: 'Ebbe',
  chains: (n) => count(n, 'Kette', 'Ketten'),
  piles: (hand, deck, archives, discard, purged) =>
    `Hand ${hand}, Deck ${deck}, Archiv ${archives}, Ablagestapel ${discard}, verbannt ${purged}`,
  battleline: places.battleline[0],
  artifacts: types.artifact[1],
  hand: places.hand[0],
  deck: places.deck[0],
  archives: places.archives[0],
  discard: places.discard[0],
  purged: capital(states.purged),
  limbo: 'Wird gerade gespielt',
  shown: 'Gezeigt',
  empty: 'nichts',
  power: (power, printed) => `Stärke ${power}${power === printed ? '' : `, gedruckt ${printed}`}`,
  armor: (left, armor) => `Rüstung ${left}${left === armor ? '' : ` von ${armor}`}`,
  damage: (n) => `${n} Schaden`,
  amberOn: (n) => `${n} Æmber darauf`,
  exhausted: states.exhausted,
  ready: states.ready,
  stunned: states.stunned,
  warded: states.warded,
  enraged: states.enraged,
  powerCounters: (n) => `${n} „+1 Stärke“-Marker`,
  upgrades: (names) => `mit ${names}`,
  under: (n) => `${cardCount(n)} darunter`,
  stalemate: 'Diese Partie führte zu nichts mehr.',
}
