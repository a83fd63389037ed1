// Choices, and taking own steps back.
import { excerpt } from '../../kernel/excerpt.ts'
import { forgive, timeUpAt } from './clock.ts'
import { HOST } from './entry.ts'
import { chooseMove, goBack, lastMade, listOptions, writeMove } from './game.ts'
import type { Choice } from './request.ts'
import { draft, findPlayer, refuse, type Rule, seatOf, withSeat } from './rule.ts'
import type { Game, Table } from './state.ts'

/** Signs in the name that a player gives to a choice. */
const LONGEST_ID = 64

export const move: Rule<'move'> = {
  propose(table, { who, seat: given, body }, { now, lag = 0 }) {
    const { title, game } = table
    const seat = who === HOST ? (given ?? -1) : seatOf(table, who)
    if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
    const { id, itself, answers } = body
    const last = table.seats[seat]?.last
    if (id !== undefined && last?.id === id) return refuse('double', 'this choice was taken', { entry: last.entry })
    if (id !== undefined && (typeof id !== 'string' || id.length > LONGEST_ID))
      return refuse('bad-request', `"id" is a text of at most ${LONGEST_ID} signs`)
    if (game === undefined) return refuse('not-started', 'the game has not begun')
    if (table.phase !== 'live') return refuse('over', 'the game is over')
    if (answers < game.asked)
      return refuse('stale', `the choice answers entry ${excerpt(answers)}; what is asked now came with entry ${game.asked}`)
    if (game.toDecide !== seat) return refuse('not-asked', `seat ${game.toDecide} has to decide`)
    const byComputer = table.seats[seat].computer !== undefined
    if (who === HOST ? !byComputer && itself !== true : byComputer)
      return refuse(
        'not-yours',
        byComputer ? `a computer plays seat ${seat}; sit down again first` : `the player of seat ${seat} has to decide`,
      )
    if (who !== HOST && itself !== undefined) return refuse('host-only', 'the host finds the questions that answer themselves')
    const way = forgive(table.clocks, lag, now)
    if (isTooLate(table, way, now)) return refuse('time-up', `the time of seat ${seat} is up`)
    const notation = readChoice(table, game, body)
    if (notation === undefined) {
      const wish = 'option' in body ? `option ${excerpt(body.option)}` : excerpt(body.move)
      return refuse('illegal', `${wish} is not possible here`, { rule: title.game.decision(game.p)?.rule ?? '' })
    }
    return draft(seat, { move: notation, lag: way, ...(id === undefined ? {} : { id }), ...(itself === undefined ? {} : { itself }) })
  },
  apply(table, { number: entry, seat, body }) {
    const made = { entry, seat, move: body.move, itself: body.itself === true }
    const after = { ...table, game: chooseMove(table.title, table.game!, made) }
    return body.id === undefined ? after : withSeat(after, seat, { last: { id: body.id, entry } })
  },
}

export const takeback: Rule<'takeback'> = {
  propose(table, { who, body }) {
    const player = findPlayer(table, who)
    if (!player.ok) return player
    const game = table.game!
    if (table.open.rated) return refuse('rated', 'in a rated game nothing is taken back')
    if (!isPlace(game, body.to)) return refuse('no-entry', `there is no choice to take back after entry ${excerpt(body.to)}`)
    if (game.toDecide !== player.value || body.to < game.base)
      return refuse('needs-consent', 'this reaches beyond own steps, or something was learned since: offer it to the others')
    return draft(player.value, { to: body.to })
  },
  apply: (table, { number, body }) => takeBack(table, body.to, number),
}

/** Is there a position after this entry, and another one now? */
export function isPlace(game: Game, to: number): boolean {
  return to !== lastMade(game) && (to === game.entry || game.made.some(({ entry }) => entry === to))
}

/** The table with the position after an entry. Offers to take back what is gone fall away. */
export function takeBack(table: Table, to: number, entry: number): Table {
  const game = goBack(table.title, table.game!, to, entry)
  return { ...table, game, offers: table.offers.filter(({ offer }) => offer.what !== 'takeback' || isPlace(game, offer.to)) }
}

function isTooLate({ clocks }: Table, way: number, now: number): boolean {
  return clocks !== undefined && timeUpAt(clocks) < now - way
}

/** The choice in notation, undefined when it is not possible. */
function readChoice({ title }: Table, game: Game, choice: Choice): string | undefined {
  const option = 'option' in choice ? choice.option : typeof choice.move === 'string' ? title.game.parseOption(game.p, choice.move) : -1
  return listOptions(title, game.p).includes(option) ? writeMove(title, game, option) : undefined
}
