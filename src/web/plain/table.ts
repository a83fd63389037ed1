import { choice } from '../choice.svelte.ts'
import { client } from '../client.svelte.ts'
import type { TableSpec } from '../table.ts'
import Inspector from './Inspector.svelte'
import Outline from './Outline.svelte'
import Score from './Score.svelte'

/** Cards that the reader holds, wherever the game's observation keeps them. */
export function handNow(): readonly { readonly card: number; readonly id: string }[] {
  const { observation, viewer } = client.snapshot!
  const { seats } = observation as { readonly seats: readonly { readonly hand?: readonly { card: number; id: string }[] }[] }
  return seats[viewer]?.hand ?? []
}

export const spec: TableSpec = {
  order: () => handNow().map(({ card }) => card),
  subjects: ({ card }) => (card === undefined || card < 0 ? [] : [card]),
  rowLength: () => 0,
  waste: () => [],
  wishes: (card) => [{ verb: choice.isMain ? 'play' : 'target', card, target: card }],
  say: () => client.snapshot!.outline.join('. '),
  zones: { h: 'hand', b: 'outline', o: 'outline', l: 'log' },
  letter: () => undefined,
  first: () => handNow()[0],
  Inspector,
  Piles: Outline,
  Score,
}
