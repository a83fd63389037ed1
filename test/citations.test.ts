import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/register.ts'
import { parseRules } from '../src/games/rules.ts'

const root = path.resolve(import.meta.dirname, '..')
const documents = readdirSync(path.join(root, 'docs/rules')).filter((file) => file.endsWith('.md') && !file.includes('rulings'))
/** The numbers of each page. All numbers of a game begin with the same letters, which no other game has. */
const numbers = new Map(
  documents.map((document) => {
    const topics = parseRules(readFileSync(path.join(root, 'docs/rules', document), 'utf8'))
    return [document, topics.flatMap(({ entries }) => entries.map(({ id }) => id))]
  }),
)
const letters = [...numbers.values()].map(([first]) => first.split('.')[0])
const CITATION = new RegExp(`\\b(${letters.join('|')})\\.[a-z]+\\.\\d+\\b`, 'g')

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = path.join(folder, name)
    if (statSync(path.join(root, file)).isDirectory()) return filesBelow(file)
    return /\.(ts|svelte)$/.test(name) ? [file] : []
  })
}

/** Every number that code and tests cite exists; what no test cites is printed. */
describe('rule numbers', () => {
  const rules = new Set([...numbers.values()].flat())
  const files = [...filesBelow('src'), ...filesBelow('test')]
  const cited = new Map<string, string[]>()
  for (const file of files) {
    for (const [id] of readFileSync(path.join(root, file), 'utf8').matchAll(CITATION)) cited.set(id, [...(cited.get(id) ?? []), file])
  }

  test('every cited number stands in docs/rules', () => {
    const missing = [...cited]
      .filter(([id]) => !rules.has(id) && !id.includes('.x.'))
      .map(([id, where]) => `${id} in ${[...new Set(where)].join(', ')}`)
    expect(missing).toEqual([])
  })

  test('every game has letters of its own, and its first rule is on its page', () => {
    expect(new Set(letters).size).toBe(documents.length)
    for (const [i, [document, own]] of [...numbers].entries())
      expect(
        own.filter((id) => !id.startsWith(`${letters[i]}.`)),
        document,
      ).toEqual([])
    for (const { name, firstRule } of GAMES) expect(numbers.get(`${name}.md`), name).toContain(firstRule)
  })

  test('tests cite rules of every document', () => {
    for (const [document, own] of numbers) {
      const untested = own.filter((id) => !(cited.get(id) ?? []).some((file) => file.endsWith('.test.ts')))
      console.log(`${document}: ${own.length} rules, ${own.length - untested.length} cited by tests; not cited: ${untested.join(' ')}`)
      expect(untested.length, `${document}: no test cites any of its rules`).toBeLessThan(own.length)
    }
  })
})
