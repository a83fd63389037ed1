import type { Facts } from '../facts.ts'

export const facts = {
  name: 'nightfall',
  title: 'Nightfall',
  designed: true,
  seats: [2, 3, 4, 5],
  firstRule: 'nf.turn.1',
  lessonSteps: 7,
  slope: 0.16,
  formats: [{ name: 'box' }],
  boxes: true,
} as const satisfies Facts
