import { capital } from '../../../../ability/text/capital.ts'
import { places } from '../../glossary/en.ts'
import type { TableWords } from '../table.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const english: TableWords = {
  turn: (turn, step, seat, house) =>
    turn === 0
      ? `Before the first turn. First player: ${seat}.`
      : `Turn ${turn}, ${step}. Active: ${seat}${house === undefined ? '' : `, house ${house}`}.`,
  you: 'you',
  amber: (amber, cost) => `${amber} Æmber (next key costs ${cost})`,
  keys: (forged) => (forged.length === 0 ? 'no keys' : `${count(forged.length, 'key', 'keys')} (${forged.join(', ')})`),
  check: 'check',
  highTide: 'high tide',
  lowTide: 'low tide',
  chains: (n) => count(n, 'chain', 'chains'),
  piles: (hand, deck, archives, discard, purged) =>
    `hand ${hand}, deck ${deck}, archives ${archives}, discard ${discard}, purged ${purged}`,
  battleline: capital(places.battleline[0]),
  artifacts: 'Artifacts',
  hand: capital(places.hand[0]),
  deck: capital(places.deck[0]),
  archives: capital(places.archives[0]),
  discard: capital(places.discard[0]),
  purged: 'Purged',
  limbo: 'Being played',
  shown: 'Shown',
  empty: 'none',
  power: (power, printed) => `power ${power}${power === printed ? '' : `, printed ${printed}`}`,
  armor: (left, armor) => `armor ${left}${left === armor ? '' : ` of ${armor}`}`,
  damage: (n) => `${n} damage`,
  amberOn: (n) => `${n} Æmber on it`,
  exhausted: 'exhausted',
  ready: 'ready',
  stunned: 'stunned',
  warded: 'warded',
  enraged: 'enraged',
  powerCounters: (n) => count(n, 'power counter', 'power counters'),
  upgrades: (names) => `with ${names}`,
  under: (n) => `${count(n, 'card', 'cards')} under it`,
  stalemate: 'Nothing more came of this game.',
}
