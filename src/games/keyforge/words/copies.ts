import { nextIn } from '../../../kernel/cardset.ts'
import { SELF } from '../../../kernel/program.ts'
import { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { bareText, SET_WORDS, TRIGGER, UNCHECKED, UNWATCHED } from '../rules/index.ts'
import { newAbility } from './abilities.ts'
import { report, verb } from './verbs/verb.ts'
import type { C } from './verbs/verb.ts'
import { vocabulary as v } from './vocabulary.ts'

/** Cards that are copies of others: they take the bare text of a card, nothing of what lies on it, and stay of their own house. */

/** This action is another card while it resolves: it takes the text, of which the bonus icons are part. */
export const becomeCopy = verb('becomeCopy', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('become copy', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (card < 0) return
      const self = p.frames[f + SELF]
      p.text[self] = bareText(p, card)
      p.state[UNWATCHED] = 1
      p.state[UNCHECKED] = 1
      report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `treat ${t.self} as if it were ${t.noun(noun).text}`,
  de: (t, noun) => de.does('behandle', `${t.self}, als wäre sie ${t.noun(noun).in('nom')}`, 'behandeln'),
  it: (t, noun) => it.does('tratta', 'trattare', `${t.self} come se fosse ${t.noun(noun).text}`),
})

/**
 * It is a copy of that card from the moment on in which it enters play, until it leaves: where it may stand and how it enters are the
 * copy's, its bonus icons were its own.
 */
export const entersAsCopy = v.add('ability', 'entersAsCopy', {
  compile: (c: C, noun: Noun) => [
    newAbility({ trigger: TRIGGER.asEnters, program: Compiler.program(c, 'enters as copy', [becomeCopy(noun)]) }),
  ],
  en: (t, noun) => en.sentence(`${t.self} enters play as a copy of ${t.noun(noun).text}, but of its own house`),
  de: (t, noun) => de.sentence(`${t.self} kommt als Kopie von ${t.noun(noun).in('dat')} ins Spiel, jedoch in der eigenen Fraktion`),
  it: (t, noun) => it.sentence(`questa carta entra in gioco come copia ${t.noun(noun).with('di')}, ma della propria Casa`),
})
