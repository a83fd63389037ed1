import { expect, test } from 'vitest'
import { GAME_NAMES, type GameName } from '../games/register.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { tellCourse } from './course.ts'
import { startMatch } from './match.ts'
import { Session } from './session.ts'
import { readStory, recordOf } from './story.ts'

const SEED = 51
console.log(`courses of games with seed ${SEED}`)

async function play(name: GameName, most: number): Promise<Session> {
  const match = await startMatch(name, String(SEED), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const session = new Session(match.value)
  const random = new Generator(seedOf(SEED))
  while (!session.isOver && session.moves.length < most) {
    const legal = session.legal()
    session.play(legal[random.below(legal.length)])
  }
  return session
}

test.each(GAME_NAMES)('%s: what changes with each event adds up to what everybody counts, and every turn ends with it', async (name) => {
  const session = await play(name, 400)
  const { title } = session.match
  const begun = await startMatch(name, String(SEED), undefined, 2)
  if (!begun.ok) throw new Error(begun.error.message)
  const counts = structuredClone(title.counts(begun.value.p)) as Record<string, number[]>
  let changed = 0
  for (const { changes = [] } of session.happened)
    for (const { what, seat, from, to } of changes) {
      expect(counts[what][seat]).toBe(from)
      counts[what][seat] = to
      changed++
    }
  expect(changed).toBeGreaterThan(0)
  expect(counts).toEqual(title.counts(session.p))

  const story = await readStory(recordOf(session.match, session.moves))
  if (!story.ok) throw new Error(story.error.message)
  const { turns, goals, turning } = tellCourse(story.value, 0)
  expect(turns.map(({ turn }) => turn)).toEqual([...new Set(turns.map(({ turn }) => turn))].sort((a, b) => a - b))
  expect(turns[turns.length - 1].counts).toEqual(title.counts(session.p))
  for (const what of Object.keys(goals)) expect(Object.keys(counts)).toContain(what)
  if (turning !== undefined) {
    expect(turning.step).toBeLessThan(session.moves.length)
    expect(Math.abs(turning.after - turning.before)).toBeGreaterThanOrEqual(0.08)
  }
})
