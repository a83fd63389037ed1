import type { Game } from '../kernel/game.ts'
import { games as all } from './index.ts'
import { openTitle } from './load.ts'
import type { GameName } from './register.ts'
import type { Title } from './title.ts'

/** What the file of an engine gives, and all that crosses from it (`scripts/engine.mjs` makes one of this module). */
export interface Engine {
  /** Its name (`src/play/engine-name.ts`). */
  readonly version: string
  readonly games: ReadonlyMap<GameName, EngineGame>
}

/** A game by which a table can be played on whose program is another one by now: its rules, and a way to its words and cards. */
export interface EngineGame extends Game {
  openTitle(): Promise<Title>
}

const names = [...all.keys()] as GameName[]

export const games: Engine['games'] = new Map(
  names.map((name) => [name, Object.assign(all.get(name) as Game, { openTitle: () => openTitle(name) })]),
)
