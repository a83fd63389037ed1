import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { type ConfigError, NAMES, readConfig, warnings } from './config.ts'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (problem) {
    return (problem as ConfigError).faults
  }
}

test('without a word it is for this computer alone, with a folder as database', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 4321,
    data: 'data',
    engines: 'engines',
    databaseUrl: undefined,
    publicUrl: undefined,
    proxies: [],
    log: 'warn',
    metricsToken: undefined,
    vapidKey: undefined,
    pushContact: undefined,
    pushServices: [],
    pages: 'dist/web',
  })
})

test('what is set is taken', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgres://catena:secret@db:5432/catena?sslmode=require',
    PUBLIC_URL: 'https://play.example.org/',
    PROXY: '127.0.0.1, 10.0.0.0/8',
    LOG: 'info',
    VAPID_KEY: `${'A'.repeat(42)}E`,
    PUSH_CONTACT: 'mailto:host@example.org',
    PUSH_SERVICES: 'https://push.example.org, http://127.0.0.1:9000',
  })
  expect(config).toMatchObject({
    vapidKey: `${'A'.repeat(42)}E`,
    pushContact: 'mailto:host@example.org',
    pushServices: ['https://push.example.org', 'http://127.0.0.1:9000'],
  })
  expect(config).toMatchObject({ port: 8080, publicUrl: 'https://play.example.org', proxies: ['127.0.0.1', '10.0.0.0/8'], log: 'info' })
})

test('what cannot be followed is refused by name, all at once, and no secret is repeated', () => {
  expect(faultsOf({ PORT: '65536', LOG: 'loud' })).toEqual([
    'PORT must be a whole number from 1 to 65535, not "65536".',
    'LOG must be one of silent, fatal, error, warn, info, debug, not "loud".',
  ])
  for (const port of ['0', '80a', '-1', '1e3', '8080.5']) expect(faultsOf({ PORT: port }), port).toHaveLength(1)
  for (const url of ['play.example.org', 'ftp://a.example', 'https://a.example/path', 'https://u:p@a.example/', 'https://a.example/?x'])
    expect(faultsOf({ PUBLIC_URL: url }), url).toHaveLength(1)
  for (const proxy of ['proxy', '10.0.0.0/8/8', '10.0.0.0/33', '::1/129', '10.0.0.1,,'])
    expect(faultsOf({ PROXY: proxy }), proxy).toHaveLength(1)
  for (const url of ['mysql://user:hunter2@db/x', 'hunter2', 'postgres://user:hunter2@db']) {
    expect(faultsOf({ DATABASE_URL: url }), url).toHaveLength(1)
    expect(faultsOf({ DATABASE_URL: url })[0]).not.toContain('hunter2')
  }
  for (const key of ['hunter2', 'A'.repeat(43), `${'A'.repeat(42)}=`]) {
    expect(faultsOf({ VAPID_KEY: key }), key).toHaveLength(1)
    expect(faultsOf({ VAPID_KEY: key })[0]).not.toContain(key)
  }
  for (const contact of ['host@example.org', 'mailto:host', 'http://example.org'])
    expect(faultsOf({ PUSH_CONTACT: contact }), contact).toHaveLength(1)
  for (const services of ['push.example.org', 'https://push.example.org/path', 'https://a.example,'])
    expect(faultsOf({ PUSH_SERVICES: services }), services).toHaveLength(1)
  expect(faultsOf({ METRICS_TOKEN: 'hunter2' })[0]).not.toContain('hunter2')
})

test('a server that others reach without TLS is warned of', () => {
  const warned = (environment: Record<string, string>) => warnings(readConfig(environment)).length
  expect(warned({})).toBe(0)
  expect(warned({ HOST: 'localhost', PUBLIC_URL: 'https://a.example' })).toBe(0)
  expect(warned({ HOST: '0.0.0.0' })).toBe(1)
  expect(warned({ PUBLIC_URL: 'http://a.example' })).toBe(1)
  expect(warned({ HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example' })).toBe(0)
})

test('every name stands in the page for hosts, and none other', () => {
  const page = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8')
  const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(Object.keys(NAMES).sort())
})
