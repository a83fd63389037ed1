// PostgreSQL inside this process, in a folder: the database of a server that has nothing else installed.
import { createRequire } from 'node:module'
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
  ask(text: string, values: readonly unknown[]): Promise<Answer>
  /** Writes all to the files and ends. */
  end(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<unknown>
  readonly alive: () => boolean
}

/** How the thread ends that made a database where there was none. */
const MADE = 3

/** Milliseconds after which a statement is given up, and the thread with it: where a disk is full, it may never answer again. */
const PATIENCE = 60_000
/** As long may it take until a database is open, also after an end in the middle of its work: it might never be. */
const OPENING = 180_000

/**
 * The folder must be this process's alone (`folder-lock.ts`). One session serves all: a line is lent to one caller after the other. When the
 * thread breaks down, the next line is one to a new thread.
 */
export function openPglite(folder: string): Engine {
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
      thread ??= startThread(folder)
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

function startThread(folder: string): Promise<Thread> {
  const find = createRequire(import.meta.url)
  const address = (name: string) => pathToFileURL(find.resolve(name).replace(/\.cjs$/, '.js')).href
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { folder, pglite: address('@electric-sql/pglite'), nodefs: address('@electric-sql/pglite/nodefs') },
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
    const limit = setTimeout(() => void worker.terminate(), OPENING)
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
    worker.on('error', (problem) => ended(problem instanceof Error ? problem : new Error(String(problem))))
    worker.on('exit', (code) => {
      if (code === MADE) {
        clearTimeout(limit)
        resolve(startThread(folder))
      } else ended(new Error('The embedded database broke down.'))
    })
    worker.on('message', (message) => {
      if (message.ready) {
        clearTimeout(limit)
        resolve({
          ask: (text, values) =>
            new Promise((resolve, reject) => {
              if (!alive) {
                reject(new Error('The embedded database broke down.'))
                return
              }
              const id = next++
              const timer = setTimeout(() => void worker.terminate(), PATIENCE)
              waiting.set(id, { resolve, reject, timer })
              worker.postMessage({ id, text, values })
            }),
          end: () =>
            new Promise((done) => {
              if (!alive) done()
              worker.once('exit', () => done())
              worker.postMessage('close')
            }),
          kill: () => worker.terminate(),
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
