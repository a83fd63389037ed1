import { nextIn } from '../../../kernel/cardset.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Seats } from '../../../ability/language.ts'
import * as en from '../../../ability/text/en.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun, Who } from '../../../ability/tree.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { SET_WORDS } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Players by their part in something: the controller of it, its owner. */

const seatWord = (
  word: string,
  find: (p: P, x: number) => number,
  names: { en: [string, string]; de: (its: 'ihr' | 'sein') => [string, string, string, string]; it: [string, string, string] },
) =>
  v.add('seat', word, {
    compile(c: C, noun: Noun): Seats<P> {
      const slot = c.noun(noun)
      return (p, f) => {
        const x = nextIn(p.frames, f + slot, -1, SET_WORDS)
        return x < 0 ? 0 : 1 << find(p, x)
      }
    },
    en: (_t, _noun) => en.persona(...names.en),
    de: (t, noun) => de.persona(...names.de(t.noun(noun).gender === 'f' ? 'ihr' : 'sein')),
    it: (_t, _noun) => it.persona(...names.it),
  })

export const controllerOf = seatWord('controllerOf', (p, x) => p.controller[x], {
  en: ['its controller', 'its controller’s'],
  de: (its) => [`${its} Kontrolleur`, `${its}em Kontrolleur`, `${its}en Kontrolleur`, `${its}es Kontrolleurs`],
  it: ['il suo controllore', 'del suo controllore', 'al suo controllore'],
})
export const ownerOf = seatWord('ownerOf', (p, x) => p.owner[x], {
  en: ['its owner', 'its owner’s'],
  de: (its) => [`${its} Besitzer`, `${its}em Besitzer`, `${its}en Besitzer`, `${its}es Besitzers`],
  it: ['il suo proprietario', 'del suo proprietario', 'al suo proprietario'],
})

/** The other player than that one. */
export const opponentOf = v.add('seat', 'opponentOf', {
  compile(c: C, who: Who): Seats<P> {
    const seats = c.seats(who)
    return (p, f) => (seats(p, f) === 0 ? 0 : 3 & ~seats(p, f))
  },
  en(t, who) {
    const name = `${t.seat(who).possessive} opponent`
    return en.persona(name, `${name}’s`)
  },
  de(t, who) {
    const { possessive } = t.seat(who)
    const named = (kase: 'nom' | 'dat' | 'acc') => possessive('Gegner', 'm', kase)
    return de.persona(named('nom'), named('dat'), named('acc'), possessive('Gegners', 'm', 'gen'))
  },
  it(t, who) {
    const name = t.seat(who).possessive('avversario', 'm')
    return it.persona(name.text, name.with('di'), name.with('a'))
  },
})
