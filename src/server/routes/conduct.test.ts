// Accounts, and how players get along: as somebody outside asks.
import { expect, test } from 'vitest'
import { begin } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { Answer, TestPlayer, TestServer } from '../../../test/server/server.ts'

let server: TestServer

serveTests((one) => (server = one))

const refusal = ({ status, json }: Answer) => [status, json.error.code]

test('who is muted or blocked is remembered for the one who asks, and for nobody else', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
  for (const kind of ['mute', 'block', 'mute']) expect((await ada.ask('POST', `players/${ben.id}/avoid`, { kind })).status).toBe(200)
  expect((await ada.ask('GET', 'me/avoided')).json.players).toMatchObject([
    { player: { id: ben.id, name: 'Ben' }, kind: 'mute' },
    { player: { id: ben.id }, kind: 'block' },
  ])
  expect((await ben.ask('GET', 'me/avoided')).json.players).toEqual([])
  // neither sits down with the other
  const table = await ben.open({ game: 'riftblade' })
  await ben.ask('POST', `tables/${table}/seat`, {})
  expect(refusal(await ada.ask('POST', `tables/${table}/seat`, {}))).toEqual([403, 'not-invited'])
  expect((await ada.ask('DELETE', `players/${ben.id}/avoid?kind=block`)).status).toBe(200)
  expect((await ada.ask('POST', `tables/${table}/seat`, {})).status).toBe(200)
  expect((await ada.ask('GET', 'me/avoided')).json.players.map(({ kind }: { kind: string }) => kind)).toEqual(['mute'])

  expect(refusal(await ada.ask('POST', `players/${ada.id}/avoid`, { kind: 'mute' }))).toEqual([400, 'bad-request'])
  expect(refusal(await ada.ask('POST', 'players/aaaaaaaaaaaa/avoid', { kind: 'mute' }))).toEqual([404, 'no-player'])
  expect(refusal(await ada.ask('POST', `players/${ben.id}/avoid`, { kind: 'hate' }))).toEqual([400, 'bad-request'])
})

test('a player, or something that he said, is reported to the host', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const [one, two] = sitters.map(({ player }) => player)
  const entry = await sitters[1].client.must({ type: 'say', table, room: 'table', text: 'something nasty' })
  const report = (by: TestPlayer, about: TestPlayer, body: object) => by.ask('POST', `players/${about.id}/report`, body)
  expect((await report(one, two, { reason: 'insult', words: 'see what he says', table, entry })).json).toEqual({})
  expect((await report(one, two, { reason: 'stalling' })).status).toBe(200)
  expect(await server.store.conduct.reports(two.id)).toMatchObject([
    { player: two.id, reporter: one.id, table, entry, reason: 'insult', words: 'see what he says', handled: null },
    { player: two.id, table: null, entry: null, reason: 'stalling', words: '' },
  ])

  // what he did not say is none of it
  expect(refusal(await report(one, two, { reason: 'insult', table, entry: entry - 1 }))).toEqual([404, 'no-entry'])
  expect(refusal(await report(two, one, { reason: 'insult', table, entry }))).toEqual([404, 'no-entry'])
  expect(refusal(await report(one, two, { reason: 'insult', entry }))).toEqual([404, 'no-entry'])
  expect(refusal(await report(one, two, { reason: 'insult', table: 'nowhere' }))).toEqual([404, 'no-table'])
  expect(refusal(await report(one, one, { reason: 'other' }))).toEqual([400, 'bad-request'])
  expect(refusal(await report(one, two, { reason: 'because' }))).toEqual([400, 'bad-request'])
  // and a flood is stopped
  const answers: number[] = []
  for (let i = 0; i < 12; i++) answers.push((await report(one, two, { reason: 'other' })).status)
  expect(answers).toContain(429)
})
