import { expect, test } from 'vitest'
import { parseRequest } from './protocol.ts'

test('a question why with something that is no wish is refused, not a crash', () => {
  for (const views of [[null], [undefined], ['play'], [[]], [{}], [{ verb: 3 }], {}, Array.from({ length: 65 }, () => ({ verb: 'play' }))])
    expect(parseRequest({ type: 'why', card: 1, views }), JSON.stringify(views)).toBeUndefined()
  expect(parseRequest({ type: 'why', card: 1, views: [{ verb: 'play', card: 1 }] })).toBeDefined()
})
