import { AddressFault, readAddress } from './address.ts'
import { client } from './client.svelte.ts'
import { UNKNOWN } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { view } from './view.svelte.ts'
import { wordsOf } from './words.ts'

/** Opens the replay, the table, the page or the card that an address names, if it names one. */
export async function openAddress(hash: string): Promise<void> {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const table = named.get('table')
  if (table !== null) {
    // what knows of a server is only loaded by those who want to play there
    const { place } = await import('./people/place.svelte.ts')
    if (client.online?.table !== table) void place.goTo(table)
    return
  }
  const puzzle = named.get('puzzle')
  if (puzzle !== null) return (await import('./puzzles/open.ts')).openPuzzleNamed(puzzle)
  if (named.has('puzzles')) {
    view.page = 'puzzles'
    return
  }
  if (named.has('decks')) {
    view.page = 'decks'
    return
  }
  if (named.has('own')) {
    // the same link leads here again later
    history.replaceState(undefined, '', location.pathname + location.search)
    view.sheet = 'own'
    return
  }
  const card = named.get('cards')
  if (card !== null) {
    const { cards } = await import('./cards/cards.svelte.ts')
    cards.show(card === '' ? undefined : card)
    view.page = 'decks'
    return
  }
  try {
    const asked = await readAddress(hash)
    if (asked === undefined) return
    view.looked = undefined
    view.page = 'table'
    // an address that does not say who played names all by their seats
    client.replay(asked.record, asked.players ?? UNKNOWN, asked.step, asked.seat)
  } catch (problem) {
    view.page = 'home'
    client.problem = {
      type: 'problem',
      about: 'address',
      message: wordsOf(settings.language).crashed,
      ...(problem instanceof AddressFault && { flaw: { fault: problem.fault } }),
    }
  }
}
