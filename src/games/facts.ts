/** A way in which decks come to the seats of a table. */
export interface Format {
  readonly name: string
  /** The seats bring their decks themselves, and nobody sees them before the start. */
  readonly brings?: true
  /** Decks are dealt by chance (`DEALT_DECKS`). */
  readonly deals?: true
  /** Of three games, the second is played with each other's deck; in the third the deck that won both goes to who takes more chains. */
  readonly adaptive?: true
}

/** What is known of a game before any of its code is loaded. */
export interface Facts<N extends string = string> {
  readonly name: N
  /** As written on a box. */
  readonly title: string
  /** The cards are designed by us, not the published ones. */
  readonly designed: boolean
  /** How many can play. */
  readonly seats: readonly number[]
  /** Four can play two against two. */
  readonly teams?: boolean
  /** Where its rules begin. */
  readonly firstRule: string
  /** How many steps its lesson has. */
  readonly lessonSteps: number
  /** Of the curve that makes a share of the win of its yardstick (docs/analysis.md). */
  readonly slope: number
  /** How decks come to the seats; the first is taken when none is named. */
  readonly formats: readonly [Format, ...Format[]]
  /** The list of the setup that has what each seat brings, where seats bring something. */
  readonly brought?: 'decks' | 'clans'
  /** What of the setup is left to who opens a table: by its field what may stand there, the usual first; `base` is the rest of it. For two sides, and with `three` for three seats. */
  readonly variants?: {
    readonly base?: object
    readonly three?: true
    readonly fields: Readonly<Record<string, readonly (string | boolean)[]>>
  }
  /** What is played with comes from boxes of which several may be mixed, and from a draft. */
  readonly boxes?: true
  /** Two seats may bring the same only where the setup says so, by `mirror`. */
  readonly mirrors?: true
}
