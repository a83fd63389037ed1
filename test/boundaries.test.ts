// The folders of src/ import only leftwards, and the engine stays pure. Every rule says where it is broken and what to do.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'

/** Who may import whom: a folder imports itself and what has a lower rank. Folders of one rank do not know each other. */
const ranks: Record<string, number> = { kernel: 0, ability: 1, games: 2, ai: 3, play: 4, server: 5, web: 5, cli: 5, library: 5 }
/** The terminal starts servers, workers and their administration; of those who lie beside the server only these files know it. */
const serverEntries = /^src\/cli\/(?:admin|server|worker)\.ts$/
const engine = ['kernel', 'ability', 'games', 'ai', 'play', 'library']

/** All that ai, server, web, cli and library may import of the games. */
const gameSurface =
  /^src\/games\/(?:engine|event-rules|facts|goals?|habits?|holdings|index|indexes|insight|judgement|laws|learned|lessons?|load|luck|refusals|register|rules|tiles?|title|weights|speech\/(?:frame|log|refuse)|own\/(?:box|fault|laid|load)|[^/]+\/(?:index|lesson|luck|quick-starts|title|scenario\/index)|[^/]+\/(?:glossary|speech\/languages)\/[a-z]+)\.ts$/

/** What a card file may import: the words of the ability language and of its own game. */
const wordFiles = /^src\/(?:ability\/.+|games\/[^/]+\/(?:words|verbs|nouns|keywords|amounts|conditions)(?:\/.+)?)$|\/words(?:\.ts|\/)/

/** Words of games: kinds of questions and fields of options too belong to those who ask. */
const forbiddenInKernel =
  /^(?:turns?|powers?|mana|damages?|houses?|archives?|(?:un)?forges?|flanks?|colou?rs?|traits?|mulligans?|creatures?|amber|wounds?|crystals?|stones?|battles?|squads?)$/

interface Import {
  line: number
  /** as written */
  from: string
  /** path from the root of the project, or undefined for a package */
  target: string | undefined
  /** what it brings must be there when the file is loaded: neither only types nor brought later */
  atLoad: boolean
}

interface Source {
  /** path from the root of the project, with slashes */
  path: string
  text: string
  /** the text with comments blanked out, line by line as before */
  code: string
  imports: Import[]
  isTest: boolean
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** Strings are matched first, so that a // inside one is no comment. */
function withoutComments(text: string): string {
  return text.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    found.startsWith('//') || found.startsWith('/*') ? blank(found) : found,
  )
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function readImports(file: string, code: string): Import[] {
  const found: Import[] = []
  const forms = [
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/gm,
    /^\s*import\s*(['"])([^'"\n]+)\1/gm,
    /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g,
  ]
  for (const form of forms) {
    for (const match of code.matchAll(form)) {
      const from = match[2]
      const target = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, '')) : undefined
      found.push({ line: lineAt(code, match.index + match[0].length), from, target, atLoad: isNeededAtLoad(match[0]) })
    }
  }
  return found.sort((a, b) => a.line - b.line)
}

function isNeededAtLoad(statement: string): boolean {
  if (/^\s*(?:import|export)\s+type\b/.test(statement) || /\bimport\s*\(/.test(statement)) return false
  const names = /^\s*(?:import|export)\s*\{([^}]*)\}/.exec(statement)?.[1].split(',') ?? ['']
  return names.some((name) => name.trim() !== '' && !/^\s*type\s/.test(name)) || names.every((name) => name.trim() === '')
}

function makeSource(file: string, text: string): Source {
  // In a component only the script counts; the markup before it is blanked to keep the line numbers.
  const script = file.endsWith('.svelte') ? keepScripts(text) : text
  const code = withoutComments(script)
  return { path: file, text, code, imports: readImports(file, code), isTest: file.endsWith('.test.ts') }
}

function keepScripts(text: string): string {
  let kept = ''
  let end = 0
  for (const match of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + match[1].length
    kept += blank(text.slice(end, start)) + match[2]
    end = start + match[2].length
  }
  return kept
}

function readSources(): Source[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svelte)$/.test(name))
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .sort()
    .map((file) => makeSource(file, readFileSync(path.join(root, file), 'utf8')))
}

const folderOf = (file: string) => file.split('/')[1]
/** The frame of speech, and what own cards are, belong to all games. */
const gameOf = (file: string) => (/^src\/games\/(?!(?:speech|own)\/)[^/]+\//.test(file) ? file.split('/')[2] : undefined)
const isCardFile = (file: string) => /^src\/games\/[^/]+\/cards\/.+\.ts$/.test(file) && !file.endsWith('.test.ts')

/** The rooms of KeyForge, each knowing only those before it, and those only by their index; cards are data, loaded by the tables of sets. */
const rooms = ['rules', 'words', 'cards', 'sets', 'speech', 'deck', 'scenario']
const setTables = ['src/games/keyforge/sets/table.ts', 'src/games/keyforge/sets/prints.ts']
/** What is loaded when it is needed and not before has a file of its own as its door. */
const lateDoors = [
  'src/games/keyforge/deck/sealed.ts',
  'src/games/keyforge/rules/rest.ts',
  'src/games/keyforge/sets/faces.ts',
  'src/games/keyforge/speech/refusals/index.ts',
  'src/games/keyforge/speech/table.ts',
]
/** Positions by description, for lessons: the index of this room brings the cards of all sets. */
const narrowDoors = ['src/games/keyforge/scenario/card.ts', 'src/games/keyforge/scenario/setup.ts']
const roomOf = (file: string) => rooms.indexOf(/^src\/games\/keyforge\/([^/]+)\//.exec(file)?.[1] ?? '')

function roomsAreApart(sources: Source[]): string[] {
  const faults: string[] = []
  for (const source of sources.filter(({ isTest }) => !isTest)) {
    const own = roomOf(source.path)
    for (const { line, from, target } of source.imports) {
      const other = target === undefined ? -1 : roomOf(target)
      // whoever is in no room passes the same doors; of other folders the surface of the games says more (gamesAreApart)
      if (other < 0 || other === own || target === undefined || (own < 0 && folderOf(source.path) !== 'games')) continue
      const allowed =
        target === `src/games/keyforge/${rooms[other]}/index.ts` ||
        (lateDoors.includes(target) && isLate(source, line)) ||
        (narrowDoors.includes(target) && source.path === 'src/games/keyforge/lesson.ts')
      // a card file says only what words say
      const words = isCardFile(source.path) && rooms[other] === 'words'
      const data = setTables.includes(source.path) && isCardFile(target)
      if (!allowed && !words && !data)
        faults.push(`${source.path}:${line}  imports ${from}. Only index.ts crosses: export it from the index of ${rooms[other]}.`)
      if (own >= 0 && other > own)
        faults.push(
          `${source.path}:${line}  imports ${from}. ${rooms[own]} lies left of ${rooms[other]}: move what is needed to ${rooms[own]}.`,
        )
    }
  }
  return faults
}

const isLate = ({ code }: Source, line: number) => /\bimport\s*\(/.test(code.split('\n')[line - 1])

/** Files that need each other before they can be loaded, each circle once. */
function noCircles(sources: Source[]): string[] {
  const needs = new Map(
    sources.map(({ path: file, imports }) => [
      file,
      imports.flatMap(({ target, atLoad }) => (atLoad && target !== undefined ? [target] : [])),
    ]),
  )
  const done = new Set<string>()
  const faults: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file)
    if (start >= 0) faults.push(`${[...way.slice(start), file].join(' → ')}  is a circle: move what both need to a file of its own.`)
    if (start >= 0 || done.has(file)) return
    for (const next of needs.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of needs.keys()) visit(file, [])
  return faults
}

function foldersImportLeftwards(sources: Source[]): string[] {
  const faults: string[] = []
  for (const source of sources) {
    const own = folderOf(source.path)
    for (const { line, from, target } of source.imports) {
      if (target === undefined) continue
      const other = folderOf(target)
      if (!target.startsWith('src/')) {
        // The browser and the terminal show the rules pages; the engine reads nothing.
        if (!source.isTest && !(ranks[own] === 5 && /^(?:docs\/|package\.json$)/.test(target)))
          faults.push(`${source.path}:${line}  imports ${from}, which is outside src/. Move what is needed into src/.`)
      } else if (other === own || (other === 'server' && serverEntries.test(source.path))) {
        // its own room, or a door that is open
      } else if (ranks[own] !== undefined && !(ranks[other] < ranks[own])) {
        const how =
          ranks[other] === ranks[own]
            ? `${own} and ${other} do not know each other: put what both need to the left, or send it as a message.`
            : `${own} lies left of ${other}: move the code to ${other}, or pass what is needed in as an argument.`
        faults.push(`${source.path}:${line}  imports ${from}. ${how}`)
      }
    }
  }
  return faults
}

function gamesAreApart(sources: Source[]): string[] {
  const faults: string[] = []
  for (const source of sources) {
    const own = gameOf(source.path)
    for (const { line, from, target } of source.imports) {
      if (target === undefined || !target.startsWith('src/games/')) continue
      const other = gameOf(target)
      if (own !== undefined && other !== undefined && other !== own)
        faults.push(
          `${source.path}:${line}  imports ${from}, of another game. Move what both need to src/ability (or the kernel, when three games want it).`,
        )
      if (own !== undefined && target === 'src/games/index.ts')
        faults.push(`${source.path}:${line}  imports ${from}, and with it all other games. Import the file that is meant.`)
      if (folderOf(source.path) !== 'games' && !gameSurface.test(target))
        faults.push(
          `${source.path}:${line}  imports ${from}, the inside of a game. Import src/games/index.ts, src/games/<game>/index.ts or src/games/laws.ts; export it there if it is part of the game's surface.`,
        )
    }
  }
  return faults
}

function engineImportsNoPackage(sources: Source[]): string[] {
  return sources
    .filter((source) => engine.includes(folderOf(source.path)) && !source.isTest)
    .flatMap((source) =>
      source.imports
        .filter(({ target }) => target === undefined)
        .map(
          ({ line, from }) =>
            `${source.path}:${line}  imports the package ${from}. The engine has no dependencies; write it, or do it in server, web or cli.`,
        ),
    )
}

function importsNameTheirFile(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter(({ target }) => target !== undefined && !/\.\w+$/.test(target))
      .map(({ line, from }) => `${source.path}:${line}  imports ${from} without an ending. Write ${from}.ts.`),
  )
}

function cardsAreData(sources: Source[]): string[] {
  const faults: string[] = []
  for (const source of sources.filter(({ path }) => isCardFile(path))) {
    // An index gathers the card files of its folder; it too is data.
    const gathers = source.path.endsWith('/index.ts')
    for (const { line, from, target } of source.imports) {
      if (target !== undefined && (wordFiles.test(target) || (gathers && isCardFile(target)))) continue
      faults.push(
        `${source.path}:${line}  imports ${from}. A card file imports words only: add a word to the language, or compose the card of those there are.`,
      )
    }
    for (const match of source.code.matchAll(/=>|\bfunction\b/g))
      faults.push(
        `${source.path}:${lineAt(source.code, match.index)}  contains "${match[0]}". A card is data that runs and reads: add a word, or a registered native('name').`,
      )
  }
  return faults
}

function kernelKnowsNoGame(sources: Source[]): string[] {
  const faults: string[] = []
  for (const source of sources.filter(({ path, isTest }) => folderOf(path) === 'kernel' && !isTest)) {
    source.text.split('\n').forEach((text, index) => {
      // nextTurn, NEXT_TURN and "turns" are all the word turn; return is not.
      const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
      const found = new Set(words.map((word) => word.toLowerCase()).filter((word) => forbiddenInKernel.test(word)))
      for (const word of found)
        faults.push(
          `${source.path}:${index + 1}  says "${word}". The kernel knows no game: name the general thing, or move the code to src/games.`,
        )
    })
  }
  return faults
}

function engineIsDeterministic(sources: Source[]): string[] {
  return sources
    .filter((source) => engine.includes(folderOf(source.path)) && !source.isTest)
    .flatMap((source) =>
      [...source.code.matchAll(/\bMath\s*\.\s*random\b|\bDate\s*\.\s*now\b|\bnew\s+Date\b/g)].map(
        (match) =>
          `${source.path}:${lineAt(source.code, match.index)}  uses ${match[0]}. All randomness is the chance inside the position; a clock is passed in by the caller.`,
      ),
    )
}

function none(faults: string[]): void {
  if (faults.length > 0) expect.fail(`${faults.length} found:\n  ${faults.join('\n  ')}`)
}

const sources = readSources()

test('folders import only leftwards: kernel ← ability ← games ← ai ← play ← server, web, cli', () => none(foldersImportLeftwards(sources)))
test('games are apart, and the outside imports only their surface', () => none(gamesAreApart(sources)))
test('the rooms of KeyForge are apart, and only their index crosses', () => none(roomsAreApart(sources)))
test('the engine imports no package', () => none(engineImportsNoPackage(sources)))
test('no files need each other in a circle', () => none(noCircles(sources)))
test('imports name their file with its ending', () => none(importsNameTheirFile(sources)))
test('card files import words only and contain no functions', () => none(cardsAreData(sources)))
test('the kernel knows no turn, power, mana or damage', () => none(kernelKnowsNoGame(sources)))
test('the engine uses neither the clock nor the generator of the machine', () => none(engineIsDeterministic(sources)))

// The rules themselves, tried on made-up files: a rule that finds nothing is worth nothing.
const tried = (rule: (sources: Source[]) => string[], file: string, text: string) => rule([makeSource(file, text)])

test('the rules find what they are there for', () => {
  expect(tried(foldersImportLeftwards, 'src/kernel/a.ts', "import {\n  b,\n} from '../games/b.ts'")[0]).toMatch(/^src\/kernel\/a\.ts:3 /)
  expect(tried(foldersImportLeftwards, 'src/web/a.svelte', "<p>\n</p>\n<script>\nimport b from '../cli/b.ts'\n</script>")[0]).toMatch(
    /a\.svelte:4 /,
  )
  expect(tried(foldersImportLeftwards, 'src/games/k/a.ts', "export type { B } from '../../ai/b.ts'")).toHaveLength(1)
  expect(tried(foldersImportLeftwards, 'src/ai/a.ts', "const b = await import('../web/b.ts')")).toHaveLength(1)
  expect(tried(foldersImportLeftwards, 'src/cli/play.ts', "import { a } from '../server/a.ts'")).toHaveLength(1)
  expect(tried(foldersImportLeftwards, 'src/play/a.ts', "import { a } from '../server/a.ts'")).toHaveLength(1)
  expect(tried(gamesAreApart, 'src/games/k/a.ts', "import '../n/b.ts'")).toHaveLength(1)
  expect(tried(gamesAreApart, 'src/ai/a.ts', "import type { B } from '../games/k/use.ts'")).toHaveLength(1)
  expect(tried(roomsAreApart, 'src/games/keyforge/words/a.ts', "import { b } from '../rules/b.ts'")).toHaveLength(1)
  expect(tried(roomsAreApart, 'src/games/keyforge/rules/a.ts', "import { b } from '../words/index.ts'")).toHaveLength(1)
  expect(tried(roomsAreApart, 'src/games/keyforge/sets/a.ts', "const b = () => import('../cards/s/b.ts')")).toHaveLength(1)
  expect(tried(roomsAreApart, 'src/games/keyforge/a.ts', "import { b } from './scenario/setup.ts'")).toHaveLength(1)
  expect(tried(roomsAreApart, 'src/games/a.ts', "import { b } from './keyforge/deck/sealed.ts'")).toHaveLength(1)
  expect(tried(roomsAreApart, 'src/games/a.ts', "const b = () => import('./keyforge/deck/sealed.ts')")).toHaveLength(0)
  const circle = (first: string) => [
    makeSource('src/ai/a.ts', first),
    makeSource('src/ai/b.ts', "import { c } from './c.ts'"),
    makeSource('src/ai/c.ts', "export * from './a.ts'"),
  ]
  expect(noCircles(circle("import { type X, b } from './b.ts'"))).toEqual([
    'src/ai/a.ts → src/ai/b.ts → src/ai/c.ts → src/ai/a.ts  is a circle: move what both need to a file of its own.',
  ])
  for (const harmless of ["import type { B } from './b.ts'", "import { type B } from './b.ts'", "const b = () => import('./b.ts')"])
    expect(noCircles(circle(harmless))).toEqual([])
  expect(tried(engineImportsNoPackage, 'src/ai/a.ts', "import fs from 'node:fs'")).toHaveLength(1)
  expect(tried(importsNameTheirFile, 'src/ai/a.ts', "import b from './b'")).toHaveLength(1)
  expect(tried(cardsAreData, 'src/games/k/cards/s/a.ts', "import { play } from '../../use.ts'\nexport const a = () => 1")).toHaveLength(2)
  expect(tried(kernelKnowsNoGame, 'src/kernel/a.ts', 'let nextTurn = 0 // mana\nlet TURN_COUNT')).toHaveLength(3)
  expect(tried(engineIsDeterministic, 'src/games/k/a.ts', 'Math.random() + Date.now()')).toHaveLength(2)
})

test('the rules let pass what is allowed', () => {
  const all = [
    foldersImportLeftwards,
    gamesAreApart,
    roomsAreApart,
    engineImportsNoPackage,
    importsNameTheirFile,
    cardsAreData,
    kernelKnowsNoGame,
    engineIsDeterministic,
  ]
  const fine: [string, string][] = [
    ['src/kernel/a.ts', "// import x from '../games/x.ts'\nimport { b } from './b.ts'\nreturn b // returns, not more"],
    ['src/kernel/a.test.ts', "import { test } from 'vitest' // damage"],
    ['src/games/k/cards/s/a.ts', "import { deal } from '../../words.ts'\nimport { play } from '../../../../ability/words.ts'\n// a => b"],
    ['src/games/k/cards/s/index.ts', "import { a } from './a.ts'"],
    ['src/games/keyforge/words/a.ts', "import { b } from '../rules/index.ts'\nimport { c } from './c.ts'"],
    ['src/games/keyforge/sets/table.ts', "const b = () => import('../cards/s/b.ts')"],
    ['src/games/index.ts', "export { k } from './k/index.ts'"],
    ['src/cli/worker.ts', "import { a } from '../server/a.ts'"],
    ['src/server/a.ts', "import fastify from 'fastify'\nimport { a } from '../play/table/a.ts'"],
    ['src/ai/a.ts', "import { games } from '../games/index.ts'\nconst text = 'Math'"],
    ['src/web/a.ts', "import 'svelte'\nimport rules from '../../docs/rules/k.md?raw'\nimport { k } from '../games/k/index.ts'"],
  ]
  for (const [file, text] of fine) for (const rule of all) expect(tried(rule, file, text)).toEqual([])
})
