import { type AgentName, makeAgent } from '../ai/agent.ts'
import { type Chance, chanceOf } from '../ai/chance.ts'
import { Landmark } from '../ai/landmark.ts'
import { type Attempt, attempt, copyOf, holdsInWorlds } from '../ai/quarry.ts'
import { Sight } from '../ai/sight.ts'
import { nameChoice, Solver } from '../ai/solver.ts'
import { titles } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import { type Goal, nameGoal } from '../games/goal.ts'
import { hashText } from '../kernel/digest.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator, type Seed } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { beginRecord } from '../kernel/replay.ts'
import { writePuzzle } from '../play/puzzle.ts'

/** Games that are looked through, for one thread. */
export interface MineJob {
  readonly kind: 'mine'
  readonly game: string
  readonly seed: Seed
  readonly block: number
  readonly games: number
  readonly agent: AgentName
  /** Positions that a turn may have at most. */
  readonly most: number
}

/** What came of the turns that were looked at. */
export interface Mined {
  readonly puzzles: readonly string[]
  readonly turns: number
  /** Turns in which the goal was within reach, and why they are no puzzles. */
  readonly reachable: number
  readonly many: number
  readonly large: number
  /** Hidden cards, chance or another seat have a say in it. */
  readonly unsure: number
  /** Too few choices, or a plain player finds it. */
  readonly plain: number
  readonly faults: number
}

/** Tries of players that choose at random, to see whether a goal is within reach. */
const LOOKS = 150
/** Random players reach it more often than that: it needs no finding. */
const OBVIOUS = 0.2
/** Deals of decks of which one is played. */
const DEALS = 12
/** Lines that are walked along. */
const LINES = 6
const LEAST_CHOICES = 3
const WORLDS = 24
const GREEDY_TRIES = 6
/** Tries of each level. */
const TRIES: Readonly<Partial<Record<AgentName, number>>> = { beginner: 8, casual: 8, skilled: 4 }
/** Decisions of a game at most. */
const LONGEST = 4000

type Count = { -readonly [K in keyof Mined]: Mined[K] } & { puzzles: string[] }

/** Does the job of a thread: plays games and looks at each turn before it is played. */
export function mineGames({ game: name, seed, block, games, agent: who, most }: MineJob): Mined {
  const title = titles.get(name)!
  const { game } = title
  const count: Count = { puzzles: [], turns: 0, reachable: 0, many: 0, large: 0, unsure: 0, plain: 0, faults: 0 }
  const seeds = new Generator(seed)
  for (let skipped = 0; skipped < block * games; skipped++) seeds.seed()
  for (let i = 0; i < games; i++) {
    const random = new Generator(seeds.seed())
    const setup = drawSetup(title, random)
    const own = random.seed()
    const started = game.start(setup, own)
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const agent = makeAgent(who, title.taught)
    const quarry = new Quarry(title, { seed: own, setup }, most, count)
    const sight = new Sight(game, p)
    const chance = chanceOf(random.seed())
    const moves: string[] = []
    try {
      for (let seat = game.seatToDecide(p); seat >= 0 && moves.length < LONGEST; seat = game.seatToDecide(p)) {
        quarry.look(p, moves, chance)
        const option = agent.decide(sight.look(p), chance)
        moves.push(game.makeOption(p, option))
        game.choose(p, option)
      }
    } catch {
      count.faults++
    }
  }
  return count
}

function drawSetup(title: WholeTitle, random: Generator): Setup {
  const plain = title.randomSetup(2, random)
  const setup = title.dealDecks === undefined ? plain : { ...plain, decks: dealPromising(title, title.dealDecks, random) }
  const checked = title.game.checkSetup(setup)
  if (!checked.ok) throw new Error(checked.error.message)
  return checked.value
}

/** Of some deals the one with most cards that bring a goal about. */
function dealPromising(title: WholeTitle, deal: NonNullable<WholeTitle['dealDecks']>, random: Generator): readonly unknown[] {
  const words = title.puzzleGoals.flatMap((goal) => goal.words ?? [])
  const ids = title.faces.filter((face) => words.some((word) => JSON.stringify(face).includes(`"word":"${word}"`))).map(({ id }) => id)
  const promising = (decks: readonly unknown[]) => ids.filter((id) => JSON.stringify(decks).includes(`"${id}"`)).length
  const deals = Array.from({ length: DEALS }, () => deal(2, random.seed())).map((decks) => ({ decks, worth: promising(decks) }))
  return deals.reduce((best, one) => (one.worth > best.worth ? one : best)).decks
}

/** Looks at the turns of one game. */
class Quarry {
  private lap = -1
  private readonly landmark = new Landmark()
  private readonly judged = new Set<number>()
  private readonly solver: Solver<Position>
  private readonly game: Game

  constructor(
    private readonly title: WholeTitle,
    private readonly start: { readonly seed: Seed; readonly setup: Setup },
    private readonly most: number,
    private readonly count: Count,
  ) {
    this.game = title.game
    this.solver = new Solver(title.game, title.revealing)
  }

  /** The first free choice of each turn is looked at. */
  look(p: Position, moves: readonly string[], random: Chance): void {
    const { game, count } = this
    const kind = game.kind(p)
    if ((kind !== 'main' && kind !== 'house') || game.lap(p) === this.lap || !this.isOwnTurn(p)) return
    this.lap = game.lap(p)
    count.turns++
    const { puzzleGoals } = this.title
    const lines = this.playAtRandom(p, puzzleGoals, random)
    const sought = puzzleGoals.findIndex((goal, i) => goal.ordered || lines.some(({ reached }) => reached[i] > 0))
    if (sought < 0) return
    count.reachable++
    for (const [i, goal] of puzzleGoals.entries()) {
      const found = lines.filter(({ reached }) => reached[i] > 0)
      if (found.length > OBVIOUS * LOOKS) {
        count.plain++
        return
      }
      if (goal.ordered) {
        if (this.judge(p, moves, goal, random) !== 'none') return
      } else if (found.length > 0) {
        const most = found.map(({ moves: line, reached }) => line.slice(0, reached[i])).sort((a, b) => a.length - b.length)
        for (const line of most.slice(0, LINES)) if (this.walk(p, moves, goal, line, random)) return
        return
      }
    }
  }

  /** Along a line that reaches the goal there may be a puzzle where there is none at its beginning: less can be done then. */
  private walk(p: Position, before: readonly string[], goal: Goal, line: readonly number[], random: Chance): boolean {
    const { game } = this
    const at = copyOf(game, p)
    const moves = [...before]
    const seat = game.seatToDecide(p)
    for (const [made, option] of line.entries()) {
      if (game.seatToDecide(at) !== seat || line.length - made < LEAST_CHOICES || goal.isReached(at, seat, p)) return false
      const kind = game.kind(at)
      if ((kind === 'main' || kind === 'house') && this.judge(at, moves, goal, random) === 'kept') return true
      moves.push(game.makeOption(at, option))
      game.choose(at, option)
    }
    return false
  }

  private judge(p: Position, moves: readonly string[], goal: Goal, random: Chance): 'kept' | 'none' | 'no' {
    const { count } = this
    const mark = this.landmark.of(p)
    if (!goal.ordered && this.judged.has(mark)) return 'no'
    this.judged.add(mark)
    if (!goal.ordered && this.isAmbiguous(p, goal, random)) {
      count.many++
      return 'no'
    }
    const verdict = this.solver.solve(p, goal, this.most)
    if (verdict.kind === 'none') return 'none'
    if (verdict.kind === 'one') return this.keep(p, moves, goal, verdict, random) ? 'kept' : 'no'
    count[verdict.kind]++
    return 'no'
  }

  /** Lines found at random that have too little in common: what every line holds is less still, and the search is spared. */
  private isAmbiguous(p: Position, goal: Goal, random: Chance): boolean {
    const { game } = this
    const lines = this.playAtRandom(p, [goal], random).filter(({ reached }) => reached[0] > 0)
    let common: string[] | undefined
    for (const { moves, reached } of lines) {
      const at = copyOf(game, p)
      const names = moves.slice(0, reached[0]).map((option) => {
        const name = nameChoice(game, at, option)
        game.apply(at, option)
        return name
      })
      const left = [...names]
      common = (common ?? names).filter((name) => {
        const found = left.indexOf(name)
        if (found >= 0) left.splice(found, 1)
        return found >= 0
      })
      if (common.length < LEAST_CHOICES) return true
    }
    return false
  }

  private isOwnTurn(p: Position): boolean {
    return this.title.moment(p).active.includes(this.game.seatToDecide(p))
  }

  private playAtRandom(p: Position, goals: readonly Goal[], random: Chance): Attempt[] {
    const { game } = this
    const agent = makeAgent('random', game)
    return Array.from({ length: LOOKS }, () => attempt(game, copyOf(game, p), goals, agent, random))
  }

  private keep(
    p: Position,
    moves: readonly string[],
    goal: Goal,
    verdict: { readonly moves: readonly string[]; readonly choices: number },
    random: Chance,
  ): boolean {
    const { game, count, title, start } = this
    if (verdict.choices < LEAST_CHOICES) {
      count.plain++
      return false
    }
    if (!holdsInWorlds(game, p, goal, verdict.moves, random, WORLDS)) {
      count.unsure++
      return false
    }
    const near = goal.isNear === undefined ? goal : { ...goal, isReached: goal.isNear }
    const tries = (who: AgentName, most: number, sought: Goal): number => {
      let found = 0
      for (let i = 0; i < most; i++) {
        if (attempt(game, copyOf(game, p), [sought], makeAgent(who, title.taught), random).reached[0] > 0) found++
      }
      return Math.round((found / most) * 100) / 100
    }
    const guessed = this.playAtRandom(p, [near], random).filter(({ reached }) => reached[0] > 0)
    if (guessed.length > OBVIOUS * LOOKS || tries('greedy', GREEDY_TRIES, near) > 0) {
      count.plain++
      return false
    }
    const found = Object.fromEntries(Object.entries(TRIES).map(([who, most]) => [who, tries(who as AgentName, most, goal)]))
    const { seed, setup } = start
    const begun = { ...beginRecord(game, seed, setup), cards: undefined, moves: [...moves] }
    const id = `${title.facts.firstRule.split('.')[0]}-${hashText(makeRecord(begun)).slice(0, 6)}`
    const { choices, moves: solution } = verdict
    count.puzzles.push(writePuzzle(begun, { id, goal: nameGoal(goal), choices, solution, found }))
    return true
  }
}
