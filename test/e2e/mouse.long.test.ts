// A whole game with the mouse: every click goes to what lies under the pointer.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { CROWD, layTable } from './scene.ts'
import { collectProblems, openTable, pickButton, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

async function click(page: Page): Promise<void> {
  const button = page.locator('[data-picked]')
  let box: Awaited<ReturnType<typeof button.boundingBox>> = null
  // what a question is answered with may come after it, such as the houses at the first choice of one: then it stands anew
  const find = async () => {
    if ((await button.count()) === 0) await pickButton(page)
    await button.scrollIntoViewIfNeeded({ timeout: 5000 }).catch(() => undefined)
    box = await button.boundingBox({ timeout: 5000 }).catch(() => null)
    return box
  }
  await expect.poll(find, { message: 'a button that can be pressed has a place' }).not.toBeNull()
  await page.mouse.click(box!.x + Math.min(box!.width / 2, 28), box!.y + box!.height / 2)
}

test('a whole game by mouse ends with a result', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 41 })
  let presses = 0
  for (let question = await pickButton(page); question !== undefined; question = await pickButton(page)) {
    await click(page)
    await settle(page)
    expect(++presses, `no end in sight at "${question}"`).toBeLessThan(3000)
  }
  expect(await page.locator('.ending.result h2').textContent()).toMatch(/won|lost/)
  await page.locator('[data-act="rematch"]').click()
  await page.locator('.shell[data-over="false"]').waitFor()
  expect(problems).toEqual([])
  await page.close()
})

test('a card that was played is read until the mouse moves, though its row closes up and another lies under it', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  const anger = (await page.locator('[data-zone="hand"] [data-id="anger"]').boundingBox())!
  await page.mouse.move(anger.x + 40, anger.y + 60)
  await page.mouse.down()
  await page.mouse.up()
  const read = () => page.locator('[data-zone="inspector"]').first().textContent()
  await expect.poll(() => page.locator('.decision .opt').count()).toBeGreaterThan(5)
  await expect.poll(read).toContain('Anger')
  // twice as long as a pointer has to rest on what is to be read
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)))
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]') !== null, [anger.x + 40, anger.y + 60]),
  ).toBe(true)
  expect(await read()).toContain('Anger')
  await page.mouse.move(anger.x + 42, anger.y + 64)
  await page.mouse.move(anger.x + 320, anger.y + 64)
  await expect.poll(read).not.toContain('Anger')
  await page.close()
})
