import { disCards } from './dis.ts'
import { logosCards } from './logos.ts'
import { sanctumCards } from './sanctum.ts'
import { saurianCards } from './saurian.ts'
import { shadowsCards } from './shadows.ts'
import { starAllianceCards } from './star-alliance.ts'
import { untamedCards } from './untamed.ts'

export const mm = [...disCards, ...logosCards, ...sanctumCards, ...saurianCards, ...shadowsCards, ...starAllianceCards, ...untamedCards]
