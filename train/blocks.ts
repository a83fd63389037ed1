import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whoever does jobs: threads (src/cli/crew.ts), or this one. */
export interface Hands<Job, Done> {
  do(jobs: readonly Job[], each: (done: Done, job: Job) => void): Promise<void>
}

/** Work in equal parts, each kept in a file as soon as it is done: what was interrupted goes on where it was, with any number of workers. */
export class Blocks<Job extends { readonly block: number }> {
  private readonly folder: string
  private readonly count: number

  /** `recipe`: all that decides what comes out. Blocks of another recipe lie in another folder. */
  constructor(folder: string, name: string, recipe: unknown, count: number) {
    const digest = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12)
    this.folder = path.join(folder, `${name}-${digest}`)
    this.count = count
  }

  /** Makes the blocks that are not there. `told` hears how many of them are done. */
  async make(hands: Hands<Job, Uint8Array>, job: (block: number) => Job, told: (done: number, of: number) => void): Promise<void> {
    mkdirSync(this.folder, { recursive: true })
    const missing = Array.from({ length: this.count }, (_, block) => block).filter((block) => !existsSync(this.fileOf(block)))
    let done = this.count - missing.length
    told(done, this.count)
    await hands.do(missing.map(job), (bytes, { block }) => {
      // written beside and renamed: an interruption leaves no half of a block
      const draft = `${this.fileOf(block)}.${process.pid}`
      writeFileSync(draft, bytes)
      renameSync(draft, this.fileOf(block))
      told(++done, this.count)
    })
  }

  *read(): Generator<Buffer> {
    for (let block = 0; block < this.count; block++) yield readFileSync(this.fileOf(block))
  }

  /** Of all blocks, in order. */
  digest(): string {
    const hash = createHash('sha256')
    for (const bytes of this.read()) hash.update(bytes)
    return hash.digest('hex').slice(0, 16)
  }

  private fileOf(block: number): string {
    return path.join(this.folder, `${String(block).padStart(5, '0')}.block`)
  }
}
