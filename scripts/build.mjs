// npm run build: the web client into dist/web, with the sizes of its files.
import { ensureModules } from './modules.mjs'
import { runTool } from './tool.mjs'

ensureModules()
if (!runTool('vite', ['build'])) process.exit(1)
