import { nextIn } from '../../../../kernel/cardset.ts'
import { RESULT, SEAT } from '../../../../kernel/program.ts'
import type { Test } from '../../../../ability/language.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import {
  ACT,
  ALLOWED,
  callUse,
  HOUSES,
  housesOf,
  isCreatureInPlay,
  MUST_FIGHT,
  useObstacle,
  SET_WORDS,
  mayNest,
} from '../../rules/index.ts'
import { vocabulary as v } from '../vocabulary.ts'
import { oneAble } from './able.ts'
import { verb } from './verb.ts'
import type { C } from './verb.ts'

/** A house of the card, also of one that has just left play; nothing is asked where it has only one. */
export const chooseHouseOfCard = v.add('effect', 'chooseHouseOfCard', {
  compile(c: C, noun: Noun): void {
    const set = c.noun(noun)
    const slot = c.slot()
    c.named.set('chosen', slot)
    const houses = (p: KeyforgePosition, f: number) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      return card < 0 ? 0 : housesOf(p, card)
    }
    c.step('only house', (p, f) => {
      p.frames[f + slot] = houses(p, f) === 0 ? -1 : 31 - Math.clz32(houses(p, f))
    })
    const single = c.unless('several houses', (p, f) => (houses(p, f) & (houses(p, f) - 1)) !== 0)
    c.code.ask('choose its house', {
      kind: 'chosenHouse',
      rule: 'kf.ability.2',
      seat: c.binding.deciderOf,
      options(p, f, out) {
        let n = 0
        for (let house = 0; house < HOUSES.length; house++) if ((houses(p, f) & (1 << house)) !== 0) out[n++] = house
        return n
      },
      answer(p, f, option) {
        p.frames[f + slot] = option
      },
      view: (_p, _f, option) => ({ verb: 'house', house: HOUSES[option] }),
    })
    single()
  },
  en: (t, noun) => (noun.word === 'it' ? 'choose its house' : `choose the house of ${t.noun(noun).text}`),
  de: (t, noun) => de.does('wähle', noun.word === 'it' ? 'ihre Fraktion' : `die Fraktion ${ofNoun(t.noun(noun))}`, 'wählen'),
  it: (t, noun) => it.does('scegli', 'scegliere', noun.word === 'it' ? 'la sua Casa' : `la Casa ${t.noun(noun).with('di')}`),
})

const ofNoun = (noun: de.NounPhrase) => (noun.in('gen') === noun.in('nom') ? `von ${noun.in('dat')}` : noun.in('gen'))

/** An order to reap is not stopped by rage (kf.enrage.5); a stunned creature loses its stun instead. */
const canReap: Test<KeyforgePosition> = (p, f, card) => {
  const obstacle = useObstacle(p, p.frames[f + SEAT], card, ACT.reap)
  return obstacle === ALLOWED || obstacle === MUST_FIGHT || useObstacle(p, p.frames[f + SEAT], card, ACT.use) === ALLOWED
}

/** Reaps with a creature; a stunned one loses its stun instead. It is an order to reap, so an enraged one need not fight (kf.enrage.5). */
export const reapWith = verb('reapWith', {
  transitive: () => true,
  act(c: C, block: number, noun: Noun) {
    const set = oneAble(c, noun, canReap)
    c.step('reap with', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      const seat = p.frames[f + SEAT]
      if (card < 0 || !isCreatureInPlay(p, card) || p.controller[card] !== seat || !mayNest(p) || !canReap(p, f, card)) return
      const stunned = useObstacle(p, seat, card, ACT.use) === ALLOWED
      p.frames[callUse(p, seat, card, stunned ? ACT.use : ACT.reap) + RESULT] = block
    })
  },
  en: (t, noun) => `reap with ${t.noun(noun).text}`,
  de: (t, noun) => ({
    command: `lasse ${t.noun(noun).in('acc')} ernten`,
    infinitive: `${t.noun(noun).in('acc')} ernten lassen`,
  }),
  it: (t, noun) => it.does('raccogli', 'raccogliere', `con ${t.noun(noun).text}`),
})
