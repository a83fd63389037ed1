import type { OptionView } from '../../kernel/decision.ts'
import { choice } from '../choice.svelte.ts'
import { settings } from '../settings.svelte.ts'
import type { TableSpec } from '../table.ts'
import { wordsOf } from '../words.ts'
import { faceOf, sides, tableNow } from './now.ts'
import { sayTable } from './sentence.ts'

const LETTERS: Readonly<Record<string, string>> = { reap: 'R', fight: 'F', action: 'A', omni: 'M', unstun: 'N', play: 'P', discard: 'X' }

/** Cards that could still be played, and those in play that could still be used. */
export function unused(): { readonly play: readonly number[]; readonly use: readonly number[] } {
  const play: number[] = []
  const use: number[] = []
  for (const [card, lines] of choice.byCard) {
    if (lines.some(({ view }) => view.verb === 'play')) play.push(card)
    else if (lines.some(({ view }) => view.verb !== 'discard')) use.push(card)
  }
  return { play, use }
}

export const spec: TableSpec = {
  order() {
    const { shown } = tableNow()
    const [me, them] = sides()
    // an upgrade lies under its creature
    const rows = [them.artifacts, them.battleline, me.battleline, me.artifacts].flat().flatMap((card) => [card, ...card.upgrades])
    return [rows, me.limbo, shown, me.hand ?? []].flat().map(({ card }) => card)
  },
  subjects: (view) => (view.card === undefined ? [] : [view.card]),
  minor: ['discard'],
  /** A card in hand is played, one in play does the only thing that it can; without a pointer that hovers, it is read first. */
  obvious(lines) {
    if (!matchMedia('(hover: hover)').matches) return undefined
    const verbs = [...new Set(lines.map(({ view }) => view.verb))].filter((verb) => verb !== 'discard')
    return verbs.length === 1 && lines.every(({ view }) => view.ability === undefined) ? verbs[0] : undefined
  },
  rowLength: () => sides()[0].battleline.length,
  waste() {
    const { play, use } = unused()
    const [me] = sides()
    const cards = [...me.battleline, ...me.artifacts, ...(me.hand ?? [])]
    const names = [...use, ...play].flatMap((card) => {
      const found = cards.find((known) => known.card === card)
      return (found && faceOf(found.id)?.name) ?? []
    })
    return names.length === 0 ? [] : [`${wordsOf(settings.language).unused}: ${names.join(', ')}`]
  },
  wishes(card, zone): OptionView[] {
    if (zone === 'hand') return [{ verb: 'play', card }]
    if (zone === 'my-artifacts') return [{ verb: 'action', card }]
    if (zone === 'my-line')
      return [
        { verb: 'reap', card },
        { verb: 'fight', card },
      ]
    return [{ verb: 'use', card }]
  },
  say: () => sayTable(wordsOf(settings.language), tableNow()),
  zones: { h: 'hand', b: 'my-line', o: 'their-line', l: 'log' },
  first() {
    const [me] = sides()
    return me.hand?.[0] ?? me.battleline[0]
  },
  inspector: () => import('./Inspector.svelte'),
  piles: () => import('./Piles.svelte'),
  letter: ({ verb, ability }) => (ability ? undefined : LETTERS[verb]),
}
