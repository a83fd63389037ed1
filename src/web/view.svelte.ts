// What the page shows besides the game: which page, which sheet, which card is looked at.
import { createSubscriber, MediaQuery } from 'svelte/reactivity'
import { factsOf, type GameName } from '../games/register.ts'

export type Sheet =
  | 'settings'
  | 'help'
  | 'piles'
  | 'rules'
  | 'log'
  | 'inspector'
  | 'import'
  | 'menu'
  | 'duel'
  | 'clans'
  | 'sets'
  | 'variant'
  | 'concede'
  | 'keys'
  | 'own'
  | 'report'

/** What is measured anew when the window changes. Svelte has the same in a file that brings all else that a window tells, 0.3 KB. */
const watchSize = createSubscriber((update) => {
  addEventListener('resize', update)
  return () => removeEventListener('resize', update)
})

class View {
  page = $state<'home' | 'table' | 'decks' | 'people' | 'puzzles'>(/^#replay=/.test(location.hash) ? 'table' : 'home')
  sheet = $state<Sheet | undefined>(undefined)
  /** The rule at which the rules sheet opens; only its first part for all rules of that game. */
  rule = $state<string | undefined>(undefined)
  /** The card in the inspector: its index in the game, or only the id of a face. */
  looked = $state.raw<{ readonly card: number; readonly id: string } | undefined>(undefined)
  /** What was pressed and could not be acted on stays in the inspector. */
  pinned = $state.raw<View['looked']>(undefined)
  /** Spoken once, for those who do not see the table. */
  said = $state('')
  /** The player closed the sheet that tells the result. */
  resultSeen = $state(false)
  /** The log is narrowed to lines with these words, or to those that changed a count. */
  logFiltered = $state(false)
  logFilter = $state('')
  logCounts = $state(false)
  /** At a table of a server, what is said there stands in the place of the log. */
  talking = $state(false)
  /** The line for typed commands is open. */
  get typing(): boolean {
    return this.typed
  }
  set typing(typed: boolean) {
    this.typed = typed
    this.held = undefined
  }
  /** Keys that were pressed since the line was asked for, until it is there. */
  held: string[] | undefined
  /** The analysis of the replay is open. */
  analysis = $state(false)

  /** Somebody is waited for at a table of a server, whatever is looked at meanwhile. */
  seeks = $state(false)

  /** The table lies on its side: the question beside it, log and card in focus in drawers, whatever the width. */
  land = $state(false)
  /** So low on its side that one thing is shown at a time, as on a phone. */
  low = $state(false)

  private typed = $state(false)

  private readonly phoneQuery = new MediaQuery('max-width: 699px')
  private readonly tabletQuery = new MediaQuery('max-width: 1099px')
  private readonly sidewaysQuery = new MediaQuery('(max-width: 1099px) and (max-height: 800px) and (orientation: landscape)')

  private readonly highQuery = new MediaQuery('min-height: 600px')

  /** A phone or tablet on its side, at a table that has no rule of its own for it: the felt scrolls, the question stands beside it. */
  get sideways(): boolean {
    return !this.land && this.sidewaysQuery.current
  }

  /** The window's width and height, in pixels. */
  get size(): readonly [width: number, height: number] {
    watchSize()
    return [innerWidth, innerHeight]
  }

  get width(): 'phone' | 'tablet' | 'desktop' {
    if (this.land) return 'tablet'
    return this.phoneQuery.current || this.sideways ? 'phone' : this.tabletQuery.current ? 'tablet' : 'desktop'
  }

  /** What is to be read and what is asked take turns. */
  get short(): boolean {
    return this.low || this.width === 'phone'
  }

  /** There is room for the log above the question. */
  get logged(): boolean {
    return this.width === 'desktop' || (this.sideways && this.highQuery.current)
  }

  /** Goes to a table. */
  open(): void {
    this.looked = undefined
    this.resultSeen = false
    this.analysis = false
    this.typing = false
    this.page = 'table'
  }

  /** The rules of a game from their beginning. */
  openRules(game: GameName): void {
    this.openRule(factsOf(game).firstRule.split('.')[0])
  }

  openRule(rule: string): void {
    this.rule = rule
    this.sheet = 'rules'
  }

  say(text: string): void {
    // The same words twice are only read again when they differ.
    this.said = text === this.said ? `${text} ` : text
  }
}

export const view = new View()
