import { nextIn } from '../../../../kernel/cardset.ts'
import { SELF } from '../../../../kernel/program.ts'
import { indexOf, insert, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { isInPlay, SET_WORDS, swapLoads, tell, UNCHECKED } from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { core } from '../vocabulary.ts'
import { swapPlaces } from './placing.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs of things that change places with each other: who controls them, where they lie, what lies on them (kf.swap). */

const first = (p: P, at: number) => nextIn(p.frames, at, -1, SET_WORDS)

/** Without both there is nothing to swap, and neither is asked for. */
function unlessBoth(c: C, ...nouns: Noun[]): () => void {
  const exist = nouns.flatMap((noun) => core.a.argsOf(noun) ?? []).map((filter) => c.exists(c.filter(filter)))
  return c.unless('both are there', (p, f) => exist.every((check) => check(p, f)))
}

/** Each of two cards in play goes to the controller of the other; without both, or with one controller, nothing happens. */
export const swapControl = verb<[one: Noun, other: Noun]>('swapControl', {
  act(c: C, block: number, one, other) {
    const lacking = unlessBoth(c, one, other)
    const own = c.noun(one)
    const theirs = c.noun(other)
    c.step('swap control', (p, f) => {
      const [a, b] = [first(p, f + own), first(p, f + theirs)]
      if (a < 0 || b < 0 || !isInPlay(p, a) || !isInPlay(p, b) || p.controller[a] === p.controller[b]) return
      const seat = p.controller[a]
      p.claim[a] = p.controller[b]
      p.claim[b] = seat
      for (const card of [a, b]) p.since[card] = ++p.clock[0]
      p.state[UNCHECKED] = 1
      report(p, f, block, 2, true)
    })
    lacking()
  },
  en: (t, one, other) => `swap control of ${t.noun(one).text} and ${t.noun(other).text}`,
  de: (t, one, other) => de.does('tausche', `die Kontrolle über ${t.noun(one).in('acc')} und ${t.noun(other).in('acc')}`, 'tauschen'),
  it: (t, one, other) => it.does('scambia', 'scambiare', `il controllo ${t.noun(one).with('di')} e ${t.noun(other).with('di')}`),
})

/** Each of these cards in play goes back to the control of whoever owns it. */
export const toOwners = verb('toOwners', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('to owners', (p, f) => {
      eachIn(p, f + set, (card) => {
        if (!isInPlay(p, card)) return
        p.claim[card] = p.owner[card]
        p.since[card] = ++p.clock[0]
        p.state[UNCHECKED] = 1
        report(p, f, block, 1, true)
      })
    })
  },
  en: (t, noun) => `the owner of ${t.noun(noun).text} takes control of it`,
  de(t, noun) {
    const text = `der Besitzer ${t.noun(noun).in('gen')}`
    return de.statement(text, 'übernimmt', 'die Kontrolle darüber', `${text} die Kontrolle übernehmen lassen`)
  },
  it: (t, noun) => it.whole(`il proprietario ${t.noun(noun).with('di')} ne prende il controllo`),
})

/** Two cards that lie in piles change them, each in the place of the other; that is neither a discard nor a return. */
export const exchange = verb<[one: Noun, other: Noun]>('exchange', {
  act(c: C, block: number, one, other) {
    const lacking = unlessBoth(c, one, other)
    const own = c.noun(one)
    const theirs = c.noun(other)
    c.step('exchange', (p, f) => {
      const [a, b] = [first(p, f + own), first(p, f + theirs)]
      if (a < 0 || b < 0) return
      const [zoneOfA, zoneOfB] = [p.zones.of[a], p.zones.of[b]]
      const [placeOfA, placeOfB] = [indexOf(p.zones, a), indexOf(p.zones, b)]
      remove(p.zones, a)
      insert(p.zones, zoneOfB, placeOfB, a)
      remove(p.zones, b)
      insert(p.zones, zoneOfA, placeOfA, b)
      tell(p, 'swap', p.owner[a], a, b, 0)
      report(p, f, block, 2, true)
    })
    lacking()
  },
  en: (t, one, other) => `swap ${t.noun(one).text} with ${t.noun(other).text}`,
  de: (t, one, other) => de.does('tausche', `${t.noun(one).in('acc')} gegen ${t.noun(other).in('acc')}`, 'tauschen'),
  it: (t, one, other) => it.does('scambia', 'scambiare', `${t.noun(one).text} con ${t.noun(other).text}`),
})

/** This creature and one of its line change places, and each stands with what lay on the other: Æmber, damage, counters, upgrades. */
export const exchangeWith = verb('exchangeWith', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('exchange with', (p, f) => {
      const [self, other] = [p.frames[f + SELF], first(p, f + set)]
      if (!swapPlaces(p, self, other)) return
      swapLoads(p, self, other)
      report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `swap ${t.self} with ${t.noun(noun).text}, and all Æmber, damage, counters, and upgrades on these creatures`,
  de: (t, noun) =>
    de.does(
      'tausche',
      `die Plätze von ${t.self} und ${t.noun(noun).in('dat')} sowie alles Æmber, allen Schaden, alle Marker und Aufwertungen auf ihnen`,
      'tauschen',
    ),
  it(t, noun) {
    const [places, loads] = [
      `di posto ${t.self} con ${t.noun(noun).text}`,
      'tutti gli Æmber, i danni, i segnalini e le migliorie su di esse',
    ]
    return { command: `scambia ${places} e scambia anche ${loads}`, infinitive: `scambiare ${places} e scambiare anche ${loads}` }
  },
})
