import { expect, test } from 'vitest'
import { openHost, PLAYERS, wishesOf } from '../../../test/table/host.ts'
import { LANGUAGES } from '../../ability/language.ts'
import { apply } from './table.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { tellSaid, tellStep } from './facts.ts'
import { PHRASES } from './phrases.ts'

const [ANN, BEN, CLEO] = PLAYERS
const SITS = { seat: 0, sits: true }
const WATCHES = { seat: SPECTATOR, sits: false }

test('what is said has up to 300 characters, and a phrase is one of those that there are', async () => {
  const host = await openHost(wishesOf('riftblade'))
  host.must('sit', ANN, {})
  expect(host.code('say', ANN, { room: 'table', text: '' })).toBe('too-long')
  expect(host.code('say', ANN, { room: 'table', text: ' \n ' })).toBe('too-long')
  expect(host.code('say', ANN, { room: 'table', text: 'é'.repeat(301) })).toBe('too-long')
  host.must('say', ANN, { room: 'table', text: '🂡'.repeat(300) })
  expect(host.code('say', ANN, { room: 'table', phrase: 'checkmate' })).toBe('no-phrase')
  expect(host.code('say', ANN, { room: 'table', phrase: 'toString' })).toBe('no-phrase')
  expect(host.code('say', ANN, { room: 'kitchen' as 'table', text: 'a' })).toBe('bad-request')
  host.must('say', ANN, { room: 'table', phrase: 'good-luck' })
  expect(host.table.said.map(({ say }) => say)).toHaveLength(2)
})

test('five things in ten seconds are enough', async () => {
  const host = await openHost(wishesOf('riftblade'))
  host.must('sit', ANN, {})
  host.must('sit', BEN, {})
  for (let i = 0; i < 5; i++) {
    host.must('say', ANN, { room: 'table', text: String(i) })
    host.now += 1000
  }
  expect(host.ask('say', ANN, { room: 'table', text: 'more' })).toMatchObject({ code: 'too-fast', facts: { wait: 5000 } })
  host.must('say', BEN, { room: 'table', text: 'let her wait' })
  host.now += 5000
  host.must('say', ANN, { room: 'table', text: 'more' })
})

test('the table and those who watch talk apart, and meet after the end', async () => {
  const host = await openHost(wishesOf('riftblade'))
  await host.begin()
  expect(host.code('say', CLEO, { room: 'table', text: 'play the other one' })).toBe('not-seated')
  expect(host.code('say', ANN, { room: 'spectators', text: 'what now?' })).toBe('not-over')
  const before = host.table
  host.must('say', CLEO, { room: 'spectators', text: 'she has the other one' })
  const entry = host.entries.at(-1)!
  expect(tellStep(before, apply(before, entry), entry, SITS)).toBeUndefined()
  expect(tellStep(before, apply(before, entry), entry, WATCHES)).toMatchObject({
    entry: { kind: 'say', who: CLEO },
    happened: [],
    change: undefined,
  })
  expect(tellSaid(host.table, SITS)).toEqual([])
  expect(tellSaid(host.table, WATCHES)).toHaveLength(1)
  host.must('concede', ANN, {})
  host.settle()
  host.must('say', ANN, { room: 'spectators', phrase: 'hello' })
  expect(tellSaid(host.table, SITS)).toHaveLength(2)
})

test('every phrase is there in every language, and differs from the others', () => {
  for (const language of LANGUAGES) {
    const texts = Object.values(PHRASES).map((phrase) => phrase[language])
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text.length).toBeGreaterThan(2)
  }
})
