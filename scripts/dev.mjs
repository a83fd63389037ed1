// npm run dev: the web client with hot reload, for working on it.
import { ensureModules } from './modules.mjs'
import { runTool } from './tool.mjs'

ensureModules()
if (!runTool('vite', process.argv.slice(2))) process.exit(1)
