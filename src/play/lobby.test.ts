import { expect, test } from 'vitest'
import { Lobby, type Method } from './lobby.ts'

/** A server that answers with these, one after the other, and the last one for ever. */
function lobby(...answers: (readonly [ok: boolean, body: unknown] | undefined)[]) {
  const asked: [Method, string, unknown][] = []
  let waited = 0
  const way = {
    async reach(method: Method, path: string, body?: unknown) {
      asked.push([method, path, body])
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === undefined) return undefined
      const text = typeof answer[1] === 'string' ? answer[1] : JSON.stringify(answer[1])
      const type = typeof answer[1] === 'string' ? 'text/html' : 'application/json; charset=utf-8'
      return { ok: answer[0], headers: { get: () => type }, text: async () => text }
    },
    wait: async (milliseconds: number) => void (waited += milliseconds),
  }
  return { lobby: new Lobby(way), asked, waited: () => waited }
}

const busy = [false, { error: { code: 'unavailable', message: '' } }] as const
const full = [false, { error: { code: 'no-seat', message: 'none is free' } }] as const

test('a server that opens its store is asked again, and nobody hears of it', async () => {
  const { lobby: it, asked, waited } = lobby(busy, busy, [true, { tables: [], players: [] }])
  expect(await it.listTables('open', 'riftblade')).toEqual({ tables: [], players: [] })
  expect(asked).toHaveLength(3)
  expect(asked[0]).toEqual(['GET', 'tables?state=open&limit=50&game=riftblade', undefined])
  expect(waited()).toBe(1000)
})

test('one that stays so says so after a few seconds', async () => {
  const { lobby: it, waited } = lobby(busy)
  await expect(it.listTables('open')).rejects.toMatchObject({ code: 'unavailable' })
  expect(waited()).toBeGreaterThan(4000)
  expect(waited()).toBeLessThan(10_000)
})

test('what was perhaps done is not done twice', async () => {
  const { lobby: it, asked } = lobby(busy)
  await expect(it.openTable({ game: 'riftblade' })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(it.sitDown('amber', {})).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked).toHaveLength(2)
})

test('what is refused has its code, and what is no server for play over the network is unreachable', async () => {
  await expect(lobby(full).lobby.sitDown('amber', { seat: 1 })).rejects.toMatchObject({ code: 'no-seat', message: 'none is free' })
  for (const answer of [undefined, [true, '<html>'], [false, '<html>']] as const)
    await expect(lobby(answer).lobby.find()).rejects.toMatchObject({ code: 'unreachable' })
})

test('names are an extra', async () => {
  expect(await lobby(undefined).lobby.readPlayers('amber', ['ann'])).toEqual([])
  const { lobby: it } = lobby([true, { players: [{ id: 'ann', name: 'Ann' }] }], [true, { id: 'ben', name: 'Ben' }])
  expect((await it.readPlayers('amber', ['ann', 'ben'])).map(({ name }) => name)).toEqual(['Ann', 'Ben'])
})
