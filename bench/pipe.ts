// The engine for other programs (docs/engine.md), measured as they use it: over standard input and output.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Game } from '../src/kernel/game.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import type { Figure } from './figure.ts'
import { median } from './figure.ts'

/** Games that one line moves. */
const BATCH = 200
const ROUNDS = 5
const WARM_UP = 2

interface State {
  readonly positions: readonly number[]
  readonly options: readonly (readonly number[])[]
}

/** Decisions a second in random games, many at a time; by the clock, as engine and program wait for each other. */
export async function measurePipe(game: Game, root: string): Promise<Figure> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'src/cli/main.ts', 'engine'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (request: object): Promise<State> => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error('the engine has ended')
    const answer = JSON.parse(value)
    if (!answer.ok) throw new Error(answer.error.message)
    return answer
  }
  const random = new Generator(seedOf(1))
  const play = async (): Promise<number> => {
    const seeds = Array.from({ length: BATCH }, () => random.seed())
    const begun = await ask({ do: 'new', game: game.name, seeds })
    let { positions, options } = begun
    let decisions = 0
    for (;;) {
      const open = options.flatMap((legal, i) => (legal.length === 0 ? [] : [i]))
      if (open.length === 0) break
      positions = open.map((i) => positions[i])
      const chosen = open.map((i) => options[i][random.below(options[i].length)])
      options = (await ask({ do: 'choose', positions, options: chosen })).options
      decisions += open.length
    }
    await ask({ do: 'free', positions: begun.positions })
    return decisions
  }
  for (let i = 0; i < WARM_UP; i++) await play()
  const rates: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const before = performance.now()
    const decisions = await play()
    rates.push((decisions * 1000) / (performance.now() - before))
  }
  child.stdin.end()
  return { name: `pipe/${game.name}`, value: Math.round(median(rates)), unit: 'decisions/s', games_at_a_time: BATCH, time: 'by the clock' }
}
