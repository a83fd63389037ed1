// Ratings change as openskill 5.0.1 (plackettLuce) changes them.
import { expect, test } from 'vitest'
import { judgeSides, START } from './rating.ts'

const round = (sides: readonly (readonly { mu: number; sigma: number }[])[]) =>
  sides.map((side) => side.map(({ mu, sigma }) => [Number(mu.toFixed(6)), Number(sigma.toFixed(6))]))

test('one against one: who wins gains what the other one loses, and both become surer', () => {
  const judged = judgeSides([
    { players: [START], share: 1 },
    { players: [START], share: 0 },
  ])
  expect(round(judged)).toEqual([[[27.635389, 8.065901]], [[22.364611, 8.065901]]])
})

test('who was expected to lose and wins gains more, and a sure rating moves less', () => {
  const judged = judgeSides([
    { players: [{ mu: 30, sigma: 3 }], share: 0 },
    { players: [{ mu: 20, sigma: 6 }], share: 1 },
  ])
  expect(round(judged)).toEqual([[[29.239495, 2.990571]], [[23.040262, 5.829242]]])
})

test('a draw between equals moves nobody', () => {
  const judged = judgeSides([
    { players: [START], share: 0.5 },
    { players: [START], share: 0.5 },
  ])
  expect(round(judged)).toEqual([[[25, 8.065901]], [[25, 8.065901]]])
})

test('five of whom one wins', () => {
  const players = [START, { mu: 27, sigma: 5 }, { mu: 22, sigma: 7 }, START, START]
  const judged = judgeSides(players.map((player, i) => ({ players: [player], share: i === 1 ? 1 : 0 })))
  expect(round(judged)).toEqual([
    [[24.238114, 8.212872]],
    [[28.010619, 4.993039]],
    [[21.632284, 6.946921]],
    [[24.238114, 8.212872]],
    [[24.238114, 8.212872]],
  ])
})

test('two against two: partners win and lose together, the less sure one more', () => {
  const judged = judgeSides([
    { players: [START, { mu: 28, sigma: 4 }], share: 0 },
    { players: [{ mu: 24, sigma: 6 }, START], share: 1 },
  ])
  expect(round(judged)).toEqual([
    [
      [22.382241, 8.137571],
      [27.396667, 3.979359],
    ],
    [
      [25.357172, 5.919637],
      [27.617759, 8.115528],
    ],
  ])
})
