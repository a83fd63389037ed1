import { Script } from '../../kernel/random.ts'
import { cardAt, insert, move, remove } from '../../kernel/zones.ts'
import { faceNumber } from './catalog.ts'
import { faces } from './faces.ts'
import { STONES } from './face.ts'
import type { Stone } from './face.ts'
import { riftblade } from './index.ts'
import { CARDS, CHAIN, DECK, DISCARD, HAND, OUT, RIFT, RIFT_CARDS, ROW, SEAT_COUNT, teamOf, VOID } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import type { RiftbladeSetup } from './setup.ts'

/** Zones that a table can be given cards for. */
export type ZoneName = 'hand' | 'deck' | 'discard' | 'row' | 'rift' | 'void'

const OF_SEAT = { hand: HAND, deck: DECK, discard: DISCARD } as const
const SHARED = { row: ROW, rift: RIFT, void: VOID } as const

/**
 * A game set up by hand, for tests, puzzles and reports of mistakes. It starts like any other, seat 0 first; changing it has no effects,
 * and play goes by the notation of options. A card that is asked for comes from wherever a copy lies that nobody has asked for.
 */
export class Table {
  readonly p: RiftbladePosition
  private readonly placed = new Set<number>()
  private readonly out = new Int16Array(riftblade.maxOptions)

  constructor(setup: RiftbladeSetup, seed: string) {
    const started = riftblade.start({ first: 0, ...setup }, seed)
    if (!started.ok) throw new Error(started.error.message)
    this.p = started.value
  }

  /** Makes a zone of a seat, or of the table, exactly these cards; the first is on top. Others leave the game. */
  set(zone: ZoneName, cards: readonly string[], seat = 0): this {
    const { zones } = this.p
    const own = zone === 'hand' || zone === 'deck' || zone === 'discard'
    const at = own ? OF_SEAT[zone] + seat : SHARED[zone]
    for (let i = zones.length[at] - 1; i >= 0; i--) {
      const card = cardAt(zones, at, i)
      this.placed.delete(card)
      this.p.holder[card] = -1
      move(zones, OUT, card)
    }
    for (const id of cards) {
      const card = this.spare(id, own ? seat : -1)
      this.placed.add(card)
      this.p.known[card] = 0
      this.p.holder[card] = own ? seat : -1
      remove(zones, card)
      insert(zones, at, 0, card)
    }
    return this
  }

  stones(seat: number, stones: Partial<Record<Stone, number>>): this {
    STONES.forEach((stone, face) => {
      this.p.ready[4 * seat + face] = stones[stone] ?? 0
      this.p.spent[4 * seat + face] = 0
    })
    return this
  }

  life(seat: number, life: number): this {
    this.p.life[teamOf(this.p, seat)] = life
    return this
  }

  mana(seat: number, mana: number): this {
    this.p.mana[seat] = mana
    return this
  }

  /** Rolls that come next, in order; `assertRolled` fails when one was not used. */
  script(rolls: readonly number[]): this {
    this.p.script = new Script(rolls)
    return this
  }

  assertRolled(): void {
    this.p.script?.assertExhausted()
    this.p.script = undefined
  }

  /** Chooses by notation, such as `play void-snap base`; fails with the options there are. */
  choose(...moves: readonly string[]): this {
    for (const text of moves) {
      const option = riftblade.parseOption(this.p, text)
      if (option < 0) throw new Error(`"${text}" is not possible here; these are: ${this.options().join(', ')}`)
      riftblade.choose(this.p, option)
    }
    return this
  }

  options(): string[] {
    const n = riftblade.options(this.p, this.out)
    return Array.from(this.out.subarray(0, n), (option) => riftblade.makeOption(this.p, option))
  }

  can(text: string): boolean {
    return riftblade.parseOption(this.p, text) >= 0
  }

  /** Ids in a zone, top first. */
  cards(zone: ZoneName | 'chain' | 'out', seat = 0): string[] {
    const { zones } = this.p
    const at = zone === 'chain' ? CHAIN : zone === 'out' ? OUT : zone in OF_SEAT ? OF_SEAT[zone as 'hand'] + seat : SHARED[zone as 'row']
    return Array.from({ length: zones.length[at] }, (_, i) => faces[this.p.face[cardAt(zones, at, i)]].id).reverse()
  }

  ready(seat: number): Record<Stone, number> {
    return Object.fromEntries(STONES.map((stone, face) => [stone, this.p.ready[4 * seat + face]])) as Record<Stone, number>
  }

  get toDecide(): number {
    return riftblade.seatToDecide(this.p)
  }

  private spare(id: string, seat: number): number {
    const kind = faceNumber(id)
    if (kind < 0) throw new Error(`Riftblade has no card "${id}"`)
    let found = -1
    for (let card = 0; card < CARDS; card++) {
      if (this.p.face[card] !== kind || this.placed.has(card) || this.p.zones.of[card] < 0) continue
      // starters of this seat first; those of others only where nobody owns cards
      if (card >= RIFT_CARDS && seat >= 0 && Math.floor((card - RIFT_CARDS) / 8) !== seat) continue
      found = card
      break
    }
    if (found < 0) throw new Error(`no copy of "${id}" is left for this table of ${this.p.state[SEAT_COUNT]}`)
    return found
  }
}
