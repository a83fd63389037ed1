import { SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import type { Effect, EventPattern, Noun } from '../../../ability/tree.ts'
import { TRIGGER, UNCHECKED } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { abilityCompiler, newAbility, underHead } from './abilities.ts'
import { compileEvent } from './events.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** What takes the place of a proposed event (kf.replacement): the event does not happen, this happens instead. */
export const instead = v.add('effect', 'instead', {
  compile: (c: C, ...effects: Effect[]): void => c.effects(effects),
  en: (t, ...effects) => `${t.effects(effects)} instead`,
  de: (t, ...effects) => de.along(t.effects(effects), 'stattdessen'),
  it: (t, ...effects) => ({ command: `invece ${t.effects(effects).command}`, infinitive: `invece ${t.effects(effects).infinitive}` }),
})

/**
 * An ability that puts something else in the place of an event. A destruction is replaced in its window, by a Destroyed ability, and a
 * play effect before it resolves, by any effect; another event on the spot, by a verb that says what becomes of what was proposed.
 */
export const wouldBe = v.add('ability', 'wouldBe', {
  compile(c: C, event: EventPattern, replacement: Effect) {
    const { would, about, seats, proposed, stops } = compileEvent(abilityCompiler(), event)
    const saves = would === TRIGGER.destroyed
    // of destructions only a card's own is replaced
    if (would < 0 || (saves && (event.args[0] as Noun).word !== 'self')) throw new Error(`nothing can take the place of "${event.word}"`)
    if (saves) return [newAbility({ trigger: would, program: savingProgram(c, replacement) })]
    if (stops !== undefined) return [newAbility({ trigger: would, about, seats, program: stops(c, replacement) })]
    const verb = verbInstead(replacement)
    const instead = verb.instead(c, ...(replacement.args[0] as Effect).args)
    return [newAbility({ trigger: would, about, seats, event: proposed, instead }), ...(verb.owed === undefined ? [] : [verb.owed(c)])]
  },
  en: (t, event, replacement) =>
    event.word === 'isDestroyed'
      ? underHead('en', ['destroyed'], t.sentences([replacement]))
      : `if ${t.event(event).would}, ${t.afterNaming(event, () => t.effect(replacement))}`,
  de: (t, event, replacement) =>
    event.word === 'isDestroyed'
      ? underHead('de', ['destroyed'], t.sentences([replacement]))
      : {
          clause: (when) => `falls ${de.wouldHappen(t.event(event), when)}`,
          then: de.inverted(t.effect(replacement)),
        },
  it: (t, event, replacement) =>
    event.word === 'isDestroyed'
      ? underHead('it', ['destroyed'], t.sentences([replacement]))
      : `se ${t.event(event).would}, ${t.effect(replacement).command}`,
})

function savingProgram(c: C, replacement: Effect) {
  const start = c.here
  c.top = c.mark('top')
  c.effect(replacement)
  // the tag comes off last: what would destroy the card may still be there, such as power 0, and must find the whole effect done
  c.step('not destroyed', (p, f) => {
    p.tagged[p.frames[f + SELF]] = 0
    p.state[UNCHECKED] = 1
  })
  return c.close('instead of being destroyed', start)
}

function verbInstead({ args: [effect, ...more] }: Effect) {
  const verb = v.get(effect as Effect)
  if (verb.instead === undefined || more.length > 0) throw new Error(`"${verb.word}" cannot take the place of an event by itself`)
  return { instead: verb.instead, owed: verb.owed }
}
