import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { finish, skip, SLOTS, SOURCE } from '../../kernel/program.ts'
import type { Ask } from '../../kernel/program.ts'
import { cardAt, move, shuffle } from '../../kernel/zones.ts'
import type { RiftbladeKind } from './decision.ts'
import { STONES } from './face.ts'
import { code, DECK, DISCARD, HAND, MODE, PAIRS, partnerOf, TARGET, teamMates } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { tellMove } from './tell.ts'

type Rift = RiftbladePosition

/**
 * Draws up to `amount` cards, shuffling the discard pile in when the deck is empty (rb.draw.1); stops when both are (rb.draw.2).
 * `stone` is the one that pays for it (rb.stone.7).
 */
export function draw(p: Rift, seat: number, source: number, amount: number, stone = -1): void {
  const { zones } = p
  for (let i = 0; i < amount; i++) {
    if (zones.length[DECK + seat] === 0 && !reshuffle(p, seat)) return
    const card = cardAt(zones, DECK + seat, zones.length[DECK + seat] - 1)
    move(zones, HAND + seat, card)
    if (p.sink !== undefined) {
      const event = { kind: 'draw', seat, source, cards: [card], amount: 1, from: 'deck', to: 'hand', seen: teamMates(p, seat) }
      p.sink(stone < 0 ? event : { ...event, name: STONES[stone], rule: 'rb.stone.7' })
    }
    // everything else of this seat lies open: whoever counts knows the hand now (rb.information.3)
    if (zones.length[DECK + seat] === 0) {
      for (let at = 0, n = zones.length[HAND + seat]; at < n; at++) p.known[cardAt(zones, HAND + seat, at)] = 1
    }
  }
}

/** Puts a card from its holder's hand on the holder's discard pile. */
export function discard(p: Rift, seat: number, source: number, card: number, rule: string): void {
  p.known[card] = 0
  move(p.zones, DISCARD + seat, card)
  if (p.sink !== undefined) {
    p.sink({ kind: 'discard', seat, source, cards: [card], amount: 1, from: 'hand', to: 'discard', seen: SEEN_BY_ALL, rule })
  }
}

/**
 * The copy of a face that leaves a zone, -1 when there is none. Copies are alike, so it is the one that others can tell to be there:
 * what they know of the rest stays right.
 */
export function copyIn(p: Rift, zone: number, kind: number): number {
  const { zones } = p
  let found = -1
  for (let i = 0, n = zones.length[zone]; i < n; i++) {
    const card = cardAt(zones, zone, i)
    if (p.face[card] !== kind) continue
    if (p.known[card] === 1) return card
    if (found < 0) found = card
  }
  return found
}

/** Writes the faces in a zone, each once, ascending. */
export function writeFaces(p: Rift, zone: number, base: number, out: Int16Array, n: number): number {
  const { zones } = p
  const from = n
  for (let i = 0, length = zones.length[zone]; i < length; i++) {
    const option = base + p.face[cardAt(zones, zone, i)]
    let at = n
    while (at > from && out[at - 1] > option) at--
    if (at > from && out[at - 1] === option) continue
    for (let j = n; j > at; j--) out[j] = out[j - 1]
    out[at] = option
    n++
  }
  return n
}

const VICTIM = SLOTS

/** One card is discarded by the side that the turn is aimed at (rb.effect.5). Nothing happens when it has none (rb.effect.9). */
export const forcedDiscard = code.program('forced discard', 1, [
  [
    'who can discard',
    (p, f) => {
      const seat = p.state[TARGET]
      p.frames[f + VICTIM] = seat
      if (p.zones.length[HAND + seat] === 0 && p.zones.length[HAND + partnerOf(p, seat)] === 0) finish(p)
      // only partners have a choice who discards: skip the question
      else if (p.state[MODE] !== PAIRS) skip(p, f)
    },
  ],
  [
    'name one who discards',
    {
      kind: 'seat',
      rule: 'rb.team.7',
      seat: (p) => p.state[TARGET],
      options(p, _f, out) {
        let n = 0
        for (let seat = p.state[TARGET]; seat < 4; seat += 2) if (p.zones.length[HAND + seat] > 0) out[n++] = seat
        return n
      },
      answer(p, f, option) {
        p.frames[f + VICTIM] = option
      },
      view: (_p, _f, option) => ({ verb: 'victim', seat: option }),
    },
  ],
  ['discard one', discarding('rb.effect.5', (p, f) => p.frames[f + VICTIM])],
])

/** A choice of one hand card to discard. Not a run of picks: each card lies open before the next, so an order would tell of the rest. */
export function discarding(rule: string, seat: (p: Rift, f: number) => number): Ask<Rift, RiftbladeKind> {
  return {
    kind: 'target',
    rule,
    seat,
    options: (p, f, out) => writeFaces(p, HAND + seat(p, f), 0, out, 0),
    answer(p, f, option) {
      discard(p, seat(p, f), p.frames[f + SOURCE], copyIn(p, HAND + seat(p, f), option), rule)
    },
    view: (p, f, option) => ({ verb: 'discard', card: copyIn(p, HAND + seat(p, f), option) }),
  }
}

function reshuffle(p: Rift, seat: number): boolean {
  const { zones } = p
  if (zones.length[DISCARD + seat] === 0) return false
  while (zones.length[DISCARD + seat] > 0) move(zones, DECK + seat, cardAt(zones, DISCARD + seat, zones.length[DISCARD + seat] - 1))
  shuffle(p, DECK + seat)
  tellMove(p, 'shuffle', seat, -1, zones.length[DECK + seat], 'discard', 'deck', 'rb.draw.1')
  return true
}
