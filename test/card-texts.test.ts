import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../src/ability/language.ts'
import { LANGUAGES } from '../src/ability/language.ts'
import { titles } from '../src/games/index.ts'
import type { Face, Title } from '../src/games/index.ts'

const golden = path.resolve(import.meta.dirname, 'golden')

/** Cards by the set that they first came in; a game of a single set is that set. */
function setsOf({ game, faces }: Title): Map<string, Face[]> {
  const sets = new Map<string, Face[]>()
  for (const face of faces) {
    const set = (face as { readonly set?: string }).set ?? 'base'
    sets.set(`${game.name}-${set}`, [...(sets.get(`${game.name}-${set}`) ?? []), face])
  }
  return sets
}

/** What every card says, one file a set and language, reviewed as a diff. `UPDATE_TEXTS=1 npx vitest run test/card-texts.test.ts` writes them anew. */
for (const title of titles.values()) {
  describe(`card texts of ${title.name}`, () => {
    for (const [set, faces] of setsOf(title)) {
      test.each(LANGUAGES)(`${set}.%s.txt`, (language) => {
        const text = faces.map(({ id }) => printCard(title, id, language)).join('\n')
        const file = path.join(golden, `${set}.${language}.txt`)
        if (process.env.UPDATE_TEXTS === '1') writeFileSync(file, text)
        expect(text).toBe(readFileSync(file, 'utf8'))
        expect(text).not.toMatch(/undefined|NaN|\[object|\.\.| {3}| ,| \.|\( |null\b/)
      })
    }
  })
}

function printCard(title: Title, id: string, language: Language): string {
  const facts = title.cardFacts?.(id, language)
  const head = facts === undefined ? `${id} (${title.cardName(id, language)})` : `${title.cardName(id, language)} (${facts})`
  return [head, ...title.cardText(id, language).map((line) => `  ${line}`), ''].join('\n')
}
