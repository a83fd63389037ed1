// A table that a server keeps, as a browser reaches it: lines, time and words of the page for those who look.
import type { Device } from '../play/device.ts'
import { RemoteHost } from '../play/remote-host.ts'
import type { Around, RemoteNews } from '../play/remote-news.ts'
import type { LineEvents } from '../play/connection.ts'
import { becomeGuest, nameOf, readPlayers } from './people/server.ts'
import { peopleWords } from './people/words.ts'
import type { Answer, Language } from './protocol.ts'
import { findRule, readRules } from './rulesheet.ts'
import { loadWords, wordsOf } from './words.ts'

interface Joining {
  readonly table: string
  /** Of a guest who is not known there yet. */
  readonly name: string
  readonly language: Language
}

/** Looks at a table of the server that this page comes from. */
export function joinTable({ table, name, language }: Joining, post: (answer: Answer) => void): RemoteHost {
  let now = language
  const tell = (news: RemoteNews): void => post(news.type === 'online' ? { ...news, says: saySeats(news, now) } : news)
  const device: Device = {
    open: openLine,
    now: () => performance.now(),
    date: () => Date.now(),
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
    lot: () => Math.random(),
    introduce: () => becomeGuest(name).then(() => undefined),
    readPlayers,
    async bringLanguage(language) {
      await loadWords(language)
      now = language
    },
    nameOf,
    foresees: true,
    nameComputer: (level, language) => wordsOf(language).opponents[level],
    async readRules(game) {
      const rules = await readRules(game)
      return (id, language) => findRule(rules, id, language)
    },
  }
  const host = new RemoteHost({ table, language }, device, tell)
  self.addEventListener('online', () => host.skip())
  return host
}

function openLine({ opened, heard, closed }: LineEvents) {
  const socket = new WebSocket(`${self.location.origin.replace(/^http/, 'ws')}/api/1/socket`)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data))
  socket.addEventListener('close', closed)
  return {
    send(text: string): void {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}

function saySeats({ facts, away }: Around, language: Language): string[] {
  const words = peopleWords(language)
  return facts.seats.map(({ who, computer, out }, seat) => {
    if (out !== undefined) return words.outs[out]
    if (computer !== undefined) return wordsOf(language).opponents[computer]
    return who !== undefined && (away[seat] ?? null) !== null ? words.away : words.here
  })
}
