import type { Ability } from '../../ability/tree.ts'
import {
  bringLanguage,
  cardName,
  cardText,
  faces,
  type RiftbladeObservation,
  riftblade,
  type RiftbladePosition,
  speakRiftblade,
  type Tier,
} from './index.ts'
import type { Language } from '../../ability/language.ts'
import { writeLine } from '../../ability/text/line.ts'
import type { Setup } from '../../kernel/game.ts'
import type { Face, Title } from '../title.ts'
import { concernsOwn } from '../own/laid.ts'
import { facts } from './facts.ts'
import { foreseen } from './foreseen.ts'
import { cardGroups } from './index.ts'
import type { Aspect, Rarity } from './index.ts'
import { ACTIVE, listSeats, SEAT_COUNT, teamMates, teamOf, TURN } from './layout.ts'
import { vocabulary } from './words/vocabulary.ts'

/** The effect icons of a row, such as 2 × attack. */
export interface EffectView {
  readonly effect: string
  readonly amount: number
}

export interface TierView {
  readonly tier: Tier
  /** It also works when the card is triggered. */
  readonly triggered: boolean
  readonly effects: readonly EffectView[]
}

export interface RiftbladeFace extends Face {
  /** Starters have none. */
  readonly cost: number | undefined
  readonly rarity: Rarity
  readonly aspects: readonly Aspect[]
  /** The rows that the card has, weakest first. */
  readonly tiers: readonly TierView[]
}

const byId = new Map(faces.map((face) => [face.id, face]))

export const title: Title<RiftbladePosition, RiftbladeObservation> = {
  facts,
  game: riftblade,
  speak: speakRiftblade,
  faces,
  words: [...vocabulary.words.values()],
  verbs: ['play', 'buy', 'trigger', 'convert', 'refresh', 'draw', 'gain'],
  bringLanguage,
  async bringCards(setup) {
    if (concernsOwn(facts.name, setup)) (await import('./own.ts')).ownBox.bring(setup)
  },
  cardName: (id, language) => (byId.has(id) ? cardName(id, language) : id),
  cardText: (id, language) => cardText(id, language).map(writeLine),
  face: showFace,
  weighed: {
    kinds: ['buy', 'trigger'],
    groups: cardGroups,
    within: false,
    deeds: [],
    tables: [
      ...[2, 3, 4].map((seats) => ({ name: `${seats} seats`, family: `${seats} seats`, setups: [{ seats }] })),
      { name: 'teams', family: 'teams', setups: [{ seats: 4, teams: true } as Setup] },
      { name: '2 seats, handicap', family: '2 seats, handicap', setups: [{ seats: 2, handicap: true } as Setup] },
      { name: '3 seats, handicap', family: '3 seats, handicap', setups: [{ seats: 3, handicap: true } as Setup] },
      { name: 'teams, handicap', family: 'teams, handicap', setups: [{ seats: 4, teams: true, handicap: true } as Setup] },
    ],
  },
  moment: (p) => ({ turn: p.state[TURN], active: listSeats(p, teamMates(p, p.state[ACTIVE])) }),
  counts: (p) => ({ life: Array.from({ length: p.state[SEAT_COUNT] }, (_, seat) => p.life[teamOf(p, seat)]) }),
  shown: showCards,
  revealing: ['draw', 'refresh', 'roll', 'shuffle'],
  effects: ['damage', 'heal', 'mana', 'eliminate', 'deal', 'win'],
  counted: ['damage', 'heal'],
  silent: ['turn'],
  foreseen: () => foreseen,
  asked: ['main', 'seat'],
}

function showFace(id: string, language: Language): RiftbladeFace | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  const { cost, rarity, aspects, abilities } = face
  return { id, name: cardName(id, language), lines: cardText(id, language), cost, rarity, aspects, tiers: abilities.map(showTier) }
}

function showTier(ability: Ability): TierView {
  const triggered = ability.word === 'triggered'
  const row = triggered ? (ability.args[0] as Ability) : ability
  const effects = (row.args as readonly Ability[]).map(({ word, args }) => ({ effect: word, amount: Number(args[0]) }))
  return { tier: row.word as Tier, triggered, effects }
}

function showCards(table: RiftbladeObservation): Set<number> {
  const cards = new Set<number>()
  const piles = [
    table.row,
    table.void,
    table.chain,
    table.out,
    ...table.seats.flatMap((seat) => [seat.hand ?? [], seat.known, seat.discard]),
  ]
  for (const pile of piles) for (const { card } of pile) cards.add(card)
  return cards
}
