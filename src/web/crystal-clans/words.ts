import type { Language } from '../protocol.ts'
import type { Action } from './actions.ts'
import type { Clan, Style } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the Crystal Clans table says by itself; prompts, options and log lines come from the game's speaker. */
export interface ClansWords {
  readonly clans: Readonly<Record<Clan, string>>
  /** What the clan can do, by name and in short. */
  readonly clanAbility: Readonly<Record<Clan, readonly [name: string, text: string]>>
  // before the game
  readonly yourClan: string
  readonly theirClan: string
  readonly anyClan: string
  readonly versus: (mine: string, theirs: string) => string
  readonly mulligan: string
  readonly mulliganHow: string
  readonly handicap: string
  readonly handicapHow: string
  readonly home: (who: string, own: boolean) => string
  readonly control: (who: string, own: boolean) => string
  readonly contested: string
  readonly board: string
  readonly track: string
  /** On whose side the marker lies; undefined for the own one. */
  readonly marker: (initiative: number, who: string | undefined) => string
  readonly stays: string
  readonly passes: (who: string) => string
  readonly crystals: string
  readonly crystalsLeft: (count: number) => string
  readonly capturedTitle: string
  readonly captured: (count: number, all: number) => string
  readonly capturedBy: (who: string, count: number, all: number) => string
  readonly faceDown: string
  readonly actionsTitle: string
  readonly actions: Readonly<Record<Action, string>>
  readonly from: (cost: number) => string
  readonly lacks: {
    readonly initiative: (cost: number) => string
    readonly units: string
    readonly squads: string
    readonly zones: (missing: number) => string
    readonly home: string
  }
  readonly cost: (cost: number) => string
  readonly costs: (cost: number) => string
  readonly figures: (attack: number, defense: number, activation: number) => string
  readonly attack: string
  readonly defense: string
  readonly activation: string
  readonly onTop: string
  readonly hero: string
  readonly styles: Readonly<Record<Style, string>>
  readonly beats: (one: Style, other: Style) => string
  readonly sameStyle: string
  /** When the left effect counts, and when the right one: in short, beside a sign or a quoted effect, and in a sentence. */
  readonly beatsOnly: string
  readonly otherwise: string
  readonly when: (beaten: Style) => string
  readonly whenElse: string
  readonly squadOf: (who: string) => string
  readonly squadSize: (units: number) => string
  readonly yourTurn: string
  readonly question: string
  readonly note: (squads: number, units: number) => string
  readonly summonWhere: (name: string) => string
  readonly whichOf: Readonly<Record<Action, string>>
  readonly summonHere: string
  readonly total: (cost: number) => string
  readonly empty: string
  readonly joins: (name: string) => string
  readonly defended: (name: string, force: string) => string
  readonly stays2: string
  readonly position: (at: number, of: number) => string
  readonly keepOrder: string
  readonly battle: (place: string) => string
  readonly battleOver: (place: string) => string
  readonly noCardYet: string
  readonly secret: string
  readonly signed: (bonus: number) => string
  readonly attackSum: (attack: number, bonus: number) => string
  readonly shield: (toughness: number, bonus: number) => string
  readonly predicted: (style: string) => string
  readonly cancelled: string
  readonly damage: (damage: number) => string
  readonly fell: (names: string) => string
  readonly noneFell: string
  readonly close: string
  // before battle cards are chosen
  readonly outlook: (card: string) => string
  readonly ifTheyPlay: string
  readonly counts: string
  readonly theirs: string
  readonly yours: string
  readonly fallen: (fallen: number, all: number) => string
  readonly onTheirs: (damage: number | undefined) => string
  readonly onYours: (damage: number | undefined) => string
  readonly outlookNote: string
  readonly outlookAsks: string
  readonly outlookKnown: (card: string) => string
  readonly notHeld: string
  /** What stands at each battle card: by the other style, how many of theirs fall and how many of one's own. */
  readonly outlookKey: string
  /** What comes of a battle, over all cards that may be played: counts, or ranges. */
  readonly ahead: (theirs: string, yours: string) => string
  readonly against3: (style: Style, theirs: number, yours: number) => string
  readonly hand: (who: string, count: number) => string
  readonly deck: (who: string, count: number) => string
  readonly discard: (who: string, count: number) => string
  readonly fromDiscard: string
  readonly fromDeck: string
  readonly ownUnseen: string
  readonly theirUnseen: string
  readonly piles: Readonly<Record<'hand' | 'known' | 'deck' | 'discard' | 'removed' | 'crystals', string>>
}

/** All languages come with the table, which is loaded when it is first opened. */
const WORDS: Readonly<Record<Language, ClansWords>> = { en, de, it }

export const clansWords = (language: Language): ClansWords => WORDS[language]
