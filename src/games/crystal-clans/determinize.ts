import type { Random } from '../../kernel/random.ts'
import { reseed } from '../../kernel/random.ts'
import { waitingAsk } from '../../kernel/program.ts'
import { runningFrame } from '../../kernel/program.ts'
import { BATTLE_CARD, BOTTOM, CRYSTAL_DECK, DECK, DECK_SIZE, HAND, REVEALED, code } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'

/** Deals anew all that a seat cannot know: the other hand, its face-down battle card, both draw piles, the crystals to come, and chance. */
export function determinize(p: CrystalClansPosition, seat: number, random: Random): void {
  const shown = shownCards(p, seat)
  dealEnemy(p, 1 - seat, random)
  const inDeck = p.zones.length[DECK + seat]
  // what the seat has put to the bottom itself it remembers
  const remembered = Math.min(p.state[BOTTOM + seat], inDeck - shown)
  shuffleZone(p, DECK + seat, remembered, inDeck - shown - remembered, random)
  shuffleZone(p, CRYSTAL_DECK, 0, p.zones.length[CRYSTAL_DECK], random)
  reseed(p, random)
}

/** How many cards on top of its draw pile the seat is looking at now. */
function shownCards(p: CrystalClansPosition, seat: number): number {
  const ask = waitingAsk(code, p)
  const f = runningFrame(p)
  if (ask?.picks === undefined || ask.seat(p, f) !== seat) return 0
  return ask.picks(p, f).eligible.filter((card) => p.zones.of[card] === DECK + seat).length
}

/**
 * Exchanges the enemy's hidden cards among their places. Cards that the table saw go to the hand stay in it or lie face down as
 * battle card; which of the two, nobody knows.
 */
function dealEnemy(p: CrystalClansPosition, enemy: number, random: Random): void {
  const z = p.zones
  const faceDown = p.battle[REVEALED] === 0 && z.length[BATTLE_CARD + enemy] > 0
  const held = z.length[HAND + enemy] + (faceDown ? 1 : 0)
  const known: number[] = []
  const unknown: number[] = []
  const firstCard = enemy * DECK_SIZE
  for (let card = firstCard; card < firstCard + DECK_SIZE; card++) {
    const zone = z.of[card]
    if (zone !== DECK + enemy && zone !== HAND + enemy && !(faceDown && zone === BATTLE_CARD + enemy)) continue
    if (p.known[card] !== 0) known.push(card)
    else unknown.push(card)
  }
  shuffleList(unknown, random)
  const hand = [...known, ...unknown.splice(0, held - known.length)]
  shuffleList(hand, random)
  if (faceDown) place(p, BATTLE_CARD + enemy, 0, hand.pop() as number)
  for (let i = 0; i < hand.length; i++) place(p, HAND + enemy, i, hand[i])
  for (let i = 0; i < unknown.length; i++) place(p, DECK + enemy, i, unknown[i])
}

function place(p: CrystalClansPosition, zone: number, index: number, card: number): void {
  p.zones.list[p.zones.start[zone] + index] = card
  p.zones.of[card] = zone
}

/** Deals a run of cards of a zone anew; how they lie now does not tell in the world that is dealt. */
function shuffleZone(p: CrystalClansPosition, zone: number, from: number, count: number, random: Random): void {
  const first = p.zones.start[zone] + from
  const cards = p.zones.list.subarray(first, first + count).sort()
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

function shuffleList(cards: number[], random: Random): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}
