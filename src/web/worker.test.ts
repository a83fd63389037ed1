import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../../test/until.ts'
import { engineName } from '../play/engine-name.ts'
import { startMatch } from '../play/match.ts'
import { type Packed, unpack } from '../play/pack.ts'
import { recordOf } from '../play/story.ts'
import type { Answer, Request } from './protocol.ts'

const answers: Answer[] = []
let send: (request: Request) => void

beforeEach(async () => {
  answers.length = 0
  vi.stubGlobal('self', {
    postMessage: (answer: Packed) => answers.push(unpack(answer) as Answer),
    addEventListener: (_: string, listen: (message: { data: Request }) => void) => {
      send = (data) => listen({ data })
    },
  })
  await import('./worker.ts')
})

afterEach(() => vi.restoreAllMocks())

test('what fails in a replay is reported with its record, and other steps are shown', async () => {
  const match = await startMatch('riftblade', '5', undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  for (let i = 0; i < 4; i++) {
    game.options(p, options)
    moves.push(game.makeOption(p, options[0]))
    game.choose(p, options[0])
  }
  const record = recordOf(match.value, moves)
  send({
    type: 'replay',
    record,
    step: 0,
    viewer: 1,
    language: 'en',
    names: ['A', 'B'],
    players: ['person', 'greedy'],
    pause: 0,
  } as Request)
  await until(() => expect(answers).toMatchObject([{ type: 'update' }]))
  const failing = vi.spyOn(game, 'observe')
  failing.mockImplementation(() => {
    throw new Error('it cannot be seen')
  })
  send({ type: 'go', step: 2, viewer: 1 })
  await until(() => expect(answers).toHaveLength(2))
  expect(answers[1]).toMatchObject({ type: 'fault', where: 'the replay' })
  expect((answers[1] as { report: string }).report).toContain(
    `in the replay\nfor seat 1, after 4 choices\nerror: it cannot be seen\n\ncatena record`,
  )
  failing.mockRestore()
  send({ type: 'go', step: 3, viewer: 1 })
  await until(() => expect(answers[2]).toMatchObject({ type: 'update' }))
})

test('the report of a table of a server is cut to the choices that show its fault, by the engine that failed only', async () => {
  const match = await startMatch('riftblade', '5', undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  for (let i = 0; i < 30; i++) {
    const count = game.options(p, options)
    moves.push(game.makeOption(p, options[count - 1]))
    game.choose(p, options[count - 1])
  }
  const count = game.options(p, options)
  const move = game.makeOption(p, options[count - 1])
  const fault = { seat: 0, move, where: game.where(p), message: 'it broke' }
  const record = recordOf(match.value, moves)
  const choose = game.choose.bind(game)
  vi.spyOn(game, 'choose').mockImplementation((position, option) => {
    if (game.where(position) === fault.where && game.makeOption(position, option) === move) throw new Error('it broke')
    choose(position, option)
  })
  const request = { type: 'shorten', report: `whole\n\n${record}`, record, fault } as const
  send({ ...request, version: 'another one' })
  await until(() => expect(answers).toEqual([{ type: 'fault', where: fault.where, report: request.report, record }]))
  send({ ...request, version: engineName })
  await until(() => expect(answers).toHaveLength(2))
  const { report } = answers[1] as { report: string }
  const made = Number(/cut to (\d+) choices/.exec(report)?.[1])
  expect(made).toBeLessThan(moves.length)
  expect(report).toContain('error: it broke')
})
