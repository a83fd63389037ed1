import { expect, test } from 'vitest'
import { refused, run } from '../../test/command-line.ts'
import { type Deck, setsOfDeck } from '../games/keyforge/index.ts'
import type { Setup } from '../kernel/game.ts'
import { seedOf } from '../kernel/random.ts'
import { readTitle } from './input.ts'
import { chainSetup, dealSetup, readSetup, readTable } from './setup.ts'

const keyforge = readTitle('keyforge')
const deal = async (seed: number) =>
  (await dealSetup(keyforge, 2, seedOf(seed))) as Setup & { readonly decks: readonly { readonly name: string }[] }

test('a series has 3 or 5 games for two, an adaptive one 3 games of KeyForge without a handicap', async () => {
  const refusal = (...words: string[]) => refused(['play', ...words])
  expect(await refusal('keyforge', '--series', '4')).toContain('--series takes 3 or 5, not "4"')
  expect(await refusal('keyforge', '--series', '5', '--adaptive')).toContain('--series takes 3 with --adaptive')
  expect(await refusal('nightfall', '--adaptive')).toContain('Nightfall has no adaptive series')
  expect(await refusal('keyforge', '--adaptive', '--handicap', '0,4')).toContain('chains are bid')
  expect(await refusal('riftblade', '--series', '3', '--seats', '3')).toContain('A series is for two, or for two teams')
  expect(await refusal('keyforge', '--series', '3', '--from', 'game.txt')).toContain('A record is of one game')
  expect(await refusal('keyforge', '--adaptive', '--server', 'http://localhost:1')).toContain('agreed on when the table is opened')
})

test('sealed: a deck is dealt for each seat, the same ones by the same seed', async () => {
  const [a, again, other] = await Promise.all([deal(1), deal(1), deal(2)])
  expect(a).toEqual(again)
  expect(new Set([...a.decks, ...other.decks].map(({ name }) => name)).size).toBe(4)
  await expect(dealSetup(readTitle('nightfall'), 2, seedOf(1))).rejects.toThrow('No decks are dealt in Nightfall')
})

test('handicap chains are those of the person first, and the most that a player may have at most (kf.handicap.1, kf.chains.7)', () => {
  const setup = readSetup(keyforge, 2, [], 0)
  const chain = (text: string, person = 0) => chainSetup(keyforge, setup, text, person)
  expect(chain('0,4')).toMatchObject({ chains: [0, 4] })
  expect(chain('0, 4', 1)).toMatchObject({ chains: [4, 0] })
  expect(chain('24,24')).toMatchObject({ chains: [24, 24] })
  expect(() => chain('25,0')).toThrow('whole numbers from 0 to 24')
  for (const text of ['4', '1,2,3', 'a,b', '-1,0', '']) expect(() => chain(text)).toThrow(`such as 0,4; not "${text}"`)
  expect(() => chainSetup(readTitle('riftblade'), { seats: 2 }, '0,4', 0)).toThrow('Riftblade has no handicap')
})

test('rb.setup.10: in Riftblade a handicap holds back who begins, but not of four, and takes nothing', async () => {
  const table = (words: { handicap: string | true; teams?: boolean }, seats = 2) =>
    readTable(readTitle('riftblade'), { ...words, deck: [] }, seats, 0, seedOf(1))
  expect(await table({ handicap: true })).toMatchObject({ seats: 2, handicap: true })
  expect(await table({ handicap: true, teams: true }, 4)).toMatchObject({ seats: 4, teams: true, handicap: true })
  expect(await table({ handicap: true }, 3)).toMatchObject({ seats: 3, handicap: true })
  await expect(table({ handicap: true }, 4)).rejects.toThrow('a handicap is for two or three players or two teams, not for four')
  await expect(table({ handicap: '0,4' })).rejects.toThrow('leave "0,4" out')
  await expect(readTable(readTitle('nightfall'), { handicap: true, deck: [] }, 2, 0, seedOf(1))).rejects.toThrow('no handicap')
  await expect(readTable(keyforge, { handicap: true, deck: [] }, 2, 0, seedOf(1))).rejects.toThrow('such as 0,4')
})

test('cc.setup.6: in Crystal Clans a handicap gives who begins initiative, with any clans, and takes nothing', async () => {
  const table = (words: { handicap: string | true; clans?: string }) =>
    readTable(readTitle('crystal-clans'), { ...words, deck: [] }, 2, 0, seedOf(1))
  expect(await table({ handicap: true })).toMatchObject({ clans: ['stone', 'blood'], handicap: true })
  expect(await table({ handicap: true, clans: 'water,meteor' })).toMatchObject({ clans: ['water', 'meteor'], handicap: true })
  await expect(table({ handicap: '4' })).rejects.toThrow('leave "4" out')
})

test('a game is begun so at the terminal', async () => {
  const playSealed = (...words: string[]) => run(['play', 'keyforge', '--seed', '3', ...words], ['q'])
  const sealed = await playSealed('--sealed', '--handicap', '7,0')
  expect([sealed.code, sealed.warned]).toEqual([0, []])
  expect(sealed.text).not.toBe((await playSealed('--sealed')).text)
  // all cards of its decks are of the set that is named
  const { decks } = (await dealSetup(keyforge, 2, seedOf(3), 'woe')) as unknown as { readonly decks: readonly Deck[] }
  expect(decks.map((deck) => setsOfDeck({ deck }).includes('woe'))).toEqual([true, true])
  const named = await playSealed('--sealed', '--set', 'woe')
  expect([named.code, named.warned, named.text === sealed.text]).toEqual([0, [], false])
  const warned = async (...words: string[]) => (await playSealed(...words)).warned
  expect(await warned('--sealed', '--set', 'grim')).toEqual([expect.stringMatching(/--set: .*grim.*cota, aoa/s)])
  expect(await warned('--set', 'woe')).toEqual([expect.stringContaining('give --sealed too')])
  expect(await warned('--sealed', '--sets', 'woe')).toEqual([expect.stringContaining('such as --set woe')])
  expect((await playSealed('--sealed', '--deck', 'default:1')).warned).toEqual([expect.stringContaining('leave --deck or --sealed out')])
})
