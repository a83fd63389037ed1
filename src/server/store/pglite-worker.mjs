// PGlite in a thread of its own: a statement there never holds up the games here, and when it breaks down the thread is what ends.
import fs from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ folder: string, pglite: string, nodefs: string }} */
const { folder, pglite, nodefs } = workerData
const { PGlite } = await import(pglite)
const { NodeFS } = await import(nodefs)
/** Ends so when there is a database now, for the next thread to use. */
const MADE = 3
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

/** PGlite writes without asking the disk to keep it. Here what is committed survives a power cut too. */
class KeptFS extends /** @type {new (folder: string) => any} */ (NodeFS) {
  /** @param {any} pg @param {any} wishes */
  async init(pg, wishes) {
    const { emscriptenOpts } = await super.init(pg, wishes)
    const sync = (/** @type {any} */ module) => {
      module.NODEFS.stream_ops.fsync = (/** @type {{ nfd?: number }} */ stream) => {
        // folders are open without a number
        if (stream.nfd === undefined) return 0
        try {
          fs.fsyncSync(stream.nfd)
          return 0
        } catch (problem) {
          throw new module.FS.ErrnoError(module.NODEFS.convertNodeCode(problem))
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, sync] } }
  }
}

/** @param {string} place */
const open = (place) =>
  PGlite.create({
    fs: new KeptFS(place),
    startParams: [
      // its own words, less the one that turns fsync off; of the ways to sync only this one reaches the file system
      ...PGlite.defaultStartParams.filter((/** @type {string} */ word) => word !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
      // the system keeps its files in memory anyway, and whatever lies there is as near as what lies beside it
      ...['-c', 'shared_buffers=32MB', '-c', 'random_page_cost=1.1'],
    ],
  })

// Made aside and moved: an end in the middle of making it leaves nothing that looks like a database. The memory that this takes, three
// times that of using it, goes with the thread.
if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) {
  const draft = `${folder}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  await (await open(draft)).close()
  fs.renameSync(draft, folder)
  process.exit(MADE)
}

const database = await open(folder)
port.postMessage({ ready: true })

/** How often a plan is used: tables grow, and nobody else here looks how large they are. */
const USES = 500
/** Statements that are asked often, by their text. */
const plans = /** @type {Map<string, { name: string, uses: number }>} */ (new Map())

let named = 0

/** Reading and planning a statement costs as much as all else. @param {string} text @param {unknown[]} values */
async function askOften(text, values) {
  const plan = await planOf(text)
  plan.uses++
  const [result] = await database.exec(`execute ${plan.name}(${values.map(literal).join(',')})`)
  return result
}

/** @param {string} text */
async function planOf(text) {
  const known = plans.get(text)
  if (known !== undefined && known.uses < USES) return known
  if (known !== undefined) {
    plans.delete(text)
    await database.exec(`deallocate ${known.name}`)
  }
  const plan = { name: `often_${named++}`, uses: 0 }
  await database.exec(`prepare ${plan.name} as ${text}`)
  plans.set(text, plan)
  return plan
}

/** @param {unknown} value @returns {string} */
function literal(value) {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return quote(`{${value.map(element).join(',')}}`)
  return quote(String(value))
}

/** @param {unknown} value */
const element = (value) => (value === null ? 'null' : typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value))

/** As `standard_conforming_strings` has it. @param {string} text */
const quote = (text) => `'${text.replaceAll("'", "''")}'`

/** @param {{ id: number, text: string, values: unknown[], often?: boolean } | 'close'} message */
async function answer(message) {
  if (message === 'close') {
    await database.close()
    process.exit(0)
  }
  const { id, text, values, often } = message
  try {
    const { rows, affectedRows } = await (often === true ? askOften(text, values) : database.query(text, values))
    port.postMessage({ id, rows, count: affectedRows ?? 0 })
  } catch (problem) {
    const { code, message: words } = /** @type {{ code?: string, message: string }} */ (problem)
    port.postMessage({ id, problem: { code, message: words } })
    // What PostgreSQL did not say itself is its machine breaking down; it goes on only from its files.
    if (code === undefined) process.exit(1)
  }
}

// The caller sends one after the other.
port.on('message', (message) => void answer(message))
