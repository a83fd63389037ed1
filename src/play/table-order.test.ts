import { expect, test } from 'vitest'
import { asTheyLie } from './table-order.ts'

const card = (number: number) => ({ card: number, id: 'urchin' })
const target = (number: number) => ({ view: { verb: 'target', target: number } })

test('targets are listed as the table lies: what is between, the sides of others, the own one; an upgrade behind its creature', () => {
  const observation = {
    seat: 0,
    seats: [
      { seat: 0, battleline: [{ ...card(3), upgrades: [card(9)] }, card(1)] },
      { seat: 1, battleline: [card(70), card(40)] },
    ],
    row: [card(5)],
  }
  const done = { view: { verb: 'done' } }
  const options = [target(1), target(3), target(5), target(9), target(40), target(70), done]
  expect(asTheyLie(options, observation)).toEqual([target(5), target(70), target(40), target(3), target(9), target(1), done])
})

test('options that are no targets keep their order, and so does what is not on the table', () => {
  const observation = { seat: 0, seats: [{ hand: [card(2)] }, {}] }
  const options = [{ view: { verb: 'play', card: 4 } }, { view: { verb: 'play', card: 2 } }]
  expect(asTheyLie(options, observation)).toEqual(options)
  expect(asTheyLie([target(8), target(2), target(4)], observation)).toEqual([target(2), target(8), target(4)])
})

test('the end of the turn is the last of the acts', () => {
  const acts = ['end', 'mana', 'play'].map((verb) => ({ view: { verb } }))
  expect(asTheyLie(acts, { seat: 0, seats: [{}, {}] }).map(({ view }) => view.verb)).toEqual(['mana', 'play', 'end'])
})
