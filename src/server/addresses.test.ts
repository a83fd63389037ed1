import { expect, test } from 'vitest'
import { addressesOf, sayReady } from './addresses.ts'
import { readConfig } from './config.ts'

const one = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never
const INTERFACES = {
  lo: [one('127.0.0.1', true), one('::1', true, 'IPv6')],
  wlan0: [one('fe80::1', false, 'IPv6'), one('192.168.1.20')],
}
const told = (environment: Record<string, string>, interfaces = INTERFACES) => addressesOf(readConfig(environment), interfaces)

test('where all may come, an address is told that others can open, and none that is no address', () => {
  for (const HOST of ['0.0.0.0', '::']) expect(told({ HOST })).toEqual(['http://localhost:4321/', 'http://192.168.1.20:4321/'])
  expect(told({ HOST: '0.0.0.0' }, {} as never)).toEqual(['http://localhost:4321/'])
  expect(told({})).toEqual(['http://localhost:4321/'])
  expect(told({ HOST: '10.0.0.7', PORT: '80' })).toEqual(['http://10.0.0.7:80/'])
  expect(told({ HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example' })).toEqual(['https://a.example/'])
})

test('whoever starts a server that others reach without TLS reads that, however little is logged', () => {
  const lines = sayReady(readConfig({ HOST: '0.0.0.0', LOG: 'silent' }), INTERFACES)
  expect(lines.slice(0, 2)).toEqual([
    'Catena is ready: http://localhost:4321/   (Ctrl+C ends it)',
    'Others reach it at http://192.168.1.20:4321/',
  ])
  expect(lines[2]).toContain('NO TLS')
  expect(sayReady(readConfig({}), INTERFACES)).toHaveLength(1)
})
