import { expect, test } from 'vitest'
import { parseAnalysisRequest } from './report.ts'

test('the worker obeys only what is a request', () => {
  const told = { language: 'de', names: ['A', 'B'], players: ['person', 'greedy'] }
  for (const right of [{ type: 'begin', record: 'catena record 1', ...told }, { type: 'speak', ...told }, { type: 'stop' }])
    expect(parseAnalysisRequest(right)).toEqual(right)
  const wrong = [
    undefined,
    'stop',
    {},
    { type: 'begin', ...told },
    { type: 'speak', ...told, language: 'fr' },
    { type: 'speak', language: 'en' },
  ]
  for (const message of wrong) expect(parseAnalysisRequest(message), JSON.stringify(message)).toBeUndefined()
})
