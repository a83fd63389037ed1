import type { Facts } from '../facts.ts'

export const facts = {
  name: 'keyforge',
  title: 'KeyForge',
  designed: false,
  seats: [2],
  firstRule: 'kf.turn.1',
  lessonSteps: 7,
  slope: 0.15,
  formats: [
    { name: 'own', brings: true },
    { name: 'sealed', deals: true },
    { name: 'adaptive', brings: true, adaptive: true },
  ],
  brought: 'decks',
} as const satisfies Facts
