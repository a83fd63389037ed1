import { expect, test } from 'vitest'
import { GAMES } from '../../games/register.ts'
import { LANGUAGES } from '../protocol.ts'
import { peopleWords } from './words.ts'

test('every format and every variant that can be chosen for a table has words in all languages', () => {
  const missing = LANGUAGES.flatMap((language) => {
    const { formats, variants } = peopleWords(language)
    return GAMES.flatMap(({ name: game, formats: all, variants: { fields } = { fields: {} } }) => [
      // one alone is no choice
      ...(all.length > 1 ? all : []).flatMap(({ name }) => (formats[name] ? [] : `${language} ${game} ${name}`)),
      ...Object.entries(fields).flatMap(([field, values]) => {
        const words = variants[`${game} ${field}`] ?? variants[field]
        const isSaid = words !== undefined && values.every((value) => typeof value === 'boolean' || words.values?.[value])
        return isSaid ? [] : `${language} ${game} ${field}`
      }),
    ])
  })
  expect(missing).toEqual([])
})
