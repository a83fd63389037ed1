// Built with a file for each language, all cards of all games say what they say with all languages at once.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type OutputChunk, rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cache, root } from '../../scripts/root.mjs'
import { phrasesApart } from '../../scripts/phrases.mjs'
import { LANGUAGES } from '../../src/ability/language.ts'
import { titles } from '../../src/games/index.ts'
import type { openTitle } from '../../src/games/load.ts'
import { GAME_NAMES } from '../../src/games/register.ts'

let folder: string
let open: typeof openTitle
/** The files of the build. */
const chunks = new Map<string, OutputChunk>()

beforeAll(async () => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(path.join(cache, 'phrases-'))
  const build = await rolldown({ input: 'src/games/load.ts', cwd: root, platform: 'neutral', plugins: [phrasesApart()], tsconfig: false })
  const { output } = await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await build.close()
  for (const chunk of output) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk)
  open = (await import(pathToFileURL(path.join(folder, 'load.mjs')).href)).openTitle
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(GAME_NAMES)('%s', (name) => {
  test.each(LANGUAGES)('reads alike in %s, once the language was brought', async (language) => {
    const title = await open(name)
    const whole = titles.get(name)!
    const read = () => whole.faces.map(({ id }) => title.cardText(id, language))
    if (language !== 'en') expect(read).toThrow(`the language "${language}" was not loaded`)
    await title.bringLanguage(language)
    for (const { id } of whole.faces) expect(title.cardText(id, language), id).toEqual(whole.cardText(id, language))
  })
})

test('what is loaded with a game has no phrase of another language than English', () => {
  const loaded = new Set<string>()
  const load = (file: string): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    chunks.get(file)?.imports.forEach(load)
  }
  for (const [file, { name }] of chunks) if (name === 'title') load(file)
  const having = (phrase: string) => [...chunks.values()].filter(({ code }) => code.includes(phrase)).map(({ fileName }) => fileName)
  for (const phrase of ['du darfst', 'jedes Mal, wenn', 'puoi ', 'ogni volta che ']) {
    expect(having(phrase), phrase).not.toEqual([])
    for (const file of having(phrase)) expect(loaded, phrase).not.toContain(file)
  }
  for (const phrase of ['you may ', 'after '])
    expect(
      having(phrase).some((file) => loaded.has(file)),
      phrase,
    ).toBe(true)
})
