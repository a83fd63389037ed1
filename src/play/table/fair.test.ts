import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entropyOf, openHost, PLAYERS, SECRET, wishesOf } from '../../../test/table/host.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { parseRecord, makeRecord } from '../../kernel/record.ts'
import { prepareStart } from './duty.ts'
import { commit, drawBits, drawSeed, NO_ENTROPY } from './fair.ts'
import { tellTable } from './facts.ts'
import { recordOfTable, verifyChance } from './record.ts'

const SEED = 66
console.log(`fair chance with seed ${SEED}`)
const hex = (digits: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits }).map((all) => all.join(''))

test('commitment and seed are what SHA-256 and HMAC-SHA-256 of another library say', async () => {
  const table = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abcxyz0189-') })
  await fc.assert(
    fc.asyncProperty(hex(64), table, fc.array(hex(32), { minLength: 2, maxLength: 5 }), async (secret, id, entropies) => {
      const key = Buffer.from(secret, 'hex')
      expect(await commit(secret)).toBe(createHash('sha256').update(key).digest('hex'))
      const hmac = (text: string) => createHmac('sha256', key).update(text, 'utf8').digest('hex').slice(0, 32)
      expect(await drawSeed({ table: id, secret, entropies })).toBe(hmac([id, ...entropies].join('\n')))
      expect(await drawSeed({ table: id, secret, entropies }, 'decks')).toBe(hmac([id, ...entropies, 'decks'].join('\n')))
    }),
    { seed: SEED },
  )
})

test('a secret has 256 bits and entropy 128, and never twice the same', () => {
  expect(drawBits(256)).toMatch(/^[0-9a-f]{64}$/)
  expect(drawBits(128)).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(Array.from({ length: 50 }, () => drawBits(128))).size).toBe(50)
})

test('the seed follows from the secret, the table and the entropy of each seat; a computer gives none', async () => {
  const host = await openHost(wishesOf('riftblade', 3, { computers: [null, 'greedy', null] }))
  await host.begin()
  const entropies = [entropyOf(PLAYERS[0]), NO_ENTROPY, entropyOf(PLAYERS[2])]
  expect(host.table.game!.start.seed).toBe(await drawSeed({ table: 'amber-falcon', secret: SECRET, entropies }))
})

test('before the end nobody is told secret or seed, and entropy only from the start on; after it everybody all of it', async () => {
  const host = await openHost(wishesOf('riftblade'))
  const looks = [
    { seat: 0, sits: true },
    { seat: 1, sits: true },
    { seat: SPECTATOR, sits: false },
  ]
  const told = () => looks.map((look) => JSON.stringify(tellTable(host.table, look)))
  const [ANN, BEN] = PLAYERS
  host.must('sit', ANN, {})
  host.must('ready', ANN, { entropy: entropyOf(ANN) })
  for (const text of told()) expect(text).not.toContain(entropyOf(ANN))
  host.must('sit', BEN, {})
  host.must('ready', BEN, { entropy: entropyOf(BEN) })
  const start = await prepareStart(host.table, 'test')
  if (!start.ok) throw new Error(start.error.message)
  await host.start()
  host.playOn(new Generator(seedOf(SEED)), 10)
  for (const text of told()) {
    expect(text).toContain(entropyOf(ANN))
    expect(text).toContain(await commit(SECRET))
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(start.value.seed)
  }
  expect(recordOfTable(host.table, ['A', 'B'], '2026-01-01')).toBeUndefined()
  host.playOn(new Generator(seedOf(SEED)))
  for (const text of told()) {
    expect(text).toContain(SECRET)
    expect(text).toContain(start.value.seed)
  }
})

test('a record whose secret, entropy, table or seed was changed afterwards is found out', async () => {
  const host = await openHost(wishesOf('riftblade'))
  await host.begin()
  host.must('concede', PLAYERS[0], {})
  host.settle()
  const text = makeRecord(recordOfTable(host.table, ['A', 'B'], '2026-01-01')!)
  expect(text).toContain('\nended concede 0 1\n')
  const verify = async (from: string | RegExp, to: string) => {
    expect(text).toMatch(from)
    const record = parseRecord(text.replace(from, to))
    if (!record.ok) throw new Error(record.error.message)
    return verifyChance(record.value)
  }
  expect(await verify('\ntable amber-falcon\n', '\ntable amber-falcon\n')).toMatchObject({
    ok: true,
    value: { table: 'amber-falcon', secret: SECRET },
  })
  expect(await verify(/\ntable .*/, '')).toEqual({ ok: false, error: 'no-table' })
  expect(await verify('\ntable amber-falcon\n', '\ntable amber-tide\n')).toEqual({ ok: false, error: 'seed' })
  expect(await verify(`secret ${SECRET}`, `secret ${'0'.repeat(64)}`)).toEqual({ ok: false, error: 'commitment' })
  expect(await verify(entropyOf(PLAYERS[1]), NO_ENTROPY)).toEqual({ ok: false, error: 'seed' })
  expect(await verify(/\nseed .*/, `\nseed ${'1'.repeat(32)}`)).toEqual({ ok: false, error: 'seed' })
})
