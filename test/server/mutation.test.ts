import { test } from 'vitest'
import { extent } from '../extent.ts'
import { disturbNobody } from './mutation.ts'

test('damaged messages are refused by name, and disturb nobody', () =>
  disturbNobody(Number(process.env.SEED ?? 74), Number(process.env.MESSAGES ?? extent(500, 2_000))))
