import { expect, test } from 'vitest'
import type { Foretelling, OptionForetold } from '../../play/table/foretell.ts'
import type { Game } from '../../play/table/state.ts'
import { readForetold } from './foretelling.ts'

/** A question with so many options, each of which takes some milliseconds to try, by a clock of its own. */
function slow(options: number, milliseconds: number) {
  const question = { tried: 0, time: 0, now: () => question.time, foretelling: { game: {} as Game, walk } satisfies Foretelling }
  function* walk(): Generator<OptionForetold | undefined, void> {
    for (let option = 0; option < options; option++) {
      question.tried++
      question.time += milliseconds
      yield option === 1 ? undefined : { option, certain: [], chosen: [], possible: [], still: false, unfollowed: false }
    }
  }
  return question
}

test('between two options others have their turn, and a question that takes long is answered in part', async () => {
  const question = slow(12, 3)
  const turns: number[] = []
  let ended = false
  const others = (): void => {
    turns.push(question.tried)
    if (!ended) setImmediate(others)
  }
  setImmediate(others)
  const told = await readForetold(question.foretelling, question.now)
  ended = true
  expect(question.tried).toBe(4)
  expect(told.map(({ option }) => option)).toEqual([0, 2, 3])
  for (const tried of [1, 2, 3]) expect(turns).toContain(tried)
})

test('a question is tried once, however often it is asked', async () => {
  const question = slow(3, 0)
  const all = await Promise.all([1, 2, 3].map(() => readForetold(question.foretelling, question.now)))
  expect(all[0].map(({ option }) => option)).toEqual([0, 2])
  expect(all[1]).toBe(all[0])
  expect(all[2]).toBe(all[0])
  expect(question.tried).toBe(3)
})
