// Three words lead to an open table, and to no other.
import { expect, test } from 'vitest'
import { serveTests } from '../../../test/server/served.ts'
import type { TestServer } from '../../../test/server/server.ts'
import { newTableId } from '../store/store.ts'
import { hashesOf, wordsOf } from '../tables/table-words.ts'

let server: TestServer

serveTests((one) => (server = one))

const follow = async (words: string) => {
  const { status, headers } = await fetch(`${server.url}/${words}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('whoever opens a table is told its words, and so is who looks at it; they lead there until the game begins or the table is closed', async () => {
  const opener = await server.guest('Ada')
  const { table, words } = (await opener.ask('POST', 'tables', { game: 'riftblade', access: 'link' })).json
  expect(words).toMatch(/^[a-z]{4,7}-[a-z]{4,7}-[a-z]{4,7}$/)
  expect((await opener.ask('GET', `tables/${table}`)).json.words).toBe(words)
  expect(await follow(words)).toEqual([302, `/#table=${table}`])
  expect(await follow(words.toUpperCase())).toEqual([302, `/#table=${table}`])
  // one that was mistyped leads to a page that knows no such table
  const [first, second, third] = words.split('-')
  const other = first === 'amber' ? 'anchor' : 'amber'
  expect(await follow(`${other}-${second}-${third}`)).toEqual([302, `/#table=${other}-${second}-${third}`])
  expect(await follow('what-words-arethese')).toEqual([302, '/#table=what-words-arethese'])
  await opener.ask('DELETE', `tables/${table}`)
  expect(await follow(words)).toEqual([302, `/#table=${words}`])
  expect((await opener.ask('GET', `tables/${table}`)).json.words).toBeUndefined()
})

test('a page or program that was told the words finds the table by them, however they are written', async () => {
  const opener = await server.guest('Ada')
  const { table, words } = (await opener.ask('POST', 'tables', { game: 'riftblade', access: 'link' })).json
  const find = async (text: string) => {
    const answer = await fetch(`${server.url}/api/1/words/${encodeURIComponent(text)}`)
    const { table: found, error } = await answer.json()
    return [answer.status, found ?? error.code]
  }
  const [first, second, third] = words.split('-')
  for (const text of [words, words.toUpperCase(), ` ${first}  ${second},${third} `, `${server.url}/${words}`])
    expect(await find(text), text).toEqual([200, table])
  // what are no such words, or words of no table, find nothing
  for (const text of [`${first}-${second}`, `${words}-${first}`, `${first}-${second}-nonsense`, `${third}-${second}-${first}`])
    expect(await find(text), text).toEqual([404, 'no-words'])
  await opener.ask('DELETE', `tables/${table}`)
  expect(await find(words)).toEqual([404, 'no-words'])
})

test('files and addresses of the server are no words', async () => {
  expect((await fetch(`${server.url}/api/1/no-such-thing`)).status).toBe(404)
  expect((await fetch(`${server.url}/two-words`)).status).toBe(404)
  expect((await fetch(`${server.url}/one-two-three.js`)).status).toBe(404)
})

test('words say thirty bits of what nobody can guess, and each of them all that it says', () => {
  const ids = Array.from({ length: 3000 }, newTableId)
  const all = ids.map(wordsOf)
  expect(new Set(all).size).toBe(all.length)
  const heard = new Set(all.flatMap((words) => words.split('-')))
  // of 9,000 drawn from 1,024 none is missing but by an odd chance
  expect(heard.size).toBeGreaterThan(1010)
  expect(heard.size).toBeLessThanOrEqual(1024)
  for (const words of all.slice(0, 200)) {
    const hashes = hashesOf(words.split('-'))
    expect([hashes.length, new Set(hashes.map((hash) => hash.length))]).toEqual([4, new Set([8])])
  }
  // a slip of the hand makes no other word
  const slips = (word: string) => [...word].map((_, i) => `${word.slice(0, i)}?${word.slice(i + 1)}`)
  const short = (word: string) => new Set([...word].map((_, i) => word.slice(0, i) + word.slice(i + 1)))
  const changed = [...heard].flatMap(slips)
  expect(changed.filter((slip, at) => changed.indexOf(slip) !== at)).toEqual([])
  expect([...heard].flatMap((word) => [...short(word)].filter((one) => heard.has(one)))).toEqual([])
})

test('whoever tries words one after the other is slowed down, in whatever way; what are no words costs nothing', async () => {
  const ask = async (words: string) => {
    const answer = await fetch(`${server.url}/api/1/words/${words}`)
    return [answer.status, (await answer.json()).error] as const
  }
  let [status, tries] = [302, 0]
  for (; status === 302; tries++) [status] = (await follow('amber-anchor-angel')) as [number]
  expect(status).toBe(429)
  expect(tries).toBeLessThanOrEqual(12)
  const [, refused] = await ask('amber-anchor-angel')
  expect(refused).toMatchObject({ code: 'too-fast' })
  expect(refused.after).toBeGreaterThan(1000)
  expect(refused.after).toBeLessThanOrEqual(30_000)
  expect((await ask('amber-anchor-angle-angel'))[1].code).toBe('no-words')
})
