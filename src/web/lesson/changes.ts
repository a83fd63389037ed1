import { BESIDE_WORDS } from '../../play/beside-words/index.ts'
import { tellCount } from '../../play/hint/tell.ts'
import { HINT_WORDS } from '../../play/hint/words.ts'
import type { Change } from '../../play/counter.ts'
import type { Language } from '../protocol.ts'

/** What an act has changed, in figures and in the words of hints: "You: Æmber 5 → 6 (+1)". */
export function sayChanges(changes: readonly Change[], language: Language, nameSeat: (seat: number) => string): string[] {
  const telling = { words: BESIDE_WORDS[language], own: HINT_WORDS[language], nameSeat }
  return changes.map(
    ({ what, seat, from, to }) =>
      `${tellCount({ what, seat, now: from, ends: [to] }, telling)} (${to > from ? '+' : '−'}${Math.abs(to - from)})`,
  )
}
