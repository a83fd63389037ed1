// npm run build: the web client into dist/web, with the sizes of its files, and the engine as one file, dist/engines/<name>.mjs.
import path from 'node:path'
import { ensureModules } from './modules.mjs'
import { runTool } from './tool.mjs'

ensureModules()
if (!runTool('vite', ['build'])) process.exit(1)

const { writeEngine } = await import('./engine.mjs')
const { root } = await import('./root.mjs')
const { nameEngine } = await import('./engine-name.mjs')
const name = nameEngine()
const engine = path.join(root, 'dist', 'engines', `${name}.mjs`)
await writeEngine(engine, name)
console.log(`the engine, with all games: ${path.relative(root, engine)}`)
