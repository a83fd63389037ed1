import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { LANGUAGES } from '../../ability/language.ts'
import { readPuzzles } from '../../play/puzzle.ts'
import { sayUnreadable } from '../../play/record-words.ts'
import { readStory } from '../../play/story.ts'
import { layPuzzle } from './lay.ts'

const [{ record }] = readPuzzles(readFileSync(path.join(root, 'src', 'play', 'puzzles', 'nightfall.txt'), 'utf8'))
const company = { language: 'de', names: ['Ann', 'Ben'], players: ['person', 'random'] } as const

async function lay(text: string) {
  const story = await readStory(text)
  if (!story.ok) throw new Error(story.error.message)
  return layPuzzle(story.value, { ...company, record: text })
}

test('a puzzle that can be laid is', async () => {
  expect(await lay(record)).toMatchObject({ ok: true })
})

test.each([
  { what: 'a head without its line', from: /^choices .*\n/m, to: '', said: ['line "choices"', 'Zeile „choices“', 'riga “choices”'] },
  { what: 'a line that is no list', from: /^solution .*$/m, to: 'solution 3', said: ['"solution"', '„solution“', '“solution”'] },
  { what: 'a goal of another version', from: /^goal .*$/m, to: 'goal moon 3', said: ['goal', 'Aufgabe', 'compito'] },
  { what: 'a move that is not possible', from: /\n[^\n]+\n*$/, to: '\npass\npass\n', said: ['does not follow', 'folgt', 'non segue'] },
])('why one cannot be laid is said in the language of the reader: $what', async ({ from, to, said }) => {
  const laid = await lay(record.replace(from, to))
  if (laid.ok) throw new Error('it was laid')
  const { flaw, message } = laid.error
  for (const [at, language] of LANGUAGES.entries()) expect(sayUnreadable(language, flaw!)).toContain(said[at])
  expect(message).toBe(sayUnreadable('en', flaw!))
})
