import {
  abilityText,
  battleText,
  CLANS,
  cardName,
  cardText,
  crystalClans,
  type CrystalClansObservation,
  type CrystalClansPosition,
  type CrystalClansSetup,
  faces,
  PLACE_NAMES,
  speakCrystalClans,
  styleName,
  traitName,
} from './index.ts'
import type { Language } from '../../ability/language.ts'
import type { Setup } from '../../kernel/game.ts'
import { writeLine } from '../../ability/text/line.ts'
import type { Ability } from '../../ability/tree.ts'
import type { Face, Title, WeighedTable } from '../title.ts'
import { concernsOwn } from '../own/laid.ts'
import { facts } from './facts.ts'
import { foreseen } from './foreseen.ts'
import type { Clan, Role, Style } from './index.ts'
import { ACTIVE, CRYSTAL_ROW, CRYSTALS, TURN, turnNumber } from './layout.ts'
import { bringLanguage } from './speech/language-pack.ts'
import { CRYSTALS_TO_WIN } from './outcome.ts'
import { vocabulary } from './words/vocabulary.ts'

export interface AbilityView {
  readonly name: string
  /** It counts only while the unit is the top one of its squad (cc.squad.3). */
  readonly onTop: boolean
  readonly text: string
}

export interface UnitView extends Face {
  readonly type: 'unit'
  readonly clan: Clan
  readonly role: Role
  readonly traits: readonly string[]
  readonly traitText: string
  readonly cost: number
  readonly attack: number
  readonly defense: number
  readonly activation: number
  readonly style: Style
  readonly styleText: string
  readonly abilities: readonly AbilityView[]
  /** Effects of the battle half. */
  readonly left: string
  readonly right: string
}

export interface CrystalView extends Face {
  readonly type: 'crystal'
  readonly cost: number
  readonly text: string
}

export type ClansFace = UnitView | CrystalView

/** The name of a zone; the two homes are named after their owners. */
export interface PlaceFace extends Face {
  readonly type: 'place'
}

const PAIRINGS = CLANS.flatMap((one, i) => CLANS.slice(i + 1).map((other) => pairOff(one, other)))
const byId = new Map(faces.map((face) => [face.id, face]))

export const title: Title<CrystalClansPosition, CrystalClansObservation> = {
  facts,
  game: crystalClans,
  speak: speakCrystalClans,
  faces,
  words: [...vocabulary.words.values()],
  verbs: ['summon', 'move', 'activate', 'raid'],
  bringLanguage,
  async bringCards(setup) {
    if (concernsOwn(facts.name, setup)) (await import('./own.ts')).ownBox.bring(setup)
  },
  cardName: (id, language) => (byId.has(id) ? cardName(id, language) : id),
  cardText: (id, language) => cardText(id, language).map(writeLine),
  face: showFace,
  moment: ({ state, zones }) => ({ turn: turnNumber(state[TURN], zones.length[CRYSTAL_ROW]), active: [state[ACTIVE]] }),
  counts: ({ zones }) => ({ crystals: [zones.length[CRYSTALS], zones.length[CRYSTALS + 1]] }),
  goals: { crystals: CRYSTALS_TO_WIN },
  shown: showCards,
  revealing: ['draw', 'reveal', 'reshuffle', 'replenish', 'raid'],
  effects: ['effect', 'damage', 'destroyed', 'initiative', 'reshuffle', 'offer', 'end'],
  counted: [],
  silent: ['turn'],
  foreseen: () => foreseen,
  asked: ['main', 'may', 'mulligan'],
  weighed: {
    kinds: ['summon', 'reveal', 'claim'],
    groups: (id) => (byId.get(id)?.type === 'crystal' ? ['crystals'] : [(byId.get(id) as { clan?: Clan } | undefined)?.clan ?? '']),
    within: true,
    deeds: ['raid', 'claim', 'reshuffle', 'stalemate'],
    tables: [...PAIRINGS, { name: 'handicap', family: 'handicap', setups: PAIRINGS.flatMap(({ setups }) => setups).map(evenOut) }],
    played: (setup) => (setup as CrystalClansSetup).clans,
  },
}

/** Two clans, each in either seat. */
function pairOff(one: Clan, other: Clan): WeighedTable {
  const setups = [
    [one, other],
    [other, one],
  ].map((clans) => ({ seats: 2, clans, mulligan: false }))
  return { name: `${one}-${other}`, family: 'all pairings', setups }
}

/** The same with the start for equal chances (cc.setup.6). */
function evenOut(setup: Setup): Setup {
  return { ...setup, handicap: true } as Setup
}

/** Cards, and the zones of the board by their names. */
function showFace(id: string, language: Language): ClansFace | PlaceFace | undefined {
  const place = PLACE_NAMES[language][id]
  if (place !== undefined) return { id, name: place, lines: [], type: 'place' }
  const face = byId.get(id)
  if (face === undefined) return undefined
  const name = cardName(id, language)
  const lines = cardText(id, language)
  if (face.type === 'crystal') return { id, name, lines, type: 'crystal', cost: face.cost, text: lines.map(writeLine).join(' ') }
  const said = abilityText(id, language)
  const abilities = face.abilities.map((ability, i) => showAbility(ability, said[i].text, language))
  const { clan, role, traits, cost, attack, defense, activation, style } = face
  return {
    id,
    name,
    lines,
    type: 'unit',
    clan,
    role,
    traits,
    traitText: traits.map((trait) => traitName(trait, language)).join(', '),
    cost,
    attack,
    defense,
    activation,
    style,
    styleText: styleName(style, language),
    abilities,
    ...battleText(id, language),
  }
}

/** The abilities of units have names (`onTop`, `always`). */
function showAbility({ word, args }: Ability, text: string, language: Language): AbilityView {
  return { name: (args[0] as Readonly<Record<Language, string>>)[language], onTop: word === 'onTop', text }
}

function showCards(table: CrystalClansObservation): Set<number> {
  const cards = new Set<number>()
  const piles = [
    table.row,
    table.shown,
    ...table.squads.map(({ units }) => units),
    ...table.seats.flatMap((seat) => [seat.hand ?? [], seat.known, seat.discard, seat.removed, seat.crystals]),
    (table.battle?.seats ?? []).flatMap(({ card }) => card ?? []),
  ]
  for (const pile of piles) for (const { card } of pile) cards.add(card)
  return cards
}
