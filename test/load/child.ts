// A program of this project in a process of its own, which is asked things and answers each.
import { type ChildProcess, spawn } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { projectRoot } from '../../src/cli/input.ts'

export class Child<Question> {
  private readonly process: ChildProcess
  private readonly waiting: { resolve(answer: never): void; reject(problem: Error): void }[] = []

  constructor(private readonly entry: string) {
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
    // as `npm start` has it
    this.process = spawn(process.execPath, ['--max-semi-space-size=64', 'scripts/run.mjs', entry], {
      cwd: projectRoot(),
      stdio: [...stdio],
    })
    // one question after the other, so answers come in their order
    this.process.on('message', (answer) => this.waiting.shift()?.resolve(answer as never))
    this.process.on('exit', (code) => {
      for (const { reject } of this.waiting.splice(0)) reject(new Error(`${entry} ended (${code}) before it answered`))
    })
  }

  ask<Answer>(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.process.exitCode !== null) return reject(new Error(`${this.entry} has ended`))
      this.waiting.push({ resolve, reject })
      this.process.send(question as object)
    })
  }

  end(): Promise<void> {
    if (this.process.exitCode !== null) return Promise.resolve()
    const done = new Promise<void>((resolve) => this.process.once('exit', () => resolve()))
    this.process.disconnect()
    return done
  }
}

/** Answers whoever started this process, until that one wants nothing any more. */
export function serveParent<Question>(
  answer: (question: Question) => Promise<unknown>,
  end: () => Promise<void> = async () => undefined,
): void {
  let turn = Promise.resolve()
  process.on('message', (question: Question) => {
    turn = turn.then(async () => {
      process.send!((await answer(question)) ?? null)
    })
  })
  process.on('disconnect', () => void turn.then(end).then(() => process.exit(0)))
}

/** What a process has used so far. */
export interface Used {
  /** Milliseconds of the processor. */
  readonly processor: number
}

export function readUsed(): Used {
  const { user, system } = process.cpuUsage()
  return { processor: (user + system) / 1000 }
}

/** Bytes that this process holds when all that nobody needs is gone. What the system counts shrinks whenever it wants pages back. */
export function readHeld(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
