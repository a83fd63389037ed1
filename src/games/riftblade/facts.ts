import type { Facts } from '../facts.ts'

export const facts = {
  name: 'riftblade',
  title: 'Riftblade',
  designed: true,
  seats: [2, 3, 4],
  teams: true,
  variants: { three: true, fields: { handicap: [false, true] } },
  firstRule: 'rb.turn.1',
  lessonSteps: 8,
  slope: 0.21,
  formats: [{ name: 'box' }],
} as const satisfies Facts
