// docs/protocol.md says what the server checks, and the types that clients are written with say the same.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import type * as wire from '../../src/play/table/wire.ts'
import { REFUSALS } from '../../src/server/refusal.ts'
import { allRoutes } from '../../src/server/routes/routes.ts'
import { CLIENT_MESSAGES, type ClientMessage, SERVER_MESSAGES } from '../../src/server/schema/message.ts'
import { makeOpenApi } from './openapi.ts'
import { makeProtocol } from './page.ts'

const page = readFileSync(path.join(root, 'docs', 'protocol.md'), 'utf8')

test('the page is as npm run protocol writes it', () => {
  expect(page).toBe(makeProtocol())
})

test('the description for programs is as npm run protocol writes it, and has every request', () => {
  const text = readFileSync(path.join(root, 'docs', 'openapi.json'), 'utf8')
  expect(text).toBe(makeOpenApi())
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
  for (const { method, path: address } of allRoutes())
    expect(paths[address.replaceAll(/:(\w+)/g, '{$1}')], address).toHaveProperty(method.toLowerCase())
})

test('every route, message and refusal stands there', () => {
  for (const { method, path: address } of allRoutes()) expect(page).toContain(`### \`${method} ${address}\``)
  for (const type of [...Object.keys(CLIENT_MESSAGES), ...Object.keys(SERVER_MESSAGES)]) expect(page).toContain(`#### \`${type}\``)
  for (const code of Object.keys(REFUSALS)) expect(page).toContain(`| \`${code}\` |`)
})

test('no table of fields is empty', () => {
  expect(page).not.toMatch(/^\|---\|.*\n(?!\|)/m)
})

test('a client that is written by the types of the wire is understood', () => {
  expectTypeOf<wire.ClientMessage['type']>().toEqualTypeOf<ClientMessage['type']>()
  expectTypeOf<wire.ServerMessage['type']>().toEqualTypeOf<keyof typeof SERVER_MESSAGES>()
})
