// Decks in the browser, what takes long: every state at every size in both themes, ratings, megabytes of rubbish.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultDecks, faces, identityOf, makeList } from '../../src/games/keyforge/index.ts'
import { type Opened, openBrowser } from './browser.ts'
import { back, bring, decksOfGame, goToDecks, lookThrough, made, names, openDecks, refusal, stored } from './decks.ts'
import { playOn, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

test('two decks are rated beside a game, with an interval and chains; a rating can be stopped', async () => {
  const page = await openDecks(opened)
  await page.locator('[data-act="rate"]').click()
  await page.locator('[data-zone="rated"]').waitFor()
  const said = await page.locator('[data-zone="rated"]').textContent()
  expect(said).toMatch(/wins [\d.]+% \([\d.]+% to [\d.]+%\) of 200 games/)
  expect(said).toMatch(/Nearest to even/)
  await page.locator('[data-field="games"]').selectOption('2000')
  await page.locator('[data-act="rate"]').click()
  await page.locator('progress:not([value="0"])').waitFor()
  await page.locator('[data-page="home"]').click()
  await page.locator('[data-play="keyforge"]').click()
  await settle(page)
  await playOn(page, { until: { presses: 10 } })
  await page.locator('.panel.log [aria-label="Home"]').click()
  await goToDecks(page)
  await page.locator('[data-act="stop"]').click()
  await page.getByText('Stopped. What was played so far counts.').waitFor()
  await page.close()
})

test('megabytes of rubbish are refused, and nothing is changed', async () => {
  const page = await openDecks(opened)
  for (const text of ['x'.repeat(4_000_000), `[${'0,'.repeat(2_000_000)}0]`]) {
    const told = await refusal(page, text)
    expect(told).toContain(' characters')
    expect(told.length).toBeLessThan(4000)
  }
  expect(await stored(page)).toBeNull()
  await page.close()
})

test('a file is read that is dropped on the page', async () => {
  const page = await openDecks(opened)
  const file = await page.evaluateHandle(
    (text) => {
      const files = new DataTransfer()
      files.items.add(new File([text], 'deck.txt', { type: 'text/plain' }))
      return files
    },
    makeList(made(5)),
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: file })
  await page.locator('.rw').first().waitFor()
  expect(await page.locator('h1').textContent()).toBe(made(5).name)
  await page.close()
})

test('a collection that is damaged is named, kept, and can be saved and let go', async () => {
  const page = await opened.newPage({ acceptDownloads: true })
  await page.goto(opened.address)
  await page.evaluate(() => localStorage.setItem('catena.decks', '{"catena":"decks","version":1,"decks":[{"id'))
  await page.reload()
  await goToDecks(page)
  await page.locator('[data-damage]').waitFor()
  await bring(page, makeList(made(3)))
  await page.reload()
  await goToDecks(page)
  expect(await names(page)).toEqual([made(3).name])
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-damage] button').first().click()])
  expect(readFileSync(await file.path(), 'utf8')).toBe('{"catena":"decks","version":1,"decks":[{"id')
  await page.locator('[data-damage] button').last().click()
  await page.locator('[data-damage]').waitFor({ state: 'detached' })
  await page.close()
})

test('decks are searched, sorted, renamed, deleted and brought back; cards are walked by arrows', async () => {
  const page = await openDecks(opened)
  for (const seed of [7, 8, 9]) {
    await bring(page, makeList(made(seed)))
    await back(page)
  }
  await page.locator('[data-field="sort"]').selectOption('name')
  const all = await names(page)
  expect(all).toEqual([7, 8, 9].map((seed) => made(seed).name).sort())
  // a card that only one of them has
  const ids = (seed: number) => made(seed).cards.map(({ id }) => id)
  const only = ids(7).find((id) => !ids(8).includes(id) && !ids(9).includes(id))!
  await page.locator('input[type="search"]').fill(faces.find(({ id }) => id === only)!.name)
  expect(await names(page)).toEqual([made(7).name])
  await page.locator('input[type="search"]').fill('')
  await page.locator(`[data-deck="${identityOf(made(8))}"]`).click()
  await page.locator('.rw').first().focus()
  const first = await page.locator('[data-zone="focus"] [data-id]').getAttribute('data-id')
  await page.keyboard.press('ArrowDown')
  expect(await page.locator('[data-zone="focus"] [data-id]').getAttribute('data-id')).not.toBe(first)
  await page.locator('[data-act="rename"]').click()
  await page.locator('[data-field="name"]').fill('<b>')
  await page.keyboard.press('Enter')
  await page.getByText('must be plain text').waitFor()
  await page.locator('[data-field="name"]').fill('Kettle & Sons')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Kettle & Sons' }).waitFor()
  await page.locator('[data-act="remove"]').click()
  await page.locator('[data-act="remove-yes"]').click()
  expect(await names(page)).toEqual(all.filter((name) => name !== made(8).name))
  await page.locator('[data-act="restore"]').click()
  expect(await names(page)).toContain('Kettle & Sons')
  await page.close()
})

test('random decks differ, any of mine is one of mine, and a deck that is gone is named', async () => {
  const page = await openDecks(opened)
  for (const seed of [7, 8]) {
    await bring(page, makeList(made(seed)))
    await back(page)
  }
  await page.locator('[data-field="mine"]').selectOption({ label: made(7).name })
  await page.locator('[data-field="theirs"]').selectOption('mine')
  await page.locator('[data-act="start"]').click()
  await settle(page)
  expect((await decksOfGame(page)).map(({ name }) => name)).toEqual([made(7).name, made(8).name])
  await page.goto(opened.address)
  await goToDecks(page)
  await page.locator('[data-field="theirs"]').selectOption('random')
  await page.locator('[data-act="start"]').click()
  await settle(page)
  const [mine, random] = await decksOfGame(page)
  expect(mine).toEqual(made(7))
  expect(defaultDecks.map(identityOf)).not.toContain(identityOf(random))
  await page.evaluate(() => localStorage.removeItem('catena.decks'))
  await page.goto(opened.address)
  await page.locator('[data-play="keyforge"]').click()
  await page.getByRole('alert').getByText('not in the collection any more').waitFor()
  await page.close()
})

for (const name of ['desktop', 'tablet', 'phone'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${name}, ${theme}: nothing overflows, nothing is hard to reach`, () => lookThrough(opened, name, theme))
  }
}
