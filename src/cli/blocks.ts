import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.ts'
import { openFolder, writeText } from './files.ts'

/** Whoever does jobs: threads or a queue (crew.ts), or this one. */
export interface Doer<Job, Done> {
  do(jobs: readonly Job[], each: (done: Done, job: Job) => void): Promise<void>
}

/** Work in equal parts, each kept in a file as soon as it is done: what was interrupted goes on where it was, with any number of workers. */
export class Blocks<Job extends { readonly block: number }> {
  private readonly folder: string

  /** `recipe`: all that decides what comes out. Blocks of another recipe lie in another folder. */
  constructor(folder: string, name: string, recipe: unknown) {
    const digest = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12)
    this.folder = path.join(folder, `${name}-${digest}`)
  }

  /** Makes those of the first `count` blocks that are not there. `told` hears how many of them are done. */
  async make<Done>(
    hands: Doer<Job, Done>,
    count: number,
    job: (block: number) => Job,
    told: (done: number, of: number) => void,
    write: (done: Done) => Uint8Array | string,
  ): Promise<void> {
    openFolder(this.folder)
    const missing = Array.from({ length: count }, (_, block) => block).filter((block) => !existsSync(this.fileOf(block)))
    let done = count - missing.length
    told(done, count)
    await hands.do(missing.map(job), (made, { block }) => {
      writeText(this.fileOf(block), write(made))
      told(++done, count)
    })
  }

  /** How many are there without a gap. */
  count(): number {
    let count = 0
    while (existsSync(this.fileOf(count))) count++
    return count
  }

  /** In order, as many as are there without a gap, or so many at most. */
  *read(most = Number.POSITIVE_INFINITY): Generator<Buffer> {
    for (let block = 0; block < most && existsSync(this.fileOf(block)); block++) yield readFileSync(this.fileOf(block))
  }

  /** What the blocks hold, where each is JSON. */
  *values<Value>(most?: number): Generator<Value> {
    let block = 0
    for (const bytes of this.read(most)) {
      let value: Value
      try {
        value = JSON.parse(bytes.toString()) as Value
      } catch {
        throw new Failure(`${this.fileOf(block)} is damaged. Remove it and start again: what it held is made anew.`)
      }
      yield value
      block++
    }
  }

  private fileOf(block: number): string {
    return path.join(this.folder, `${String(block).padStart(5, '0')}.block`)
  }
}
