import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/ability/language.ts'
import { titles } from '../src/games/index.ts'
import { printCard, setsOf } from './golden/texts.ts'

const golden = path.resolve(import.meta.dirname, 'golden')

/** What every card says, one file a set and language, reviewed as a diff. `UPDATE_TEXTS=1 npx vitest run test/card-texts.test.ts` writes them anew. */
for (const title of [...titles.values()].filter(({ faces }) => faces.length > 0)) {
  describe(`card texts of ${title.facts.title}`, () => {
    for (const [set, faces] of setsOf(title)) {
      test.each(LANGUAGES)(`${set}.%s.txt`, (language) => {
        const text = faces.map(({ id }) => printCard(title, id, language)).join('\n')
        const file = path.join(golden, `${set}.${language}.txt`)
        if (process.env.UPDATE_TEXTS === '1') writeFileSync(file, text)
        expect(text, 'UPDATE_TEXTS=1 npx vitest run test/card-texts.test.ts writes the golden texts anew').toBe(
          existsSync(file) ? readFileSync(file, 'utf8') : '',
        )
        expect(text).not.toMatch(/undefined|NaN|\[object|\.\.| {3}| ,| \.|\( |(?<!-)null\b(?!-)/)
      })
    }
  })
}
