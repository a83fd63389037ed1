import { cardName, cardText, COPIES, faces, nightfall, speakNightfall } from './index.ts'
import type { NightfallObservation, NightfallPosition } from './index.ts'
import type { Language } from '../../ability/language.ts'
import { type TextLine, writeLine } from '../../ability/text/line.ts'
import type { Face, Title } from '../title.ts'
import { concernsOwn } from '../own/laid.ts'
import { facts } from './facts.ts'
import { SET_IDS } from './face.ts'
import type { FaceType, Moon, Trait } from './index.ts'
import { ACTIVE, COUNT, TURN } from './layout.ts'
import { allWoundsOf } from './outcome.ts'
import { bringLanguage } from './speech/language-pack.ts'
import { vocabulary } from './words/vocabulary.ts'

export interface NightfallLine extends TextLine {
  /** It happens only when the card before shows the kicker's moon. */
  readonly kicker?: true
}

/** What a minion in play is by its text alone, so much asked for that a sign says it. */
export const SIGNED = ['guard', 'stays', 'unblockable', 'cannotBlock'] as const
export type Signed = (typeof SIGNED)[number]

export interface NightfallFace extends Face {
  readonly lines: readonly NightfallLine[]
  readonly type: FaceType
  /** Wounds have none. */
  readonly moon: Moon | undefined
  /** Moons that may follow in a chain. */
  readonly links: readonly Moon[]
  readonly kicker: Moon | undefined
  readonly cost: number
  readonly strength: number
  readonly health: number
  readonly traits: readonly Trait[]
  readonly signs: readonly Signed[]
}

/** Each set by itself, then all that can be mixed. */
const SET_MIXES = [1, 2, 4, 3, 5, 6, 7].map((mask) => SET_IDS.filter((_, i) => (mask & (1 << i)) !== 0))

const byId = new Map(faces.map((face) => [face.id, face]))

export const title: Title<NightfallPosition, NightfallObservation> = {
  facts,
  game: nightfall,
  speak: speakNightfall,
  faces,
  words: [...vocabulary.words.values()],
  verbs: ['attack', 'block', 'chain', 'play', 'claim'],
  bringLanguage,
  async bringCards(setup) {
    if (concernsOwn(facts.name, setup)) (await import('./own.ts')).ownBox.bring(setup)
  },
  cardName: (id, language) => cardName(id, language) ?? id,
  cardText: (id, language) => cardText(id, language).map(writeLine),
  face: showFace,
  moment: ({ state }) => ({ turn: state[TURN], active: [state[ACTIVE]] }),
  counts: (p) => ({ wounds: Array.from({ length: p.state[COUNT] }, (_, seat) => allWoundsOf(p, seat)) }),
  shown: showCards,
  // a wound that is taken shows the next one, and a packet that is handed on comes with another
  revealing: ['archive', 'draft', 'draw', 'plant', 'shuffle', 'steal', 'wound'],
  effects: [
    'damage',
    'damagePlayer',
    'destroy',
    'bounce',
    'exile',
    'heal',
    'influence',
    'kicker',
    'wound',
    'counter',
    'boost',
    'strengthen',
    'enter',
  ],
  foreseen: () => ({
    kinds: [
      // damage to a player is the wounds that come of it, or what a guard takes (nf.damage.4, nf.guard.1)
      ['end', 'wound', 'destroy', 'bounce', 'exile', 'counter', 'damage', 'heal', 'enter', 'strengthen', 'boost'],
      ['influence', 'steal'],
    ].flat(),
    slight: [],
    divided: [],
    steps: ['main', 'pay'],
    tried: [],
    said: {},
    // what the next turn brings comes of no answer
    veils: ['turn'],
  }),
  counted: [],
  silent: ['archive', 'phase', 'through', 'turn'],
  asked: ['main', 'pay'],
  weighed: {
    kinds: ['claim', 'chain'],
    groups: (id) => [byId.get(id)?.set ?? 'common', byId.get(id)?.moon ?? 'wound'],
    within: false,
    deeds: [],
    tables: [2, 3, 4, 5].flatMap((seats) =>
      (['none', 'sealed', 'revealed'] as const).map((draft) => ({
        name: `${seats} seats, ${draft === 'none' ? 'given archives' : `${draft} draft`}`,
        family: `${seats} seats`,
        setups: SET_MIXES.map((sets) => ({ seats, sets, draft })),
      })),
    ),
  },
}

function showFace(id: string, language: Language): NightfallFace | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  const { type, moon, links, cost, strength, health, traits, abilities } = face
  const kicker = abilities.find((ability) => ability.word === 'kicker')?.args[0] as Moon | undefined
  const signs = SIGNED.filter((sign) => abilities.some(({ word }) => word === sign))
  const lines = cardText(id, language).map((line, i) => (abilities[i]?.word === 'kicker' ? { ...line, kicker: true as const } : line))
  return { id, name: cardName(id, language) ?? id, lines, type, moon, links, kicker, cost, strength, health, traits, signs }
}

/** The archives lie open, so what is claimed of them shows nothing new, but for the wounds in them. */
function showCards(table: NightfallObservation): Set<number> {
  const cards = new Set<number>()
  const piles = [table.chain, table.resolved, ...table.seats.flatMap(({ hand, discard, play, exile }) => [hand, discard, play, exile])]
  for (const pile of piles) for (const { card } of pile) cards.add(card)
  for (const { archive, topWound } of table.archives) {
    for (let copy = 0; copy < COPIES; copy++) cards.add(archive * COPIES + copy)
    if (topWound !== undefined) cards.add(topWound.card)
  }
  return cards
}
