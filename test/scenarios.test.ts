import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'
import { setsHere } from '../src/games/keyforge/sets/index.ts'

/** Cards of KeyForge that no test plays yet; it only ever gets shorter. */
const WITHOUT: readonly string[] = []

/**
 * Cards that the tests of a file play: those that the title of a test or of a group names, if the file also writes them as a string, as for
 * any card on a table; and those with which a row of `test.each` begins. A card that is only met in the test of another one does not count.
 */
function cardsPlayed(text: string): Set<string> {
  const titled = new Set<string>()
  const written = new Set<string>()
  const played = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) written.add(node.text)
    const said = ts.isCallExpression(node) ? titleOf(node) : undefined
    if (said === undefined) {
      ts.forEachChild(node, visit)
      return
    }
    for (const [word] of said.title.matchAll(/[\p{L}\d[\]*-]+/gu)) titled.add(word)
    for (const id of said.rows) played.add(id)
    // a title is no card on a table
    for (const child of [said.callee, ...said.rest]) visit(child)
  }
  visit(ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest))
  for (const id of titled) if (written.has(id)) played.add(id)
  return played
}

/** What a call of `test` or `describe` says, and the first string of each of its rows; of any other call nothing. */
function titleOf({ expression: callee, arguments: [title, ...rest] }: ts.CallExpression) {
  const each = ts.isCallExpression(callee) ? callee : undefined
  const called = each !== undefined && ts.isPropertyAccessExpression(each.expression) ? each.expression.expression : callee
  if (!ts.isIdentifier(called) || !['test', 'describe'].includes(called.text)) return undefined
  if (title === undefined || !ts.isStringLiteralLike(title)) return undefined
  const given = each?.arguments[0]
  const table = given !== undefined && ts.isAsExpression(given) ? given.expression : given
  const heads = (table !== undefined && ts.isArrayLiteralExpression(table) ? [...table.elements] : []).map((row) =>
    ts.isArrayLiteralExpression(row) ? row.elements[0] : row,
  )
  return { title: title.text, callee, rest, rows: heads.flatMap((head) => (ts.isStringLiteralLike(head) ? [head.text] : [])) }
}

test('every card of KeyForge has a test that names it and lays it on the table', () => {
  const played = new Set<string>()
  for (const folder of ['src/games/keyforge', 'test/keyforge-rules']) {
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.test.ts')) continue
      for (const id of cardsPlayed(readFileSync(path.join(root, folder, file), 'utf8'))) played.add(id)
    }
  }
  const cards = setsHere().flatMap((set) => set.cards.map(({ id }) => id))
  expect(cards.length).toBeGreaterThan(800)
  expect(cards.filter((id) => !played.has(id) && !WITHOUT.includes(id))).toEqual([])
  const done = WITHOUT.filter((id) => played.has(id) || !cards.includes(id))
  expect(done, 'these have a test now, or are no cards: take them off the list').toEqual([])
})

test('a card that only stands by, or is only spoken of, is not one that is played', () => {
  const text = `
    test('punch hurts', () => { table({ hand: ['punch'], battleline: ['troll'] }) })
    test('anger is spoken of', () => { table({}) })
    describe('krump', () => { test('fights', () => { table({}) }) })
    describe('smaaash', () => { test('fights', () => { table({ battleline: ['smaaash'] }) }) })
    test('a troll-king is another card than a troll', () => {})
    test.each([['umbra', 'valdr'], ['[redacted]', 'bumpsy']] as const)('%s hides', (id) => { table({ hand: [id] }) })`
  expect([...cardsPlayed(text)].sort()).toEqual(['[redacted]', 'punch', 'smaaash', 'troll', 'umbra'])
})
