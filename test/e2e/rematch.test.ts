// Another game of the same two people, as the page prepares it.
import { afterAll, beforeAll, expect } from 'vitest'
import { longTest } from '../extent.ts'
import { openTitle } from '../../src/games/load.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import { arrive, sitBeside } from './people.ts'
import { openServed, type Served } from './served.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

interface Decks {
  readonly decks: readonly { readonly name: string }[]
}

longTest('decks that were swapped for a rematch are played, and those of a plain one stay, unless something else is picked', async () => {
  const { page, problems } = await arrive(served, 'de')
  const { client, table } = await sitBeside(served, page, 'Program', 'keyforge')
  const { decks } = (await openTitle('keyforge')).game.defaultSetup(2) as unknown as Decks
  const ready = (table: string, deck?: unknown) => client.must({ type: 'ready', table, entropy: drawBits(128), ...(deck ? { deck } : {}) })
  const bring = page.locator('[data-field="bring"]')
  await bring.selectOption('seed')

  /** Everybody is ready, the program gives up, and the page asks for more. */
  const play = async (table: string, act: string, deck?: unknown) => {
    await ready(table, deck)
    await page.locator('[data-act="ready"]').click()
    await page.locator('.shell[data-busy="false"]').waitFor()
    await client.must({ type: 'concede', table })
    await page.locator('main .ending').waitFor()
    const { setup } = await told(table)
    // a press that was meant for the last question asks for nothing
    const ask = async () => {
      const wish = page.locator(`[data-act="${act}"]`)
      // it may be gone by the time that it is pressed
      if ((await wish.count()) > 0) await wish.click({ timeout: 2000 }).catch(() => undefined)
      return page.locator('[data-offer="rematch"]').count()
    }
    await expect.poll(ask).toBe(1)
    const said = await page.locator('[data-offer="rematch"] p').textContent()
    const { offers } = await told(table)
    await client.must({ type: 'answer', table, offer: offers[0].entry, yes: true })
    await page.locator('[data-zone="waiting"]').waitFor()
    const next = /table=(.+)$/.exec(await page.evaluate(() => location.hash))![1]
    await client.watch(next)
    return { names: (setup as Decks).decks.map(({ name }) => name), said, next }
  }
  const told = async (table: string) => (await client.watch(table)).facts

  const first = await play(table, 'rematch', decks[1])
  const [, own] = first.names
  expect(first.names[0]).toBe(decks[1].name)
  expect(decks.map(({ name }) => name)).not.toContain(own)
  expect(first.said).toBe('Du möchtest eine Revanche.')
  await expect.poll(() => bring.locator('option:checked').textContent()).toBe(`Wie vorbereitet: ${own}`)
  const second = await play(first.next, 'swap-decks')
  expect(second.names).toEqual([decks[1].name, own])
  expect(second.said).toBe('Du möchtest eine Revanche mit getauschten Decks.')
  await expect.poll(() => bring.locator('option:checked').textContent()).toBe(`Wie vorbereitet: ${decks[1].name}`)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/rematch-room.png` })
  const last = await play(second.next, 'rematch')
  expect(last.names).toEqual([own, decks[1].name])
  // something else may be picked
  await bring.selectOption('ready:0')
  expect((await play(last.next, 'rematch')).names).toEqual([own, decks[0].name])
  expect(problems).toEqual([])
  await page.close()
})
