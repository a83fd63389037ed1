import type { EnglishAct, EnglishNoun } from '../../speech/glossary.ts'
import type { FaceType, Moon, Trait, WoundKind } from '../face.ts'

/** The terms of Nightfall in English. */

export const types = {
  starter: ['starting minion'],
  minion: ['minion'],
  action: ['action'],
  wound: ['wound'],
  order: ['order'],
  card: ['card'],
} as const satisfies Record<FaceType | 'order' | 'card', EnglishNoun>

export const places = {
  hand: ['hand'],
  deck: ['deck'],
  discard: ['discard pile'],
  archive: ['archive'],
  privateArchive: ['private archive'],
  commons: ['commons', 'commons'],
} as const satisfies Record<string, EnglishNoun>

export const things = {
  chain: ['chain'],
  link: ['link'],
  moon: ['moon'],
  kicker: ['kicker'],
  influence: ['influence', 'influence'],
  strength: ['strength', 'strength'],
  health: ['health', 'health'],
  damage: ['damage', 'damage'],
  attacker: ['attacker'],
  defender: ['defender'],
  blocker: ['blocker'],
  guard: ['guard'],
  target: ['target'],
  phase: ['phase'],
  combat: ['combat'],
} as const satisfies Record<string, EnglishNoun>

export const states = {
  friendly: 'friendly',
  opposing: 'opposing',
  open: 'open',
  faceDown: 'face down',
} as const

export const acts = {
  attack: ['attack'],
  block: ['block'],
  fight: ['fight', 'fought'],
  lay: ['lay', 'laid'],
  resolve: ['resolve'],
  ignore: ['ignore'],
  feed: ['feed', 'fed'],
  claim: ['claim'],
  discard: ['discard'],
  draw: ['draw', 'drawn'],
  destroy: ['destroy'],
  exile: ['exile'],
  shuffle: ['shuffle'],
} as const satisfies Record<string, EnglishAct>

export const phases = { draft: 'Draft', combat: 'Combat', chain: 'Chain', claim: 'Claim', cleanup: 'Clean-up' } as const

export const moons: Readonly<Record<Moon, string>> = {
  white: 'white',
  red: 'red',
  blue: 'blue',
  purple: 'purple',
  yellow: 'yellow',
  green: 'green',
}

export const traits: Readonly<Record<Trait, string>> = {
  hunter: 'hunter',
  vampire: 'vampire',
  lycanthrope: 'lycanthrope',
  ghoul: 'ghoul',
}

export const wounds: Readonly<Record<WoundKind, string>> = { bite: 'bite', bleed: 'bleed', burn: 'burn' }
