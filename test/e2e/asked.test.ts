// What is asked in a small window: it is read whole, with its answers, what speaks against an act, and the reason of a hint.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { findSquashed } from './looks.ts'
import { CROWD, layTable } from './scene.ts'
import { openTable, playOn, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

test('on a phone why not is read in place of the card that was asked about before', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  await page.locator('[data-zone="my-line"] [data-id="krump"]').click()
  const reading = page.locator('.decision > .reading')
  // what the card says comes a moment after its place, and takes its room
  await reading.locator('.inspected').waitFor()
  const line = page.locator('[data-zone="their-line"]')
  const height = (await line.boundingBox())!.height
  await line.locator('[data-id="champion-anaphiel"]').click()
  await expect.poll(() => page.locator('.whynot').textContent()).toContain('Champion Anaphiel')
  await reading.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await line.boundingBox())!.height).toBeGreaterThan(0.8 * height)
  await page.close()
})

test('a long question with many answers is read whole in low windows, and an answer with it', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD, { language: 'de' })
  await page.locator('[data-zone="hand"] [data-id="punch"]').click()
  await page.locator('.decision .find').waitFor()
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const cut = () =>
      page.locator('.decision').evaluate((panel) => {
        const boxOf = (part: string) => panel.querySelector(part)!.getBoundingClientRect()
        const [question, find, back, answers] = ['#question', '.find', '[data-act="undo"]', '.opts'].map(boxOf)
        const whole = panel.getBoundingClientRect()
        return Object.entries({
          top: question.top < whole.top + 4,
          bottom: question.bottom > find.top,
          undo: question.bottom > back.top || find.right > back.left,
          answer: answers.top < find.bottom || answers.height < 44 || answers.bottom > whole.bottom,
        }).flatMap(([part, isCut]) => (isCut ? part : []))
      })
    await expect.poll(cut, { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

test('on a phone all of a few answers are seen beside the reason for one', async () => {
  const page = await opened.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 5, language: 'de', opponent: 'beginner' })
  await page.locator('.decision [data-act="hint"]').click()
  const reason = page.locator('.decision .hint b')
  await reason.waitFor()
  // as long as the longest are
  await reason.evaluate((node) =>
    node.after(Object.assign(document.createElement('span'), { textContent: 'Das bringt mehr. '.repeat(16) })),
  )
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height })
    const cut = () =>
      page.locator('.decision .opt').evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, bottom } = one.getBoundingClientRect()
          return one.contains(document.elementFromPoint(left + 40, bottom - 4)) ? [] : one.textContent
        }),
      )
    await expect.poll(cut, { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

test('of a card that can only be discarded, why it cannot be played is told beside the question, until that is left', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ]) {
    const page = await opened.newPage({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' })
    await layTable(page, opened.address, {
      turn: 4,
      house: 'sanctum',
      // an upgrade, and no creature that could take it
      seats: [
        { houses: ['sanctum'], hand: ['virtuous-works', 'protect-the-weak'], deck: ['grey-monk'] },
        { houses: ['dis'], hand: ['hand-of-dis'], deck: ['drumble'] },
      ],
    })
    await page.locator('.hand [data-id="protect-the-weak"]').click()
    const why = page.locator('.whynot')
    const message = `${width}x${height}`
    await expect.poll(() => why.textContent(), { message }).toContain('There is no creature in play for the upgrade')
    expect(await page.locator('#question').textContent()).toBe('Protect the Weak: Discard?')
    // what it can be is not called impossible
    expect(await why.locator('b').textContent()).toBe('Nothing else is possible now')
    expect(await page.locator('.hand .c-why').count(), message).toBe(0)
    expect(await page.locator('.opt[data-verb="discard"]').isVisible(), message).toBe(true)
    expect(await page.evaluate(findSquashed), message).toEqual([])
    await page.locator('[data-act="back"]').click()
    await expect.poll(() => why.textContent()).toBe('')
    await page.close()
  }
})

test('on a phone what leads to the rule of a line of the log stands behind its words', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 5 })
  await playOn(page, { until: { presses: 12 } })
  await page.getByRole('button', { name: 'Log' }).click()
  await page.locator('.sheet .entry').first().waitFor()
  const apart = await page.locator('.sheet .entry').evaluateAll((all) =>
    all.flatMap((entry) => {
      const sign = entry.querySelector('.sec')!
      const words = document.createRange()
      words.setStart(entry, 0)
      words.setEndBefore(sign)
      const last = [...words.getClientRects()].at(-1)!
      const { left, right, top } = sign.getBoundingClientRect()
      const follows = (left - last.right >= -1 && left - last.right < 16) || top >= last.bottom - 8
      return follows && right <= innerWidth ? [] : entry.textContent
    }),
  )
  expect(apart).toEqual([])
  await page.close()
})

test('houses and the first hand are asked for whole in low windows', async () => {
  const page = await opened.newPage({ viewport: { width: 720, height: 450 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 5, language: 'de', opponent: 'beginner' })
  const second = page.locator('.decision .opts li:nth-child(2)')
  const hint = page.locator('.decision [data-act="hint"]')
  await hint.waitFor()
  for (const [width, height] of [
    [720, 450],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    // what explains the question scrolls before an answer does
    const inside = () =>
      second.evaluate((item) => item.getBoundingClientRect().bottom < item.closest('.side')!.getBoundingClientRect().bottom)
    await expect.poll(inside, { message: `${width}x${height}` }).toBe(true)
  }
  await second.evaluate((item) => item.parentElement!.querySelector('button')!.click())
  await page.locator('.housebtn').first().waitFor()
  await hint.waitFor()
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [720, 450],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(findSquashed), { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

test('few cards on a phone: the table begins at the edge of the window, and the first turn says all in its panel', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 5, language: 'de' })
  await page.locator('.decision .opt').first().click()
  await page.locator('.housebtn').first().click()
  await page.locator('[data-act="end"]').waitFor()
  const lines = () => page.locator('.lines').boundingBox()
  await expect.poll(lines).toMatchObject({ x: 0, y: 56, width: 390 })
  await page.locator('.tray .card.is-legal').first().click()
  await page.locator('[data-act="habit"]').waitFor()
  await expect.poll(() => page.evaluate(findSquashed)).toEqual([])
  await page.close()
})
