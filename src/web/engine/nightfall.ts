import * as nightfall from '../../games/nightfall/index.ts'
import type { Game } from '../../kernel/game.ts'
import { plainDoor } from './plain.ts'

export const door = plainDoor(nightfall.nightfall as Game, nightfall)
