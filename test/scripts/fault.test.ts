import { expect, test } from 'vitest'
import { tellFault } from '../../scripts/fault.mjs'

const thrown = (problem: Error, at: string) => Object.assign(problem, { stack: `${problem.name}: ${problem.message}\n    at ${at}:3:7)` })

test('a word that a card file uses without its import is named with file and line, and what mends it', () => {
  const file = 'src/games/keyforge/cards/cota/dis.ts'
  const said = `${file}:3: "deel" is used without its import. "npm run format" writes it, or says which word comes near.`
  expect(tellFault(thrown(new ReferenceError('deel is not defined'), `<anonymous> (/home/me/catena/${file}`))).toEqual({
    line: said,
    code: 2,
  })
})

test('any other fault is one line with its place', () => {
  const fault = 'A fault of the program itself: x is odd'
  expect(tellFault(thrown(new Error('x is\nodd'), 'f (/home/me/catena/src/ai/match.ts'))).toEqual({
    line: `${fault} (src/ai/match.ts:3)`,
    code: 1,
  })
  expect(tellFault(thrown(new Error('x is odd'), 'f (node:fs'))).toEqual({ line: fault, code: 1 })
  expect(tellFault(undefined).code).toBe(1)
  expect(tellFault(Object.assign(new Error('Add a row.'), { name: 'CardFault' }))).toEqual({ line: 'Add a row.', code: 2 })
})
