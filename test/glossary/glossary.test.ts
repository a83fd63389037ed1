import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/ability/language.ts'
import { GAME_NAMES } from '../../src/games/register.ts'
import { conceptsOf } from './concepts.ts'
import type { Concept } from './concepts.ts'
import { GLOSSARIES } from './games.ts'
import { MORE } from './more.ts'
import { cards, rules, rulings, sources } from './parallel.ts'
import type { Parallel } from './parallel.ts'
import { glossaryPage } from './page.ts'
import { EVERYWHERE, REJECTED } from './rejected.ts'
import { UNSAID } from './unsaid.ts'

const everything = [...sources(), ...rules(), ...rulings(), ...cards()]
const OTHERS = ['de', 'it'] as const satisfies readonly Language[]

/** Words of everyday language too: only cards are held to them. */
const EVERYDAY = new Set([
  ...[
    'action',
    'card',
    'control',
    'creature',
    'draw',
    'effect',
    'hand',
    'life',
    'look',
    'minion',
    'move',
    'open',
    'order',
    'pass',
    'place',
  ],
  ...['play', 'power', 'target', 'unit', 'use', 'wound'],
])

/** What English says by a term and another language does not: `stun (de)`, by the text. */
function unsaid(texts: readonly Parallel[], concepts: readonly Concept[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { at, texts: said } of texts)
    for (const concept of concepts) {
      if ((EVERYDAY.has(concept.id) && !isCard(at)) || !concept.said.en.test(said.en)) continue
      for (const language of OTHERS)
        if (!concept.said[language].test(said[language])) (found[`${concept.id} (${language})`] ??= []).push(at)
    }
  return found
}

function isCard(at: string): boolean {
  return /^[a-z-]+: /.test(at)
}

describe.each(GAME_NAMES)('%s', (game) => {
  const concepts = conceptsOf(GLOSSARIES[game], MORE[game])
  const ofGame = everything.filter((text) => text.game === game)

  test('what English says by a term, German and Italian say by theirs: on cards, in prompts, log and buttons, in the rules', () => {
    const found = unsaid(ofGame, concepts)
    expect(found).toEqual(UNSAID[game])
  })

  test('no text says by another word what the rulebook has a term for', () => {
    const faults: string[] = []
    for (const { at, texts } of ofGame)
      for (const { language, word, instead } of [...EVERYWHERE, ...REJECTED[game]]) {
        const [said] = word.exec(texts[language]) ?? []
        if (said !== undefined) faults.push(`${at} (${language}): “${said}”; the term is “${instead}”`)
      }
    expect(faults).toEqual([])
  })
})

test('one playing of a game is “Partie” in German wherever it is “partita” in Italian; “Spiel” is the game as such', () => {
  const faults = everything.filter(({ texts }) => /(?<!\p{L})partit[ae](?!\p{L})/iu.test(texts.it) !== /Partie/i.test(texts.de))
  expect(faults.map(({ at }) => at)).toEqual([])
})

test('a wrong term is found in each language, wherever it is written', () => {
  const keyforge = conceptsOf(GLOSSARIES.keyforge, MORE.keyforge)
  const wrong = { at: 'x', game: 'keyforge', texts: { en: 'Stun a creature.', de: 'Lähme eine Kreatur.', it: 'Paralizza una creatura.' } }
  expect(unsaid([wrong], keyforge)).toEqual({ 'stun (de)': ['x'], 'stun (it)': ['x'] })
  const right = { ...wrong, texts: { ...wrong.texts, de: 'Betäube eine Kreatur.', it: 'Stordisci una creatura.' } }
  expect(unsaid([right], keyforge)).toEqual({})
  for (const kind of [
    /^src\/web\/words\//,
    /^src\/games\/keyforge\/speech\/\*\.ts events/,
    /^src\/games\/keyforge\/speech\/\*\.ts prompts/,
    /^kf\.fight\.4$/,
    /^keyforge-rulings, archimedes$/,
    /^keyforge-cota: /,
  ])
    expect(everything.filter(({ at, game }) => game === 'keyforge' && kind.test(at)).length).toBeGreaterThan(0)
})

test('docs/glossary.md is that of today: npm run glossary writes it', () => {
  expect(readFileSync('docs/glossary.md', 'utf8')).toBe(glossaryPage())
})
