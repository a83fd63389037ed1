import { expect, test } from 'vitest'
import { openHost, wishesOf } from '../../../test/table/host.ts'
import { openTitle } from '../../games/load.ts'
import type { GameName } from '../../games/register.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { makeRecord, parseRecord } from '../../kernel/record.ts'
import { recordOfTable } from './record.ts'
import { type Pledge, verifyGame } from './verification.ts'
import { sayDoubt, sayVerified } from './verification-words.ts'

const SEED = 71
console.log(`verified games with seed ${SEED}`)

/** A game that was played to its end: its record as text, and what the device of seat 0 kept of it. */
async function play(game: GameName, format?: string) {
  const host = await openHost(wishesOf(game, 2, { computers: [null, 'random'], ...(format === undefined ? {} : { format }) }))
  await host.begin()
  host.playOn(new Generator(seedOf(SEED)))
  const text = makeRecord(recordOfTable(host.table, ['A', 'B'], '2026-01-01')!)
  const pledge: Pledge = { commitment: host.table.open.commitment, seat: 0, entropy: host.table.seats[0].entropy! }
  return { game, text, pledge }
}

async function verify(game: GameName, text: string, pledge?: Pledge) {
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  return verifyGame((await openTitle(game)).game, record.value, pledge)
}

test('what a device kept of the beginning is held against the record', async () => {
  const { game, text, pledge } = await play('riftblade')
  const plain = await verify(game, text)
  expect(plain).toMatchObject({ ok: true, value: { seats: 2, dealt: false, pledged: false, commitment: pledge.commitment } })
  const kept = await verify(game, text, pledge)
  expect(kept).toMatchObject({ ok: true, value: { pledged: true } })
  if (!plain.ok || !kept.ok) return
  for (const language of ['en', 'de', 'it'] as const)
    expect(sayVerified(kept.value, language).length).toBe(sayVerified(plain.value, language).length + 1)

  // a host that has drawn again, and made a whole new record that holds by itself
  const doubt = async (other: Partial<Pledge>) => {
    const verified = await verify(game, text, { ...pledge, ...other })
    return verified.ok ? undefined : verified.error.code
  }
  expect(await doubt({ commitment: '0'.repeat(64) })).toBe('other-commitment')
  expect(await doubt({ entropy: '0'.repeat(32) })).toBe('other-entropy')
  expect(await doubt({ seat: 1 })).toBe('other-entropy')
})

test('dealt decks are dealt again, and said; another deck is named', async () => {
  const { game, text } = await play('keyforge', 'sealed')
  const verified = await verify(game, text)
  expect(verified).toMatchObject({ ok: true, value: { dealt: true } })
  if (verified.ok) expect(sayVerified(verified.value, 'en').join(' ')).toContain('The decks are those')
  // with other entropy the seed is another one, and with the decks of other entropy it is the decks that do not hold
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  const setup = structuredClone(record.value.setup) as { decks: unknown[] }
  setup.decks.reverse()
  const swapped = await verifyGame((await openTitle(game)).game, { ...record.value, setup })
  expect(swapped).toEqual({ ok: false, error: { code: 'decks' } })
})

test('a game that does not follow from its seed names its line, in the language of the reader', async () => {
  const { game, text } = await play('riftblade')
  const shorter = await verify(game, text.replace(/\n[^\n]+\n\nhash/, '\n\nhash'))
  expect(shorter.ok).toBe(false)
  if (shorter.ok) return
  expect(shorter.error.code).toBe('game')
  expect(sayDoubt(shorter.error, 'de')).toMatch(/^Die Partie folgt nicht aus ihrem Startwert\. Zeile \d+/)
  const open = await verify(game, text.replace(/\nhash .*/, ''))
  expect(!open.ok && sayDoubt(open.error, 'it')).toContain('non è chiusa')
})
