import { logosCards } from './logos.ts'
import { sanctumCards } from './sanctum.ts'
import { saurianCards } from './saurian.ts'
import { shadowsCards } from './shadows.ts'
import { starAllianceCards } from './star-alliance.ts'
import { unfathomableCards } from './unfathomable.ts'
import { untamedCards } from './untamed.ts'

export const dt = [
  ...logosCards,
  ...sanctumCards,
  ...saurianCards,
  ...shadowsCards,
  ...starAllianceCards,
  ...unfathomableCards,
  ...untamedCards,
]
