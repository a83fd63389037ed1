import { expect, test, vi } from 'vitest'
import type { GameName } from '../games/register.ts'
import { hashPosition } from '../kernel/position.ts'
import { startMatch } from '../play/match.ts'
import { type Snapshot, takeUpdate } from '../play/snapshot.ts'
import { type Goal, Host } from './host.ts'
import type { Answer, Player } from './protocol.ts'

const SEED = 41
// a worker has one
vi.stubGlobal('navigator', { hardwareConcurrency: 1 })

console.log(`tables with seed ${SEED}`)

/** A table whose rules fail on copies, where answers are tried and opponents think, while `isBroken`. */
async function seatAt(name: GameName, players: readonly Player[], isBroken: () => boolean, goal?: Goal) {
  const match = await startMatch(name, String(SEED), undefined, players.length)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const broken: typeof game = {
    ...game,
    apply(position, option) {
      game.apply(position, option)
      if (isBroken()) throw new RangeError('a trial failed')
    },
  }
  const answers: Answer[] = []
  let shown: Snapshot | undefined
  const post = (answer: Answer): void => {
    answers.push(answer)
    if (answer.type === 'update') shown = takeUpdate(shown, answer)
  }
  const company = { language: 'en', names: ['A', 'B'], players, pause: 0 } as const
  const host = new Host({ ...match.value, title: { ...title, game: broken } }, [], company, post, goal)
  return { host, p, answers, shown: () => shown! }
}

test('an opponent that fails ends the game with a fault that can be reported', async () => {
  const { host, p, answers, shown } = await seatAt('riftblade', ['greedy', 'greedy'], () => true)
  const hash = hashPosition(p)
  await host.go()
  expect(shown().fault).toMatchObject({ where: 'opponent "greedy"' })
  expect(hashPosition(p)).toBe(hash)
  await vi.waitFor(() => expect(answers.some(({ type }) => type === 'fault')).toBe(true))
  const { report } = answers.find((answer) => answer.type === 'fault')!
  expect(report).toContain('error: a trial failed')
  expect(report).toContain('catena record')
  expect(answers.some(({ type }) => type === 'problem')).toBe(false)
})

test('questions whose answers fail when they are tried are put, and the table goes on', async () => {
  let tried = 0
  const { host, answers, shown } = await seatAt('keyforge', ['person', 'person'], () => ++tried > 0)
  await host.go()
  for (let i = 0; i < 60; i++) {
    const { revision, options } = shown()
    expect(options.length, `after ${i} choices`).toBeGreaterThan(0)
    host.choose(revision, options[i % options.length].option)
    await vi.waitFor(() => expect(shown().revision).toBeGreaterThan(revision), { interval: 1 })
  }
  expect(tried).toBeGreaterThan(0)
  expect(shown().fault).toBeUndefined()
  expect(answers.some(({ type }) => type === 'problem')).toBe(false)
})

test('after an error the table takes moves and undo again', async () => {
  let breaking = false
  const isDone = (): boolean => {
    if (!breaking) return false
    breaking = false
    throw new RangeError('a goal failed')
  }
  const { host, p, answers, shown } = await seatAt('riftblade', ['person', 'greedy'], () => false, {
    place: { id: 'one', step: 0, steps: 1 },
    isDone,
  })
  await host.go()
  const hash = hashPosition(p)
  const { revision, options } = shown()
  breaking = true
  host.choose(revision, options.at(-1)!.option)
  await vi.waitFor(() => expect(answers).toContainEqual({ type: 'problem', about: 'crash', message: 'RangeError: a goal failed' }))
  expect(hashPosition(p)).not.toBe(hash)
  expect(shown().canUndo).toBe(true)
  host.undo()
  expect(hashPosition(p)).toBe(hash)
  host.choose(shown().revision, options.at(-1)!.option)
  expect(hashPosition(p)).not.toBe(hash)
})
