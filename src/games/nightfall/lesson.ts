import type { Lesson, LessonStep } from '../lesson.ts'
import { move } from '../../kernel/zones.ts'
import type { NightfallSetup } from './index.ts'
import { ACTIVE, CHAIN, COMBAT, DISCARD, HAND, type NightfallPosition, OPEN, OVER, PHASE, PLAY, zoneOf } from './layout.ts'
import { choose, emptyHands, give, ids, open, passTurn, top, wounds } from './scenario.ts'

/** What the archives sell; the steps take their cards from here. */
const ORDERS = [
  'lisaveta-florescu',
  'odile-vane',
  'whispered-orders',
  'alton-hickman',
  'brother-fenn',
  'cold-trail',
  'flank-attack',
  'old-scarback',
  'blood-rage',
  'great-shadow',
  'undertow',
  'tansy-crake',
]
const SETUP: NightfallSetup = {
  seats: 2,
  sets: ['nightfall'],
  draft: 'none',
  archives: { privates: [ORDERS.slice(8, 10), ORDERS.slice(10, 12)], commons: ORDERS.slice(0, 8) },
}

/** The chain of a seat, with nothing in the hands and nothing in play. */
function chainOf(seat: number): NightfallPosition {
  const p = open(SETUP)
  while (p.state[ACTIVE] !== seat) passTurn(p)
  return emptyHands(p)
}

function deal(p: NightfallPosition, seat: number, pile: number, ...cards: string[]): NightfallPosition {
  for (const card of cards) give(p, card, seat, pile)
  return p
}

/** The coach attacks, and the reader is asked to block. */
function attacked(attackers: readonly string[], minions: readonly string[]): NightfallPosition {
  const p = deal(deal(chainOf(0), 0, PLAY, ...minions), 1, PLAY, ...attackers)
  passTurn(p)
  return emptyHands(p)
}

/** The coach has laid these cards, and the reader may add to them. */
function answering(chain: readonly string[], hand: readonly string[], minions: readonly string[]): NightfallPosition {
  const p = deal(deal(deal(chainOf(1), 1, HAND, ...chain), 0, HAND, ...hand), 1, PLAY, ...minions)
  choose(p, ...chain.map((card) => `chain ${card}`), 'stop')
  return p
}

/** The reader's own turn, this many questions passed. */
function passed(hand: readonly string[], questions: number): NightfallPosition {
  const p = deal(chainOf(0), 0, HAND, ...hand)
  for (let i = 0; i < questions; i++) choose(p, 'stop')
  return p
}

/** The end is near: what is left of the open wounds lies uppermost, the others are taken. */
function nearEnd(hand: readonly string[], taken: readonly [number, number]): NightfallPosition {
  const p = passed(hand, 0)
  taken.forEach((number, seat) => {
    for (let i = 0; i < number; i++) move(p.zones, zoneOf(seat, DISCARD), top(p, OPEN))
  })
  return p
}

const inPlay = (p: NightfallPosition, seat: number) => ids(p, zoneOf(seat, PLAY))
const hasIn = (p: NightfallPosition, zone: number, ...cards: string[]) => cards.every((card) => ids(p, zone).includes(card))
/** What lies in the chain, from the first card on. */
const laid = (p: NightfallPosition) => ids(p, CHAIN).join(' ')
const isFirst = (p: NightfallPosition) => p.zones.length[CHAIN] === 1

const STARTERS = 'charlotte-reyes|jj-mcteague|genesis-one|enraged-wight|yuri-koroviev|bad-smoke'

const steps: readonly LessonStep<NightfallPosition>[] = [
  {
    id: 'chain',
    rule: 'nf.chain.2',
    arrange: () => passed(['lisaveta-florescu', 'odile-vane', 'enraged-wight'], 0),
    isDone: (p) => hasIn(p, zoneOf(0, PLAY), 'lisaveta-florescu', 'odile-vane', 'enraged-wight'),
    solution: ['chain lisaveta-florescu.1', 'chain odile-vane.1', 'chain enraged-wight.1', 'stop'],
    answers: [
      { id: 'stop', act: /^stop$/, when: (p) => p.zones.length[CHAIN] < 3 },
      { id: 'odile', act: /^chain odile-vane/, when: isFirst },
      { id: 'wight', act: /^chain enraged-wight/, when: (p) => p.zones.length[CHAIN] < 3 },
    ],
  },
  {
    id: 'kicker',
    rule: 'nf.chain.9',
    arrange: () => deal(passed(['alton-hickman', 'whispered-orders'], 0), 1, PLAY, 'tansy-crake'),
    isDone: (p) => inPlay(p, 1).length === 0,
    solution: ['chain whispered-orders.1', 'chain alton-hickman.1', 'stop'],
    answers: [
      { id: 'first', act: /^chain alton-hickman/, when: isFirst },
      { id: 'stop', act: /^stop$/, when: (p) => laid(p) !== 'whispered-orders alton-hickman' },
    ],
  },
  {
    id: 'answer',
    rule: 'nf.chain.5',
    arrange: () => answering(['blood-rage'], ['undertow', 'odile-vane', 'bad-smoke'], ['great-shadow']),
    isDone: (p) => inPlay(p, 1).length === 0,
    solution: ['chain undertow.1', 'stop'],
    answers: [
      { id: 'pass', act: /^stop$/, when: (p) => !laid(p).includes('undertow') && inPlay(p, 1).length > 0 },
      { id: 'odile', act: /^chain odile-vane/ },
    ],
  },
  {
    id: 'block',
    rule: 'nf.combat.7',
    arrange: () => attacked(['old-scarback', 'brother-fenn'], ['odile-vane', 'tansy-crake']),
    isDone: (p) => p.state[PHASE] !== COMBAT && inPlay(p, 0).length === 2 && wounds(p, 0) === 0,
    solution: ['block odile-vane.1 > old-scarback.1', 'block tansy-crake.1 > brother-fenn.1'],
    answers: [
      { id: 'open', act: /^noBlock/ },
      { id: 'strong', act: /^block odile-vane.* > brother-fenn/ },
      { id: 'weak', act: /^block tansy-crake.* > old-scarback/ },
    ],
  },
  {
    id: 'claim',
    rule: 'nf.claim.2',
    arrange: () => deal(passed([], 1), 0, HAND, 'great-shadow', 'bad-smoke', 'genesis-one', 'charlotte-reyes'),
    isDone: (p) => hasIn(p, zoneOf(0, DISCARD), 'brother-fenn'),
    solution: ['discard bad-smoke.1', 'discard genesis-one.1', 'claim brother-fenn.7 from 8'],
    fine: new RegExp(`^discard (?:${STARTERS})`),
    answers: [
      { id: 'good', act: /^discard great-shadow/ },
      { id: 'another', act: /^claim (?!brother-fenn)/ },
      { id: 'stop', act: /^stop$/ },
    ],
  },
  {
    id: 'wounds',
    rule: 'nf.cleanup.2',
    arrange: () => passed(['bite', 'burn', 'charlotte-reyes', 'yuri-koroviev', 'brother-fenn'], 2),
    isDone: (p) => hasIn(p, zoneOf(0, DISCARD), 'bite', 'burn'),
    solution: ['useWound bite.1', 'useWound burn.1'],
    fine: /^useWound /,
    answers: [{ id: 'keep', act: /^done$/ }],
  },
  {
    id: 'end',
    rule: 'nf.end.1',
    arrange: () => nearEnd(['flank-attack', 'enraged-wight', 'lisaveta-florescu'], [9, 8]),
    isDone: (p) => p.state[OVER] === 1 && wounds(p, 0) < wounds(p, 1),
    solution: ['chain flank-attack.1', 'chain enraged-wight.1', 'stop'],
    answers: [
      { id: 'lisaveta', act: /^chain lisaveta/ },
      { id: 'wight', act: /^chain enraged-wight/, when: isFirst },
      { id: 'stop', act: /^stop$/, when: (p) => laid(p) !== 'flank-attack enraged-wight' },
    ],
  },
]

/** Nightfall in seven positions; the texts are the client's. */
export const lesson: Lesson = { game: 'nightfall', setup: SETUP, steps }
