import { brobnarCards } from './brobnar.ts'
import { disCards } from './dis.ts'
import { logosCards } from './logos.ts'
import { marsCards } from './mars.ts'
import { sanctumCards } from './sanctum.ts'
import { shadowsCards } from './shadows.ts'
import { untamedCards } from './untamed.ts'

export const aoa = [...brobnarCards, ...disCards, ...logosCards, ...marsCards, ...sanctumCards, ...shadowsCards, ...untamedCards]
