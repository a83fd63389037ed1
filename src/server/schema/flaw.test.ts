import { expect, test } from 'vitest'
import { Refused } from '../refusal.ts'
import { signing } from './account.ts'
import { CLIENT_MESSAGES, type MessageType } from './message.ts'
import { readPlain } from './plain.ts'

function refusalOf(schema: Parameters<typeof readPlain>[0], value: unknown): [string | undefined, string] {
  try {
    readPlain(schema, value)
  } catch (problem) {
    if (problem instanceof Refused) return [problem.path, problem.message]
    throw problem
  }
  throw new Error('it was taken')
}

const refused = (message: { readonly type: MessageType; readonly [field: string]: unknown }) =>
  refusalOf(CLIENT_MESSAGES[message.type][0], { table: 'amber', id: 'one', ...message })

test('where a message may have several forms, the field is named, and what would be right', () => {
  expect(refused({ type: 'choose', entry: 1.5, option: 0 })).toEqual(['entry', 'Invalid input: expected int, received number'])
  expect(refused({ type: 'choose', entry: 1, option: 'first' })).toEqual(['option', 'Invalid input: expected number, received string'])
  expect(refused({ type: 'choose', entry: 1 })).toEqual(['option', 'It lacks "option", or "move".'])
  expect(refused({ type: 'choose', entry: 1, option: 0, move: 'x' })[1]).toMatch(/"move"|"option"/)
  expect(refused({ type: 'say', room: 'hall', text: 'x' })[0]).toBe('room')
  expect(refused({ type: 'claim', against: 1, what: 'none' })[0]).toBe('what')
  expect(refused({ type: 'why', wishes: [{ verb: 'play', place: true }] })).toEqual([
    'wishes.0.place',
    'Invalid input: expected number, received boolean, or Invalid input: expected string, received boolean',
  ])
  expect(refusalOf(signing, {})).toEqual(['login', 'It lacks "login" and "password", or "login" and "code" and "password", or "passkey".'])
  expect(refusalOf(signing, { login: 'ada' })).toEqual(['password', 'Invalid input: expected string, received undefined'])
})
