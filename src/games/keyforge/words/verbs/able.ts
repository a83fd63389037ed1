import type { Count, Test } from '../../../../ability/language.ts'
import type { Amount, Filter, Noun } from '../../../../ability/tree.ts'
import { SELF } from '../../../../kernel/program.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { narrow } from '../filters.ts'
import { both, joined } from '../nouns.ts'
import { core } from '../vocabulary.ts'
import type { C } from './verb.ts'

type Can = Test<KeyforgePosition>

/**
 * Where one card is chosen, it is one with which it can be done: with another nothing would be (kf.ability.3). A card that may do it
 * itself is asked only when it can.
 */
export function oneAble(c: C, noun: Noun, can: Can): number {
  const among = core.a.argsOf(noun)
  if (among !== undefined) return chooseAble(c, among[0], can, 1, 1)
  if (c.optional > 0 && noun.word === 'self') c.demands.push((p, f) => can(p, f, p.frames[f + SELF]))
  return c.noun(noun)
}

/** The same where several cards are chosen. */
export function allAble(c: C, noun: Noun, can: Can): number {
  const several = both.argsOf(noun)
  if (several !== undefined)
    return joined(
      c,
      several.map((one) => allAble(c, one, can)),
    )
  const exactly = core.some.argsOf(noun)
  if (exactly !== undefined) return chooseAble(c, exactly[1], can, exactly[0], exactly[0])
  const most = core.upTo.argsOf(noun)
  if (most !== undefined) return chooseAble(c, most[1], can, 0, most[0])
  const any = core.anyNumber.argsOf(noun)
  if (any !== undefined) return chooseAble(c, any[0], can, 0, c.setWords << 5)
  const more = core.oneOrMore.argsOf(noun)
  return more === undefined ? oneAble(c, noun, can) : chooseAble(c, more[0], can, 1, c.setWords << 5)
}

function chooseAble(c: C, filter: Filter, can: Can, min: Amount, max: Amount): number {
  const range: { min: Count<KeyforgePosition>; max: Count<KeyforgePosition> } = { min: c.amount(min), max: c.amount(max) }
  c.before = c.it
  c.it = c.choose(narrow(c, filter, can), range)
  return c.it
}
