import { brobnarCards } from './brobnar.ts'
import { disCards } from './dis.ts'
import { logosCards } from './logos.ts'
import { saurianCards } from './saurian.ts'
import { shadowsCards } from './shadows.ts'
import { starAllianceCards } from './star-alliance.ts'
import { untamedCards } from './untamed.ts'

export const wc = [...brobnarCards, ...disCards, ...logosCards, ...saurianCards, ...shadowsCards, ...starAllianceCards, ...untamedCards]
