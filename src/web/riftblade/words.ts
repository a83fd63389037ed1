import type { Language } from '../protocol.ts'
import type { Aspect, Stone, Tier } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the Riftblade table says by itself; prompts, options and log lines come from the game's speaker. */
export interface RiftWords {
  readonly life: (life: number) => string
  readonly stones: Readonly<Record<Stone, string>>
  readonly stonesOf: (who: string) => string
  readonly spent: string
  readonly rolled: string
  readonly tiers: Readonly<Record<Tier, string>>
  readonly triggered: string
  readonly noStone: string
  readonly withStone: (stone: string) => string
  /** A row of a card, such as "2 damage". */
  readonly effects: Readonly<Record<string, (amount: number) => string>>
  readonly aspects: Readonly<Record<Aspect, string>>
  readonly rarities: Readonly<Record<'starter' | 'common' | 'uncommon' | 'rare', string>>
  readonly cost: (mana: number) => string
  readonly rift: string
  readonly riftDeck: string
  readonly voidPile: string
  readonly buy: (mana: number) => string
  readonly trigger: (mana: number) => string
  readonly triggerFree: string
  readonly chain: string
  readonly chainOf: (who: string) => string
  readonly chainEmpty: string
  readonly chainSum: (cards: number) => string
  readonly linked: (aspects: string) => string
  readonly openEnd: (aspects: string) => string
  readonly mana: string
  readonly manaNote: string
  readonly yourTurn: string
  readonly question: string
  readonly whichTier: (name: string) => string
  /** What can be done with a card or a stone, by the verb of an option. */
  readonly acts: Readonly<Record<string, string>>
  readonly note: (playable: number, stones: number) => string
  /** What a stone is used for with a card that is chosen next, by the verb. */
  readonly uses: Readonly<Record<string, string>>
  readonly pass: string
  readonly offer: string
  readonly endOfTurn: (draw: number) => string
  readonly wasteMana: (mana: number) => string
  readonly wasteStones: (count: number) => string
  readonly wasteCards: (count: number) => string
  readonly wasteOver: (count: number) => string
  readonly hand: (who: string, count: number) => string
  readonly deck: (who: string, count: number) => string
  readonly discard: (who: string, count: number) => string
  readonly target: string
  readonly aimAt: (life: number, stones: number) => string
  readonly cardsInHand: (cards: number) => string
  /** The hand of the partner, who shows it. */
  readonly partnerHand: (who: string) => string
  readonly partner: string
  readonly out: string
  readonly piles: Readonly<Record<'hand' | 'deck' | 'discard' | 'rift' | 'void' | 'known', string>>
  readonly unseenNote: string
}

/** All languages come with the table, which is loaded when it is first opened. */
const WORDS: Readonly<Record<Language, RiftWords>> = { en, de, it }

export const riftWords = (language: Language): RiftWords => WORDS[language]
