import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { extent } from '../../test/extent.ts'
import { root } from '../../scripts/root.mjs'
import { Generator, seedOf } from '../kernel/random.ts'
import { startMatch } from './match.ts'
import { Session } from './session.ts'
import { Voice } from './voice.ts'
import { ruleOfLine } from '../games/event-rules.ts'
import { GAME_NAMES } from '../games/register.ts'
import { findRule, parseRules } from '../games/rules.ts'

const SEED = 12
const NAMES = ['A', 'B', 'C', 'D', 'E']

test.each(GAME_NAMES)('%s: every line of a log has a rule, which stands on the page of the rules', async (game) => {
  const topics = parseRules(readFileSync(path.join(root, 'docs', 'rules', `${game}.md`), 'utf8'))
  const kinds = new Set<string>()
  for (let n = 0; n < extent(2, 12); n++) {
    const begun = await startMatch(game, String(SEED + n), undefined, 2)
    if (!begun.ok) throw new Error(begun.error.message)
    const session = new Session(begun.value)
    const random = new Generator(seedOf(SEED + n))
    for (let i = 0; i < 400 && !session.isOver; i++) {
      const legal = session.legal()
      session.choose(session.toDecide, legal[random.below(legal.length)])
    }
    // one who sees a table, and one who reads every event for want of one
    for (const silent of [undefined, []]) {
      const voice = new Voice(begun.value, { language: 'en', names: NAMES, seat: 'all', own: false }, silent)
      voice.read(session.happened)
      for (const line of voice.from(0)) {
        kinds.add(line.kind)
        const rule = ruleOfLine(game, line)
        expect(rule && findRule(topics, rule)?.id, `${line.kind}: "${line.text}", seed ${SEED + n}`).toBe(rule ?? 'a rule')
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(10)
})

test.each(GAME_NAMES)('%s: a line does not name behind itself what it is about', async (game) => {
  let joined = 0
  for (let n = 0; n < extent(2, 6); n++) {
    const begun = await startMatch(game, String(SEED + n), undefined, 2)
    if (!begun.ok) throw new Error(begun.error.message)
    const session = new Session(begun.value)
    const random = new Generator(seedOf(SEED + n))
    for (let i = 0; i < 400 && !session.isOver; i++) {
      const legal = session.legal()
      session.choose(session.toDecide, legal[random.below(legal.length)])
    }
    const voice = new Voice(begun.value, { language: 'en', names: NAMES, seat: 'all', own: false })
    voice.read(session.happened)
    for (const { text } of voice.from(0)) {
      // what comes right behind; another cause between may have to be told apart
      const [head, next = ''] = text.split(' · ')
      const cause = / \(([A-Z][^()]+)\)$/.exec(next)?.[1]
      // of copies that fight in Nightfall, another one may be meant
      if (cause !== undefined && !/ (attacks|blocks) /.test(head)) expect(head, text).not.toContain(cause)
      if (next !== '') joined++
    }
  }
  expect(joined).toBeGreaterThan(0)
})

test('an event that names its rule is of that rule, and a kind that the game does not know is of none', () => {
  expect(ruleOfLine('keyforge', { kind: 'prevented', rule: 'kf.cannot.1' })).toBe('kf.cannot.1')
  expect(ruleOfLine('keyforge', { kind: 'prevented' })).toBe('kf.armor.1')
  expect(ruleOfLine('nightfall', { kind: 'prevented' })).toBeUndefined()
})

test('keyforge: what a card makes somebody discard stands in the line of the card', async () => {
  const begun = await startMatch('keyforge', '0', undefined, 2)
  if (!begun.ok) throw new Error(begun.error.message)
  const session = new Session(begun.value)
  const random = new Generator(seedOf(0))
  const voice = new Voice(begun.value, { language: 'en', names: NAMES, seat: 'all', own: false })
  const told = () => voice.from(0).map(({ text }) => text)
  for (let i = 0; i < 60 && !session.isOver; i++) {
    const legal = session.legal()
    session.choose(session.toDecide, legal[random.below(legal.length)])
  }
  voice.read(session.happened)
  expect(told()).toContain('B plays Mind Barb · A discards Gauntlet of Command')
  // what somebody discards by choice is an act of its own
  expect(told().some((line) => /^[AB] discards [^·]+$/.test(line))).toBe(true)
})
