// npm run format: Biome for TypeScript, JSON and CSS, Prettier for Svelte. With --check it changes nothing and only says.
import { ensureModules } from './modules.mjs'
import { runTool } from './tool.mjs'

ensureModules()
const check = process.argv.includes('--check')
const plain = runTool('biome', check ? ['format'] : ['format', '--write'])
const svelte = runTool('prettier', [
  check ? '--check' : '--write',
  '--log-level',
  'warn',
  '--no-error-on-unmatched-pattern',
  'src/**/*.svelte',
])
if (!plain || !svelte) process.exit(1)
