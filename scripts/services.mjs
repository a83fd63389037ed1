// What tests may need besides Node: told at the end of a run, so that nobody takes a test that was left out for one that passed.
import { connect } from 'node:net'
import { findChromium } from './chromium.mjs'

/** @returns {Promise<{ name: string, place: string | undefined }[]>} */
export async function findServices() {
  return [
    { name: 'Chromium', place: findChromium() },
    { name: 'PostgreSQL', place: await findAnswer(postgresUrl(), 5432) },
    { name: 'NATS', place: await findAnswer(natsUrl(), 4222) },
  ]
}

/** The PostgreSQL that tests use: they make schemas of their own in it, and remove them again. */
export function postgresUrl() {
  return process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'
}

/** The NATS that tests use, each under names of its own. */
export function natsUrl() {
  return process.env.NATS_URL || 'nats://127.0.0.1:4222'
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
