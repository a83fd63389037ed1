import type { OptionView } from '../../kernel/decision.ts'
import { choice } from '../choice.svelte.ts'
import { settings } from '../settings.svelte.ts'
import type { TableSpec } from '../table.ts'
import { wordsOf } from '../words.ts'
import { faceOf, sides, tableNow } from './now.ts'

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

/** The only creature in play: an upgrade goes onto it without a question. */
export function onlyHost(): { readonly name: string; readonly seat: number } | undefined {
  const { seats } = tableNow()
  const [host, ...others] = seats.flatMap(({ battleline }, seat) => battleline.map(({ id }) => ({ id, seat })))
  return host === undefined || others.length > 0 ? undefined : { name: faceOf(host.id)?.name ?? '', seat: host.seat }
}

/** No more than one enemy can be fought: there is one, or its taunt protects its neighbors. */
function hasOnlyFoe(): boolean {
  const [, { battleline }] = sides()
  const taunts = battleline.map(({ keywords }) => keywords.some(({ keyword }) => keyword === 'taunt'))
  return battleline.filter((_, at) => taunts[at] || !(taunts[at - 1] || taunts[at + 1])).length < 2
}

export const isUpgrade = (card: number | undefined): boolean => {
  const [{ hand }] = sides()
  return faceOf(hand?.find((one) => one.card === card)?.id ?? '')?.type === 'upgrade'
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
  unseen: ({ verb, card }) => (verb === 'fight' ? hasOnlyFoe() : verb === 'play' && isUpgrade(card) && onlyHost() !== undefined),
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
  say: async () => (await import('./standing.ts')).sayTable(),
  zones: { h: 'hand', b: 'my-line', o: 'their-line', l: 'log' },
  first() {
    const [me] = sides()
    return me.hand?.[0] ?? me.battleline[0]
  },
  inspector: () => import('./Inspector.svelte'),
  piles: () => import('./Piles.svelte'),
  letter: ({ verb, ability }) => (ability ? undefined : LETTERS[verb]),
}
