// How many watch a table, and how far behind they are, in a line.
import type { OnlineState } from '../online.ts'
import type { PeopleWords } from './words.ts'

export function sayWatched({ facts: { spectators }, watching }: OnlineState, words: PeopleWords): string {
  if (spectators === null) return words.unwatched
  const { delay, of } = spectators
  return [words.watched(watching), delay === 0 ? '' : words.behind(delay, of === 'turns')].filter(Boolean).join(', ')
}
