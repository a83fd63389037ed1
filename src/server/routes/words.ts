// The address that is read out: three words in the place of the link to an open table. They are opened as a page, or typed into one.
import { z } from 'zod'
import { readSpoken } from '../../play/table/spoken.ts'
import type { Server } from '../app.ts'
import { Limiter } from '../limit.ts'
import { Refused } from '../refusal.ts'
import { tableId } from '../schema/table.ts'
import { hashesOf } from '../tables/table-words.ts'
import { makeRoute } from './route.ts'

/** Words that one IP address asks for, in whatever way: who mistypes has enough, and who tries them all has none. */
const ASKED = { atOnce: 10, perSecond: 1 / 30 }

export const wordLimiter = () => new Limiter(ASKED)

/** The table to which the words lead; undefined where there is none, or where of two nobody knows which is meant. */
async function findTable(server: Server, asked: Limiter, ip: string, words: string): Promise<string | undefined> {
  const spoken = readSpoken(words)
  // what leads nowhere finds out nothing
  if (spoken.kind !== 'words') return undefined
  server.slowDown(asked, ip)
  const found = await server.store().tables.openByHash(hashesOf(spoken.words))
  return found.length === 1 ? found[0] : undefined
}

export function wordRoutes(asked: Limiter) {
  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/words/:words',
      about: 'The open table that has these three words, however they are written.',
      asker: 'anybody',
      params: z.strictObject({ words: z.string().max(300) }),
      answer: z.strictObject({ table: tableId }),
      async answers({ server, params: { words }, request }) {
        const table = await findTable(server, asked, request.ip, words)
        if (table === undefined) throw new Refused(404, 'no-words')
        return { table }
      },
    }),
  ]
}

export function addWords(server: Server, asked: Limiter): void {
  server.app.get<{ Params: { words: string } }>('/:words(^[A-Za-z]+-[A-Za-z]+-[A-Za-z]+$)', async (request, reply) => {
    const { words } = request.params
    // that there is no such table is said by the page, in the language of its reader
    const table = (await findTable(server, asked, request.ip, words)) ?? words.toLowerCase()
    return reply.header('Cache-Control', 'no-store').redirect(`/#table=${table}`, 302)
  })
}
