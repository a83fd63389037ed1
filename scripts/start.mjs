// npm start: install what is missing, build the web client where it changed, start the server.
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { endByFault } from './fault.mjs'
import { ensureModules } from './modules.mjs'
import { root } from './root.mjs'
import { runTool } from './tool.mjs'

const [strange] = process.argv.slice(2)
if (strange !== undefined) {
  console.error(
    `npm start takes no words, but "${strange}" was given: settings stand before it, for example PORT=8080 npm start (docs/hosting.md).`,
  )
  process.exit(2)
}

// `data` and `dist` are those of the project, wherever it is started from
process.chdir(root)
await tryPort(process.env.HOST || '127.0.0.1', process.env.PORT || '4321')
ensureModules()
const { bundle } = await import('./bundle.mjs')
const { ownEngine } = await import('./engine.mjs')
const { webIsFresh } = await import('./web.mjs')
const server = await bundle('src/server/main.ts')
const thread = await bundle('src/server/tables/thread.ts')
process.setSourceMapsEnabled(true)
const { startServer } = await import(pathToFileURL(server).href).catch(endByFault)
const engine = ownEngine()
// who starts a game waits for it and says what went wrong
engine.catch(() => {})
await startServer(
  () => {
    if (webIsFresh()) return true
    console.log('The page is being built: that takes a while, at the first start and after a change …')
    const built = runTool('vite', ['build', '--logLevel', 'warn'])
    if (!built) console.error('The web client could not be built; see above.')
    return built
  },
  thread,
  engine,
)

/**
 * A port in use is said at once, and not after an install and a build. What is no port at all the server says.
 * @param {string} host
 * @param {string} port
 */
async function tryPort(host, port) {
  const number = Number(port)
  if (!/^\d+$/.test(port) || number > 65535) return
  const probe = createServer()
  /** @type {NodeJS.ErrnoException | undefined} */
  const problem = await new Promise((resolve) => {
    probe.once('error', resolve)
    probe.listen(number, host, () => probe.close(() => resolve(undefined)))
  })
  if (problem === undefined) return
  if (problem.code === 'EADDRINUSE')
    console.error(`Port ${port} is in use. Choose another one, for example: PORT=${number < 65535 ? number + 1 : 4321} npm start`)
  else if (problem.code === 'EACCES')
    console.error(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=4321 npm start`)
  else console.error(`Cannot listen on ${host}, port ${port}: ${problem.message}`)
  process.exit(2)
}
