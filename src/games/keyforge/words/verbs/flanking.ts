import type { KeyforgePosition } from '../../rules/index.ts'
import { nextIn } from '../../../../kernel/cardset.ts'
import { SOURCE } from '../../../../kernel/program.ts'
import { insert, push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { isCreatureInPlay, SET_WORDS, tell, UNCHECKED, UNWATCHED } from '../../rules/index.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Moves a creature to the flank of its line that the active player chooses; it may stand there already (kf.move.3). */
export const moveToFlank = verb('moveToFlank', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    const flank = c.slot()
    const card = (p: P, f: number) => nextIn(p.frames, f + set, -1, SET_WORDS)
    const gone = c.unless('is in play', (p, f) => card(p, f) >= 0 && isCreatureInPlay(p, card(p, f)))
    const alone = c.unless('has a choice', (p, f) => p.zones.length[p.zones.of[card(p, f)]] > 1)
    c.code.ask('to which flank', {
      kind: 'flank',
      rule: 'kf.move.3',
      seat: c.binding.deciderOf,
      options(_p, _f, out) {
        out[0] = 0
        out[1] = 1
        return 2
      },
      answer(p, f, option) {
        p.frames[f + flank] = option
      },
      view: (p, f, option) => ({ verb: 'flank', card: card(p, f), place: option === 0 ? 'left' : 'right' }),
    })
    alone()
    c.step('move to flank', (p, f) => {
      const moved = card(p, f)
      const zone = p.zones.of[moved]
      remove(p.zones, moved)
      if (p.frames[f + flank] === 0) insert(p.zones, zone, 0, moved)
      else push(p.zones, zone, moved)
      p.state[UNWATCHED] = 1
      p.state[UNCHECKED] = 1
      report(p, f, block, 1, true)
      tell(p, 'move', p.controller[moved], p.frames[f + SOURCE], moved, 0)
    })
    gone()
  },
  en: (t, noun) => `move ${t.noun(noun).text} to either flank of its controller’s battleline`,
  de: (t, noun) => de.does('bewege', `${t.noun(noun).in('acc')} an eine Flanke der Schlachtreihe ihres Kontrolleurs`, 'bewegen'),
  it: (t, noun) => it.does('sposta', 'spostare', `${t.noun(noun).text} su un fianco della linea di battaglia del suo controllore`),
})
