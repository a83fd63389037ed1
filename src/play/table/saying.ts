// What is said at a table: by those who sit, and apart from them by those who watch.
import { SPECTATOR } from '../../kernel/event.ts'
import { excerpt } from '../../kernel/excerpt.ts'
import { isPhrase } from './phrases.ts'
import { draft, refuse, type Rule, seatOf } from './rule.ts'

/** Characters of what is said at most. */
export const LONGEST_SAY = 300

/** So many things may be said by one in so many milliseconds. */
const MOST_SAID = 5
const IN = 10_000

/** So many things said are remembered. */
const REMEMBERED = 50

export const say: Rule<'say'> = {
  propose(table, { who, body }, { now }) {
    const seat = seatOf(table, who)
    if (body.room !== 'table' && body.room !== 'spectators')
      return refuse('bad-request', `"room" must be table or spectators, not ${excerpt(body.room)}`)
    if (body.room === 'table' && seat < 0)
      return refuse('not-seated', 'at the table those who sit talk; those who watch have a room of their own')
    if (body.room === 'spectators' && table.open.spectators === null) return refuse('no-spectators', 'nobody may watch this table')
    if (body.room === 'spectators' && seat >= 0 && table.phase !== 'ended')
      return refuse('not-over', 'who plays talks with those who watch after the end')
    if (
      'phrase' in body
        ? !isPhrase(body.phrase)
        : typeof body.text !== 'string' || body.text.trim() === '' || countSigns(body.text) > LONGEST_SAY
    ) {
      return 'phrase' in body
        ? refuse('no-phrase', `there is no phrase ${excerpt(body.phrase)}`)
        : refuse('too-long', `what is said has 1 to ${LONGEST_SAY} characters`)
    }
    const own = table.said.filter((one) => one.who === who && one.at > now - IN)
    if (own.length >= MOST_SAID) return refuse('too-fast', 'wait a little before saying more', { wait: own[0].at + IN - now })
    return draft(seat < 0 ? SPECTATOR : seat, body)
  },
  apply: (table, { number, at, who, seat, body }) => ({
    ...table,
    said: [...table.said, { number, at, who, seat, say: body }].slice(-REMEMBERED),
  }),
}

function countSigns(text: string): number {
  return text.length > 2 * LONGEST_SAY ? text.length : Array.from(text).length
}
