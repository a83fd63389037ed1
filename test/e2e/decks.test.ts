// Decks in the browser: brought, made, looked at, and chosen for a game. What takes long: decks.long.test.ts.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultDecks, faces, identityOf, makeList, type makeMasterVault, readMasterVault } from '../../src/games/keyforge/index.ts'
import type { Deck } from '../../src/games/keyforge/index.ts'
import { type Opened, openBrowser } from './browser.ts'
import { back, bring, download, goToDecks, made, names, openDecks, paste, refusal, stored, vault } from './decks.ts'
import { collectProblems, playOn, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

describe('bringing decks', () => {
  test('a deck of the Master Vault comes in whole, is still there after a reload, and goes out as it came', async () => {
    const page = await openDecks(opened)
    const problems = collectProblems(page)
    const { text, deck } = vault()
    await bring(page, text)
    expect(await page.locator('h1').textContent()).toBe(deck.name)
    expect(await page.locator('.col').count()).toBe(3)
    const shadows = page.locator('[data-house="dis"]')
    expect(await shadows.textContent()).toMatch(/Punch[\s\S]*Maverick of Brobnar/)
    expect(await shadows.textContent()).toMatch(/Enhanced: capture, draw/)
    await page.locator('[data-act="write"]').click()
    const list = await download(page, 'save-list')
    expect(list).toEqual({ name: 'Vex-Keeper-of-Loose-Ends.txt', text: makeList(deck) })
    expect(JSON.parse((await download(page, 'save-json')).text)).toEqual(deck)
    const again = readMasterVault(JSON.parse((await download(page, 'save-vault')).text))
    expect(again).toMatchObject({ ok: true, value: { deck, set: 'cota' } })
    await page.reload()
    await goToDecks(page)
    expect(await names(page)).toEqual([deck.name])
    // the collection as a file, in another browser
    const all = await download(page, 'export-all')
    const other = await openDecks(opened)
    await other.locator('[data-act="import"]').click()
    await other.locator('input[type="file"]').setInputFiles([
      { name: all.name, mimeType: 'application/json', buffer: Buffer.from(all.text) },
      { name: 'second.txt', mimeType: 'text/plain', buffer: Buffer.from(makeList(made(8))) },
    ])
    await other.locator('dialog').waitFor({ state: 'detached' })
    expect((await names(other)).sort()).toEqual([deck.name, made(8).name].sort())
    // brought twice, it is there once
    await paste(other, list.text)
    await other.getByText('Already there, unchanged').waitFor()
    expect(problems).toEqual([])
    await Promise.all([page.close(), other.close()])
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

  test('what is bad is refused with every fault by card and place, and nothing is changed', async () => {
    const page = await openDecks(opened)
    await bring(page, makeList(made(3)))
    await back(page)
    const before = await stored(page)
    const good = made(4)
    const { text } = vault()
    const changed = (change: (value: ReturnType<typeof makeMasterVault>) => void) => {
      const value = JSON.parse(text)
      change(value)
      return JSON.stringify(value)
    }
    const bad: readonly (readonly [what: string, text: string, said: readonly (string | RegExp)[]])[] = [
      ['broken JSON', text.slice(0, 900), ['begins like JSON, but it is not JSON']],
      ['a list of decks', '{"data":[]}', ['a list of decks']],
      ['no cards', '{"data":{"name":"x","_links":{"houses":["Dis","Mars","Logos"]}}}', ['links=cards']],
      [
        'cards that are not known here',
        changed(({ _linked: { cards } }) => {
          Object.assign(cards[0], { card_title: 'Wholly Other', expansion: 700 })
          Object.assign(cards[1], { card_title: 'Quite Another', expansion: 700 })
        }),
        ['"Wholly Other" of Grim Reminders', '"Quite Another" of Grim Reminders'],
      ],
      ['35 cards', changed(({ data }) => (data._links.cards as string[]).pop()), ['House shadows has 11 cards']],
      ['four houses', JSON.stringify({ ...good, houses: [...good.houses, 'mars'] }), ['The deck has 4 houses']],
      [
        'unknown fields',
        JSON.stringify({ ...good, sideboard: [], cards: [{ ...good.cards[0], bonuss: ['draw'] }, ...good.cards.slice(1)] }),
        ['"sideboard"', '"bonuss"'],
      ],
      ['markup', JSON.stringify({ ...good, name: '<img src=x onerror=alert(1)>' }), ['<img src=x onerror=alert(1)>', 'plain text']],
      ['a reversed name', JSON.stringify({ ...good, name: 'abc\u202edcba' }), ['\\u{202e}']],
      ['a long name', JSON.stringify({ ...good, name: 'x'.repeat(5000) }), ['5000 characters']],
      [
        'a list with faults',
        `${makeList(good)}Punhc\n99x Anger\nHaudrauf`,
        [/Line \d+: There is no card "Punhc"/, /listed 99 times/, 'did you mean "Bumpsy"'],
      ],
    ]
    for (const [what, brought, said] of bad) {
      const told = await refusal(page, brought)
      for (const part of said)
        expect(told, what).toMatch(part instanceof RegExp ? part : new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      expect(told.length, what).toBeLessThan(4000)
    }
    expect(await page.locator('main img, dialog img').count()).toBe(0)
    expect(await stored(page)).toBe(before)
    for (const [language, line] of [
      ['de', /Zeile 2: Die Karte „Punhc“ gibt es hier nicht; ist „Punch“ gemeint\?/],
      ['it', /Riga 2: La carta “Punhc” qui non esiste; forse intendi “Punch”\?/],
    ] as const) {
      await page.locator(`.seg [lang="${language}"]`).click()
      expect(await refusal(page, 'Name: x\nPunhc\nDis')).toMatch(line)
    }
    await page.close()
  })
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

test('a deck is made from a seed, shown before it is kept, the same one everywhere', async () => {
  const page = await openDecks(opened)
  await page.locator('[data-act="make"]').click()
  await page.locator('[data-field="seed"]').fill('seven')
  await page.locator('[data-act="show"]').click()
  await page.getByText('“seven” is no seed').waitFor()
  await page.locator('[data-field="seed"]').fill('7')
  await page.locator('[data-act="show"]').click()
  await page.locator('.rw').first().waitFor()
  expect(await page.locator('h1').textContent()).toBe(made(7).name)
  expect(await page.locator('.identity code').textContent()).toBe(identityOf(made(7)))
  expect(await stored(page)).toBeNull()
  await page.locator('[data-act="keep"]').click()
  await back(page)
  expect(await names(page)).toEqual([made(7).name])
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

/** The decks of the running game, from what is kept of it. */
async function decksOfGame(page: Page): Promise<readonly Deck[]> {
  // it is kept a moment after the start
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('catena.running') ?? '[]').length > 0)
  const text = await page.evaluate(() => JSON.parse(localStorage.getItem('catena.running') ?? '[]')[0].record as string)
  return JSON.parse(
    text
      .split('\n')
      .find((line) => line.startsWith('setup'))!
      .replace(/^setup:?\s*/, ''),
  ).decks
}

test('a game is played with the decks that were chosen, again by one press, and the rematch keeps them', async () => {
  const page = await openDecks(opened, 'seed=7')
  await bring(page, makeList(made(9)))
  await page.locator('[data-page="home"]').click()
  await page.locator('[data-act="decks"]').click()
  await page.locator('[data-field="mine"]').selectOption({ label: made(9).name })
  await page.locator('[data-field="theirs"]').selectOption('seed')
  await page.locator('[data-field="theirs-seed"]').fill('12')
  await page.locator('[data-field="theirs-seed"]').press('Enter')
  await page.locator('[data-act="start"]').click()
  await settle(page)
  expect(await decksOfGame(page)).toEqual([made(9), made(12)])
  // the houses that are asked for are those of the own deck
  await playOn(page, { until: { asks: '' } })
  const houses = await page.locator('.houses-big button').allTextContents()
  expect(houses).toHaveLength(3)
  for (const house of made(9).houses) expect(houses.join('\n').toLowerCase()).toContain(house)
  await page.goto(`${opened.address}?seed=8&speed=instant&opponent=random`)
  expect(await page.locator('[data-act="decks"]').textContent()).toBe(`${made(9).name} against From the seed 12`)
  await page.locator('[data-play="keyforge"]').click()
  await settle(page)
  expect(await decksOfGame(page)).toEqual([made(9), made(12)])
  await playOn(page, { until: { over: true } })
  await page.locator('[data-act="rematch"]').click()
  await page.locator('.shell[data-over="false"][data-busy="false"]').waitFor()
  expect(await decksOfGame(page)).toEqual([made(9), made(12)])
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
