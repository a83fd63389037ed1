import { SEAT, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun, Who } from '../../../../ability/tree.ts'
import { CARD_COUNT, HOUSES, housesInGame, isCreatureInPlay, MAX_OPTIONS, powerOf, printed, tellName } from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import { compileQuestion } from '../asking.ts'
import { vocabulary as v } from '../vocabulary.ts'
import type { C } from './verb.ts'

/** Verbs that choose for the sentences that follow: cards, a house, a number. */

/** Chooses cards for the sentences that follow. */
export const choose = v.add('effect', 'choose', {
  compile: (c: C, noun: Noun): void => {
    c.noun(noun)
  },
  en: (t, noun) => `choose ${t.noun(noun).text}`,
  de: (t, noun) => de.does('wähle', t.noun(noun).in('acc'), 'wählen'),
  it: (t, noun) => it.does('scegli', 'scegliere', t.noun(noun).text),
})

const houseChoice = v.add<'effect', [who?: Who]>('effect', 'chooseHouse', {
  compile(c: C, who?: Who): void {
    const seats = who === undefined ? undefined : c.seats(who)
    compileQuestion(c, 'chosen', {
      name: 'choose house',
      kind: 'chosenHouse',
      options(p, f, out) {
        const bits = seats === undefined ? printed.houses | housesInGame(p) : p.identity[seatOf(seats(p, f))]
        let n = 0
        for (let house = 0; house < HOUSES.length; house++) if ((bits & (1 << house)) !== 0) out[n++] = house
        return n
      },
      view: (option) => ({ verb: 'house', house: HOUSES[option] }),
      tell: (p, f, option) => tellName(p, 'chosenHouse', p.frames[f + SEAT], p.frames[f + SOURCE], HOUSES[option]),
    })
  },
  en: (t, who) => `${en.does(t.you, 'choose')} a house${who === undefined ? '' : ` on ${t.seat(who).possessive} identity card`}`,
  de(t, who) {
    const house = who === undefined ? 'eine Fraktion' : `eine Fraktion auf ${t.seat(who).possessive('Avatarkarte', 'f', 'dat')}`
    return de.acts(t.you, 'wähle', house, 'wählen')
  },
  it(t, who) {
    const house = who === undefined ? 'una Casa' : `una Casa ${t.seat(who).possessive('carta identità', 'f').with('su')}`
    return it.acts(t.you, 'scegli', 'scegliere', house)
  },
})

/** Any house, also one that nobody has: those of the sets that are here, of both identity cards and of every card in play. */
export const chooseHouse = houseChoice()
/** A house of that player's identity card. */
export const chooseHouseOf = (who: Who) => houseChoice(who)

/** Any number up to 20, or up to the highest power in play: others would do nothing. */
export const chooseNumber = v.add('effect', 'chooseNumber', {
  compile(c: C): void {
    compileQuestion(c, 'chosen', {
      name: 'choose number',
      kind: 'amount',
      options(p, _f, out) {
        let highest = 20
        for (let card = 0; card < p.state[CARD_COUNT]; card++) if (isCreatureInPlay(p, card)) highest = Math.max(highest, powerOf(p, card))
        const n = Math.min(highest + 1, MAX_OPTIONS)
        for (let i = 0; i < n; i++) out[i] = i
        return n
      },
      view: (option) => ({ verb: 'amount', amount: option }),
    })
  },
  en: () => 'choose a number',
  de: () => ({ command: 'wähle eine Zahl', infinitive: 'eine Zahl wählen' }),
  it: () => ({ command: 'scegli un numero', infinitive: 'scegliere un numero' }),
})()
