// What tests may need besides Node: told at the end of a run, so that nobody takes a test that was left out for one that passed.
import { connect } from 'node:net'
import path from 'node:path'
import { findChromium, isProgram } from './chromium.mjs'

/** @returns {Promise<{ name: string, place: string | undefined }[]>} */
export async function findServices() {
  return [
    { name: 'Chromium', place: findChromium() },
    { name: 'PostgreSQL', place: await findAnswer(postgresUrl(), 5432) },
    { name: 'NATS', place: findProgram('nats-server', ['/usr/local/bin', '/usr/sbin']) },
  ]
}

/** The PostgreSQL that tests use: they make schemas of their own in it, and remove them again. */
export function postgresUrl() {
  return process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'
}

/**
 * Host and port, when somebody listens there.
 * @param {string} url
 * @param {number} usual
 * @returns {Promise<string | undefined>}
 */
function findAnswer(url, usual) {
  const { hostname, port } = new URL(url)
  const number = Number(port || usual)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: number, timeout: 2_000 })
    const tell = (/** @type {string | undefined} */ place) => {
      socket.destroy()
      resolve(place)
    }
    socket.on('connect', () => tell(`${hostname}:${number}`))
    socket.on('error', () => tell(undefined))
    socket.on('timeout', () => tell(undefined))
  })
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
