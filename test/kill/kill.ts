// A store that is killed again and again in the middle of its work, and must have all that it ever told.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../src/cli/input.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import type { StoreWishes } from '../../src/server/store/store.ts'

/** How the writer ends when the database does not answer. */
export const GAVE_UP = 75

export interface KillReport {
  /** How often it was killed. */
  readonly lives: number
  /** Entries that were told. */
  readonly told: number
  readonly faults: readonly string[]
}

/** The longest that it may go on before it is killed, in milliseconds. */
const LONGEST = 400
/** What a life has said when that time begins: one in eight ends while the store is being opened, one in eight when it is just open. */
const BEGINNINGS = ['nothing', 'up', 'told', 'told', 'told', 'told', 'told', 'told'] as const
/** How long one may be silent before it is up, on however slow a machine: longer than the store waits for its database. */
const SILENCE = 1_200_000

/** Most of a short life is its beginning: PGlite is compiled once, and not a second time for speed. */
const SHORT_LIVED = '--liftoff-only'

/** `each` hears of every life, and says whether there shall be more. */
export async function killOften(
  wishes: StoreWishes,
  lives: number,
  seed: number,
  each?: (life: number, told: number) => boolean,
): Promise<KillReport> {
  const random = new Generator(seedOf(seed))
  let told: Record<string, Record<number, string>> = {}
  const report = { lives: 0, told: 0, faults: [] as string[] }
  let last = lives
  // the last life looks at what the one before has told, and is ended too
  for (let life = 0; life <= last; life++) {
    report.lives = life
    const child = spawn(process.execPath, [SHORT_LIVED, 'scripts/run.mjs', 'test/kill/writer.ts', JSON.stringify({ wishes, told })], {
      cwd: projectRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    const beginning = life < last ? BEGINNINGS[random.below(BEGINNINGS.length)] : 'up'
    const delay = random.below(LONGEST)
    const now: typeof told = {}
    let up = false
    let killed = false
    let begun = false
    const hear = async (word: string) => {
      if (word !== beginning || begun) return
      begun = true
      await wait(delay)
      killed = true
      child.kill('SIGKILL')
    }
    void hear('nothing')
    const silent = setTimeout(() => {
      report.faults.push(`life ${life} was silent for ${SILENCE / 60_000} minutes: ${said.trim()}`)
      child.kill('SIGKILL')
    }, SILENCE)
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    for await (const line of createInterface({ input: child.stdout })) {
      const [kind, table, number, id] = line.split(' ')
      if (kind === 'told') {
        now[table] ??= {}
        now[table][Number(number)] = id
        report.told++
        void hear('told')
      } else if (line === 'up') {
        up = true
        clearTimeout(silent)
        void hear('up')
      } else report.faults.push(line)
    }
    const code = await ended
    clearTimeout(silent)
    if (!killed && code !== GAVE_UP) report.faults.push(`life ${life} ended by itself: ${said.trim()}`)
    // one that did not come up has looked at nothing: the next one does it
    if (up) told = now
    if (each?.(life, report.told) === false) last = Math.min(last, life + 1)
    if (report.faults.length > 0) break
  }
  return report
}
