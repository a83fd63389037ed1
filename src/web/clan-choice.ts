// What may be chosen before a game of Crystal Clans; types only, so that no engine code reaches the first load.
import type { Clan, CrystalClansSetup } from './crystal-clans/view.ts'
import type { Language } from './protocol.ts'

const EACH: Readonly<Record<Clan, true>> = { stone: true, skull: true, blood: true, flower: true, water: true, meteor: true }
export const CLANS = Object.keys(EACH) as readonly Clan[]

export type ClanChoice = Clan | 'random'

export interface Pairing {
  readonly mine: ClanChoice
  readonly theirs: ClanChoice
  /** Once, before lots are drawn, cards of the hand may be shuffled back (cc.setup.4). */
  readonly mulligan: boolean
  /** Who begins has initiative at once, a variant of ours (cc.setup.6). */
  readonly handicap?: boolean
  /** Both clans in words, for the first page. */
  readonly says: Readonly<Record<Language, string>>
}

/** There is one deck of each clan: whoever takes the clan of the other leaves chance to find another one (cc.setup.5). */
export function freeOther(own: ClanChoice, other: ClanChoice): ClanChoice {
  return own === other ? 'random' : other
}

/** The setup of the next game; `draw` gives a whole number below its argument. */
export function drawSetup({ mine, theirs, mulligan, handicap }: Omit<Pairing, 'says'>, draw: (count: number) => number) {
  const find = (choice: ClanChoice, other: ClanChoice) => {
    if (choice !== 'random') return choice
    const left = CLANS.filter((clan) => clan !== other)
    return left[draw(left.length)]
  }
  const own = find(mine, theirs)
  return { seats: 2, clans: [own, find(theirs, own)], mulligan, ...(handicap ? { handicap } : {}) } satisfies CrystalClansSetup
}

/** What was kept in a browser, undefined when it cannot be read. */
export function checkPairing(value: unknown): Pairing | undefined {
  const { mine, theirs, mulligan, handicap = false, says } = (value ?? {}) as Partial<Pairing>
  const isChoice = (choice: unknown): choice is ClanChoice => choice === 'random' || CLANS.includes(choice as Clan)
  if (
    !isChoice(mine) ||
    !isChoice(theirs) ||
    (mine === theirs && mine !== 'random') ||
    typeof mulligan !== 'boolean' ||
    typeof handicap !== 'boolean'
  )
    return undefined
  if (says === undefined || [says.en, says.de, says.it].some((text) => typeof text !== 'string')) return undefined
  return { mine, theirs, mulligan, handicap, says }
}
