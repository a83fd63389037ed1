import { addTo, dropFrom, isEmptySet, nextIn } from '../../../kernel/cardset.ts'
import { AMOUNT, call, jump, label, SEAT, SELF, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { shuffle } from '../../../kernel/zones.ts'
import { textHas } from './text-row.ts'
import { secondOf } from './gigantic.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { goesToDiscard } from './destruction.ts'
import { code, ACTIVE, ARCHIVES, DECK, DISCARD, HAND, PURGED, UNCHECKED, SET_WORDS, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { orderPiles, pileLengths } from './pile-order.ts'
import { discardNow } from './discarding.ts'
import { forgetPlaces, turnFaceup } from './knowing.ts'
import { moveTo, realCard, shuffleDeck, wardSaves } from './movement.ts'
import { tellMove } from './tell.ts'
import { reportAmount, reportCard, reportFull } from './result.ts'
import { callStateCheck } from './check.ts'
import { isInPlay, kindOfZone } from './whereabouts.ts'
import { collectWatchers, markQueue } from './queue.ts'
import { openWindow } from './window.ts'

/** Moving a batch of cards to a zone: wards hold them, cards in play leave together, then others see it (kf.leaves). */
const CARDS_TO_MOVE = SLOTS
const WHERE = SLOTS + SET_WORDS
const MARK = SLOTS + SET_WORDS + 1
/** The cards were named in a place that both seats see. */
const ONLY_OPEN = SLOTS + SET_WORDS + 2
/** Zones whose cards are hidden from a seat, bits. */
export const HIDDEN = (1 << HAND) | (1 << DECK) | (1 << ARCHIVES)

export const TO_HAND = 0
export const TO_ARCHIVES = 1
export const TO_PURGED = 2
export const TO_DISCARD = 3
export const TO_DECK_TOP = 4
export const TO_DECK_BOTTOM = 5
export const SHUFFLED = 6
/** Into the archives of the seat that runs the frame, from where it goes back to its owner's hand (kf.archives.6). */
export const ABDUCTED = 7
/** On top of a deck, in an order that chance makes and nobody sees. */
export const TO_DECK_TOP_BY_CHANCE = 8
/** Into its owner's archives without being archived (kf.archives.7). */
export const PUT_INTO_ARCHIVES = 9
const KIND = [HAND, ARCHIVES, PURGED, DISCARD, DECK, DECK, DECK, ARCHIVES, DECK, ARCHIVES]
const EVENT = ['toHand', 'archive', 'purge', 'discard', 'toDeck', 'toDeck', 'toDeck', 'abduct', 'toDeck', 'archive']

/** Calls the program; the caller copies the set of cards to `SLOTS`. */
export function callTransfer(p: KeyforgePosition, seat: number, source: number, self: number, where: number, onlyOpen = false): number {
  const f = call(p, TRANSFER, seat, source, self)
  p.frames[f + WHERE] = where
  p.frames[f + ONLY_OPEN] = onlyOpen ? 1 : 0
  return f
}

const whichNext = label('which next')
const moving = label('move')
const seen = label('others see it')

const TRANSFER: Program = code.program(
  'transfer',
  SET_WORDS + 3,
  [
    [
      'wards hold',
      (p, f) => {
        p.frames[f + MARK] = markQueue(p)
        let wanted = 0
        for (
          let card = nextIn(p.frames, f + CARDS_TO_MOVE, -1, SET_WORDS);
          card >= 0;
          card = nextIn(p.frames, f + CARDS_TO_MOVE, card, SET_WORDS)
        ) {
          wanted++
          const real = realCard(p, card)
          if (real !== card) {
            // a token creature that has left play is the card that it was, which has a lower number
            dropFrom(p.frames, f + CARDS_TO_MOVE, card)
            if (!isLost(p, f, real)) addTo(p.frames, f + CARDS_TO_MOVE, real)
            continue
          }
          if (wardSaves(p, card) || isLost(p, f, card)) dropFrom(p.frames, f + CARDS_TO_MOVE, card)
        }
        p.frames[f + AMOUNT] = wanted
        // the active player orders cards that go on top of one deck (kf.return.1)
        if (p.frames[f + WHERE] === TO_DECK_TOP && ownersRepeat(p, f)) return
        jump(p, f, moving)
      },
    ],
    [
      whichNext,
      {
        kind: 'order',
        rule: 'kf.return.1',
        seat: (p) => p.state[ACTIVE],
        options(p, f, out) {
          let n = 0
          for (
            let card = nextIn(p.frames, f + CARDS_TO_MOVE, -1, SET_WORDS);
            card >= 0;
            card = nextIn(p.frames, f + CARDS_TO_MOVE, card, SET_WORDS)
          )
            out[n++] = card
          return n
        },
        answer(p, f, option) {
          moveOne(p, f, option)
          dropFrom(p.frames, f + CARDS_TO_MOVE, option)
          if (!isEmptySet(p.frames, f + CARDS_TO_MOVE, SET_WORDS)) jump(p, f, whichNext)
        },
        view: (_p, _f, option) => ({ verb: 'order', target: option }),
      },
    ],
    ['ordered', (p, f) => jump(p, f, seen)],
    [
      moving,
      (p, f) => {
        const shuffled = [false, false]
        const lengths = pileLengths(p)
        const decks = [0, 1].map((seat) => p.zones.length[zoneOf(DECK, seat)])
        // what goes from hidden to hidden comes last: told between open cards, its place in their order would say which card it is
        for (const hidden of [false, true]) {
          for (
            let card = nextIn(p.frames, f + CARDS_TO_MOVE, -1, SET_WORDS);
            card >= 0;
            card = nextIn(p.frames, f + CARDS_TO_MOVE, card, SET_WORDS)
          ) {
            if (goesUnseen(p, f, card) !== hidden) continue
            dropFrom(p.frames, f + CARDS_TO_MOVE, card)
            moveOne(p, f, card)
            if (p.frames[f + WHERE] === SHUFFLED) shuffled[p.owner[card]] = true
          }
        }
        for (const seat of [0, 1]) {
          if (shuffled[seat]) shuffleDeck(p, seat)
          if (p.frames[f + WHERE] !== TO_DECK_TOP_BY_CHANCE) continue
          shuffle(p, zoneOf(DECK, seat), decks[seat])
          forgetPlaces(p, zoneOf(DECK, seat))
        }
        orderPiles(p, lengths)
      },
    ],
    [seen, (p, f) => openWindow(p, p.frames[f + MARK])],
    [
      'check state',
      (p) => {
        if (p.state[UNCHECKED] !== 0) callStateCheck(p)
      },
    ],
  ],
  [CARDS_TO_MOVE],
)

/** What has gone to a hidden zone meanwhile is lost to the effect, unless it named that zone (kf.leaves.7). */
function isLost(p: KeyforgePosition, f: number, card: number): boolean {
  return p.frames[f + ONLY_OPEN] !== 0 && (HIDDEN & (1 << kindOfZone(p, card))) !== 0
}

/** From one hidden zone to another. */
function goesUnseen(p: KeyforgePosition, f: number, card: number): boolean {
  return (HIDDEN & (1 << kindOfZone(p, card))) !== 0 && (HIDDEN & (1 << KIND[p.frames[f + WHERE]])) !== 0
}

function ownersRepeat(p: KeyforgePosition, f: number): boolean {
  const count = [0, 0]
  for (
    let card = nextIn(p.frames, f + CARDS_TO_MOVE, -1, SET_WORDS);
    card >= 0;
    card = nextIn(p.frames, f + CARDS_TO_MOVE, card, SET_WORDS)
  )
    count[p.owner[card]]++
  return count[0] > 1 || count[1] > 1
}

function moveOne(p: KeyforgePosition, f: number, card: number): void {
  const where = p.frames[f + WHERE]
  const from = kindOfZone(p, card)
  if (from < 0) return
  const inPlay = isInPlay(p, card)
  const seat = p.frames[f + SEAT]
  const second = inPlay ? secondOf(p, card) : -1
  if (where === TO_DISCARD) {
    if (inPlay && !goesToDiscard(p, card)) moveTo(p, card, PURGED)
    else {
      if (!discardNow(p, card)) return
      if (from === HAND) collectWatchers(p, TRIGGER.discards, card, p.owner[card])
    }
  } else if (where === ABDUCTED && p.owner[card] !== seat) {
    moveTo(p, card, ARCHIVES, false, seat)
    p.abductor[realCard(p, card)] = seat
    if (second >= 0) p.abductor[second] = seat
    tellMove(p, 'abduct', seat, p.frames[f + SOURCE], card, from, ARCHIVES)
  } else {
    const faceup = where === TO_ARCHIVES && seat === p.controller[card] && textHas(p.text[card], STATIC.archivedFaceup)
    // what went to its owner's hand instead was not moved this way (kf.replacement.1)
    if (!moveTo(p, card, KIND[where], where === TO_DECK_BOTTOM)) return
    const hidden =
      !faceup && (where === TO_HAND || where === TO_ARCHIVES || where >= TO_DECK_TOP) && !inPlay && from !== DISCARD && from !== PURGED
    // what stays in the deck is lost in it, whoever saw it before
    const seenBy = from === DECK && KIND[where] === DECK ? 0 : 1 << p.owner[card]
    tellMove(p, EVENT[where], p.owner[card], p.frames[f + SOURCE], card, from, KIND[where], hidden ? seenBy : undefined)
    if (faceup) turnFaceup(p, card)
  }
  if (where === TO_PURGED) {
    p.setAsideBy[realCard(p, card)] = p.frames[f + SELF]
    if (second >= 0) p.setAsideBy[second] = p.frames[f + SELF]
  }
  reportCard(p, f, card)
  reportAmount(p, f, 1)
  p.frames[f + AMOUNT]--
  reportFull(p, f, p.frames[f + AMOUNT] === 0)
}
