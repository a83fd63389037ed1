import type { GameEvent } from '../src/kernel/event.ts'
import { SEEN_BY_ALL, SPECTATOR } from '../src/kernel/event.ts'
import type { Game, Setup } from '../src/kernel/game.ts'
import { Columns } from '../src/kernel/layout.ts'
import type { ColumnEntry } from '../src/kernel/layout.ts'
import type { Position, ZoneColumns } from '../src/kernel/position.ts'
import { copyPosition } from '../src/kernel/position.ts'
import { answer, boot, Code, halt, jump, label, run, SLOTS, waitingAsk, whereIn } from '../src/kernel/program.ts'
import { reseed, roll, seedPosition } from '../src/kernel/random.ts'
import type { Script } from '../src/kernel/random.ts'
import { cardAt, move, push, shuffle, zoneColumns } from '../src/kernel/zones.ts'
import type { Secrets } from '../src/games/secret.ts'

/**
 * Pile: the smallest whole game on the kernel, for tests and as an example.
 *
 * Each seat holds three secret cards worth 1 to 3. In turn a seat lays one on the pile, or rolls a die and may then add the roll.
 * Who brings the pile above 30 loses; the others share the win.
 */
const CARDS = 40
const LIMIT = 30
const ROLL = 64
const [DECK, PILE, HAND] = [0, 1, 2]
const worth = (card: number) => (card % 3) + 1

export class PilePosition implements Position {
  readonly bytes: Uint8Array
  readonly columns: readonly ColumnEntry[]
  readonly random: Int32Array
  readonly frames: Int32Array
  readonly machine: Int16Array
  readonly zones: ZoneColumns
  /** [seats, seat in turn, sum of the pile, loser or -1, turns that are over] */
  readonly facts: Int16Array
  script: Script | undefined
  sink: ((event: GameEvent) => void) | undefined

  constructor() {
    const columns = new Columns(456)
    this.random = columns.int32('random', 4)
    this.frames = columns.int32('frames', 40)
    this.machine = columns.int16('machine', 2)
    this.facts = columns.int16('facts', 5)
    const hands = [0, 1, 2, 3].map((seat) => ({ name: `hand ${seat}`, capacity: 4 }))
    this.zones = zoneColumns(columns, [{ name: 'deck', capacity: CARDS }, { name: 'pile', capacity: CARDS }, ...hands], CARDS)
    this.bytes = columns.bytes
    this.columns = columns.entries
  }
}

const code = new Code<PilePosition>()

function add(p: PilePosition, value: number): void {
  p.facts[2] += value
  p.sink?.({ kind: 'add', seat: p.facts[1], source: -1, cards: [], amount: value, seen: SEEN_BY_ALL })
}

function tell(p: PilePosition, kind: string, cards: readonly number[], seen: number): void {
  p.sink?.({ kind, seat: p.facts[1], source: -1, cards, amount: cards.length, seen })
}

function draw(p: PilePosition, seat: number): void {
  const { zones } = p
  if (zones.length[DECK] === 0) return
  const card = cardAt(zones, DECK, zones.length[DECK] - 1)
  move(zones, HAND + seat, card)
  tell(p, 'draw', [card], 1 << seat)
}

const choose = label('lay or roll')
const next = label('next seat')

const turn = code.program('turn', 1, [
  [
    choose,
    {
      kind: 'main',
      rule: 'pile.turn.1',
      seat: (p) => p.facts[1],
      options(p, _f, out) {
        const { zones } = p
        const zone = HAND + p.facts[1]
        let n = 0
        for (let card = 0; card < CARDS; card++) if (zones.of[card] === zone) out[n++] = card
        out[n++] = ROLL
        return n
      },
      answer(p, f, option) {
        if (option === ROLL) {
          p.frames[f + SLOTS] = 1 + roll(p, 6)
          return
        }
        move(p.zones, PILE, option)
        tell(p, 'lay', [option], SEEN_BY_ALL)
        add(p, worth(option))
        draw(p, p.facts[1])
        jump(p, f, next)
      },
      view: (_p, _f, option) => (option === ROLL ? { verb: 'roll' } : { verb: 'play', card: option }),
    },
  ],
  [
    'add the roll?',
    {
      kind: 'may',
      rule: 'pile.turn.2',
      seat: (p) => p.facts[1],
      options(_p, _f, out) {
        out[0] = 0
        out[1] = 1
        return 2
      },
      answer(p, f, option) {
        if (option === 1) add(p, p.frames[f + SLOTS])
      },
      view: (p, f, option) => (option === 1 ? { verb: 'accept', amount: p.frames[f + SLOTS] } : { verb: 'decline' }),
    },
  ],
  [
    next,
    (p, f) => {
      if (p.facts[2] > LIMIT) {
        p.facts[3] = p.facts[1]
        halt(p)
        return
      }
      p.facts[1] = (p.facts[1] + 1) % p.facts[0]
      p.facts[4]++
      p.frames[f + SLOTS] = 0
      jump(p, f, choose)
    },
  ],
])

const cardsIn = (p: PilePosition, zone: number): number[] =>
  Array.from({ length: p.zones.length[zone] }, (_, index) => cardAt(p.zones, zone, index))

function judge(p: PilePosition, seat: number): number {
  return p.facts[3] < 0 ? 0 : p.facts[3] === seat ? -1 : 1
}

export const pile: Game<PilePosition> = {
  name: 'pile',
  seats: [2, 4],
  maxOptions: 8,
  defaultSetup: (seats = 2) => ({ seats }),
  checkSetup(value) {
    const { seats } = (value ?? {}) as Partial<Setup>
    if (seats === 2 || seats === 3 || seats === 4) return { ok: true, value: { seats } }
    return { ok: false, error: { code: 'seats', message: 'pile is for 2 to 4 seats' } }
  },
  pool: () => [1, 2, 3].map((value) => ({ id: `card-${value}`, value })),
  start({ seats }, seed) {
    const p = new PilePosition()
    seedPosition(p.random, seed)
    p.facts.set([seats, 0, 0, -1])
    for (let card = 0; card < CARDS; card++) push(p.zones, DECK, card)
    shuffle(p, DECK)
    for (let seat = 0; seat < seats; seat++) for (let i = 0; i < 3; i++) draw(p, seat)
    boot(p, turn)
    run(code, p)
    return { ok: true, value: p }
  },
  blank: () => new PilePosition(),
  copy: copyPosition,
  decision(p) {
    const ask = waitingAsk(code, p)
    if (ask === undefined) return undefined
    const none = { source: -1, optional: false, min: 1, max: 1, picked: [], eligible: [], ordered: false, secret: false }
    return { seat: p.facts[1], kind: ask.kind, rule: ask.rule, ...none }
  },
  kind: (p) => waitingAsk(code, p)?.kind,
  seatToDecide: (p) => (p.machine[0] < 0 ? -1 : p.facts[1]),
  options: (p, out) => waitingAsk(code, p)?.options(p, p.machine[0], out) ?? 0,
  choose(p, option) {
    const out = new Int16Array(8)
    if (!out.subarray(0, pile.options(p, out)).includes(option)) throw new Error(`option ${option} is not legal here`)
    answer(code, p, option)
  },
  apply: (p, option) => answer(code, p, option),
  outcome(p) {
    const [seats, , , loser] = p.facts
    if (loser < 0) return undefined
    return { shares: Array.from({ length: seats }, (_, seat) => (seat === loser ? 0 : 1 / (seats - 1))), reason: 'pile' }
  },
  observe: (p, seat) => ({
    seat,
    toDecide: pile.seatToDecide(p),
    sum: p.facts[2],
    rolled: p.machine[0] < 0 ? 0 : p.frames[p.machine[0] + SLOTS],
    hand: seat === SPECTATOR ? [] : cardsIn(p, HAND + seat),
    pile: cardsIn(p, PILE),
    deckCount: p.zones.length[DECK],
  }),
  determinize(p, seat, random) {
    const zones = [DECK]
    for (let other = 0; other < p.facts[0]; other++) if (other !== seat) zones.push(HAND + other)
    const counts = zones.map((zone) => p.zones.length[zone])
    const hidden = zones.flatMap((zone) => cardsIn(p, zone)).sort((a, b) => a - b)
    for (const zone of zones) p.zones.length[zone] = 0
    zones.forEach((zone, i) => {
      for (let n = counts[i]; n > 0; n--) push(p.zones, zone, hidden.splice(random.below(hidden.length), 1)[0])
    })
    reseed(p, random)
  },
  describe: (p, option) => waitingAsk(code, p)?.view(p, p.machine[0], option) ?? { verb: 'none' },
  explain: () => [{ rule: 'pile.turn.1' }],
  makeOption: (_p, option) => (option === ROLL ? 'roll' : String(option)),
  parseOption(p, text) {
    const out = new Int16Array(8)
    const options = Array.from(out.subarray(0, pile.options(p, out)))
    return options.find((option) => pile.makeOption(p, option) === text) ?? -1
  },
  where: (p) => whereIn(code, p),
  lap: (p) => p.facts[4],
  side: (_p, seat) => seat,
  evaluate: judge,
  yardstick: judge,
  cardId: (_p, card) => (card >= 0 && card < CARDS ? `card-${worth(card)}` : undefined),
  listen(p, sink) {
    p.sink = sink
  },
  invariant: (p) =>
    [...cardsIn(p, DECK), ...cardsIn(p, PILE), ...[0, 1, 2, 3].flatMap((seat) => cardsIn(p, HAND + seat))].sort((a, b) => a - b).join(),
}

export const secretsOfPile: Secrets<PilePosition> = {
  places: ['deck', 'hand of another'],
  shows: () => false,
  silent: () => false,
  hidden(p, seat) {
    const others = Array.from({ length: p.facts[0] }, (_, other) => other).filter((other) => other !== seat)
    const hands = others.map((other) => ({ place: 'hand of another', things: cardsIn(p, HAND + other) }))
    return [{ place: 'deck', things: cardsIn(p, DECK) }, ...hands]
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    return zone !== DECK && (zone < HAND || zone === HAND + seat)
  },
}
