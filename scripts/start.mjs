// npm start: install what is missing, build the web client, serve it.
import { ensureModules } from './modules.mjs'
import { parsePort } from './port.mjs'
import { webOutput } from './root.mjs'
import { serve } from './server.mjs'
import { runTool } from './tool.mjs'

const port = parsePort(process.env.PORT, 4321)
if (port === undefined) {
  console.error(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`)
  process.exit(2)
}

// Listening comes first, so that a port in use is said at once and not after an install and a build.
const host = process.env.HOST || '127.0.0.1'
const server = await serve(webOutput, port, host).catch((problem) => {
  if (problem.code === 'EADDRINUSE')
    console.error(`Port ${port} is in use. Choose another one, for example: PORT=${port < 65535 ? port + 1 : 4321} npm start`)
  else if (problem.code === 'EACCES')
    console.error(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=4321 npm start`)
  else console.error(`Cannot listen on ${host}, port ${port}: ${problem.message}`)
  process.exit(2)
})

ensureModules()
if (!runTool('vite', ['build', '--logLevel', 'warn'])) {
  console.error('The web client could not be built; see above.')
  process.exit(1)
}

console.log(`Catena is ready: ${host === '127.0.0.1' ? `http://localhost:${port}/` : server.address}   (Ctrl+C ends it)`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close().then(() => process.exit(0))
  })
}
