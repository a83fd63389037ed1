import { expect, test } from 'vitest'
import { Generator, seedOf } from '../kernel/random.ts'
import { parseRecord } from '../kernel/record.ts'
import { startMatch } from './match.ts'
import { recordIn, reportFault, reportLook } from './report.ts'
import { recordOf } from './story.ts'
import { Session } from './session.ts'
import { shortenFault } from './shorten.ts'

const SEED = 5

test('a fault is shown by fewer choices, in the same place and with the same error, and the report carries them', async () => {
  const match = await startMatch('keyforge', String(SEED), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { game } = match.value.title
  // what goes wrong is the second reap of a game
  const reaps = new WeakMap<object, number>()
  const broken: typeof game = {
    ...game,
    choose(p, option) {
      const reaping = game.describe(p, option).verb === 'reap'
      game.choose(p, option)
      const count = (reaps.get(p) ?? 0) + Number(reaping)
      reaps.set(p, count)
      if (reaping && count === 2) throw new RangeError('a second reap')
    },
  }
  const session = new Session({ ...match.value, title: { ...match.value.title, game: broken } })
  const random = new Generator(seedOf(SEED))
  while (!session.isOver) {
    const legal = session.legal()
    session.play(legal[random.below(legal.length)])
  }
  expect(session.fault).toMatchObject({ message: 'a second reap' })
  const shorter = shortenFault(session, () => true)!
  expect(shorter.length).toBeLessThan(session.moves.length)
  expect(shorter.filter((move) => move.startsWith('reap'))).toHaveLength(2)
  // nothing of it can be left out at the end: the last choice is the one that fails
  expect(shorter[shorter.length - 1]).toBe(session.fault!.move)
  const report = reportFault(session, '1.2.3', shorter)!
  expect(report).toContain(`cut to ${shorter.length} choices`)
  expect(parseRecord(recordIn(report))).toMatchObject({ ok: true, value: { moves: shorter } })
  // without time it is the whole game
  expect(shortenFault(session, () => false)).toEqual([...session.moves, session.fault!.move])
  // what no choice has caused is not searched
  session.fail(0, 'the table', new Error('a word is missing'))
  expect(shortenFault(session, () => true)).toBeUndefined()
})

test('what looks wrong at a step of a replay is reported with the choices up to there, and without the end', async () => {
  const match = await startMatch('riftblade', String(SEED), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const session = new Session(match.value)
  for (let i = 0; i < 6; i++) session.play(session.legal()[0])
  const record = recordOf(match.value, session.moves).replace('\n\n', '\nresult 1 0\n\n')
  expect(reportLook('Catena 1.2.3', record)).toEqual({ report: `Catena 1.2.3\n\n${record}`, record, step: 6 })
  const cut = reportLook('Catena 1.2.3', record, 4)
  expect(parseRecord(cut.record)).toMatchObject({ ok: true, value: { moves: session.moves.slice(0, 4) } })
  expect(cut.record).not.toContain('result')
  expect(cut.step).toBe(4)
  expect(recordIn(cut.report)).toBe(cut.record)
})
