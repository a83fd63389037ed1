import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/ability/language.ts'
import { cardFacts, cardName, cardText, faces } from '../src/games/riftblade/index.ts'
import '../src/games/riftblade/languages/all.ts'

const golden = path.resolve(import.meta.dirname, 'golden')

/** What every card says, as files that are reviewed as a diff. `UPDATE_TEXTS=1 npx vitest run test/riftblade-texts.test.ts` writes them anew. */
describe('card texts of Riftblade', () => {
  for (const language of LANGUAGES) {
    test(`riftblade.${language}.txt`, () => {
      const text = faces
        .map(({ id }) =>
          [`${cardName(id, language)} (${cardFacts(id, language)})`, ...cardText(id, language).map((line) => `  ${line}`), ''].join('\n'),
        )
        .join('\n')
      const file = path.join(golden, `riftblade.${language}.txt`)
      if (process.env.UPDATE_TEXTS === '1') writeFileSync(file, text)
      expect(text).toBe(readFileSync(file, 'utf8'))
      expect(text).not.toMatch(/undefined|NaN|\[object|\.\.| {3}| ,| \.|\( /)
    })
  }
})
