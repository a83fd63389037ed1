// Playing somebody now: against the computer until somebody comes, then at the table of both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, isAsked, picture, playBoth, press } from './people.ts'
import { openServed, type Served } from './served.ts'
import { PREFER } from './walk.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

test('who wants to play somebody now plays the computer until somebody sits down, and keeps that game', async () => {
  const anna = await arrive(served, 'de')
  const bruno = await arrive(served, 'it')
  const both = [anna.page, bruno.page]
  const seek = async ({ page }: typeof anna, name: string) => {
    await page.locator('[data-field="name"]').fill(name)
    await page.locator('[data-zone="quick"] [data-game="riftblade"]').click()
    await page.locator('[data-act="quick"]').click()
  }
  await picture(anna.page, 'quick')
  await seek(anna, 'Anna')
  await anna.page.locator('.shell[data-busy="false"]').waitFor()
  const seeking = anna.page.locator('[data-zone="seeking"]')
  expect(await seeking.locator('p').textContent()).toContain('Gesucht wird jemand für Riftblade.')
  await picture(anna.page, 'quick-seeking')
  await seeking.locator('.btn.icon').click()
  await seeking.waitFor({ state: 'detached' })
  for (let i = 0; i < 3; i++) if (await isAsked(anna.page)) await press(anna.page, PREFER.riftblade)
  // the tables tell what goes on
  const record = () => anna.page.evaluate(() => localStorage.getItem('catena.running'))
  const kept = await record()
  expect(kept).toContain('riftblade')

  // Bruno wants the same: there is a table already
  await seek(bruno, 'Bruno')
  await bruno.page.locator('[data-zone="waiting"]').waitFor()
  await anna.page.locator('[data-zone="seeking"][data-came="true"]').waitFor()
  expect(await seeking.locator('p').textContent()).toContain('Bruno sitzt an deinem Tisch: Riftblade.')
  await picture(anna.page, 'quick-came')
  await seeking.locator('[data-act="my-table"]').click()
  for (const page of both) await page.locator('[data-act="ready"]').click()
  for (const page of both) await page.locator('[data-zone="online"]').waitFor()
  await playBoth(both, PREFER.riftblade, 1)
  expect(await seeking.count()).toBe(0)

  // the game against the computer goes on where it was
  expect(await record()).toBe(kept)
  await anna.page.goto(served.server.url)
  await anna.page.locator('[data-act="resume"]').click()
  await anna.page.locator('.shell[data-busy="false"]').waitFor()
  expect(await anna.page.locator('[data-zone="online"]').count()).toBe(0)
  expect([anna.problems, bruno.problems]).toEqual([[], []])
  for (const page of both) await page.close()
})

test('who stops looking leaves no table behind, nor does a page that is closed', async () => {
  const { page } = await arrive(served, 'en')
  const tables = async () => (await (await fetch(`${served.server.url}/api/1/tables?state=open&game=nightfall`)).json()).tables.length
  for (const end of ['stop', 'close']) {
    await page.locator('[data-zone="quick"] [data-game="nightfall"]').click()
    await page.locator('[data-act="quick"]').click()
    await page.locator('[data-zone="seeking"]').waitFor()
    expect(await tables()).toBe(1)
    if (end === 'close') await page.goto('about:blank')
    else {
      // from the tables one plays on
      await page.locator('.shell[data-busy="false"]').waitFor()
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-zone="seeking"] .btn.icon')?.click())
      await page.getByTitle('Home', { exact: true }).click()
      await page.locator('[data-page="people"]').click()
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page.setViewportSize({ width: 1440, height: 900 })
      await picture(page, 'quick-looking')
      await page.locator('[data-act="play-on"]').click()
      await page.locator('.shell[data-busy="false"]').waitFor()
      await page.getByTitle('Home', { exact: true }).click()
      await page.locator('[data-page="people"]').click()
      await page.locator('[data-zone="quick"] [data-act="stop-looking"]').click()
      await page.locator('[data-act="quick"]').waitFor()
      await page.goto(`${served.server.url}/?language=en`)
      await page.locator('[data-page="people"]').click()
    }
    await expect.poll(tables).toBe(0)
  }
  await page.close()
})
