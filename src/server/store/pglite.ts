// PostgreSQL inside this process, in a folder: the database of a server that has nothing else installed.
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Answer, Engine, Line } from './database.ts'
import code from './pglite-worker.mjs?raw'

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (problem: Error) => void
  readonly timer: NodeJS.Timeout
}

interface Thread {
  ask(text: string, values: readonly unknown[], often?: boolean): Promise<Answer>
  /** Writes all to the files and ends. */
  end(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<void>
  readonly alive: () => boolean
}

/** How the thread ends that made a database where there was none. */
const MADE = 3

/** Limits in milliseconds: whatever is beyond one is given up, and the thread with it. */
export interface Patience {
  /** For a statement: where a disk is full, it may never be answered. */
  readonly answer: number
  /** Until a database is open, also after an end in the middle of its work. */
  readonly open: number
  /**
   * Until a thread that was told to end is gone. It runs nothing of ours any more, but Node waits for a call of the system that it is in;
   * once an end did not come in ten minutes, and why is not known.
   */
  readonly end: number
}

const PATIENCE: Patience = { answer: 60_000, open: 180_000, end: 10_000 }

/**
 * The folder must be this process's alone (`folder-lock.ts`). One session serves all: a line is lent to one caller after the other. When the
 * thread breaks down, the next line is one to a new thread.
 */
export function openPglite(folder: string, patience = PATIENCE): Engine {
  let thread: Promise<Thread> | undefined
  let closed = false
  /** Done when the line is free again. */
  let turn: Promise<void> = Promise.resolve()

  const connect = async (): Promise<Line> => {
    const before = turn
    let pass = (): void => undefined
    turn = new Promise((resolve) => {
      pass = resolve
    })
    await before
    try {
      if (closed) throw new Error('The store is closed.')
      if (
        thread !== undefined &&
        !(await thread.then(
          ({ alive }) => alive(),
          () => false,
        ))
      )
        thread = undefined
      thread ??= startThread(folder, patience)
      const own = await thread
      return {
        query: own.ask,
        release(broken) {
          // A session in an unknown state is ended; its files tell what was committed.
          if (broken) void own.kill().then(pass)
          else pass()
        },
      }
    } catch (problem) {
      pass()
      throw problem
    }
  }
  return {
    connect,
    async close(hard = false) {
      const before = turn
      closed = true
      if (!hard) await before
      await thread?.then(
        (own) => (hard ? own.kill() : own.end()),
        () => undefined,
      )
    },
  }
}

function startThread(folder: string, patience: Patience): Promise<Thread> {
  const find = createRequire(import.meta.url)
  const address = (name: string) => pathToFileURL(find.resolve(name).replace(/\.cjs$/, '.js')).href
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { folder, pglite: address('@electric-sql/pglite'), nodefs: address('@electric-sql/pglite/nodefs') },
    // what this process was started with is not meant for the database
    execArgv: [],
    // what PGlite says for itself is no part of a log
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const waiting = new Map<number, Waiting>()
  let next = 0
  let alive = true

  return new Promise<Thread>((resolve, reject) => {
    const ended = (problem: Error): void => {
      alive = false
      clearTimeout(limit)
      reject(problem)
      for (const one of waiting.values()) {
        clearTimeout(one.timer)
        one.reject(problem)
      }
      waiting.clear()
    }
    const kill = async (): Promise<void> => {
      await Promise.race([worker.terminate(), sleep(patience.end, undefined, { ref: false })])
      worker.unref()
      ended(new Error('The embedded database broke down.'))
    }
    const limit = setTimeout(() => void kill(), patience.open)
    worker.on('error', (problem) => ended(problem instanceof Error ? problem : new Error(String(problem))))
    worker.on('exit', (code) => {
      if (code === MADE && alive) {
        clearTimeout(limit)
        resolve(startThread(folder, patience))
      } else ended(new Error('The embedded database broke down.'))
    })
    worker.on('message', (message) => {
      if (message.ready) {
        clearTimeout(limit)
        resolve({
          ask: (text, values, often) =>
            new Promise((resolve, reject) => {
              if (!alive) {
                reject(new Error('The embedded database broke down.'))
                return
              }
              const id = next++
              const timer = setTimeout(() => void kill(), patience.answer)
              waiting.set(id, { resolve, reject, timer })
              worker.postMessage({ id, text, values, often })
            }),
          async end() {
            if (!alive) return
            const gone = new Promise((done) => worker.once('exit', done))
            worker.postMessage('close')
            await Promise.race([gone, sleep(patience.answer, undefined, { ref: false })])
            await kill()
          },
          kill,
          alive: () => alive,
        })
        return
      }
      const one = waiting.get(message.id)
      waiting.delete(message.id)
      clearTimeout(one?.timer)
      if (message.problem === undefined) one?.resolve(message)
      else one?.reject(Object.assign(new Error(message.problem.message), { code: message.problem.code }))
    })
  })
}
