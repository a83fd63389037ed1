// One process at a time uses a folder: two databases on the same files would destroy them, and PGlite itself does not look.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

export interface FolderLock {
  release(): void
}

/** Another process uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

interface Holder {
  /** This very lock, among all that ever were. */
  readonly key: string
  readonly pid: number
  /** What tells the process from a later one with the same number, where the system says it. */
  readonly birth: string
  readonly host: string
  readonly since: string
}

/** How often the holder shows that it lives; those on other machines, who cannot see the process, wait for longer than that. */
const SIGN_OF_LIFE = 5_000
const SILENCE = 30_000

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    const why =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'a file stands in its place'
        : code === 'ENOSPC'
          ? 'the disk is full'
          : 'that is not permitted'
    throw new Error(`The folder of the database, ${folder}, cannot be made: ${why}. DATA must name a folder that may be written to.`)
  }
}

/**
 * Locks the folder, which is made when it is not there. The lock of a process that has died is taken over. `lost` is called when the lock is
 * another's all of a sudden, as somebody removed the file: then nothing may be written any more.
 */
export function lockFolder(folder: string, lost: (message: string) => void): FolderLock {
  makeFolder(folder)
  const file = path.join(folder, 'lock')
  const own: Holder = {
    key: randomBytes(8).toString('hex'),
    pid: process.pid,
    birth: birthOf(process.pid) ?? '',
    host: hostname(),
    since: new Date().toISOString(),
  }
  take(file, own)
  const timer = setInterval(() => {
    if (readHolder(file)?.key === own.key) utimesSync(file, new Date(), new Date())
    else {
      clearInterval(timer)
      lost(`The lock of ${folder} is another's now: ${sayHolder(readHolder(file))}.`)
    }
  }, SIGN_OF_LIFE)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      if (readHolder(file)?.key === own.key) rmSync(file, { force: true })
    },
  }
}

function take(file: string, own: Holder): void {
  const draft = `${file}.${own.key}`
  writeFileSync(draft, `${JSON.stringify(own)}\n`)
  try {
    for (;;) {
      try {
        // a link is made whole or not at all, and never over another file
        linkSync(draft, file)
        return
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
      }
      const holder = readHolder(file)
      if (holder !== undefined && isAlive(file, holder))
        throw new FolderInUse(
          `${path.dirname(file)} is in use by ${sayHolder(holder)}. Stop that one first, or give this one another folder (DATA).`,
        )
      bury(file, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Takes a dead lock away; one that has come in its place meanwhile is put back. */
function bury(file: string, dead: Holder | undefined): void {
  const grave = `${file}.${randomBytes(8).toString('hex')}`
  try {
    renameSync(file, grave)
    if (readHolder(grave)?.key !== dead?.key) linkSync(grave, file)
  } catch (problem) {
    // somebody else buried it
    if (!['ENOENT', 'EEXIST'].includes((problem as NodeJS.ErrnoException).code ?? '')) throw problem
  } finally {
    rmSync(grave, { force: true })
  }
}

/** Undefined when there is none, or when what stands there is none: then nobody holds it, as a lock is written before it has its name. */
function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder> | null
    return typeof holder?.key === 'string' && typeof holder.pid === 'number' ? (holder as Holder) : undefined
  } catch {
    return undefined
  }
}

function isAlive(file: string, { pid, birth, host }: Holder): boolean {
  if (host !== hostname()) {
    try {
      return Date.now() - statSync(file).mtimeMs < SILENCE
    } catch {
      return false
    }
  }
  try {
    process.kill(pid, 0)
  } catch (problem) {
    // a process of somebody else lives, too
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
  return birth === '' || (birthOf(pid) ?? birth) === birth
}

/** When the process began, as Linux tells it: in clock ticks since the machine did, with the machine's start. */
function birthOf(pid: number): string | undefined {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const started = facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${started}`
  } catch {
    return undefined
  }
}

function sayHolder(holder: Holder | undefined): string {
  return holder === undefined ? 'nobody' : `process ${holder.pid} on ${holder.host}, since ${holder.since}`
}
