import { expect, test } from 'vitest'
import type { LogLine } from '../play/snapshot.ts'
import { groupTurns } from './lines.ts'

const line = (turn: number, active: number): LogLine => ({
  text: '',
  turn,
  active: [active],
  seat: active,
  kind: '',
  step: 0,
  changes: [],
  cards: [],
})

test('a turn is one player’s; what comes before the first is one group, whoever is to begin', () => {
  const log = [line(0, 0), line(0, 1), line(1, 1), line(1, 1), line(1, 0), line(2, 0)]
  expect(groupTurns(log).map(({ turn, active, start, lines }) => [turn, active[0], start, lines.length])).toEqual([
    [0, 0, 0, 2],
    [1, 1, 2, 2],
    [1, 0, 4, 1],
    [2, 0, 5, 1],
  ])
})
