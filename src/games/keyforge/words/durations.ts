import { AMOUNT, SEAT, SELF, SOURCE } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Filter, Noun, Who } from '../../../ability/tree.ts'
import { deDuring, enClauses, enDuring, itClauses, itDuring } from './clauses.ts'
import { deferGroup } from './abilities.ts'
import { seatOf } from './amounts.ts'
import {
  ACTIVE,
  addLasting,
  CAPTURED,
  CAPTURED_AMOUNT,
  CAPTURED_VALUE,
  ONE_TURN,
  THIS_FIGHT,
  THIS_TURN,
  TURN,
  USES_LEFT,
  WHILE_CONTROLLED,
  WHILE_IN_PLAY,
  SET_WORDS,
} from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'
import { nextIn } from '../../../kernel/cardset.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Durations: abilities that live for a time. They keep what "it" and "chosen" meant when they began, or what an ability fixes then. */

export function lasting(c: C, list: readonly Ability[], begin: (p: P, f: number, group: number) => number): void {
  const group = deferGroup(list)
  const set = c.it
  const begun = list.map((one) => v.get(one).begins?.(c, ...one.args)).find((slot) => slot !== undefined)
  const value = begun ?? c.named.get('chosen')
  c.step('lasting effect', (p, f) => {
    const at = begin(p, f, group)
    if (at < 0) return
    if (set > 0) copySetInto(p, at + CAPTURED, f + set)
    p.lasting[at + CAPTURED + CAPTURED_VALUE] = value === undefined ? -1 : p.frames[f + value]
    p.lasting[at + CAPTURED + CAPTURED_AMOUNT] = p.frames[f + AMOUNT]
  })
}

function copySetInto(p: P, to: number, from: number): void {
  for (let i = 0; i < SET_WORDS; i++) p.lasting[to + i] = p.frames[from + i]
}

export const phrases = (command: string) => ({ command, infinitive: command })

/** For the remainder of the turn. */
export const restOfTurn = v.add('effect', 'restOfTurn', {
  compile: (c: C, ...list: Ability[]): void =>
    lasting(c, list, (p, f, group) =>
      addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], THIS_TURN, p.state[TURN]),
    ),
  en: (t, ...list) => enDuring(t, 'for the remainder of the turn', list),
  de: (t, ...list) => deDuring(t, 'für den Rest des Zuges', 'in diesem Zug', list),
  it: (t, ...list) => phrases(itDuring(t, 'per il resto del turno', list)),
})

/** For the rest of this fight. */
export const thisFight = v.add('effect', 'thisFight', {
  compile: (c: C, ...list: Ability[]): void =>
    lasting(c, list, (p, f, group) => addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], THIS_FIGHT, 0)),
  en: (t, ...list) => enDuring(t, 'for this fight', list),
  de: (t, ...list) => deDuring(t, 'in diesem Kampf', 'in diesem Kampf', list),
  it: (t, ...list) => phrases(itDuring(t, 'per questo combattimento', list)),
})

/** During that player's next turn. */
export const duringNextTurn = v.add('effect', 'duringNextTurn', {
  compile(c: C, who: Who, ...list: Ability[]): void {
    const seats = c.seats(who)
    lasting(c, list, (p, f, group) => {
      // turns alternate: the opponent of the active player is next
      const turn = p.state[TURN] + (seatOf(seats(p, f)) === p.state[ACTIVE] ? 2 : 1)
      return addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], ONE_TURN, turn)
    })
  },
  en: (t, who, ...list) => enDuring(t, `during ${t.seat(who).possessive} next turn`, list, who),
  de(t, who, ...list) {
    const { you } = t.seat(who)
    const turn = de.contracted('in', t.seat(who).possessive('nächsten Zug', 'm', 'dat'))
    const start = you ? 'in deinem nächsten Zug' : t.opponentNamed ? 'im nächsten Zug deines Gegners' : turn
    return deDuring(t, start, you ? start : 'in seinem nächsten Zug', list, who)
  },
  it: (t, who, ...list) => phrases(itDuring(t, `durante ${t.seat(who).possessive('prossimo turno', 'm').text}`, list, who)),
})

/** Until this card leaves play. */
export const whileInPlay = v.add('effect', 'whileInPlay', {
  compile: (c: C, ...list: Ability[]): void =>
    lasting(c, list, (p, f, group) =>
      addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], WHILE_IN_PLAY, p.frames[f + SELF]),
    ),
  en: (t, ...list) => enDuring(t, `until ${t.self} leaves play`, list, undefined, t.self),
  de(t, ...list) {
    const said = deDuring(t, { clause: `bis ${t.self} das Spiel verlässt` }, '', list)
    const own = list.length === 1 ? t.statement(list[0]) : undefined
    // behind another clause a card that has just been named is not named twice more
    return own?.subject === t.self ? { ...said, inverted: `${own.verb} ${t.self} bis zum Verlassen des Spiels ${own.rest}` } : said
  },
  it: (t, ...list) => phrases(itDuring(t, `finché ${t.self} non lascia il gioco`, list, undefined, t.self)),
})

/** While you control that card. */
export const whileYouControl = v.add('effect', 'whileYouControl', {
  compile(c: C, noun: Noun, ...list: Ability[]): void {
    const set = c.noun(noun)
    lasting(c, list, (p, f, group) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      return card < 0 ? -1 : addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], WHILE_CONTROLLED, card)
    })
  },
  en: (t, noun, ...list) => enDuring(t, `while you control ${t.noun(noun).text}`, list),
  de: (t, noun, ...list) => deDuring(t, { clause: `solange du ${t.noun(noun).in('acc')} kontrollierst` }, '', list),
  it: (t, noun, ...list) => phrases(itDuring(t, `mentre ${it.holds('controlli', t.noun(noun).text)}`, list)),
})

/** The next time this turn, once. */
export const theNext = v.add('effect', 'theNext', {
  compile: (c: C, ability: Ability): void =>
    lasting(c, [ability], (p, f, group) => {
      const at = addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], THIS_TURN, p.state[TURN])
      p.lasting[at + USES_LEFT] = 1
      return at
    }),
  en(t, ability) {
    const entering = enteringReady(ability)
    if (entering !== undefined) return `the next ${en.one(t.filter(entering))} this turn enters play ready`
    return `once this turn, ${enClauses(t, [ability])}`
  },
  de(t, ability) {
    const entering = enteringReady(ability)
    if (entering !== undefined)
      return phrases(`${de.the(de.adjective(t.filter(entering), 'nächst')).in('nom')} kommt in diesem Zug spielbereit ins Spiel`)
    if (ability.word === 'before') return phrases(`einmal in diesem Zug, ${t.clause(ability)}`)
    return deDuring(t, 'einmal in diesem Zug', 'in diesem Zug', [ability])
  },
  it(t, ability) {
    const entering = enteringReady(ability)
    if (entering !== undefined)
      return phrases(
        `${it.the(itNext(t.filter(entering))).text} in questo turno entra in gioco ${t.filter(entering).or ? 'pronto' : 'pronta'}`,
      )
    return phrases(`una volta in questo turno, ${itClauses(t, [ability])}`)
  },
})

/** "The next creature …" reads better than "each … once". */
function enteringReady(ability: Ability): Filter | undefined {
  const [which, how] = ability.args as readonly [Filter | Noun, string]
  return ability.word === 'entersPlay' && how === 'ready' && which.is === 'filter' ? which : undefined
}

function itNext(s: it.Stem): it.Stem {
  return { ...s, one: `${s.gender === 'f' ? 'prossima' : 'prossimo'} ${s.one}`, ...(s.or && { or: itNext(s.or) }) }
}
