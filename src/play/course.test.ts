import { expect, test } from 'vitest'
import { GAME_NAMES, type GameName } from '../games/register.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { tellCourse } from './course.ts'
import { startMatch } from './match.ts'
import { Session } from './session.ts'
import { readStory, recordOf } from './story.ts'

const SEED = 51
console.log(`courses of games with seed ${SEED}`)

async function play(name: GameName, most: number, seed = SEED): Promise<Session> {
  const match = await startMatch(name, String(seed), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const session = new Session(match.value)
  const random = new Generator(seedOf(seed))
  while (!session.isOver && session.moves.length < most) {
    const legal = session.legal()
    session.play(legal[random.below(legal.length)])
  }
  return session
}

test.each(GAME_NAMES)(
  '%s: a turning point lies where a turn stands open, never in the middle of what is being paid or resolved',
  async (name) => {
    let met = 0
    for (let seed = SEED; seed < SEED + 6; seed++) {
      const session = await play(name, 600, seed)
      const { title } = session.match
      for (let seat = 0; seat < 2; seat++) {
        const story = await readStory(recordOf(session.match, session.moves))
        if (!story.ok) throw new Error(story.error.message)
        const { p, moves } = story.value
        const begun = title.game.blank()
        title.game.copy(begun, p)
        const { turning } = tellCourse(story.value, seat)
        if (turning === undefined) continue
        met++
        for (const move of moves.slice(0, turning.step)) title.game.choose(begun, title.game.parseOption(begun, move))
        expect(title.asked).toContain(title.game.decision(begun)?.kind)
        expect(title.moment(begun).turn).toBe(turning.turn)
      }
    }
    expect(met).toBeGreaterThan(0)
  },
)

test('nightfall: a wound that is taken counts with the line that tells it', async () => {
  const { happened } = await play('nightfall', 400)
  const taken = happened.filter(({ event }) => event.kind === 'wound')
  expect(taken.length).toBeGreaterThan(0)
  for (const { event, changes = [] } of taken) {
    const [{ from, to }, ...others] = changes.filter(({ what, seat }) => what === 'wounds' && seat === event.seat)
    expect([to - from, others]).toEqual([1, []])
  }
})

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
