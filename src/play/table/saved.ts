import type { Title } from '../../games/title.ts'
import { resumeGame } from './game.ts'
import type { Game, Table } from './state.ts'

/**
 * A table as plain JSON, for the host's own storage: it holds the secret. The position is not in it, since a whole game is played again in
 * a few milliseconds, and later versions may lay positions out otherwise.
 */
export interface SavedTable extends Omit<Table, 'title' | 'game' | 'told'> {
  readonly game?: SavedGame
}

export type SavedGame = Omit<Game, 'p' | 'toDecide' | 'happened' | 'observed'>

export function saveTable({ title: _title, told: _told, game, ...table }: Table): SavedTable {
  if (game === undefined) return table
  const { p: _p, toDecide: _toDecide, happened: _happened, observed: _observed, ...saved } = game
  return { ...table, game: saved }
}

export function loadTable(title: Title, { game, ...table }: SavedTable): Table {
  const whole = { ...table, title, told: [] }
  // a table that was saved before anybody's giving up had its place in the game has none
  return game === undefined ? whole : { ...whole, game: resumeGame(title, { ...game, left: game.left ?? [] }) }
}
