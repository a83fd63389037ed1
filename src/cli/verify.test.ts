import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../../test/command-line.ts'
import { openHost, SECRET, wishesOf } from '../../test/table/host.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { recordOfTable } from '../play/table/record.ts'

const SEED = 67
console.log(`verified records with seed ${SEED}`)
const folder = mkdtempSync(path.join(tmpdir(), 'catena-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

function verify(text: string, language = 'en') {
  const file = path.join(folder, 'record.txt')
  writeFileSync(file, text)
  return run(['verify', file, '--lang', language])
}

test('the record of a table is verified, in three languages; what was changed in it is named', async () => {
  const host = await openHost(wishesOf('riftblade', 3, { computers: [null, null, 'random'] }))
  await host.begin()
  host.playOn(new Generator(seedOf(SEED)))
  const text = makeRecord(recordOfTable(host.table, ['A', 'B', 'C'], '2026-01-01')!)

  expect(await verify(text)).toMatchObject({ code: 0, warned: [] })
  expect((await verify(text)).text).toMatch(/SHA-256 of it is [0-9a-f]{64}\.\nThe seed follows from that secret, the table amber-falcon/)
  expect((await verify(text, 'de')).text).toContain('Jedes Mischen und jeder Wurf')
  expect((await verify(text, 'it')).text).toContain('Ogni mescolata e ogni lancio')

  const damaged = async (from: string | RegExp, to: string) => {
    expect(text).toMatch(from)
    const { code, warned } = await verify(text.replace(from, to))
    expect(code).toBe(2)
    return warned.join('\n')
  }
  expect(await damaged(/\nsecret .*/, '')).toContain('only games that were played at a table')
  expect(await damaged(SECRET, SECRET.replace('5', '6'))).toContain('not the one that the host was bound to')
  expect(await damaged('table amber-falcon', 'table amber-tide')).toContain('The seed does not follow')
  expect(await damaged(/\n[^\n]+\n\nhash/, '\n\nhash')).toContain('The game does not follow from its seed')
  expect(await damaged(/\nhash .*/, '')).toContain('not closed')
})
