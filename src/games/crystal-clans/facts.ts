import type { Facts } from '../facts.ts'

export const facts = {
  name: 'crystal-clans',
  title: 'Crystal Clans',
  designed: true,
  seats: [2],
  firstRule: 'cc.turn.1',
  lessonSteps: 8,
  slope: 0.08,
  formats: [{ name: 'secret', brings: true }, { name: 'given' }],
  brought: 'clans',
  variants: { base: { clans: ['stone', 'blood'] }, fields: { mulligan: [false, true], handicap: [false, true] } },
  mirrors: true,
} as const satisfies Facts
