import { expect, test } from 'vitest'
import { findSpoken } from './find-spoken.ts'
import { Refusal } from './lobby.ts'
import { SPOKEN_WORDS } from './spoken-words.ts'

const asked: string[] = []
const server = (answer: string | Refusal) => ({
  async readWords(words: readonly string[]) {
    asked.push(words.join('-'))
    if (typeof answer !== 'string') throw answer
    return answer
  },
})

test('words lead to their table, and a link to its own without asking for words', async () => {
  expect(await findSpoken(server('one'), ' Amber falcon  TIDAL', 'en')).toEqual({ table: 'one' })
  expect(await findSpoken(server('one'), 'http://x/#table=two', 'en')).toEqual({ table: 'two' })
  expect(asked).toEqual(['amber-falcon-tidal'])
})

test('what is wrong with them is said in the language of the reader, and the server is not asked in vain', async () => {
  asked.length = 0
  expect(await findSpoken(server('one'), 'amber falcon', 'de')).toEqual({ fault: 'Es sind drei Wörter, wie „amber falcon tidal“.' })
  expect(await findSpoken(server('one'), 'ambre falcon stern', 'en')).toEqual({
    fault: 'None of the words that lead to tables: “ambre”, “stern”. Perhaps “amber”?',
  })
  expect(await findSpoken(server('one'), 'amber falcon stern', 'it')).toEqual({
    fault: 'Nessuna delle parole che portano ai tavoli: “stern”.',
  })
  expect(asked).toEqual([])
  expect(await findSpoken(server(new Refusal('no-words', '')), 'amber falcon tidal', 'it')).toEqual({ fault: SPOKEN_WORDS.it.gone })
  const often = (after?: number) => findSpoken(server(new Refusal('too-fast', '', after)), 'amber falcon tidal', 'de')
  expect(await often(29_001)).toEqual({ fault: 'Das wurde zu oft versucht. Versuche es in 30 Sekunden noch einmal.' })
  expect(await often()).toEqual({ fault: 'Das wurde zu oft versucht. Versuche es in 1 Sekunde noch einmal.' })
})

test('what has nothing to do with words is said by whoever asked', async () => {
  const gone = new Refusal('unreachable', '')
  await expect(findSpoken(server(gone), 'amber falcon tidal', 'en')).rejects.toBe(gone)
})
