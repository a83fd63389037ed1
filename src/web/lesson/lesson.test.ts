import { expect, test } from 'vitest'
import { LESSONS } from '../../games/load.ts'
import { riftblade } from '../../games/riftblade/index.ts'
import { LESSON_TEXTS } from './texts.ts'
import { LANGUAGES } from '../protocol.ts'

const lesson = await LESSONS.riftblade!()
const game = riftblade as unknown as import('../../kernel/game.ts').Game

test('the lesson has six to eight steps, each with its texts in three languages', () => {
  expect(lesson.steps.length).toBeGreaterThanOrEqual(6)
  expect(lesson.steps.length).toBeLessThanOrEqual(8)
  for (const language of LANGUAGES) {
    const texts = LESSON_TEXTS.riftblade![language]
    expect(Object.keys(texts)).toEqual(lesson.steps.map(({ id }) => id))
    for (const { title, text, goal, hint, learned } of Object.values(texts))
      for (const line of [title, text, goal, hint, learned]) expect(line.length).toBeGreaterThan(3)
  }
})

test.each(lesson.steps.map((step) => [step.id, step] as const))(
  '"%s" asks the reader, is not done at the start, and its solution does it',
  (_, step) => {
    const p = step.arrange()
    expect(game.seatToDecide(p)).toBe(0)
    expect(step.isDone(p)).toBe(false)
    for (const move of step.solution) {
      expect(step.isDone(p), `done before "${move}"`).toBe(false)
      const option = game.parseOption(p, move)
      expect(option, `"${move}" is possible`).toBeGreaterThanOrEqual(0)
      game.choose(p, option)
      // a forced discard of the other side belongs to the effect
      while (game.seatToDecide(p) === 1) {
        const options = new Int16Array(game.maxOptions)
        game.options(p, options)
        game.choose(p, options[0])
      }
    }
    expect(step.isDone(p)).toBe(true)
  },
)

test.each(lesson.steps.map((step) => [step.id, step] as const))('"%s" is not done by ending the turn', (_, step) => {
  const p = step.arrange()
  game.choose(p, game.parseOption(p, 'end'))
  expect(step.isDone(p)).toBe(false)
})
