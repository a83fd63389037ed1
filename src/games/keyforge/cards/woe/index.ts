import { brobnarCards } from './brobnar.ts'
import { ekwidonCards } from './ekwidon.ts'
import { marsCards } from './mars.ts'
import { sanctumCards } from './sanctum.ts'
import { saurianCards } from './saurian.ts'
import { starAllianceCards } from './star-alliance.ts'
import { unfathomableCards } from './unfathomable.ts'

export const woe = [
  ...brobnarCards,
  ...ekwidonCards,
  ...marsCards,
  ...sanctumCards,
  ...saurianCards,
  ...starAllianceCards,
  ...unfathomableCards,
]
