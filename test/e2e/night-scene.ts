// A crowded table of Nightfall that is laid out for a test, at each of the questions that look different.
import { ACTIVE, HAND, type NightfallPosition, PLAY } from '../../src/games/nightfall/layout.ts'
import { faces } from '../../src/games/nightfall/faces.ts'
import { nightfall } from '../../src/games/nightfall/index.ts'
import { choose, emptyHands, give, offered, passTurn, table } from '../../src/games/nightfall/scenario.ts'
import { seedOf } from '../../src/kernel/random.ts'
import type { Laid } from './scene.ts'

/** What the seats have in play, the reader first. */
const MINIONS = [
  ['charlotte-reyes', 'jj-mcteague', 'enraged-wight', 'lisaveta-florescu', 'alton-hickman'],
  ['yuri-koroviev', 'bad-smoke', 'genesis-one', 'odile-vane', 'brother-fenn', 'alton-hickman'],
  ['charlotte-reyes', 'enraged-wight', 'old-scarback'],
  ['jj-mcteague', 'yuri-koroviev', 'genesis-one', 'lisaveta-florescu'],
  ['bad-smoke', 'charlotte-reyes', 'tansy-crake'],
]
const ORDERS = ['alton-hickman', 'cold-trail', 'flank-attack', 'blood-rage', 'great-shadow', 'undertow']
const SOLD = ['lisaveta-florescu', 'odile-vane', 'whispered-orders', 'brother-fenn', 'old-scarback', 'tansy-crake', ...ORDERS]

export const NIGHT_QUESTIONS = ['attack', 'block', 'chain', 'claim'] as const

/** Minions with everybody and a full hand, at this question to the reader. */
export function crowdedNight(seats: number, question: (typeof NIGHT_QUESTIONS)[number]): Laid {
  const p = table(seats, ...SOLD)
  const before = { attack: seats - 1, block: seats - 2, chain: seats - 1, claim: 0 }[question]
  while (p.state[ACTIVE] !== before) passTurn(p)
  emptyHands(p)
  for (let seat = 0; seat < seats; seat++) for (const minion of MINIONS[seat]) give(p, minion, seat, PLAY)
  for (const order of ORDERS) give(p, order, 0, HAND)
  if (question === 'attack' || question === 'block') passTurn(p)
  if (question === 'block') while (p.state[ACTIVE] === asked(p)) choose(p, offered(p).find((option) => option.endsWith('@ 0'))!)
  if (question === 'chain') link(p, seats - 1)
  if (question === 'claim') while (!offered(p).some((option) => option.startsWith('claim'))) choose(p, 'stop')
  return { game: 'nightfall', p, setup: nightfall.defaultSetup(seats) }
}

/** A seat of two claims from archives that say much, with three minions a side. */
export function wordyNight(): Laid {
  const sold = ['flank-attack', 'cassian-roe', 'odile-vane', 'tansy-crake', 'whispered-orders', 'great-shadow', 'brother-fenn', 'undertow']
  const p = table(2, ...sold, 'old-scarback', 'cold-trail', 'blood-rage', 'lisaveta-florescu')
  while (p.state[ACTIVE] !== 0) passTurn(p)
  emptyHands(p)
  for (const seat of [0, 1]) for (const minion of ['charlotte-reyes', 'enraged-wight', 'bad-smoke']) give(p, minion, seat, PLAY)
  for (const order of ['flank-attack', 'undertow', 'cold-trail']) give(p, order, 0, HAND)
  while (!offered(p).some((option) => option.startsWith('claim'))) choose(p, offered(p).find((option) => /^(stop|noBlock)/.test(option))!)
  return { game: 'nightfall', p, setup: nightfall.defaultSetup(2) }
}

/** The first pick of the draft of Blood Country with all sets: five cards, those of many packets that say most. */
export function wordyDraft(seats: number): Laid {
  const setup = { seats, sets: ['nightfall', 'martial-law', 'blood-country'], draft: 'revealed' } as const
  const said = new Map(faces.map(({ id, abilities }) => [id, JSON.stringify(abilities).length]))
  const laid = Array.from({ length: 60 }, (_, seed) => {
    const started = nightfall.start(setup, seedOf(seed))
    if (!started.ok) throw new Error(started.error.message)
    const { hand } = nightfall.observe(started.value, 0).draft!
    return { p: started.value, length: hand.reduce((sum, { id }) => sum + said.get(id)!, 0) }
  })
  return { game: 'nightfall', p: laid.reduce((most, one) => (one.length > most.length ? one : most)).p, setup }
}

/** A hand of orders that say much. */
export function wordyHand(...hand: readonly string[]): Laid {
  const p = table(2, ...hand)
  while (p.state[ACTIVE] !== 0) passTurn(p)
  emptyHands(p)
  for (const order of hand) give(p, order, 0, HAND)
  return { game: 'nightfall', p, setup: nightfall.defaultSetup(2) }
}

const asked = (p: NightfallPosition) => nightfall.decision(p)?.seat

/** Links of another seat lie in the chain, and the reader may add to them. */
function link(p: NightfallPosition, seat: number): void {
  for (const order of ['old-scarback', 'odile-vane', 'tansy-crake']) give(p, order, seat, HAND)
  for (const order of ['old-scarback', 'odile-vane', 'stop']) choose(p, order)
}
