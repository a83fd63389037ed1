import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/ability/language.ts'
import { KEYFORGE } from './concepts.ts'
import type { Concept } from './concepts.ts'
import { cards, rules, sources } from './parallel.ts'
import type { Parallel } from './parallel.ts'
import { glossaryPage } from './page.ts'
import { REJECTED } from './rejected.ts'
import { UNSAID } from './unsaid.ts'

const GLOSSARIES: Readonly<Record<string, readonly Concept[]>> = { keyforge: KEYFORGE }

const everything = [...sources(), ...rules(), ...cards()]
const OTHERS = ['de', 'it'] as const satisfies readonly Language[]

/** Words of everyday language too: only cards are held to them. */
const EVERYDAY = new Set(['card', 'creature', 'play', 'use', 'draw', 'look', 'move', 'hand', 'power'])

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

describe.each(Object.entries(GLOSSARIES))('%s', (game, concepts) => {
  const ofGame = everything.filter((text) => text.game === game)

  test('what English says by a term, German and Italian say by theirs: on cards, in prompts, log and buttons, in the rules', () => {
    const found = unsaid(ofGame, concepts)
    expect(found).toEqual(UNSAID[game])
  })

  test('no text says by another word what the rulebook has a term for', () => {
    const faults: string[] = []
    for (const { at, texts } of ofGame)
      for (const { language, word, instead } of REJECTED[game]) {
        const [said] = word.exec(texts[language]) ?? []
        if (said !== undefined) faults.push(`${at} (${language}): “${said}”; the term is “${instead}”`)
      }
    expect(faults).toEqual([])
  })
})

test('a wrong term is found in each language, wherever it is written', () => {
  const wrong = { at: 'x', game: 'keyforge', texts: { en: 'Stun a creature.', de: 'Lähme eine Kreatur.', it: 'Paralizza una creatura.' } }
  expect(unsaid([wrong], KEYFORGE)).toEqual({ 'stun (de)': ['x'], 'stun (it)': ['x'] })
  const right = { ...wrong, texts: { ...wrong.texts, de: 'Betäube eine Kreatur.', it: 'Stordisci una creatura.' } }
  expect(unsaid([right], KEYFORGE)).toEqual({})
  for (const kind of [
    /^src\/web\/words\//,
    /^src\/games\/keyforge\/speech\/\*\.ts events/,
    /^src\/games\/keyforge\/speech\/\*\.ts prompts/,
    /^kf\.fight\.4$/,
    /^keyforge-cota: /,
  ])
    expect(everything.filter(({ at, game }) => game === 'keyforge' && kind.test(at)).length).toBeGreaterThan(0)
})

test('docs/glossary.md is that of today: npm run glossary writes it', () => {
  expect(readFileSync('docs/glossary.md', 'utf8')).toBe(glossaryPage())
})
