import { capital } from '../../../../ability/text/capital.ts'
import { places, types } from '../../glossary/it.ts'
import type { TableWords } from '../table.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const cardCount = (n: number) => (n === 1 ? 'una carta' : `${n} carte`)

export const italian: TableWords = {
  turn: (turn, step, seat, house) =>
    turn === 0
      ? `Prima del primo turno. Comincia: ${seat}.`
      : `Turno ${turn}, ${step}. Di turno: ${seat}${house === undefined ? '' : `, Casa ${house}`}.`,
  you: 'tu',
  amber: (amber, cost) => `${amber} Æmber (la prossima chiave costa ${cost})`,
  keys: (forged) => (forged.length === 0 ? 'nessuna chiave' : `${count(forged.length, 'chiave', 'chiavi')} (${forged.join(', ')})`),
  check: 'check',
  highTide: 'alta marea',
  lowTide: 'bassa marea',
  chains: (n) => count(n, 'vincolo', 'vincoli'),
  piles: (hand, deck, archives, discard, purged) =>
    `mano ${hand}, mazzo ${deck}, Archivi ${archives}, scarti ${discard}, epurate ${purged}`,
  battleline: capital(places.battleline[0]),
  artifacts: capital(types.artifact[1]),
  hand: capital(places.hand[0]),
  deck: capital(places.deck[0]),
  archives: capital(places.archives[0]),
  discard: capital(places.discard[0]),
  purged: 'Epurate',
  limbo: 'In corso di gioco',
  shown: 'Mostrate',
  empty: 'niente',
  power: (power, printed) => `Forza ${power}${power === printed ? '' : `, stampata ${printed}`}`,
  armor: (left, armor) => `Armatura ${left}${left === armor ? '' : ` su ${armor}`}`,
  damage: (n) => count(n, 'danno', 'danni'),
  amberOn: (n) => `${n} Æmber sopra`,
  exhausted: 'esaurita',
  ready: 'pronta',
  stunned: 'stordita',
  warded: 'protetta',
  enraged: 'adirata',
  powerCounters: (n) => count(n, 'segnalino +1 Forza', 'segnalini +1 Forza'),
  upgrades: (names) => `con ${names}`,
  under: (n) => `${cardCount(n)} sotto`,
  stalemate: 'La partita non portava più da nessuna parte.',
}
