import { choice } from '../choice.svelte.ts'
import { Answering } from '../answering.ts'
import { faceOf, mySeat } from './now.ts'

/** Minions that are asked after this one whether they block (nf.combat.4). */
export function laterBlockers(): number {
  const { play } = mySeat()
  const at = play.findIndex(({ card }) => card === choice.subject)
  return play.slice(at + 1).filter(({ id }) => faceOf(id)?.signs.includes('cannotBlock') === false).length
}

/** "No further blocks": this minion and those that are asked after it let all attackers through. */
export const unblocked = new Answering(() => choice.options.find(({ view }) => view.verb === 'noBlock'))
