import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { AGENT_NAMES } from '../ai/agent.ts'
import { holdsInWorlds } from '../ai/quarry.ts'
import { Solver } from '../ai/solver.ts'
import { GAME_NAMES, titles } from '../games/index.ts'
import type { GameName, WholeTitle } from '../games/index.ts'
import { nameGoal } from '../games/goal.ts'
import { editDistance } from '../kernel/spelling.ts'
import { parseRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import { difficultyOf, type Puzzle, readPuzzles } from '../play/puzzle.ts'
import { PuzzleCoach } from '../play/puzzle-coach.ts'
import { sayGoal } from '../play/puzzle-words.ts'
import { dateOf, dayOf, gameOfDay } from '../play/day.ts'
import { goalOf, MOST_POSITIONS, puzzleOfDay } from '../play/puzzles.ts'
import { Blocks } from './blocks.ts'
import type { Hands } from './crew.ts'
import { Failure } from './failure.ts'
import { checkPlace, openFolder, readText, writeText } from './files.ts'
import { projectRoot, readAgent, readNumber, readSeed, readLanguage, readTitle } from './input.ts'
import type { Mined, MineJob } from './mine.ts'
import { LANGUAGE } from './options.ts'
import type { Progress } from './progress.ts'
import { play } from './play.ts'
import type { Terminal } from './terminal.ts'
import { WORDS } from './words.ts'

interface Flags {
  readonly games: string
  readonly seed?: string
  readonly level: string
  readonly most: string
  readonly folder?: string
  readonly to?: string
  readonly threads?: string
  readonly json?: boolean
  readonly game?: string
  readonly file?: string
  readonly lang: string
}

interface Means {
  withHands(flags: Pick<Flags, 'threads'>, work: (hands: Hands) => Promise<void>): Promise<void>
  readonly told: Progress
}

/** Worlds in which a line is tried anew. */
const WORLDS = 24
/** Seed of those worlds. */
const CHECKED_WITH = '00000000000000000000000000000001'

/** Puzzles that were mined, in the place of those that come with Catena. */
const FILE = ['--file <file>', 'of the puzzles of this file, such as "mine --to" writes, instead of those that come with Catena'] as const

/** The commands about puzzles. */
export function addPuzzleCommands(program: Command, terminal: Terminal, { withHands, told }: Means): void {
  const puzzles = program.command('puzzles').description('positions with exactly one line that reaches a goal this turn (docs/puzzles.md)')

  puzzles
    .command('mine <game>')
    .description('look for puzzles in games that computers play; ended and started again it goes on')
    .option('--games <number>', 'how many; what was looked through before counts', '100')
    .option('--seed <seed>', 'all games follow from it', '1')
    .option('--level <level>', `who plays: ${AGENT_NAMES.join(', ')}`, 'greedy')
    .option('--most <number>', 'positions of a turn at most; larger ones are skipped and counted', String(MOST_POSITIONS))
    .option('--folder <path>', 'where what was looked through is kept (data/puzzles)')
    .option('--to <file>', 'add the puzzles that are not in it yet to this file')
    .option('--threads <number>', 'how many games at a time', '1')
    .option('--json', 'one line of JSON')
    .action(async (name: string, flags: Flags) => {
      const title = readTitle(name)
      const wishes = {
        games: readNumber(flags.games, 'The number of games', 1, 100_000_000),
        seed: readSeed(flags.seed),
        agent: readAgent(flags.level),
        most: readNumber(flags.most, 'The number of positions', 100, 10_000_000),
      }
      if (flags.threads !== undefined) readNumber(flags.threads, 'The number of threads', 1, 1024)
      // what cannot be added to is said before hours of looking
      if (flags.to !== undefined) {
        checkPlace(flags.to)
        addTo(flags.to, [])
      }
      const folder = openFolder(flags.folder ?? path.join(projectRoot(), 'data', 'puzzles'))
      await withHands(flags, async (hands) => {
        const found = await mine(title, wishes, folder, hands, told)
        const added = flags.to === undefined ? undefined : addTo(flags.to, found.puzzles)
        const { puzzles, ...counts } = found
        const result = { game: name, ...wishes, ...counts, puzzles: puzzles.length, ...(added === undefined ? {} : { added }) }
        if (flags.json) terminal.print(JSON.stringify(result))
        else for (const [key, value] of Object.entries(result)) terminal.print(`${key}: ${value}`)
      })
    })

  puzzles
    .command('list')
    .description('list the puzzles that come with Catena')
    .option('--game <game>', 'only those of this game')
    .option(...FILE)
    .option('--json', 'one line of JSON for each')
    .action((flags: Flags) => {
      const name = flags.game === undefined ? undefined : readTitle(flags.game).facts.name
      for (const puzzle of puzzlesIn(flags.file).filter(({ game }) => name === undefined || game === name)) {
        const { id, game, goal, choices, found } = puzzle
        const difficulty = difficultyOf(puzzle)
        if (flags.json) terminal.print(JSON.stringify({ id, game, goal, choices, difficulty, found }))
        else terminal.print(`${id}  ${game}  ${goal}  ${choices} choices  ${difficulty}  ${tellFound(found)}`)
      }
    })

  puzzles
    .command('check <id>')
    .description('try all lines of a puzzle again, and say whether exactly one reaches the goal; "all" for all of them')
    .option(...FILE)
    .option('--json', 'one line of JSON for each')
    .action((id: string, flags: Flags) => {
      let wrong = 0
      const puzzles = puzzlesIn(flags.file)
      for (const puzzle of id === 'all' ? puzzles : [findPuzzle(id, puzzles, flags.file)]) {
        const verdict = checkPuzzle(puzzle)
        if (verdict.fault !== undefined) wrong++
        if (flags.json) terminal.print(JSON.stringify({ id: puzzle.id, ...verdict }))
        else terminal.print(tellVerdict(puzzle, verdict))
      }
      if (wrong > 0) throw new Failure(wrong === 1 ? 'A puzzle does not hold.' : `${wrong} puzzles do not hold.`)
    })

  puzzles
    .command('play [id]')
    .description('play from the position of a puzzle, or of that of the day; with --file of its first')
    .option(...FILE)
    .option(...LANGUAGE)
    .action(async (id: string | undefined, flags: Flags) => {
      const { file } = flags
      const puzzles = puzzlesIn(file)
      const puzzle =
        file === undefined && (id === undefined || id === 'today') ? puzzleOfToday() : findPuzzle(id ?? puzzles[0].id, puzzles, file)
      await playPuzzle(puzzle, flags.lang, terminal)
    })
}

interface Wishes extends Pick<MineJob, 'seed' | 'agent' | 'most'> {
  readonly games: number
}

/** One game a block: what is found is kept at once. */
async function mine(title: WholeTitle, { games, ...wishes }: Wishes, folder: string, hands: Hands, told: Progress): Promise<Mined> {
  const { game, faces } = title
  const blocks = new Blocks<MineJob>(folder, game.name, { ...wishes, faces })
  const job = (block: number): MineJob => ({ kind: 'mine', game: game.name, ...wishes, block, games: 1 })
  await blocks.make<Mined>(
    hands,
    games,
    job,
    (done, of) => told(`puzzles of ${game.name}`, done, of),
    (mined) => JSON.stringify(mined),
  )
  const parts = [...blocks.values<Mined>(games)]
  const sum = (key: Exclude<keyof Mined, 'puzzles'>) => parts.reduce((total, part) => total + part[key], 0)
  return {
    puzzles: parts.flatMap((part) => part.puzzles),
    turns: sum('turns'),
    reachable: sum('reachable'),
    many: sum('many'),
    large: sum('large'),
    unsure: sum('unsure'),
    plain: sum('plain'),
    faults: sum('faults'),
  }
}

/** How many were not there yet. */
function addTo(file: string, found: readonly string[]): number {
  const before = existsSync(file) ? readText(file, 'The file of puzzles') : ''
  const ids = new Set(readKept(before, file).map(({ id }) => id))
  const fresh = found.filter((text) => readPuzzles(text).every(({ id }) => !ids.has(id)))
  if (fresh.length > 0) writeText(file, before + fresh.join(''))
  return fresh.length
}

/** What a file holds that puzzles are added to. */
function readKept(text: string, file: string): readonly Puzzle[] {
  try {
    return readPuzzles(text)
  } catch (problem) {
    throw new Failure(`${file} holds no puzzles (${(problem as Error).message}). Give a file of puzzles, or one that is not there yet.`)
  }
}

/** The game goes on from the position, until the goal is reached. */
async function playPuzzle(puzzle: Puzzle, lang: string, terminal: Terminal): Promise<void> {
  const { id, game, goal: wanted, choices, record } = puzzle
  const language = readLanguage(lang)
  const title = titles.get(game)!
  const parsed = parseRecord(record)
  const played = parsed.ok ? replay(title.game, parsed.value) : undefined
  const goal = await goalOf(puzzle)
  if (!parsed.ok || !played?.ok || goal === undefined) throw new Failure(`The record of ${id} cannot be played.`)
  const { seed, setup, moves } = parsed.value
  terminal.print(`${id}: ${sayGoal(language, game, wanted)} ${WORDS[language].choices(choices)}`)
  const seat = title.game.seatToDecide(played.value)
  const coach = new PuzzleCoach(puzzle, goal, moves.length)
  await play({ title, setup: setup as Setup, seed, moves, language, against: 'random', seat, coach }, terminal)
}

export function puzzlesOf(game: GameName): Puzzle[] {
  const file = path.join(projectRoot(), 'src', 'play', 'puzzles', `${game}.txt`)
  return existsSync(file) ? readPuzzles(readText(file, 'The file of puzzles')) : []
}

/** Those of a file, which has one at least, or those that come with Catena. */
function puzzlesIn(file: string | undefined): readonly Puzzle[] {
  if (file === undefined) return GAME_NAMES.flatMap(puzzlesOf)
  const kept = readKept(readText(file, 'The file of puzzles'), file)
  if (kept.length === 0) throw new Failure(`${file} is empty. Give a file of puzzles: "catena puzzles mine <game> --to <file>" writes one.`)
  return kept
}

function findPuzzle(id: string, all: readonly Puzzle[], file: string | undefined): Puzzle {
  const found = all.find((puzzle) => puzzle.id === id)
  if (found !== undefined) return found
  const near = all.map((puzzle) => puzzle.id).sort((a, b) => editDistance(id, a) - editDistance(id, b))
  throw new Failure(
    `There is no puzzle "${id}"${file === undefined ? '' : ` in ${file}`}. Near it are ${near.slice(0, 3).join(', ')}; "catena puzzles list${file === undefined ? '' : ` --file ${file}`}" names all ${all.length}.`,
  )
}

function puzzleOfToday(): Puzzle {
  const day = dayOf(dateOf(new Date()))!
  const puzzle = puzzleOfDay(puzzlesOf(gameOfDay(day)), day)
  if (puzzle === undefined) throw new Failure(`There is no puzzle of ${gameOfDay(day)} yet.`)
  return puzzle
}

/** What came of a check; `fault` says what is wrong with the puzzle. */
export interface Checked {
  readonly kind: string
  readonly choices: number
  readonly positions: number
  readonly fault?: string
}

/** Plays the record again, tries all lines, and plays the one that is kept in other worlds. */
export function checkPuzzle({ id, game: name, goal: wanted, choices, solution, record }: Puzzle): Checked {
  const { game, puzzleGoals, revealing } = titles.get(name)!
  const parsed = parseRecord(record)
  if (!parsed.ok) throw new Failure(`${id}, line ${parsed.error.line}: ${parsed.error.message}.`)
  const played = replay(game, parsed.value)
  const no = (fault: string, kind = 'none', positions = 0): Checked => ({ kind, choices, positions, fault })
  if (!played.ok) return no(`its record cannot be played: ${played.error.message}`)
  const goal = puzzleGoals.find((one) => nameGoal(one) === wanted)
  if (goal === undefined) return no(`${name} has no goal "${wanted}"; it has ${puzzleGoals.map(nameGoal).join(', ')}`)
  const verdict = new Solver(game, revealing).solve(played.value, goal, MOST_POSITIONS)
  if (verdict.kind !== 'one') return no(FAULTS[verdict.kind], verdict.kind, verdict.positions)
  const { kind, positions } = verdict
  if (verdict.choices !== choices) return no(`its line has ${verdict.choices} choices, not ${choices}`, kind, positions)
  if (!holdsInWorlds(game, played.value, goal, solution, new Generator(CHECKED_WITH), WORLDS))
    return no('its solution does not reach the goal whatever is hidden', kind, positions)
  return { kind, choices, positions }
}

const FAULTS = {
  none: 'no line reaches the goal',
  many: 'more than one line reaches the goal',
  large: `there are more than ${MOST_POSITIONS} positions to try`,
} as const

function tellVerdict({ id, game, goal }: Puzzle, { choices, positions, fault }: Checked): string {
  if (fault !== undefined) return `${id} (${game}, ${goal}): ${fault}.`
  return `${id} (${game}, ${goal}): exactly one line reaches the goal, of ${choices} choices; ${positions} positions were tried.`
}

function tellFound(found: Puzzle['found']): string {
  return Object.entries(found)
    .map(([level, share]) => `${level} ${Math.round(100 * share)} %`)
    .join(', ')
}
