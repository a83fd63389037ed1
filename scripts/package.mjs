// npm pack runs this (prepack): the engine as JavaScript with its types, file by file as it was written, into dist/package.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureModules } from './modules.mjs'
import { root } from './root.mjs'
import { runTool } from './tool.mjs'

ensureModules()
rmSync(path.join(root, 'dist', 'package'), { recursive: true, force: true })
process.exitCode = runTool('tsc', ['-p', 'tsconfig.package.json', '--pretty', 'false']) ? 0 : 1
