import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'

import { ABOUT, SEAT } from '../../../kernel/program.ts'
import type { Seats } from '../../../ability/language.ts'
import * as en from '../../../ability/text/en.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Effect } from '../../../ability/tree.ts'
import { ACTIVE, DOER, keysOf, SEATS } from '../rules/index.ts'
import { seatOf } from './amounts.ts'
import { core, vocabulary as v } from './vocabulary.ts'
import { compileQuestion } from './asking.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Whoever it is that does something: the same seats as each player, in a sentence about one. */
export const aPlayer = v.add('seat', 'aPlayer', {
  compile: (c: C): Seats<P> => c.seats(core.eachPlayer),
  en: () => en.persona('a player', 'a player’s'),
  de: () => de.persona('ein Spieler', 'einem Spieler', 'einen Spieler', 'eines Spielers'),
  it: () => it.persona('un giocatore', 'di un giocatore', 'a un giocatore'),
})()

/** The player who did what an ability watches, or whose turn it is. */
export const thatPlayer = v.add('seat', 'thatPlayer', {
  compile: (): Seats<P> => (p, f) => (p.frames[f + ABOUT] <= DOER ? 1 << (DOER - p.frames[f + ABOUT]) : 1 << p.state[ACTIVE]),
  en: () => en.persona('that player', 'their'),
  de: () => de.of(de.persona('dieser Spieler', 'diesem Spieler', 'diesen Spieler', 'dieses Spielers')),
  it: () => it.of(it.persona('quel giocatore', 'di quel giocatore', 'a quel giocatore')),
})()

/** The player who did what an ability watches, or whose turn it is, does something: "you" is that player. */
export const thatPlayerDoes = v.add('effect', 'thatPlayerDoes', {
  compile(c: C, ...effects: Effect[]): void {
    const own = c.slot()
    const seats = c.seats(thatPlayer)
    c.step('as that player', (p, f) => {
      const seat = seatOf(seats(p, f))
      p.frames[f + own] = p.frames[f + SEAT]
      p.frames[f + SEAT] = seat
    })
    const before = c.ownSeat
    c.ownSeat = own
    c.effects(effects)
    c.ownSeat = before
    c.step('own seat again', (p, f) => {
      p.frames[f + SEAT] = p.frames[f + own]
    })
  },
  en: (t, ...effects) => t.as(en.persona('that player', 'their'), 'who', effects),
  de: (t, ...effects) => t.as(de.of(de.persona('dieser Spieler', 'diesem Spieler', 'diesen Spieler', 'dieses Spielers')), ', der', effects),
  it: (t, ...effects) => t.as(it.of(it.persona('quel giocatore', 'di quel giocatore', 'a quel giocatore')), 'che', effects),
})

/** Whoever's turn it is, for clauses that last for one turn. */
export const activePlayer = v.add('seat', 'activePlayer', {
  compile: (): Seats<P> => (p) => 1 << p.state[ACTIVE],
  en: () => en.persona('the active player', 'the active player’s'),
  de: () => de.persona('der aktive Spieler', 'dem aktiven Spieler', 'den aktiven Spieler', 'des aktiven Spielers'),
  it: () => it.persona('il giocatore attivo', 'del giocatore attivo', 'al giocatore attivo'),
})()

const playerChoice = v.add<'effect', [only?: 'withAmber']>('effect', 'choosePlayer', {
  compile(c: C, only?: 'withAmber'): void {
    const list = (p: P, out?: Int16Array) => {
      let n = 0
      for (let seat = 0; seat < SEATS; seat++) {
        if (only !== undefined && p.amber[seat] === 0) continue
        if (out !== undefined) out[n] = seat
        n++
      }
      return n
    }
    const nobody = c.unless('any player', (p) => list(p) > 0)
    compileQuestion(c, 'player', {
      name: 'choose player',
      kind: 'player',
      options: (p, _f, out) => list(p, out),
      view: (option) => ({ verb: 'seat', seat: option }),
    })
    nobody()
  },
  en: (_t, only) => `choose a player${only === undefined ? '' : ' with Æmber'}`,
  de(_t, only) {
    const player = `einen Spieler${only === undefined ? '' : ' mit Æmber'}`
    return { command: `wähle ${player}`, infinitive: `${player} wählen` }
  },
  it(_t, only) {
    const player = `un giocatore${only === undefined ? '' : ' con Æmber'}`
    return { command: `scegli ${player}`, infinitive: `scegliere ${player}` }
  },
})

/** Chooses a player for the sentences that follow. */
export const choosePlayer = playerChoice()
/** One with Æmber in the pool, where it is to be taken from there. */
export const choosePlayerWithAmber = playerChoice('withAmber')

/** The player who was chosen. */
export const chosenPlayer = v.add('seat', 'chosenPlayer', {
  compile(c: C): Seats<P> {
    const slot = c.named.get('player')
    if (slot === undefined) throw new Error('a chosen player stands before one was chosen')
    return (p, f) => 1 << p.frames[f + slot]
  },
  en: () => en.persona('that player', 'that player’s'),
  de: () => de.of(de.persona('dieser Spieler', 'diesem Spieler', 'diesen Spieler', 'dieses Spielers')),
  it: () => it.of(it.persona('quel giocatore', 'di quel giocatore', 'a quel giocatore')),
})()

/** Players who have exactly so many forged keys, or more than the other one. */
export const playersWithKeys = v.add('seat', 'playersWithKeys', {
  compile(_c: C, n: number | 'more'): Seats<P> {
    const holds = (own: number, other: number) => (n === 'more' ? own > other : own === n)
    return (p) => {
      const keys = [keysOf(p, 0), keysOf(p, 1)]
      return (holds(keys[0], keys[1]) ? 1 : 0) | (holds(keys[1], keys[0]) ? 2 : 0)
    }
  },
  // "no player with no key can" would deny twice: of none it is said what they cannot
  en: (_t, n) =>
    n === 0
      ? en.persona('a player with no forged keys', 'their')
      : en.eachPlayer(n === 'more' ? 'with more forged keys than their opponent' : `with exactly ${n} forged ${n === 1 ? 'key' : 'keys'}`),
  de: (_t, n) =>
    de.of(
      n === 0
        ? de.persona(
            'ein Spieler ohne geschmiedeten Schlüssel',
            'einem Spieler ohne geschmiedeten Schlüssel',
            'einen Spieler ohne geschmiedeten Schlüssel',
            'eines Spielers ohne geschmiedeten Schlüssel',
          )
        : de.eachPlayer(
            n === 'more'
              ? 'mit mehr geschmiedeten Schlüsseln als sein Gegner'
              : `mit genau ${n} geschmiedeten ${n === 1 ? 'Schlüssel' : 'Schlüsseln'}`,
          ),
    ),
  it: (_t, n) =>
    it.of(
      n === 0
        ? it.persona('un giocatore senza chiavi forgiate', 'di un giocatore senza chiavi forgiate', 'a un giocatore senza chiavi forgiate')
        : it.eachPlayer(
            n === 'more'
              ? 'con più chiavi forgiate del suo avversario'
              : `con esattamente ${n} ${n === 1 ? 'chiave forgiata' : 'chiavi forgiate'}`,
          ),
    ),
})
