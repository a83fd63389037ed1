import { test } from 'vitest'
import { disturbNobody } from './mutation.ts'

test('damaged messages are refused by name, and disturb nobody', () =>
  disturbNobody(Number(process.env.SEED ?? 76), Number(process.env.MESSAGES ?? 20_000)))
