// Engines of several versions: records outlive new cards, words and steps, and two versions live side by side in one process.
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeEngine } from '../scripts/engine.mjs'
import { engineFiles, nameEngine } from '../scripts/engine-name.mjs'
import { cache } from '../scripts/root.mjs'
import type { Engine, EngineGame } from '../src/games/engine.ts'
import { titles } from '../src/games/index.ts'
import { GAME_NAMES } from '../src/games/register.ts'
import { engineName } from '../src/play/engine-name.ts'
import type { Game, Setup } from '../src/kernel/game.ts'
import { hashPosition } from '../src/kernel/position.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import type { Seed } from '../src/kernel/random.ts'
import { makeRecord, parseRecord } from '../src/kernel/record.ts'
import type { GameRecord } from '../src/kernel/record.ts'
import { beginRecord, closeRecord, replay } from '../src/kernel/replay.ts'

const folder = mkdtempSync(path.join(cache, 'engines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Text that is put behind a place of a source file; the place must be there. */
type Changes = Readonly<Record<string, readonly (readonly [place: string, put: string])[]>>

/** The engine of this source with some changes, as a build of its own. */
async function build(changes: Changes): Promise<Engine> {
  const done = new Set<string>()
  const change = (file: string, code: string) => {
    let changed = code
    for (const [place, put] of changes[file] ?? []) {
      if (!changed.includes(place)) throw new Error(`${file} has no "${place}" any more: mend this test`)
      changed = changed.replace(place, () => put)
      done.add(file)
    }
    return changed
  }
  const name = nameEngine(change)
  const address = await writeEngine(path.join(folder, `${name}.mjs`), name, change)
  expect([...done].sort()).toEqual(Object.keys(changes).sort())
  return (await import(/* @vite-ignore */ address)) as Engine
}

const WORD = `add('effect', 'applaud', { compile(c) { c.step('applaud', () => {}) }, en: () => 'applaud', de: () => ({ command: 'klatsche', infinitive: 'klatschen' }), it: () => ({ command: 'applaudi', infinitive: 'applaudire' }) })`
const APPLAUD = `{ is: 'effect', word: 'applaud', args: [] }`
const STEP = `\ncode.program('newcomer', 0, [['a new step', () => {}]])\n`

/** A card at the front of a house or set, a word that it uses, and a step before all others, in every game; in KeyForge a trigger, too. */
const GROWN: Changes = {
  'src/ability/compile.ts': [
    ['    this.block = block\n    return block', "    this.step('a new step', () => {})\n    this.block = block\n    return block"],
  ],
  'src/games/keyforge/cards/cota/brobnar.ts': [
    [
      'export const brobnarCards = [',
      `export const brobnarCards = [\n  Creature('newcomer', 'Newcomer', brobnar, { power: 3, traits: ['guest', 'giant'] }, play(${APPLAUD})),`,
    ],
  ],
  'src/games/keyforge/words/vocabulary.ts': [['export const core =', `vocabulary.${WORD}\nexport const core =`]],
  'src/games/keyforge/rules/layout.ts': [
    [`export const code = new Code<KeyforgePosition, KeyforgeKind, KeyforgeOption>()`, `export const code = new Code()${STEP}`],
  ],
  'src/games/keyforge/rules/kinds.ts': [['export const TRIGGERS = [', "export const TRIGGERS = [\n  'applauds',"]],
  'src/games/keyforge/cards/cota/printings.ts': [['export const printings = [', "export const printings = [\n  [371, 'newcomer', 'C'],"]],
  'src/games/crystal-clans/cards/stone.ts': [
    [
      'export const stone = [',
      `export const stone = [\n  unit('newcomer', named('Newcomer', 'Neuling', 'Novellino'), { copies: 1, role: 'common', traits: ['mason'], cost: 1, attack: 1, defense: 1, activation: 1, style: 'bold' }, [], [${APPLAUD}], [attack(1)]),`,
    ],
    // a deck keeps its size
    ["'Ballista', 'Balista'), { copies: 6,", "'Ballista', 'Balista'), { copies: 5,"],
  ],
  'src/games/crystal-clans/words/vocabulary.ts': [['export const core', `vocabulary.${WORD}\nexport const core`]],
  'src/games/crystal-clans/layout.ts': [
    [`export const code = new Code<CrystalClansPosition, CrystalClansKind>()`, `export const code = new Code()${STEP}`],
  ],
  'src/games/nightfall/cards/nightfall.ts': [
    [
      "export const nightfall = setOf('nightfall', [",
      `export const nightfall = setOf('nightfall', [\n  order('newcomer', 'Newcomer', { moon: 'red', links: ['red', 'blue'], cost: 2, strength: 1, health: 2, traits: ['hunter'] }, chain(${APPLAUD})),`,
    ],
  ],
  'src/games/nightfall/words/vocabulary.ts': [['export const core', `vocabulary.${WORD}\nexport const core`]],
  'src/games/nightfall/layout.ts': [
    [`export const code = new Code<NightfallPosition, NightfallKind>()`, `export const code = new Code()${STEP}`],
  ],
  'src/games/riftblade/cards/rift.ts': [
    [
      'export const riftCards = [',
      `export const riftCards = [\n  uncommon('newcomer', 'Newcomer', 2, ['void', 'soul'], triggered(empowered(${APPLAUD}))),`,
    ],
    // the Rift keeps its size
    ["common('spirit-pull'", "uncommon('spirit-pull'"],
  ],
  'src/games/riftblade/words/vocabulary.ts': [['export const core', `vocabulary.${WORD}\nexport const core`]],
  'src/games/riftblade/layout.ts': [
    [`export const code = new Code<RiftbladePosition, RiftbladeKind>()`, `export const code = new Code()${STEP}`],
  ],
}

interface Played {
  readonly record: GameRecord
  readonly hash: string
}

/** A random game; every tenth is broken off in its middle. */
function playRandomly(game: Game, setup: Setup, seed: Seed, number: number): Played {
  const started = game.start(setup, seed)
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const random = new Generator(seedOf(number))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  const limit = number % 10 === 9 ? 60 : 100_000
  while (moves.length < limit) {
    const n = game.options(p, options)
    if (n === 0) break
    const option = options[random.below(n)]
    moves.push(game.makeOption(p, option))
    game.apply(p, option)
  }
  return { record: closeRecord(game, p, beginRecord(game, seed, setup), moves), hash: hashPosition(p) }
}

const GAMES = 200

describe('records outlive a new card at the front, a new word, new steps and a new trigger', async () => {
  const grown = await build(GROWN)

  test.each(GAME_NAMES)(`${GAMES} games of %s`, { timeout: 120_000 }, (name) => {
    const { game, faces, randomSetup } = titles.get(name)!
    const later = grown.games.get(name)!
    expect(faces.some(({ id }) => id === 'newcomer')).toBe(false)
    const random = new Generator(seedOf(8))
    const [least, most] = game.seats
    let [moved, ended] = [0, 0]
    for (let i = 0; i < GAMES; i++) {
      const seats = least + random.below(most - least + 1)
      const setup = randomSetup?.(seats, random) ?? game.defaultSetup(seats)
      const played = playRandomly(game, setup, random.seed(), i)
      const read = parseRecord(makeRecord(played.record))
      if (!read.ok) throw new Error(`game ${i}, line ${read.error.line}: ${read.error.message}`)
      const again = replay(later, read.value)
      if (!again.ok) throw new Error(`game ${i}, line ${again.error.line}: ${again.error.message}\n${makeRecord(played.record)}`)
      if (hashPosition(again.value) !== played.hash) moved++
      if (read.value.result !== undefined) ended++
    }
    // the bytes of positions are not those of before: numbers of cards did move
    if (faces.length > 0) expect(moved, `${name} has not grown: give it a card at the front, a word and a step in GROWN`).toBeGreaterThan(0)
    // the result is part of what is checked
    expect(ended).toBeGreaterThan(GAMES / 2)
  })
})

function replayed(game: Game, record: GameRecord): Position {
  const again = replay(game, record)
  if (!again.ok) throw new Error(again.error.message)
  return again.value
}

describe('two versions in one process', async () => {
  const now = await build({})
  const next = await build({
    // Troll becomes smaller, and a full hand is five cards
    'src/games/keyforge/cards/cota/brobnar.ts': [
      ["Creature('troll', 'Troll', brobnar, { power: 8", "Creature('troll', 'Troll', brobnar, { power: 2"],
    ],
    'src/games/riftblade/layout.ts': [['export const LIFE = ', 'export const LIFE = 10 + ']],
  })

  /** All that a game of an engine has: one key more or less in the type does not compile. */
  const SURFACE: Readonly<Record<keyof EngineGame, 'always' | 'perhaps'>> = {
    name: 'always',
    seats: 'always',
    defaultSetup: 'always',
    checkSetup: 'always',
    pool: 'always',
    start: 'always',
    blank: 'always',
    copy: 'always',
    decision: 'always',
    kind: 'always',
    seatToDecide: 'always',
    options: 'always',
    choose: 'always',
    apply: 'always',
    outcome: 'always',
    observe: 'always',
    determinize: 'always',
    describe: 'always',
    explain: 'always',
    makeOption: 'always',
    parseOption: 'always',
    where: 'always',
    lap: 'always',
    side: 'always',
    evaluate: 'always',
    judgement: 'perhaps',
    yardstick: 'always',
    cardId: 'always',
    listen: 'always',
    invariant: 'always',
    maxOptions: 'always',
    openTitle: 'always',
  }

  test('each tells its name, and shows games by their interface and nothing else', async () => {
    expect(now.version).toBe(engineName)
    expect(next.version).not.toBe(now.version)
    for (const engine of [now, next]) {
      expect(Object.keys(engine).sort()).toEqual(['games', 'version'])
      expect([...engine.games.keys()]).toEqual([...titles.keys()])
      const keys = Object.keys(SURFACE) as (keyof EngineGame)[]
      for (const [name, game] of engine.games) {
        expect(
          Object.keys(game).filter((key) => !keys.includes(key as keyof EngineGame)),
          name,
        ).toEqual([])
        expect(
          keys.filter((key) => SURFACE[key] === 'always' && game[key] === undefined),
          name,
        ).toEqual([])
        expect((await game.openTitle()).game.name).toBe(name)
      }
    }
  })

  test('each plays its own game, move by move in turn', () => {
    for (const name of ['keyforge', 'riftblade', 'nightfall'] as const) {
      const source = titles.get(name)!.game
      const before = (engine: Game, i: number) => playRandomly(engine, engine.defaultSetup(), seedOf(i), i).record.hash
      const ends = Array.from({ length: 30 }, (_, i) =>
        [source, now.games.get(name)!, next.games.get(name)!].map((game) => before(game, i)),
      )
      expect(ends.every(([ours, theirs]) => ours === theirs)).toBe(true)
      expect(ends.some(([, theirs, changed]) => theirs !== changed)).toBe(name !== 'nightfall')
    }
  })

  test('a game of one can be played while games of the other run', () => {
    const [a, b] = [now.games.get('riftblade')!, next.games.get('riftblade')!]
    const starts = [a, b].map((game) => {
      const started = game.start(game.defaultSetup(), seedOf(5))
      if (!started.ok) throw new Error(started.error.message)
      return { game, p: started.value, out: new Int16Array(game.maxOptions) }
    })
    const life = () => starts.map(({ game, p }) => (game.observe(p, 0) as { seats: { life: number }[] }).seats[0].life)
    const [first, second] = life()
    expect(second).toBe(first + 10)
    for (let i = 0; i < 40; i++) for (const { game, p, out } of starts) if (game.options(p, out) > 0) game.choose(p, out[0])
    const alone = a.start(a.defaultSetup(), seedOf(5))
    if (!alone.ok) throw new Error(alone.error.message)
    const out = new Int16Array(a.maxOptions)
    for (let i = 0; i < 40; i++) if (a.options(alone.value, out) > 0) a.choose(alone.value, out[0])
    expect(hashPosition(starts[0].p)).toBe(hashPosition(alone.value))
  })

  test('where a changed card makes a record depart, the card is named and the game goes on from there', () => {
    const [then, later] = [now.games.get('keyforge')!, next.games.get('keyforge')!]
    let departed = 0
    for (let i = 0; i < 40; i++) {
      const { record } = playRandomly(then, then.defaultSetup(), seedOf(i), 0)
      const again = replay(later, { ...record, engine: now.version })
      if (again.ok) continue
      departed++
      const { departure, error } = again
      expect(departure?.changed).toEqual(['troll'])
      expect(error.message).toContain(`since it was made by engine ${now.version}, these cards have changed: troll`)
      // what was shown until there is what the record says, and what follows can be played to its end
      const begun = record.moves.slice(0, departure!.move)
      const rest = later.blank()
      later.copy(rest, departure!.p)
      expect(hashPosition(replayed(later, { ...record, moves: begun, hash: undefined, result: undefined }))).toBe(hashPosition(rest))
      const out = new Int16Array(later.maxOptions)
      const random = new Generator(seedOf(i))
      for (let n = later.options(rest, out); n > 0; n = later.options(rest, out)) later.choose(rest, out[random.below(n)])
      expect(later.outcome(rest)).toBeDefined()
    }
    expect(departed).toBeGreaterThan(0)
  })
})

test('one card with another number gives the engine another name, the same sources give the same one', () => {
  const name = nameEngine()
  expect(name).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{10}$/)
  expect(nameEngine((_file, code) => code)).toBe(name)
  const file = 'src/games/keyforge/cards/cota/brobnar.ts'
  expect(engineFiles()).toContain(file)
  expect(nameEngine((at, code) => (at === file ? code.replace('power: 8', 'power: 9') : code))).not.toBe(name)
})
