// What tests may need besides Node: told at the end of a run, so that nobody takes a test that was left out for one that passed.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium, isProgram } from './chromium.mjs'

/** @returns {{ name: string, place: string | undefined }[]} */
export function findServices() {
  return [
    { name: 'Chromium', place: findChromium() },
    { name: 'PostgreSQL', place: findProgram('postgres', versionsOf('/usr/lib/postgresql')) },
    { name: 'NATS', place: findProgram('nats-server', ['/usr/local/bin', '/usr/sbin']) },
  ]
}

/**
 * @param {string} name
 * @param {string[]} folders looked into besides those of PATH
 */
function findProgram(name, folders) {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...folders]
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isProgram)
}

/** Debian keeps the programs of each version in a folder of its own. @param {string} folder */
function versionsOf(folder) {
  return existsSync(folder) ? readdirSync(folder).map((version) => path.join(folder, version, 'bin')) : []
}
