import { expect, test } from 'vitest'
import { References } from './reference.ts'

test('the same card with the same face is the same object, and another one is not', () => {
  const references = new References()
  const troll = references.of(3, 17, 'troll')
  expect(troll).toEqual({ card: 3, id: 'troll' })
  expect(references.of(3, 17, 'troll')).toBe(troll)
  expect(references.of(4, 17, 'troll')).toEqual({ card: 4, id: 'troll' })
  expect(references.of(3, 18, 'pixie')).toEqual({ card: 3, id: 'pixie' })
  // a face of one's own is gone, and its number is another one's
  expect(references.of(3, 17, 'ogre')).toEqual({ card: 3, id: 'ogre' })
  expect(troll).toEqual({ card: 3, id: 'troll' })
})
