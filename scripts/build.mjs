// npm run build: the web client into dist/web, with the sizes of its files, and the engine as one file, dist/engines/<version>.mjs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureModules } from './modules.mjs'
import { runTool } from './tool.mjs'

ensureModules()
if (!runTool('vite', ['build'])) process.exit(1)

const { writeEngine } = await import('./engine.mjs')
const { root } = await import('./root.mjs')
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const engine = path.join(root, 'dist', 'engines', `${version}.mjs`)
await writeEngine(engine, version)
console.log(`the engine, with all games: ${path.relative(root, engine)}`)
