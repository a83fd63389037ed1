// Rated games and open hands in the page: who may, what it changes, and through whose eyes others look.
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawBits } from '../../src/play/table/fair.ts'
import { expectAccess, SIZES } from './looks.ts'
import { openServed, type Served } from './served.ts'
import { collectProblems } from './table.ts'

const PICTURES = process.env.PICTURES
let served: Served
let opened: Served['opened']
let server: Served['server']

beforeAll(async () => {
  served = await openServed()
  opened = served.opened
  server = served.server
})

afterAll(async () => {
  await served?.close()
})

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  for (const { name: size, ...viewport } of SIZES) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(PICTURES, `rated-${name}-${size}.png`) })
  }
  await page.setViewportSize(SIZES[0])
}

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first().click()
const field = (page: Page, name: string, value: string) => page.locator(`[data-field="${name}"]`).fill(value)

test('a guest is told to make an account; then a rated game, watched with open hands, changes both ratings', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${server.url}/?language=de&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await field(page, 'name', 'Anna')
  const openRated = async () => {
    await act(page, 'new-table')
    await page.locator('[data-field="new-game"]').selectOption('riftblade')
    await page.getByRole('button', { name: 'gewertet', exact: true }).click()
    await picture(page, 'opening')
    await act(page, 'open-table')
  }
  await openRated()
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toContain('mit einem Konto')
  await page.locator('.problem button').click()
  await act(page, 'me')
  await field(page, 'login', 'anna')
  await field(page, 'password', 'long enough')
  await act(page, 'account')
  await page.locator('[data-zone="codes"]').waitFor()
  await page.getByText('Noch keine gewertete Partie').waitFor()
  await page.reload()
  await page.locator('[data-page="people"]').click()
  await openRated()
  await page.locator('[data-zone="waiting"]').waitFor()
  const table = (await page.locator('[data-field="link"]').inputValue()).split('#table=')[1]

  const bruno = await server.guest('Bruno')
  await bruno.ask('POST', 'account', { login: 'bruno', password: 'long enough' })
  await bruno.ask('POST', `tables/${table}/seat`, {})
  const client = await bruno.connect()
  await client.watch(table)
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  const carla = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await carla.goto(`${server.url}/?language=en&speed=instant`)
  await carla.locator('[data-page="people"]').click()
  expect(await carla.locator(`[data-table="${table}"]`).textContent()).toContain('rated')
  await act(page, 'ready')
  await page.locator('.shell[data-busy="false"]').waitFor()
  await carla.evaluate((hash) => (location.hash = hash), `table=${table}`)
  await carla.locator('.shell').waitFor()

  // both agree, and Carla looks through the eyes of Bruno: she is asked nothing all the same
  await act(page, 'online-menu')
  await act(page, 'offer-hands')
  await client.until(() => client.facts(table).offers.length > 0, 'the offer')
  await client.must({ type: 'answer', table, offer: client.facts(table).offers[0].entry, yes: true })
  await carla.locator('[data-zone="eyes"]').getByRole('button', { name: 'Bruno' }).click()
  await expect.poll(() => carla.locator('[data-zone="eyes"] [aria-pressed="true"]').textContent()).toContain('Bruno')
  expect(await carla.locator('[data-zone="online"]').textContent()).toContain('You watch')
  expect(await carla.locator('.decision:not(.idle)').count()).toBe(0)
  expect(await carla.locator('.shell').textContent()).not.toContain('You decide')
  await expectAccess(carla, 'looking through a seat')
  await picture(carla, 'eyes')

  // Anna wants it no more: Carla sees what everybody sees
  await act(page, 'online-menu')
  await act(page, 'close-hands')
  await expect.poll(() => carla.locator('[data-zone="eyes"]').count()).toBe(0)
  expect(client.facts(table).openHands).toBe(false)

  await client.must({ type: 'concede', table })
  await page.locator('[data-zone="ratings"]').waitFor()
  expect(await page.locator('[data-zone="ratings"] li').allTextContents()).toEqual(
    expect.arrayContaining(['Anna: 1.500 → 1.658 ± 484', 'Bruno: 1.500 → 1.342 ± 484']),
  )
  await expectAccess(page, 'the result of a rated game')
  await picture(page, 'result')
  await page.locator('[data-act="lobby"]').click()
  await act(page, 'me')
  await expect.poll(() => page.locator('[data-zone="ratings"]').textContent()).toContain('1.658 ± 484')
  await picture(page, 'me')
  expect(problems.filter((line) => !line.includes('403'))).toEqual([])
  for (const one of [page, carla]) await one.close()
})
