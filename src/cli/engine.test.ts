import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { titles } from '../games/index.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { parseRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { Engine, serveEngine } from './engine.ts'
import { scriptedTerminal } from './terminal.ts'

interface Answer {
  readonly ok: boolean
  readonly id?: unknown
  readonly error?: { readonly code: string; readonly message: string }
  readonly positions: number[]
  readonly seats: number[]
  readonly options: number[][]
  readonly shares: (number[] | null)[]
  readonly [more: string]: unknown
}

const asking = (engine: Engine) => (request: object) => JSON.parse(engine.answer(JSON.stringify(request))) as Answer

function refused(engine: Engine, request: object): string {
  const answer = asking(engine)(request)
  expect(answer.ok).toBe(false)
  expect(answer.error?.message).not.toMatch(/undefined|\[object|NaN/)
  return answer.error?.code ?? ''
}

describe.each([...titles.keys()])('%s through the engine', (game) => {
  test('many games at once end, and their records replay to the same end', () => {
    const engine = new Engine()
    const ask = asking(engine)
    let state = ask({ do: 'new', game, seeds: [1, 2, 3] })
    let { positions } = state
    const all = positions
    const random = new Generator(seedOf(11))
    while (positions.length > 0) {
      state = ask({ do: 'choose', positions, options: state.options.map((options) => options[random.below(options.length)]) })
      const open = positions.map((_, i) => i).filter((i) => state.shares[i] === null)
      expect(open.every((i) => state.options[i].length > 0)).toBe(true)
      positions = open.map((i) => positions[i])
      state = { ...state, options: open.map((i) => state.options[i]) }
    }
    const { records } = ask({ do: 'record', positions: all }) as unknown as { records: string[] }
    const { shares } = ask({ do: 'state', positions: all })
    for (const [i, text] of records.entries()) {
      const record = parseRecord(text)
      if (!record.ok) throw new Error(record.error.message)
      const end = replay(titles.get(game)!.game, record.value)
      if (!end.ok) throw new Error(end.error.message)
      expect(titles.get(game)!.game.outcome(end.value)?.shares).toEqual(shares[i])
    }
  })

  test('a copy goes its own way, a playout leaves its position alone, a world agrees with what the seat knows', () => {
    const ask = asking(new Engine())
    const { positions, options } = ask({ do: 'new', game, seeds: [5] })
    const before = ask({ do: 'observe', positions, seat: 0 })
    const copy = ask({ do: 'copy', positions }).positions
    ask({ do: 'choose', positions: copy, options: [options[0][0]] })
    expect(ask({ do: 'playout', positions, seed: 3 }).shares[0]?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(ask({ do: 'observe', positions, seat: 0 })).toEqual(before)
    const worlds = ask({ do: 'determinize', positions, seat: 0, seed: 9 }).positions
    expect(ask({ do: 'observe', positions: worlds, seat: 0 })).toEqual(before)
    expect(ask({ do: 'record', positions: worlds }).error?.code).toBe('no-record')
    expect((ask({ do: 'evaluate', positions }).values as number[][])[0].length).toBeGreaterThan(1)
  })

  test('moves are chosen by their notation too', () => {
    const ask = asking(new Engine())
    const { positions } = ask({ do: 'new', game, seeds: [5] })
    const { moves, views } = ask({ do: 'options', positions }) as unknown as { moves: string[][]; views: object[][] }
    expect(views[0]).toHaveLength(moves[0].length)
    expect(ask({ do: 'choose', positions, moves: [moves[0][0]] }).ok).toBe(true)
    expect(ask({ do: 'record', positions }).records as string[]).toEqual([expect.stringContaining(moves[0][0])])
  })
})

describe('what is refused', () => {
  const engine = new Engine()
  const { positions, options } = asking(engine)({ do: 'new', game: 'keyforge', seeds: [1, 2] })

  test.each([
    ['not-json', '{"do":'],
    ['not-json', '[1]'],
    ['unknown-command', '{"do":"win"}'],
    ['unknown-command', '{"do":["new"]}'],
    ['unknown-command', '{"do":"toString"}'],
    ['unknown-game', '{"do":"new","game":"chess","seeds":[1]}'],
    ['bad-request', '{"do":"new","game":"keyforge","seeds":7}'],
    ['bad-seed', '{"do":"new","game":"keyforge","seeds":["dice"]}'],
    ['bad-request', '{"do":"new","game":"nightfall","seats":9,"seeds":[1]}'],
    ['bad-setup', '{"do":"new","game":"keyforge","setup":{"seats":2,"decks":[]},"seeds":[1]}'],
    ['unknown-position', '{"do":"state","positions":[77]}'],
    ['bad-request', '{"do":"state","positions":["1"]}'],
    ['bad-request', '{"do":"observe","positions":[1],"seat":2}'],
    ['position-twice', '{"do":"choose","positions":[1,1],"options":[0,0]}'],
    ['wrong-length', '{"do":"choose","positions":[1],"options":[0,0]}'],
  ])('%s: %s', (code, line) => {
    const answer = JSON.parse(engine.answer(line)) as Answer
    expect(answer.error?.code).toBe(code)
  })

  test.each([
    ['{"do":"chose"}', '"do" must be one of .*, not "chose". Did you mean choose\\?'],
    ['{"do":"new","game":"kyeforge","seeds":[1]}', '"game" must be one of .*, not "kyeforge". Did you mean keyforge\\?'],
    [
      '{"do":"new","game":"keyforge","seeds":[1],"seat":2}',
      '"new" takes no "seat". Did you mean seats.*\\? It takes game, seeds, seats, setup',
    ],
    ['{"do":"games","seed":1}', '"games" takes no "seed". It takes nothing'],
    ['{"do":"new","game":"keyforge","seats":2,"setup":{},"seeds":[1]}', '"seats" and "setup" say the same: give one of them'],
    ['{"do":"choose","positions":[1],"options":[0],"moves":["x"]}', '"options" and "moves" say the same: give one of them'],
    ['{"do":"playout","positions":[1]}', 'nothing is no seed: give a whole number or 32 hexadecimal digits'],
    ['{"do":"observe","positions":[1]}', '"seat" must be a whole number from 0 to 1, not nothing'],
  ])('what is misspelt, lacks or is said twice is named: %s', (line, message) => {
    expect((JSON.parse(engine.answer(line)) as Answer).error?.message).toMatch(new RegExp(`^${message}$`))
  })

  test('one bad choice in a batch leaves every position as it was', () => {
    const ask = asking(engine)
    const before = ask({ do: 'state', positions })
    expect(refused(engine, { do: 'choose', positions, options: [options[0][0], 999] })).toBe('not-possible')
    expect(refused(engine, { do: 'choose', positions, moves: ['fly away', 3] })).toBe('not-possible')
    expect(ask({ do: 'state', positions })).toEqual(before)
  })

  test('a fault of a rule in the middle of a batch leaves every position as it was', () => {
    const ask = asking(engine)
    const before = ask({ do: 'state', positions })
    const { game } = titles.get('keyforge')!
    const { apply } = game
    let calls = 0
    Object.assign(game, {
      apply(...words: Parameters<typeof apply>) {
        if (++calls === 2) throw new Error('broken on purpose')
        apply(...words)
      },
    })
    try {
      expect(refused(engine, { do: 'choose', positions, options: options.map(([first]) => first) })).toBe('fault')
    } finally {
      Object.assign(game, { apply })
    }
    expect(ask({ do: 'state', positions })).toEqual(before)
  })

  test('a line that is too long is not even read, and a freed position is gone', () => {
    expect((JSON.parse(engine.answer(' '.repeat(16 * 1024 * 1024 + 1))) as Answer).error?.code).toBe('line-too-long')
    const ask = asking(engine)
    const copies = ask({ do: 'copy', positions }).positions
    expect(ask({ do: 'free', positions: copies }).ok).toBe(true)
    expect(refused(engine, { do: 'free', positions: copies })).toBe('unknown-position')
  })
})

test('a request and its answer share their id; empty lines are no requests', async () => {
  const terminal = scriptedTerminal(['{"id":"a","do":"games"}', '', '{"id":2,"do":"win"}'])
  await serveEngine(terminal)
  expect(terminal.printed.map((line) => (JSON.parse(line) as Answer).id)).toEqual(['a', 2])
})

test('the example in Python plays its games', ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('there is no python3 on this machine')
  const { status, stdout, stderr } = spawnSync('python3', [path.join('examples', 'engine.py'), '20'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
  })
  expect(stderr).toMatch(/decisions a second/)
  expect(stdout).toMatch(/^20 games, \d+ decisions, wins by seat \[\d+(?:\.\d+)?, \d+(?:\.\d+)?\]$/m)
  expect(status).toBe(0)
})
