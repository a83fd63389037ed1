import { expect, test } from 'vitest'
import { GAME_NAMES } from '../games/register.ts'
import { hashPosition, type Position } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { type Match, startMatch } from './match.ts'
import { Session } from './session.ts'

const GAMES_PLAYED = 6
const SEED = 17

test.each(GAME_NAMES)('%s: a question is answered by itself only when every answer comes to the same', async (name) => {
  const random = new Generator(seedOf(SEED))
  let answered = 0
  for (let i = 0; i < GAMES_PLAYED; i++) {
    const begun = await startMatch(name, String(SEED + i), undefined, 2)
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    const { game, asked } = match.title
    const session = new Session(match)
    for (let step = 0; step < 300 && !session.isOver; step++) {
      const legal = session.legal()
      const before = game.blank()
      game.copy(before, match.p)
      if (session.answerItself()) {
        expect(asked).not.toContain(game.decision(before)!.kind)
        if (legal.length === 1) continue
        answered++
        expect(session.happened.some(({ step, answered }) => step === session.moves.length - 1 && answered !== undefined)).toBe(true)
        expect(new Set(legal.map((option) => endOf(match, before, option))).size).toBe(1)
      } else session.play(legal[random.below(legal.length)])
    }
  }
  console.log(
    `${name}: ${answered} questions answered by themselves in ${GAMES_PLAYED} games (seeds ${SEED} to ${SEED + GAMES_PLAYED - 1})`,
  )
})

/** Where an answer leads when all that needs no answer is answered. */
function endOf(match: Match, before: Position, option: number): string {
  const { game } = match.title
  const p = game.blank()
  game.copy(p, before)
  const session = new Session({ ...match, p })
  const seat = session.toDecide
  session.play(option)
  while (session.toDecide === seat && session.answerItself());
  return hashPosition(p)
}
