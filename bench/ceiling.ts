import type { Figure } from './figure.ts'
import { measure } from './figure.ts'

/**
 * The ceiling: a made-up two-seat card game with the shape of KeyForge (72 cards, zones, houses, a race for a resource, about 12
 * options and 10 small effects a decision, 300 decisions a game) and nothing else. No rules engine can be faster than this; the
 * share of it that a real game reaches says what the engine itself costs, on any machine.
 */
// addresses are written out where they are used: calls would use up the inlining budget of the compiler and lower the ceiling
const DECISIONS = 300
const ACTIVE = 0
const TURN = 1
const HOUSE = 2
const CHANCE = 4
const AMBER = 8
const KEYS = 10
const LENGTHS = 16
const LISTS = 40
const ROOM = 36
const ZONES = 5
const DECK = 0
const HAND = 1
const BOARD = 2
const DISCARD = 3
const ARCHIVE = 4
const CARDS = 72
const FIELDS = LISTS + 2 * ZONES * ROOM
const ZONE = 0
const READY = 1
const DAMAGE = 2
const AMBER_ON = 3
const POWER = 4
const WARD = 5
const WORDS = FIELDS + 6 * CARDS

const houses = new Uint8Array(CARDS)
const types = new Uint8Array(CARDS)
const powers = new Uint8Array(CARDS)
const listens = new Uint8Array(CARDS)
/** Three programs a card (play, reap, fight), each of 6 to 11 pairs of operation and argument. */
const programs = new Uint8Array(CARDS * 3 * 32)
const options = new Int32Array(256)

let builder = 0x1234567
function build(bound: number): number {
  builder = (Math.imul(builder, 1664525) + 1013904223) | 0
  return ((builder >>> 8) & 0xffff) % bound
}

for (let card = 0; card < CARDS; card++) {
  houses[card] = ((card % 36) / 12) | 0
  types[card] = build(100) < 80 ? 0 : 1
  powers[card] = 8 + build(12)
  listens[card] = build(100) < 25 ? 1 + build(3) : 0
  for (let kind = 0; kind < 3; kind++) {
    const length = 6 + build(6)
    for (let i = 0; i < length; i++) {
      let operation = 1 + build(15)
      if (operation === 4 && build(3)) operation = 9
      if (operation === 8 || operation === 11) operation = build(4) ? 9 : operation
      programs[(card * 3 + kind) * 32 + i * 2] = operation
      programs[(card * 3 + kind) * 32 + i * 2 + 1] = 1 + build(3)
    }
  }
}

const SEEDS = 200
const only = layTable()

/** Decisions per second of the made-up game, and a checksum that must not change. To be measured before `measureCopyable`. */
export function measureCeiling(): Figure & { readonly checksum: number } {
  let seed = 0
  const checksum = checkSum(only)
  return {
    ...figureOf(
      'ceiling',
      measure(SEEDS, () => only.playGame(seed++ % SEEDS)),
    ),
    checksum,
  }
}

/** The same in two states by turns, as search goes from position to position: what a position costs that can be copied. */
export function measureCopyable(): Figure & { readonly checksum: number } {
  const tables = [only, layTable()]
  let seed = 0
  const checksum = checkSum(tables[1])
  return {
    ...figureOf(
      'ceiling copyable',
      measure(SEEDS, () => tables[seed & 1].playGame(seed++ % SEEDS)),
    ),
    checksum,
  }
}

function figureOf(name: string, seconds: number): Figure {
  return { name, value: Math.round(DECISIONS / seconds), unit: 'decisions/s', games_per_s: Math.round(1 / seconds) }
}

function checkSum({ state, playGame }: ReturnType<typeof layTable>): number {
  let sum = 0
  for (let seed = 0; seed < 2000; seed++) {
    playGame(seed)
    sum = (Math.imul(sum, 31) + state[AMBER] + state[KEYS] * 7 + state[KEYS + 1] * 13 + state[CHANCE] + state[TURN]) | 0
  }
  return sum
}

/** The made-up game with a state of its own. Of the only one that was made, the address of the state is compiled in; of several it is looked up. */
function layTable(): { readonly state: Int32Array; playGame(seed: number): void } {
  const state = new Int32Array(WORDS)
  const fresh = new Int32Array(WORDS)
  for (let card = 0; card < CARDS; card++) {
    push(card < 36 ? 0 : 1, DECK, card)
    state[field(POWER, card)] = powers[card]
  }
  fresh.set(state)

  return { state, playGame }

  function playGame(seed: number): void {
    state.set(fresh)
    for (let i = 0; i < 4; i++) state[CHANCE + i] = Math.imul(seed + i * 77 + 1, 0x9e3779b9)
    for (let p = 0; p < 2; p++) {
      shuffle(p)
      for (let i = 0; i < 6; i++) draw(p)
    }
    state[HOUSE] = roll(3)
    for (let d = 0; d < DECISIONS; d++) apply(options[roll(writeOptions())])
  }

  function roll(bound: number): number {
    const second = state[CHANCE + 1]
    const five = Math.imul(second, 5)
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0
    const shifted = second << 9
    state[CHANCE + 2] ^= state[CHANCE]
    state[CHANCE + 3] ^= second
    state[CHANCE + 1] ^= state[CHANCE + 2]
    state[CHANCE] ^= state[CHANCE + 3]
    state[CHANCE + 2] ^= shifted
    const last = state[CHANCE + 3]
    state[CHANCE + 3] = (last << 11) | (last >>> 21)
    return Math.floor((result * bound) / 4294967296)
  }

  function field(kind: number, card: number): number {
    return FIELDS + kind * CARDS + card
  }

  function push(p: number, zone: number, card: number): void {
    const at = LENGTHS + p * ZONES + zone
    state[LISTS + (p * ZONES + zone) * ROOM + state[at]] = card
    state[at]++
    state[FIELDS + ZONE * CARDS + card] = zone
  }

  function removeAt(p: number, zone: number, index: number): number {
    const list = LISTS + (p * ZONES + zone) * ROOM
    const last = state[LENGTHS + p * ZONES + zone] - 1
    const card = state[list + index]
    for (let k = index; k < last; k++) state[list + k] = state[list + k + 1]
    state[LENGTHS + p * ZONES + zone] = last
    return card
  }

  function move(p: number, from: number, card: number, to: number): void {
    const list = LISTS + (p * ZONES + from) * ROOM
    for (let i = 0, n = state[LENGTHS + p * ZONES + from]; i < n; i++) {
      if (state[list + i] === card) {
        removeAt(p, from, i)
        push(p, to, card)
        return
      }
    }
  }

  function shuffle(p: number): void {
    const list = LISTS + (p * ZONES + DECK) * ROOM
    for (let k = state[LENGTHS + p * ZONES + DECK] - 1; k > 0; k--) {
      const j = roll(k + 1)
      const card = state[list + k]
      state[list + k] = state[list + j]
      state[list + j] = card
    }
  }

  function draw(p: number): void {
    if (state[LENGTHS + p * ZONES + DECK] === 0) {
      const n = state[LENGTHS + p * ZONES + DISCARD]
      if (n === 0) return
      for (let i = 0; i < n; i++) push(p, DECK, state[LISTS + (p * ZONES + DISCARD) * ROOM + i])
      state[LENGTHS + p * ZONES + DISCARD] = 0
      shuffle(p)
    }
    push(p, HAND, removeAt(p, DECK, state[LENGTHS + p * ZONES + DECK] - 1))
  }

  function leave(p: number, card: number, to: number): void {
    state[FIELDS + DAMAGE * CARDS + card] = 0
    state[AMBER + 1 - p] += state[FIELDS + AMBER_ON * CARDS + card]
    state[FIELDS + AMBER_ON * CARDS + card] = 0
    state[FIELDS + WARD * CARDS + card] = 0
    move(p, BOARD, card, to)
  }

  function damage(p: number, card: number, n: number): void {
    if (state[FIELDS + WARD * CARDS + card]) {
      state[FIELDS + WARD * CARDS + card] = 0
      return
    }
    const total = state[FIELDS + DAMAGE * CARDS + card] + n
    state[FIELDS + DAMAGE * CARDS + card] = total
    if (total >= state[FIELDS + POWER * CARDS + card]) {
      leave(p, card, DISCARD)
      trigger(3)
    }
  }

  /** Scans both boards for listeners, as a plain engine does. */
  function trigger(kind: number): void {
    for (let p = 0; p < 2; p++) {
      const list = LISTS + (p * ZONES + BOARD) * ROOM
      for (let i = 0; i < state[LENGTHS + p * ZONES + BOARD]; i++) if (listens[state[list + i]] === kind) state[AMBER + p] += 1
    }
  }

  function execute(me: number, card: number, kind: number): void {
    const foe = 1 - me
    let pc = (card * 3 + kind) * 32
    for (let i = 0; i < 12; i++, pc += 2) {
      const operation = programs[pc]
      const n = programs[pc + 1]
      if (operation === 0) break
      const mine = LISTS + (me * ZONES + BOARD) * ROOM
      const theirs = LISTS + (foe * ZONES + BOARD) * ROOM
      const own = state[LENGTHS + me * ZONES + BOARD]
      const enemy = state[LENGTHS + foe * ZONES + BOARD]
      switch (operation) {
        case 1:
          state[AMBER + me] += n
          break
        case 2: {
          const stolen = Math.min(n, state[AMBER + foe])
          state[AMBER + foe] -= stolen
          state[AMBER + me] += stolen
          break
        }
        case 3:
          if (enemy) damage(foe, state[theirs + roll(enemy)], n)
          break
        case 4:
          for (let j = state[LENGTHS + foe * ZONES + BOARD] - 1; j >= 0; j--) damage(foe, state[theirs + j], 1)
          break
        case 5:
          for (let j = 0; j < own; j++)
            if (state[FIELDS + DAMAGE * CARDS + state[mine + j]] > 0) state[FIELDS + DAMAGE * CARDS + state[mine + j]]--
          break
        case 6:
          draw(me)
          break
        case 7: {
          const hand = state[LENGTHS + foe * ZONES + HAND]
          if (hand) push(foe, DISCARD, removeAt(foe, HAND, roll(hand)))
          break
        }
        case 8:
          if (enemy) state[FIELDS + READY * CARDS + state[theirs + roll(enemy)]] = 0
          break
        case 9:
          if (own) state[FIELDS + READY * CARDS + state[mine + roll(own)]] = 1
          break
        case 10:
          if (own) state[FIELDS + WARD * CARDS + state[mine + roll(own)]] = 1
          break
        case 11:
          if (enemy) leave(foe, state[theirs + roll(enemy)], HAND)
          break
        case 12: {
          const captured = Math.min(n, state[AMBER + foe])
          if (own) {
            state[AMBER + foe] -= captured
            state[FIELDS + AMBER_ON * CARDS + state[mine + roll(own)]] += captured
          }
          break
        }
        case 13: {
          const hand = state[LENGTHS + me * ZONES + HAND]
          if (hand) push(me, ARCHIVE, removeAt(me, HAND, roll(hand)))
          break
        }
        case 14:
          if (state[AMBER + me] < state[AMBER + foe]) {
            i++
            pc += 2
          }
          break
        default:
          trigger(2)
      }
    }
  }

  /** An option is kind * 128 + card: 0 and 10 play on either flank, 1 discard, 2 reap, 3 to 8 fight, 9 end. */
  function writeOptions(): number {
    const me = state[ACTIVE]
    const house = state[HOUSE]
    const hand = LISTS + (me * ZONES + HAND) * ROOM
    const board = LISTS + (me * ZONES + BOARD) * ROOM
    const foes = Math.min(6, state[LENGTHS + (1 - me) * ZONES + BOARD])
    let n = 0
    for (let i = 0, end = state[LENGTHS + me * ZONES + HAND]; i < end; i++) {
      const card = state[hand + i]
      if (houses[card] !== house) continue
      options[n++] = card
      options[n++] = 128 + card
      if (types[card] === 0) options[n++] = 1280 + card
    }
    for (let i = 0, end = state[LENGTHS + me * ZONES + BOARD]; i < end; i++) {
      const card = state[board + i]
      if (houses[card] !== house || !state[FIELDS + READY * CARDS + card]) continue
      options[n++] = 256 + card
      for (let k = 0; k < foes; k++) options[n++] = (3 + k) * 128 + card
    }
    options[n++] = 1152
    return n
  }

  function endTurn(): void {
    const me = state[ACTIVE]
    const board = LISTS + (me * ZONES + BOARD) * ROOM
    for (let i = 0; i < state[LENGTHS + me * ZONES + BOARD]; i++) state[FIELDS + READY * CARDS + state[board + i]] = 1
    while (state[LENGTHS + me * ZONES + HAND] < 9) {
      const before = state[LENGTHS + me * ZONES + HAND]
      draw(me)
      if (state[LENGTHS + me * ZONES + HAND] === before) break
    }
    const next = 1 - me
    state[ACTIVE] = next
    state[TURN]++
    if (state[AMBER + next] >= 6) {
      state[AMBER + next] -= 6
      state[KEYS + next]++
    }
    chooseHouse(next)
    for (let n = state[LENGTHS + next * ZONES + ARCHIVE]; n > 0; n--) push(next, HAND, removeAt(next, ARCHIVE, n - 1))
  }

  /** The house with most cards in hand and on the board. */
  function chooseHouse(p: number): void {
    let first = 0
    let second = 0
    let third = 0
    for (let zone = HAND; zone <= BOARD; zone++) {
      const list = LISTS + (p * ZONES + zone) * ROOM
      for (let i = 0, n = state[LENGTHS + p * ZONES + zone]; i < n; i++) {
        const house = houses[state[list + i]]
        if (house === 0) first++
        else if (house === 1) second++
        else third++
      }
    }
    state[HOUSE] = first >= second && first >= third ? 0 : second >= third ? 1 : 2
  }

  function apply(option: number): void {
    const me = state[ACTIVE]
    const kind = option >> 7
    const card = option & 127
    if (kind === 0 || kind === 10) {
      trigger(1)
      if (types[card] === 0) {
        move(me, HAND, card, BOARD)
        state[FIELDS + READY * CARDS + card] = 0
        state[FIELDS + DAMAGE * CARDS + card] = 0
      } else move(me, HAND, card, DISCARD)
      execute(me, card, 0)
    } else if (kind === 1) move(me, HAND, card, DISCARD)
    else if (kind === 2) {
      state[FIELDS + READY * CARDS + card] = 0
      state[AMBER + me]++
      execute(me, card, 1)
      trigger(2)
    } else if (kind < 9) {
      const foe = 1 - me
      state[FIELDS + READY * CARDS + card] = 0
      const target = state[LISTS + (foe * ZONES + BOARD) * ROOM + kind - 3]
      const power = state[FIELDS + POWER * CARDS + target]
      damage(foe, target, state[FIELDS + POWER * CARDS + card])
      damage(me, card, power)
      if (state[FIELDS + ZONE * CARDS + card] === BOARD) execute(me, card, 2)
      trigger(1)
    } else endTurn()
  }
}
