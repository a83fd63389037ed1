// What the host of a server does about people, on the database of a server that runs.
import { expect, test } from 'vitest'
import { begin } from '../../test/server/play.ts'
import { serveTests } from '../../test/server/served.ts'
import type { TestServer } from '../../test/server/server.ts'
import { runAdmin } from './admin.ts'
import { scriptedTerminal } from './terminal.ts'

let server: TestServer

serveTests((one) => (server = one))

async function admin(...words: string[]) {
  const terminal = scriptedTerminal([])
  const code = await runAdmin(words, terminal, async () => ({ ...server.store, close: async () => undefined }))
  return { code, text: terminal.printed.join('\n'), warned: terminal.warned.join('\n') }
}

test('a report shows what was said, is closed with a verdict, and a ban reaches a socket that is open', async () => {
  expect((await admin('reports')).text).toBe('No report waits.')
  const { table, sitters } = await begin(server, 'riftblade')
  const [one, two] = sitters
  const entry = await two.client.must({ type: 'say', table, room: 'table', text: 'nasty\u001b[2J words' })
  await one.player.ask('POST', `players/${two.player.id}/report`, { reason: 'insult', words: 'again', table, entry })
  const { text } = await admin('reports')
  expect(text).toContain(`insult: ${two.player.id} (player 1), by ${one.player.id} (player 0), table ${table}`)
  expect(text).toContain('said: nasty [2J words')
  expect(text).toContain('    again')

  const ban = await admin('ban', two.player.id, 'was', 'nasty', '--days', '3')
  expect(ban.text).toMatch(/is banned until \d{4}-\d\d-\d\d\.$/)
  await expect(two.client.next('refused', ({ code }) => code === 'banned', 0)).resolves.toBeDefined()
  expect((await two.player.ask('POST', 'tables', { game: 'riftblade' })).json.error.code).toBe('banned')
  expect((await admin('bans')).text).toContain(': was nasty')
  expect(await admin('handle', '1', 'banned', 'for', '3', 'days')).toMatchObject({ code: 0, text: 'Report 1 is closed.' })
  expect((await admin('reports')).text).toBe('No report waits.')
  expect((await admin('player', two.player.id)).text).toContain('verdict: banned for 3 days')
  await admin('lift', two.player.id)
  expect((await admin('bans')).text).toBe('Nobody is banned.')
  expect((await two.player.ask('POST', 'tables', { game: 'riftblade' })).status).toBe(200)
})

test('a player is deleted when that is meant, and loses the games', async () => {
  const guest = await server.guest('Gone')
  const table = await guest.open({ game: 'riftblade' })
  expect(await admin('delete', guest.id)).toMatchObject({ code: 2, warned: expect.stringContaining('Say --yes if you mean it.') })
  expect(await server.store.players.find(guest.id)).toBeDefined()
  expect(await admin('delete', guest.id, '--yes')).toMatchObject({ code: 0, text: `${guest.id} (Gone) is deleted.` })
  expect(await server.store.players.find(guest.id)).toBeUndefined()
  expect((await guest.ask('GET', 'me')).json.error.code).toBe('unknown-player')
  // nobody sits there, and nobody else can open it
  expect((await server.store.tables.find(table))?.state).toBe('ended')
})

test('what cannot be done is named', async () => {
  for (const [words, says] of [
    [['ban', 'nobody', 'x'], 'There is no player "nobody"'],
    [['ban', 'nobody'], "Missing required argument 'reason'"],
    [['handle', '99', 'done'], 'No report 99 waits'],
    [['handle', 'x', 'done'], 'The report'],
    [['frobnicate'], 'frobnicate'],
  ] as const)
    expect(await admin(...words)).toMatchObject({ code: 2, warned: expect.stringContaining(says) })
})
