// The card in focus, beside the table: what it wears is read without scrolling, and whether a press holds it there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { CROWD, layTable } from './scene.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

test.each([
  ['en', 'held · Esc lets go'],
  ['de', 'festgehalten · Esc lässt los'],
  ['it', 'fissata · Esc la lascia'],
] as const)(
  '%s: a creature with two upgrades is read whole, all that three say, and one that was pressed in vain says that it is held',
  async (language, held) => {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await layTable(page, opened.address, CROWD, { language })
    const inspector = page.locator('.insp')
    // so is one with an upgrade and what its keyword means
    for (const id of ['ganger-chieftain', 'pit-demon', 'charette']) {
      await page.locator(`.line [data-id="${id}"]`).focus()
      await expect.poll(() => inspector.locator('.card').getAttribute('data-id'), { message: id }).toBe(id)
      await expect.poll(() => inspector.evaluate((box) => box.scrollHeight - box.clientHeight), { message: id }).toBeLessThanOrEqual(0)
    }
    // what three say stands before all else that is true of their creature, and is read without scrolling
    for (const id of ['champion-anaphiel', 'umbra']) {
      await page.locator(`.line [data-id="${id}"]`).focus()
      await expect.poll(() => inspector.locator('.card').getAttribute('data-id'), { message: id }).toBe(id)
      const ends = () =>
        inspector.evaluate((box) => {
          const { bottom } = box.getBoundingClientRect()
          const worn = [...box.querySelectorAll('.now > p:not(.means)')].map((one) => one.getBoundingClientRect().bottom <= bottom - 32)
          return [box.scrollTop === 0, ...worn]
        })
      await expect.poll(ends, { message: id }).toEqual([true, true, true, true])
    }
    const sign = inspector.locator('[data-zone="held"]')
    expect(await sign.count()).toBe(0)
    await page.locator('.line [data-id="champion-anaphiel"]').click()
    await expect.poll(() => sign.allTextContents()).toEqual([held])
    await page.keyboard.press('Escape')
    await expect.poll(() => sign.count()).toBe(0)
    await page.close()
  },
)
