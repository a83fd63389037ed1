import { expect, test } from 'vitest'
import { table } from '../scenario/index.ts'

// kf.pay.2
test('the card that stands in the way is named, and no other', () => {
  const t = table({
    seats: [{ hand: ['truebaru'], artifacts: ['library-of-the-damned'] }, { battleline: ['tentacus'] }],
    house: 'dis',
  })
  expect(t.why({ verb: 'action', card: 'library-of-the-damned' })).toEqual([
    { rule: 'kf.pay.2', facts: { obstacle: 'cannotPay', cost: 1, amber: 0 }, card: t.find('tentacus') },
  ])
  // its own price: nobody else takes it
  expect(t.why({ verb: 'play', card: 'truebaru' })).toEqual([{ rule: 'kf.pay.2', facts: { obstacle: 'cannotPay', cost: 3, amber: 0 } }])
})
