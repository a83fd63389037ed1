import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseRules } from '../src/games/rules.ts'

const root = path.resolve(import.meta.dirname, '..')
const documents = readdirSync(path.join(root, 'docs/rules')).filter((file) => file.endsWith('.md') && !file.includes('rulings'))
const CITATION = /\b(kf|rb|nf|cc)\.[a-z]+\.\d+\b/g

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = path.join(folder, name)
    if (statSync(path.join(root, file)).isDirectory()) return filesBelow(file)
    return /\.(ts|svelte)$/.test(name) ? [file] : []
  })
}

/** Every number that code and tests cite exists; what no test cites is printed. */
describe('rule numbers', () => {
  const rules = new Set<string>()
  for (const document of documents) {
    for (const topic of parseRules(readFileSync(path.join(root, 'docs/rules', document), 'utf8')))
      for (const { id } of topic.entries) rules.add(id)
  }
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

  test('every document has rules, and tests cite many of them', () => {
    for (const document of documents) {
      const prefix = { 'keyforge.md': 'kf', 'riftblade.md': 'rb', 'nightfall.md': 'nf', 'crystal-clans.md': 'cc' }[document]
      const own = [...rules].filter((id) => id.startsWith(`${prefix}.`))
      const untested = own.filter((id) => !(cited.get(id) ?? []).some((file) => file.endsWith('.test.ts')))
      console.log(`${document}: ${own.length} rules, ${own.length - untested.length} cited by tests; not cited: ${untested.join(' ')}`)
      expect(own.length).toBeGreaterThan(50)
      expect(untested.length).toBeLessThan(own.length)
    }
  })
})
