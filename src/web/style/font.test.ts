import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/root.mjs'

const style = readFileSync(path.join(import.meta.dirname, 'font.css'), 'utf8')

/** The signs for which a file is asked, as first and last of each run. */
function rangesOf(file: string): [number, number][][] {
  return [...style.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g)]
    .filter(([, name]) => name.endsWith(file))
    .map(([, , list]) =>
      list.split(',').map((run) => {
        const [first, last = first] = run.trim().slice(2).split('-')
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      }),
    )
}

/** What the page says, and what it says of cards. */
function texts(): string[] {
  const page = readdirSync(path.join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => path.join('src/web', name))
  const cards = readdirSync(path.join(root, 'test/golden')).filter((name) => /\.(?:en|de|it)\.txt$/.test(name))
  expect(cards.length).toBeGreaterThan(10)
  return [...page, ...cards.map((name) => path.join('test/golden', name))].map((name) => readFileSync(path.join(root, name), 'utf8'))
}

test('no sign that the page or a card is written with asks for the second file of the font', () => {
  const [first, display] = rangesOf('/inter.woff2')
  const [second, again] = rangesOf('/inter-latin-opsz-normal.woff2')
  expect(display).toEqual(first)
  expect(again).toEqual(second)
  const within = (sign: string, runs: [number, number][]) =>
    runs.some(([from, to]) => from <= sign.codePointAt(0)! && sign.codePointAt(0)! <= to)
  const signs = [...new Set(texts().join(''))].filter((sign) => sign >= ' ')
  expect(signs.length).toBeGreaterThan(100)
  expect(signs.filter((sign) => within(sign, second) && !within(sign, first))).toEqual([])
})
