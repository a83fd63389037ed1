import * as clans from '../../games/crystal-clans/index.ts'
import type { Game } from '../../kernel/game.ts'
import { plainDoor } from './plain.ts'

export const door = plainDoor(clans.crystalClans as Game, clans)
