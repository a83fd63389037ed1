import { nextIn } from '../../../../kernel/cardset.ts'
import { SEAT, SOURCE } from '../../../../kernel/program.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { HOUSE, HOUSES, OMEGA, SET_WORDS, tellName, UNCHECKED, UNWATCHED } from '../../rules/index.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs about the turn that is going on: its house, its end. */

/** The house of a card becomes the active one; nobody has chosen it (kf.house.8). */
export const becomeActiveHouse = verb('becomeActiveHouse', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('active house', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (card < 0) return
      p.state[HOUSE] = p.house[card]
      p.state[UNWATCHED] = 1
      p.state[UNCHECKED] = 1
      tellName(p, 'chosenHouse', p.frames[f + SEAT], p.frames[f + SOURCE], HOUSES[p.house[card]])
      report(p, f, block, 1, true)
    })
  },
  en: (t, noun) =>
    noun.word === 'it' ? 'its house becomes the active house' : `the house of ${t.noun(noun).text} becomes the active house`,
  de: (t, noun) => {
    const house = noun.word === 'it' ? 'ihre Fraktion' : `die Fraktion von ${t.noun(noun).in('dat')}`
    return {
      command: `${house} wird die aktive Fraktion`,
      infinitive: `${house} zur aktiven Fraktion machen`,
      inverted: `wird ${house} die aktive Fraktion`,
    }
  },
  it: (t, noun) => {
    const house = noun.word === 'it' ? 'la sua Casa' : `la Casa ${t.noun(noun).with('di')}`
    return { command: `${house} diventa la Casa attiva`, infinitive: `far diventare ${house} la Casa attiva` }
  },
})

/** The main step ends once what is pending has resolved; cards ready and hands fill all the same (kf.omega.3). */
export const endTurn = verb('endTurn', {
  act(c: C, block: number) {
    c.step('end the turn', (p, f) => {
      p.state[OMEGA] = 1
      report(p, f, block, 0, true)
    })
  },
  en: () => 'end your turn',
  de: () => ({ command: 'beende deinen Zug', infinitive: 'deinen Zug beenden' }),
  it: () => ({ command: 'termina il tuo turno', infinitive: 'terminare il tuo turno' }),
})()
