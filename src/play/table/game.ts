// The running game of a table: its positions are values, so that a table is one too.
import type { Title } from '../../games/title.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import type { Position } from '../../kernel/position.ts'
import { Counter } from '../counter.ts'
import { Known } from '../known.ts'
import { asksWithin, type Happened, noteAnswer } from '../session.ts'
import type { Start } from './entry.ts'
import type { Game, Made } from './state.ts'

export function beginGame(title: Title, start: Start, entry: number): Game {
  const p = startPosition(title, start)
  return {
    start,
    entry,
    p,
    made: [],
    asked: entry,
    toDecide: title.game.seatToDecide(p),
    base: entry,
    counts: title.counts(p),
    happened: [],
    left: [],
    observed: [],
  }
}

/** The game after a choice. It is made whole or not at all: when the rules fail, the position stays, and the game has a fault. */
export function chooseMove(title: Title, game: Game, made: Made): Game {
  const { game: rules } = title
  const { entry, seat, move, itself } = made
  const p = copyOf(title, game.p)
  const all = [...game.made, made]
  const happened: Happened[] = []
  const counter = new Counter(title)
  counter.last = game.counts
  const option = readMove(title, game, move)
  if (option < 0) throw notPossible(entry, move)
  try {
    listenTo(title, p, option, { step: game.made.length, itself }, happened, counter)
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    return { ...game, asked: entry, happened: [], fault: { seat, move, where: rules.where(p), message } }
  }
  const toDecide = rules.seatToDecide(p)
  const after = { p, observed: [] }
  const free = toDecide === seat && !hasLearned(title, game, after, seat, happened)
  return { ...game, ...after, made: all, asked: entry, toDecide, base: free ? game.base : entry, counts: counter.last, happened }
}

function notPossible(entry: number, move: string): Error {
  return new Error(`entry ${entry}: "${move}" is not possible; the entries are not those of this table`)
}

/** The game as it was after an entry; `entry` is the one that takes back. */
export function goBack(title: Title, game: Game, to: number, entry: number): Game {
  const made = game.made.filter((one) => one.entry <= to)
  const left = game.left.filter(({ step }) => step < made.length)
  return resumeGame(title, { ...game, made, left, asked: entry, base: Math.min(game.base, to) })
}

/** The game with the position that its choices lead to. */
export function resumeGame(title: Title, game: Omit<Game, 'p' | 'toDecide' | 'counts' | 'happened' | 'observed'>): Game {
  const { p, counts } = replay(title, game)
  return { ...game, p, toDecide: title.game.seatToDecide(p), counts, happened: [], observed: [] }
}

/** All that has happened in a game, for one who comes later. All who look at a table come at once when its server was replaced. */
export function recall(title: Title, game: Game): readonly Happened[] {
  if (recalled?.game !== game) recalled = { game, happened: withThoseWhoLeft(replay(title, game).happened, game.left) }
  return recalled.happened
}

/** Whoever gave up did so before the choice that was made next. */
function withThoseWhoLeft(happened: readonly Happened[], left: readonly Happened[]): Happened[] {
  const all = [...happened]
  for (const one of left) {
    const next = all.findIndex(({ step, event }) => step >= one.step && event.kind !== one.event.kind)
    all.splice(next < 0 ? all.length : next, 0, one)
  }
  return all
}

/** Only the last one: it is larger than the table. */
let recalled: { readonly game: Game; readonly happened: readonly Happened[] } | undefined

function replay(title: Title, { start, made }: Pick<Game, 'start' | 'made'>): Pick<Game, 'p' | 'counts'> & { happened: Happened[] } {
  const p = startPosition(title, start)
  const happened: Happened[] = []
  const counter = new Counter(title)
  counter.begin(p)
  for (const [step, { entry, move, itself }] of made.entries()) {
    const option = title.game.parseOption(p, move)
    if (option < 0) throw notPossible(entry, move)
    listenTo(title, p, option, { step, itself }, happened, counter)
  }
  return { p, counts: counter.last, happened }
}

/** What these cards are now. */
export function nameCards({ game }: Title, p: Position, cards: readonly number[]): Happened['ids'] {
  const ids: Record<number, string> = {}
  for (const card of cards) {
    const id = card < 0 ? undefined : game.cardId(p, card)
    if (id !== undefined) ids[card] = id
  }
  return Object.keys(ids).length === 0 ? undefined : ids
}

/** The entry that the position comes from. */
export function lastMade({ made, entry }: Game): number {
  return made.at(-1)?.entry ?? entry
}

/** Where one step back of whoever decides leads, -1 when it may take nothing back. */
export function undoTo({ made, base }: Game): number {
  let last = made.length - 1
  while (last >= 0 && made[last].entry > base && made[last].itself) last--
  if (last < 0 || made[last].entry <= base) return -1
  return last > 0 && made[last - 1].entry > base ? made[last - 1].entry : base
}

/** What a seat, or a spectator, may know of the position, made once. */
export function observe(title: Title, { p, observed }: Standing, seat: number): unknown {
  const place = seat - SPECTATOR
  observed[place] ??= title.game.observe(p, seat)
  return observed[place]
}

type Standing = Pick<Game, 'p' | 'observed'>

/** The notation of an option. */
export function writeMove({ game }: Title, { p }: Standing, option: number): string {
  const move = game.makeOption(p, option)
  written = { p, move, option }
  return move
}

/** The option that a notation means, -1 for none. Nearly always it was just written: to read it, all options would be written. */
function readMove({ game }: Title, { p }: Standing, move: string): number {
  return written?.p === p && written.move === move ? written.option : game.parseOption(p, move)
}

let written: { readonly p: Position; readonly move: string; readonly option: number } | undefined

export function listOptions(title: Title, p: Position): readonly number[] {
  const count = writeOptions(title, p)
  const options: number[] = []
  for (let i = 0; i < count; i++) options.push(listed[i])
  return options
}

/** The options that were asked for last: all tables write them to the same place. */
let listed = new Int16Array(0)

function writeOptions({ game }: Title, p: Position): number {
  if (listed.length < game.maxOptions) listed = new Int16Array(game.maxOptions)
  return game.options(p, listed)
}

/** Makes a choice, and hears what happens. */
function listenTo(
  title: Title,
  p: Position,
  option: number,
  { step, itself }: { step: number; itself: boolean },
  happened: Happened[],
  counter: Counter<Position>,
): void {
  if (itself && writeOptions(title, p) > 1) happened.push(noteAnswer(title, p, option, step))
  const within = asksWithin(title, p)
  title.game.listen(p, (event) =>
    happened.push({
      event,
      ...title.moment(p),
      step,
      within,
      changes: counter.read(p),
      ids: nameCards(title, p, [event.source, ...event.cards]),
    }),
  )
  // it was read from the options of this very position
  title.game.apply(p, option)
  title.game.listen(p, undefined)
}

function startPosition({ game }: Title, { setup, seed }: Start): Position {
  const checked = game.checkSetup(setup)
  const started = checked.ok ? game.start(checked.value, seed) : checked
  if (!started.ok) throw new Error(`the game of a table cannot be started any more: ${started.error.message}`)
  return started.value
}

function copyOf({ game }: Title, p: Position): Position {
  const copy = game.blank()
  game.copy(copy, p)
  return copy
}

function hasLearned(title: Title, before: Standing, after: Standing, seat: number, happened: readonly Happened[]): boolean {
  const shown = (standing: Standing) => () => title.shown(observe(title, standing, seat))
  const known = new Known(title.revealing)
  known.remember(before.p, shown(before))
  return known.hasLearned(
    after.p,
    shown(after),
    happened.map(({ event }) => event),
  )
}
