import { expect, test } from 'vitest'
import type { LogLine } from '../protocol.ts'
import { tellTurning } from './turning.ts'

const line = (step: number, kind: string, text: string, counts = false): LogLine =>
  ({ step, kind, text, changes: counts ? [{ what: 'amber', seat: 0, from: 1, to: 3 }] : [] }) as unknown as LogLine

const log = [
  line(4, 'play', 'plays Bait and Switch · steals 2', true),
  line(6, 'fight', 'Umbra fights Troll · Troll is destroyed'),
  line(6, 'draw', 'draws 2 cards'),
  line(7, 'draw', 'draws 2 cards'),
  line(7, 'roll', 'rolls 3 stones'),
]

const texts = (step: number) => tellTurning(log, step).map(({ text }) => text)

test('that cards are drawn or stones are rolled is no reason of a turning point', () => {
  expect(texts(6)).toEqual(['Umbra fights Troll · Troll is destroyed'])
})

test('what counted comes before the rest, and an answer has its reason on the line of what had asked', () => {
  expect(texts(4)).toEqual(['plays Bait and Switch · steals 2'])
  expect(texts(5)).toEqual(['plays Bait and Switch · steals 2'])
  expect(texts(7)).toEqual(['Umbra fights Troll · Troll is destroyed'])
})
