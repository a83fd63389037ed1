// The installed packages: are they those of package-lock.json, and if not, install them.
// Only Node's own modules are used here, because this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const oldest = [20, 19]

/** @param {string} file */
function packages(file) {
  return /** @type {Record<string, { version?: string, optional?: boolean }>} */ (JSON.parse(readFileSync(file, 'utf8')).packages)
}

/**
 * npm leaves a copy of the lock in node_modules once an install is complete. The two agree when every package is there in the
 * wanted version; only optional ones (those for other platforms) may be absent.
 * @param {string} folder
 */
export function modulesAreFresh(folder) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = packages(path.join(folder, 'package-lock.json'))
  const present = packages(installed)
  for (const name in wanted) {
    if (name === '') continue
    if (present[name] === undefined ? !wanted[name].optional : present[name].version !== wanted[name].version) return false
  }
  return Object.keys(present).every((name) => wanted[name] !== undefined)
}

/** Installs when needed. Everything npm says goes to stderr, so that the output of a command stays its own. */
export function ensureModules() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    console.error(`Catena needs Node ${oldest.join('.')} or later; this is Node ${process.versions.node}.`)
    process.exit(2)
  }
  if (modulesAreFresh(root)) return
  console.error('Installing the packages of package-lock.json (npm ci) …')
  // Started by npm, its own script is known; started by node, npm is looked up on the PATH.
  const script = process.env.npm_execpath
  const known = script !== undefined && /^npm-cli\.c?js$/.test(path.basename(script))
  // Development packages are wanted even where NODE_ENV=production.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = known
    ? spawnSync(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', words, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (npm.status !== 0) {
    console.error(`npm ci failed${npm.error === undefined ? '' : `: ${npm.error.message}`}; see above.`)
    process.exit(1)
  }
}
