// A card as whoever works on it wants to see it: facts, texts, steps, printings, tests, and what changed against the golden texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../src/ability/language.ts'
import { titles } from '../../src/games/index.ts'
import type { Printed, WholeTitle } from '../../src/games/index.ts'
import { editDistance } from '../../src/kernel/spelling.ts'
import { ONLY_SET, printCard, setsOf } from '../golden/texts.ts'

/** Everything about the cards of that id, or a text that says which ids come near. */
export function describeCard(id: string, root: string): { found: boolean; text: string } {
  const found = [...titles.values()].flatMap((title) => title.faces.filter((face) => face.id === id).map((face) => ({ title, face })))
  if (found.length === 0) return { found: false, text: suggest(id) }
  return { found: true, text: found.map(({ title, face }) => describe(title, face, root)).join('\n') }
}

function describe(title: WholeTitle, face: Printed, root: string): string {
  const facts = Object.entries({ set: ONLY_SET, ...face }).filter(
    ([key, value]) => value !== undefined && !['id', 'names', 'abilities', 'ability', 'left', 'right'].includes(key),
  )
  return [
    `${title.facts.title}: ${face.id}`,
    section(
      'printed',
      facts.map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ),
    ...LANGUAGES.map((language) => section(`${language}: ${title.cardName(face.id, language)}`, title.cardText(face.id, language))),
    section('steps', title.cardSteps(face.id)),
    section('golden texts', compare(title, face, root)),
    section('tests that name it', testsOf(title, face.id, root)),
  ].join('\n')
}

function section(head: string, parts: readonly string[]): string {
  const lines = parts.length === 0 ? ['none'] : parts.flatMap((part) => part.split('\n'))
  return `\n${head}\n${lines.map((line) => `  ${line}\n`).join('')}`.trimEnd()
}

/** Where what the card says now differs from what the golden files have; a line for each language. */
function compare(title: WholeTitle, face: Printed, root: string): string[] {
  const set = [...setsOf(title)].find(([, faces]) => faces.includes(face))?.[0]
  return LANGUAGES.map((language) => {
    const file = `test/golden/${set}.${language}.txt`
    const now = printCard(title, face.id, language).trimEnd()
    const kept = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8').split('\n\n') : []
    if (kept.some((text) => text.trimEnd() === now)) return `${language}: as in ${file}`
    const head = now.split('\n', 1)[0]
    const before = kept.find((text) => text.split('\n', 1)[0] === head)
    const write = 'UPDATE_TEXTS=1 npx vitest run test/card-texts.test.ts writes it'
    if (before === undefined) return `${language}: not in ${file} yet; ${write}`
    return `${language}: differs from ${file}; ${write}\n${mark('-', before, now)}${mark('+', now, before)}`.trimEnd()
  })
}

/** The lines of a text that the other one has not. */
function mark(sign: string, text: string, other: string): string {
  const lines = new Set(other.split('\n'))
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => !lines.has(line))
    .map((line) => `${sign} ${line.trim()}\n`)
    .join('')
}

/** Tests with the id in their title; of a file without such a one, how many lines write it. */
function testsOf(title: WholeTitle, id: string, root: string): string[] {
  const names = new RegExp(`(?<![\\w-])${id}(?![\\w-])`)
  const folders = [`src/games/${title.game.name}`, 'test']
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  )
  return files.sort().flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    const at = lines.flatMap((line, i) => (names.test(line) ? [i] : []))
    const titled = at.filter((i) => /^\s*(?:test|it)\(/.test(lines[i]))
    const more =
      at.length > titled.length
        ? [
            `${file}: ${at.length - titled.length} more ${at.length - titled.length === 1 ? 'line' : 'lines'}, the first is ${1 + at.find((i) => !titled.includes(i))!}`,
          ]
        : []
    return [...titled.map((i) => `${file}:${i + 1}  ${lines[i].trim()}`), ...(titled.length > 0 ? [] : more)]
  })
}

function suggest(id: string): string {
  const wanted = plain(id)
  const all = [...titles.values()].flatMap((title) =>
    title.faces.map((face) => ({ title, id: face.id, name: title.cardName(face.id, 'en'), far: editDistance(wanted, face.id) })),
  )
  const byName = all.filter((card) => plain(card.name) === wanted || (wanted.length > 2 && card.id.includes(wanted)))
  const near = all.filter(({ far }) => far <= Math.max(2, id.length / 4)).sort((a, b) => a.far - b.far)
  const best = [...new Set([...byName, ...near])].slice(0, 5)
  const hint =
    best.length === 0
      ? 'npm run -s catena -- cards GAME lists all ids.'
      : `Did you mean ${best.map((card) => `${card.id} (${card.title.facts.title})`).join(', ')}?`
  return `There is no card "${id}". ${hint}`
}

/** A name as an id would write it. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
