import { client } from '../client.svelte.ts'
import type { Puzzle } from '../../play/puzzle.ts'
import { view } from '../view.svelte.ts'
import { findPuzzle } from './files.ts'

/** Puts its position on the table. An address that named one is done with: a reload finds the one that is open (storage.ts). */
export function openPuzzle({ record }: Puzzle): void {
  if (location.hash !== '') history.replaceState(undefined, '', location.pathname + location.search)
  view.open()
  client.puzzle(record)
}

/** The same by its id; the list where there is none of that name. */
export async function openPuzzleNamed(id: string): Promise<void> {
  const puzzle = await findPuzzle(id)
  if (puzzle === undefined) view.page = 'puzzles'
  else openPuzzle(puzzle)
}
