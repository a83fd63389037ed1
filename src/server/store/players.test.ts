// What the store knows of players, on every database there is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import type { Bodies, Entry, EntryKind, Open } from '../../play/table/entry.ts'
import { type Lease, newId, openStore, Superseded } from './store.ts'
import type { Player, Store } from './store.ts'

const HOUR = 3_600_000

const OPEN: Open = {
  ...{ table: 'a', game: 'keyforge', seats: 2, clock: { kind: 'none' }, access: 'anyone', invited: [], rated: true, spectators: null },
  ...{ computers: [null, null], commitment: '', secret: 'of the table' },
}

describe.each(databaseKinds())('on $kind', ({ make }) => {
  let place: TestDatabase
  let store: Store
  const guests = (...names: string[]): Promise<Player[]> => Promise.all(names.map((name) => store.players.create(name)))

  beforeAll(async () => {
    place = await make()
    store = await openStore(place.wishes)
  })

  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  /** A table of two, at which both have moved and spoken, in this state. */
  async function play(
    players: readonly Player[],
    state: 'live' | 'ended',
    watching?: Player,
    invited: readonly string[] = [],
  ): Promise<string> {
    const id = newId()
    const [a, b] = players.map(({ id }) => id)
    const entry = <K extends EntryKind>(number: number, who: string, kind: K, body: Bodies[K]) =>
      ({ number, at: number, seat: 0, who, kind, body }) as Entry
    const sitters = [a, b].map((player, seat) => ({ player, seat, waits: false }))
    const facts = { opener: a, seats: [{ player: a }, { player: b }] }
    const { epoch } = await store.tables.open({
      id,
      game: 'keyforge',
      access: 'anyone',
      rated: true,
      listing: { state: 'open', facts, sitters },
      entries: [entry(1, a, 'open', { ...OPEN, invited })],
    })
    const more = [
      entry(2, a, 'move', { move: 'reap', lag: 0 }),
      entry(3, b, 'move', { move: 'fight', lag: 0 }),
      entry(4, b, 'say', { room: 'table', text: 'well played' }),
      ...(watching === undefined ? [] : [entry(5, watching.id, 'say', { room: 'spectators', text: 'hm' })]),
    ]
    await store.entries.append(id, epoch, more, { state, facts, sitters: [] })
    return id
  }

  test('a guest is known by the token, until it is revoked or its time is over', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    const token = await store.players.issueToken(ada.id, { kind: 'page', lifetime: HOUR })
    const other = await store.players.issueToken(ada.id, { kind: 'program', label: 'my bot', lifetime: HOUR })
    expect(await store.players.ofToken(token)).toEqual(ada)
    expect(ada).toMatchObject({ name: 'Ada', kind: 'guest' })
    expect(await store.players.ofToken(await store.players.issueToken(ben.id, { kind: 'page', lifetime: -1 }))).toBeUndefined()
    expect(await store.players.ofToken('guessed')).toBeUndefined()
    expect((await store.players.tokens(ada.id)).map(({ kind, label }) => [kind, label])).toEqual([
      ['page', ''],
      ['program', 'my bot'],
    ])
    await store.players.revokeTokens(ada.id, token)
    expect(await store.players.ofToken(other)).toBeUndefined()
    await store.players.revokeToken(token)
    expect(await store.players.ofToken(token)).toBeUndefined()
    await store.players.rename(ada.id, 'Ada L.')
    expect([...(await store.players.findAll([ben.id, ada.id, 'nobody'])).values()].map(({ name }) => name).sort()).toEqual([
      'Ada L.',
      'Ben',
    ])
  })

  test('an account is entered by its password alone, however its name is written', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    expect(await store.accounts.register(ada.id, 'Ada Lovelace', 'correct hörse')).toBe(true)
    expect(await store.players.find(ada.id)).toMatchObject({ kind: 'account' })
    expect(await store.accounts.register(ben.id, ' ADA lovelace', 'other')).toBe(false)
    expect(await store.players.find(ben.id)).toMatchObject({ kind: 'guest' })
    // the letter ö as two signs, as some keyboards send it
    expect(await store.accounts.ofPassword('ada lovelace', 'correct ho\u0308rse')).toBe(ada.id)
    expect(await store.accounts.ofPassword('ada lovelace', 'correct horse')).toBeUndefined()
    expect(await store.accounts.ofPassword('nobody', '')).toBeUndefined()
    expect(await store.accounts.register(ada.id, 'ada lovelace', 'a new one')).toBe(true)
    expect(await store.accounts.ofPassword('ada lovelace', 'correct hörse')).toBeUndefined()
    expect(await store.accounts.ofPassword('ada lovelace', 'a new one')).toBe(ada.id)
  })

  test('a login or password that is none is refused by name, and so is who tries too often', async () => {
    const ada = await store.players.create('Ada')
    for (const login of ['a\0b', '', ' ', 'a\nb', '\ud800', 'x'.repeat(65)]) {
      await expect(store.accounts.register(ada.id, login, 'password'), JSON.stringify(login)).rejects.toMatchObject({
        code: 'bad-request',
        path: 'login',
      })
      await expect(store.accounts.ofPassword(login, 'password')).rejects.toMatchObject({ code: 'bad-request', path: 'login' })
      await expect(store.accounts.ofRecoveryCode(login, 'code')).rejects.toMatchObject({ code: 'bad-request', path: 'login' })
    }
    for (const password of ['', 'a\0b', 'x'.repeat(257)])
      await expect(store.accounts.register(ada.id, 'ada-words', password)).rejects.toMatchObject({ code: 'bad-request', path: 'password' })
    await store.accounts.register(ada.id, 'ada-tries', 'password')
    const tries = await Promise.allSettled(
      Array.from({ length: 14 }, (_, i) => store.accounts.ofPassword(i % 2 === 0 ? 'ada-tries' : 'ADA-tries', `${i}`)),
    )
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('too-fast'))
    expect(refused[0].after).toBeGreaterThan(1000)
    await expect(store.accounts.ofRecoveryCode('ada-tries', 'code')).rejects.toMatchObject({ code: 'too-fast' })
    expect(await store.accounts.ofPassword('somebody-else', 'x')).toBeUndefined()
  })

  test('a recovery code opens its own account once; new codes make the old ones void', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    await store.accounts.register(ada.id, 'ada-codes', 'password')
    await store.accounts.register(ben.id, 'ben-codes', 'password')
    const [first, second, ...rest] = await store.accounts.makeRecoveryCodes(ada.id)
    expect(rest).toHaveLength(6)
    expect(await store.accounts.ofRecoveryCode('ben-codes', first)).toBeUndefined()
    expect(await store.accounts.ofRecoveryCode('ada-codes', ` ${first}`)).toBe(ada.id)
    expect(await store.accounts.ofRecoveryCode('ada-codes', first)).toBeUndefined()
    const [third] = await store.accounts.makeRecoveryCodes(ada.id)
    expect(await store.accounts.ofRecoveryCode('ada-codes', second)).toBeUndefined()
    expect(await store.accounts.ofRecoveryCode('ada-codes', third)).toBe(ada.id)
  })

  test('passkeys are kept with their counter, and a challenge is answered once', async () => {
    const [ada] = await guests('Ada')
    const key = { id: `key of ${ada.id}`, publicKey: 'cHVi', counter: 0, transports: ['internal', 'hybrid'], label: 'phone' }
    await store.accounts.addPasskey(ada.id, key)
    await store.accounts.usePasskey(key.id, 5)
    expect(await store.accounts.findPasskey(key.id)).toMatchObject({ ...key, player: ada.id, counter: 5 })
    expect(await store.players.find(ada.id)).toMatchObject({ kind: 'account' })
    await store.accounts.removePasskey('somebody else', key.id)
    expect(await store.accounts.passkeys(ada.id)).toHaveLength(1)
    expect(await store.accounts.removePasskey(ada.id, key.id)).toBe(false)
    const second = { ...key, id: `second key of ${ada.id}` }
    await store.accounts.addPasskey(ada.id, second)
    // of two at the same moment the later one is the last way in
    const removed = await Promise.all([key, second].map(({ id }) => store.accounts.removePasskey(ada.id, id)))
    expect(removed.sort()).toEqual([false, true])
    expect(await store.accounts.passkeys(ada.id)).toHaveLength(1)

    await store.accounts.pose('c1', { player: ada.id, purpose: 'register' }, HOUR)
    await store.accounts.pose('c2', { player: null, purpose: 'enter' }, -1)
    expect(await store.accounts.answer('c1')).toEqual({ player: ada.id, purpose: 'register' })
    expect([await store.accounts.answer('c1'), await store.accounts.answer('c2'), await store.accounts.answer('c3')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('a table changes ratings once, and tables at the same time one after the other', async () => {
    const players = (await guests('Ada', 'Ben', 'Cem')).map(({ id }) => id)
    const start = { mu: 25, sigma: 8 }
    const game = (players: readonly string[]) => ({ table: newId(), game: 'nightfall', format: 'standard', players, at: 7 })
    const first = game(players)
    const judge = (before: { mu: number; sigma: number }[]) =>
      before.map(({ mu, sigma }, place) => ({ mu: mu + 1 - place, sigma: sigma / 2 }))
    expect(await store.ratings.count(first, start, judge)).toBe(true)
    expect(await store.ratings.count(first, start, judge)).toBe(false)
    const found = await store.ratings.among(players)
    expect(players.map((id) => found.find(({ player }) => player === id))).toMatchObject(
      [26, 25, 24].map((mu) => ({ mu, sigma: 4, games: 1 })),
    )
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, k) =>
        store.ratings.count(game(k % 2 === 0 ? players.slice(0, 2) : [players[1], players[0]]), start, judge),
      ),
    )
    expect(results).toEqual(Array(6).fill(true))
    expect(await store.ratings.of(players[0])).toMatchObject([{ games: 7, mu: 26 + 3, sigma: 4 / 64 }])
    expect((await store.ratings.changes([first.table])).map(({ player }) => player).sort()).toEqual([...players].sort())
    expect(await store.ratings.changes([newId()])).toEqual([])
  })

  test('mute, block, report and ban', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    const { conduct } = store
    await conduct.avoid(ada.id, ben.id, 'mute')
    await conduct.avoid(ada.id, ben.id, 'mute')
    expect((await conduct.aversions(ada.id)).map(({ other, kind }) => [other, kind])).toEqual([[ben.id, 'mute']])
    expect(await conduct.areApart(ada.id, ben.id)).toBe(false)
    await conduct.avoid(ben.id, ada.id, 'block')
    expect(await conduct.areApart(ada.id, ben.id)).toBe(true)
    await conduct.forgive(ben.id, ada.id, 'block')
    expect(await conduct.areApart(ada.id, ben.id)).toBe(false)

    const report = await conduct.report({ player: ben.id, reporter: ada.id, table: 't', entry: 4, reason: 'words', words: 'rude' })
    const mine = async () => (await conduct.reports()).filter(({ id }) => id === report)
    expect(await mine()).toMatchObject([{ player: ben.id, reporter: ada.id, table: 't', entry: 4, words: 'rude', handled: null }])
    await conduct.handle(report, 'banned for a day')
    expect(await mine()).toEqual([])
    expect(await conduct.reports(ben.id)).toMatchObject([{ verdict: 'banned for a day' }])

    expect(await conduct.banOf(ben.id)).toBeUndefined()
    await conduct.ban(ben.id, 'over already', Date.now() - 1)
    expect(await conduct.banOf(ben.id)).toBeUndefined()
    await conduct.ban(ben.id, 'rude')
    expect(await conduct.banOf(ben.id)).toMatchObject({ player: ben.id, reason: 'rude', until: null })
    expect((await conduct.bans()).map(({ player }) => player)).toContain(ben.id)
    await conduct.lift(ben.id)
    expect(await conduct.banOf(ben.id)).toBeUndefined()
  })

  test('everything of a player is told, and nothing that is secret', async () => {
    const [ada, ben, cem] = await guests('Ada', 'Ben', 'Cem')
    const live = await play([ada, ben], 'live', cem)
    const ended = await play([ada, ben], 'ended')
    // opened, and never sat down at
    const opened = newId()
    const listing = { state: 'open', facts: { opener: ada.id }, sitters: [] } as const
    await store.tables.open({
      id: opened,
      game: 'keyforge',
      access: 'anyone',
      rated: false,
      listing,
      entries: [{ number: 1, at: 1, seat: -1, who: ada.id, kind: 'open', body: OPEN }],
    })
    await store.accounts.register(ada.id, 'ada-export', 'password')
    await store.accounts.makeRecoveryCodes(ada.id)
    await store.players.issueToken(ada.id, { kind: 'page', lifetime: HOUR })
    await store.conduct.report({ player: ada.id, reporter: ben.id, reason: 'words', words: 'what Ben says' })
    const told = (await store.dossiers.export(ada.id)) as { tables: { id: string }[]; entries: { table_id: string; kind: string }[] }
    expect(told).toMatchObject({ player: { id: ada.id, name: 'Ada' }, login: { login: 'ada-export' }, recoveryCodes: 8 })
    expect(told.tables.map(({ id }) => id).sort()).toEqual([live, ended, opened].sort())
    const kinds = (table: string) => told.entries.filter(({ table_id }) => table_id === table).map(({ kind }) => kind)
    // the secret of a table that is not over stays one
    expect([kinds(live), kinds(ended)]).toEqual([['move'], ['open', 'move']])
    const text = JSON.stringify(told)
    for (const secret of ['argon2', 'hash', 'what Ben says', ben.id, 'fight']) expect(text).not.toContain(secret)
    expect(((await store.dossiers.export(cem.id)) as typeof told).entries).toMatchObject([{ table_id: live, kind: 'say' }])
    expect(await store.dossiers.export('nobody')).toBeUndefined()
  })

  test('everything of a player is taken away, and the games of others stay', async () => {
    const [ada, ben, cem] = await guests('Ada', 'Ben', 'Cem')
    const table = await play([ada, ben], 'ended', undefined, [ben.id])
    const token = await store.players.issueToken(ben.id, { kind: 'page', lifetime: HOUR })
    await store.accounts.register(ben.id, 'ben-gone', 'password')
    await store.conduct.avoid(ada.id, ben.id, 'mute')
    const report = await store.conduct.report({ player: ada.id, reporter: ben.id, reason: 'words', words: 'private' })
    await store.ratings.count(
      { table, game: 'keyforge', format: 'archon', players: [ada.id, ben.id], at: 1 },
      { mu: 25, sigma: 8 },
      (b) => b,
    )
    await store.entries.saveSnapshot(table, '1', { number: 4, body: 'well played' })

    expect(await store.dossiers.remove(ben.id)).toEqual([table])
    expect(await store.players.find(ben.id)).toBeUndefined()
    expect(await store.players.ofToken(token)).toBeUndefined()
    expect(await store.accounts.ofPassword('ben-gone', 'password')).toBeUndefined()
    expect(await store.conduct.aversions(ada.id)).toEqual([])
    expect(await store.tables.ofPlayer(ben.id, { limit: 5 })).toEqual([])
    expect(await store.dossiers.export(ben.id)).toBeUndefined()
    expect((await store.conduct.reports()).find(({ id }) => id === report)).toMatchObject({ reporter: null, words: '' })
    const { snapshot, entries } = await store.entries.read(table, '1')
    expect(snapshot).toBeUndefined()
    const { seats } = (await store.tables.find(table))!.facts as { seats: { player: string }[] }
    const nobody = seats[1].player
    expect(JSON.stringify([entries, seats])).not.toContain(ben.id)
    expect(entries.map(({ who }) => who)).toEqual([ada.id, ada.id, nobody, nobody])
    expect(entries.map(({ kind, body }) => [kind, body])).toEqual([
      ['open', { ...OPEN, invited: [nobody] }],
      ['move', { move: 'reap', lag: 0 }],
      ['move', { move: 'fight', lag: 0 }],
      ['say', { room: 'table', text: '' }],
    ])
    expect(await store.ratings.of(ada.id)).toHaveLength(1)
    // at two tables it is not the same nobody, and whoever keeps one stores nothing before it is read again
    const [live, other] = [await play([ada, cem], 'live'), await play([cem, ada], 'ended')]
    const { last, epoch } = (await store.leases.take(live)) as Lease
    expect((await store.dossiers.remove(cem.id)).sort()).toEqual([live, other].sort())
    const names = await Promise.all(
      [live, other].map(async (id) => ((await store.tables.find(id))!.facts as { seats: { player: string }[] }).seats),
    )
    expect(names[0][1].player).not.toBe(names[1][0].player)
    const late = { number: last + 1, at: 9, seat: 0, who: cem.id, kind: 'concede', body: {} } as Entry
    await expect(store.entries.append(live, epoch, [late])).rejects.toBeInstanceOf(Superseded)
    // the name is free again
    expect(await store.accounts.register(ada.id, 'ben-gone', 'password')).toBe(true)
  })
})
