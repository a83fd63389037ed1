// How a terminal reaches a server: over HTTP and a WebSocket, with the token of a program.
import { WebSocket } from 'ws'
import { version } from '../../package.json'
import { findRule } from '../games/index.ts'
import type { LineEvents, Surroundings } from '../play/connection.ts'
import { Lobby, Refusal, type Way } from '../play/lobby.ts'
import { Failure } from './failure.ts'
import { loadRules } from './voice.ts'

/** The token of whoever comes back to a server stands in the environment under this name. */
export const TOKEN = 'CATENA_TOKEN'

/** A server, and as whom it is asked. */
export class House {
  readonly lobby: Lobby
  token = ''

  /** `address`: without a slash at the end. */
  constructor(readonly address: string) {
    const way: Way = {
      reach: (method, path, body) =>
        fetch(`${address}/api/1/${path}`, {
          method,
          headers: {
            ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }).catch(() => undefined),
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    }
    this.lobby = new Lobby(way)
  }

  /** Does something that the server may refuse, and says by name what would make it right. */
  async attempt<T>(work: (lobby: Lobby) => Promise<T>, table?: string): Promise<T> {
    try {
      return await work(this.lobby)
    } catch (problem) {
      if (problem instanceof Refusal) throw this.fail(problem.code, problem.message, table)
      throw problem
    }
  }

  /** What was refused, as a failure of whoever gave it on the command line. */
  fail(code: string, message: string, table = ''): Failure {
    const said = SAID[code]
    return new Failure(said === undefined ? `The server says: ${message}` : said(this.address, table))
  }

  /** Time, lots and sockets. */
  surroundings(): Surroundings {
    return {
      open: (events) => openLine(this.address, events),
      now: () => performance.now(),
      after(milliseconds, act) {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      lot: () => Math.random(),
    }
  }
}

const SAID: Readonly<Record<string, (address: string, table: string) => string>> = {
  unreachable: (address) => `No server of Catena answers at ${address}. Start one with "npm start", or give the address of one that runs.`,
  version: (address) => `The server at ${address} does not speak as Catena ${version} does. Update the older of the two.`,
  'no-such-address': (address) => SAID.version(address, ''),
  'unknown-player': () => `The server does not know the token (${TOKEN} or --token). Leave it out to come as somebody new.`,
  banned: (address) => `The host of ${address} does not let this player play.`,
  'no-table': (_, table) => `There is no table "${table}". Leave --table out to see those that are open.`,
  'no-seat': (_, table) => `Table ${table} is full. Leave --table out to see those that are open, or open one with --game.`,
  taken: (_, table) => `Table ${table} is full. Leave --table out to see those that are open, or open one with --game.`,
  started: (_, table) => `The game at table ${table} has begun without this player. Leave --table out to see those that are open.`,
  over: (_, table) => `The game at table ${table} is over. Leave --table out to see those that are open.`,
  'not-invited': (_, table) => `Table ${table} is for others. Leave --table out to see those that are open.`,
  'no-spectators': (_, table) => `At table ${table} nobody may watch, and no seat is this player's.`,
  unavailable: () => 'The server cannot store anything at the moment, and so takes nothing. Try again in a while.',
}

/** The address of a server as somebody gave it. */
export function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '')
    throw new Failure(`"${text}" is no address of a server. Give one such as http://localhost:4321.`)
  return url.origin
}

/** The texts of the rules of a game, by their numbers. */
export function ruleTexts(game: string) {
  const topics = loadRules(game) ?? []
  return (id: string, language: 'en' | 'de' | 'it') => findRule(topics, id)?.texts[language]
}

function openLine(address: string, { opened, heard, closed }: LineEvents) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/1/socket`)
  socket.on('open', opened)
  socket.on('message', (data) => heard(String(data as Buffer)))
  socket.on('close', closed)
  // what went wrong on the way is followed by the end
  socket.on('error', () => undefined)
  return {
    send(text: string): void {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
