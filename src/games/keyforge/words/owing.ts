import type { Compiler } from '../../../ability/compile.ts'
import { AMOUNT, SEAT } from '../../../kernel/program.ts'
import { OWED_TOKENS, TRIGGER, UNCHECKED } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newAbility } from './abilities.ts'
import { chosenNumber } from './amounts.ts'
import { makeToken } from './verbs/tokens.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition

/**
 * Token creatures instead of Æmber that would reach your pool. Making them asks for flanks, which nothing can do in the middle of a gain:
 * they are owed, and made when the state is looked at next (kf.token.14).
 */
export const tokensForAmber = v.add('ability', 'tokensForAmber', {
  compile(c: Compiler<P>) {
    const start = c.here
    const owed = c.slot()
    c.named.set('chosen', owed)
    c.top = c.mark('top')
    c.step('what is owed', (p, f) => {
      p.frames[f + owed] = p.state[OWED_TOKENS]
      p.state[OWED_TOKENS] = 0
    })
    c.effect(makeToken(chosenNumber))
    const program = c.code.close('owed tokens', start, c.slots)
    return [
      newAbility({
        trigger: TRIGGER.wouldGain,
        seats: c.seats(core.you),
        instead(p: P, f: number) {
          p.state[OWED_TOKENS] += p.frames[f + AMOUNT]
          p.state[UNCHECKED] = 1
          return p.frames[f + SEAT]
        },
      }),
      newAbility({ trigger: TRIGGER.asSoonAs, condition: (p: P) => p.state[OWED_TOKENS] > 0, program }),
    ]
  },
  en: () => 'Each time Æmber would be added to your pool, make that many token creatures instead.',
  de: () => 'Jedes Mal, wenn deinem Vorrat Æmber hinzugefügt würde, erzeuge stattdessen so viele Token-Kreaturen.',
  it: () => 'Ogni volta che verrebbe aggiunto Æmber alla tua riserva, crea invece altrettante creature token.',
})()
