// Decks in the browser: brought, made, looked at, and chosen for a game. What takes long: decks.long.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { seedOf } from '../../src/kernel/random.ts'
import { generateDeck, identityOf, makeList, type makeMasterVault, readMasterVault, setsOfDeck } from '../../src/games/keyforge/index.ts'
import { type Opened, openBrowser } from './browser.ts'
import {
  back,
  bring,
  decksOfGame,
  download,
  goToDecks,
  made,
  names,
  openDecks,
  paste,
  refusal,
  setupOfGame,
  stored,
  vault,
} from './decks.ts'
import { collectProblems, playOn, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

test('until the decks have come, the page says so and offers none', async () => {
  const page = await opened.newPage()
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.context().route(/\/answers-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(opened.address)
  await page.locator('[data-page="decks"]').click()
  await page.getByText('The decks are being unpacked …').waitFor()
  const mine = page.locator('[data-zone="duel"] [data-field="mine"]')
  expect(await mine.isDisabled()).toBe(true)
  expect(await mine.locator('option:checked').textContent()).toBe('…')
  letThrough()
  await page.locator('[data-zone="ready"] [data-deck]').first().waitFor()
  expect(await page.getByText('The decks are being unpacked …').count()).toBe(0)
  expect(await mine.isEnabled()).toBe(true)
  await page.close()
})

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
    // where a deck of its cards stands among generated ones, by the ladder of the set
    await expect
      .poll(() => page.locator('.strength + p').textContent())
      .toMatch(/^Stronger than about \d+ of 100 generated decks of its set\.$/)
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

  longTest('what is bad is refused with every fault by card and place, and nothing is changed', async () => {
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
      ['35 cards', changed(({ data }) => (data._links.cards as string[]).pop()), ['House Shadows has 11 cards']],
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
        `${makeList(good)}Punhc\n99x Anger\nHaudrauff`,
        [/Line \d+: There is no card "Punhc"/, /listed 99 times/, 'did you mean "Haudrauf"'],
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

test('the numbers of a deck with a creature of power 25 stay in their panel, on a phone too', async () => {
  const deck = generateDeck('woe', seedOf(17))
  if (!deck.ok) throw new Error(deck.error.message)
  expect(deck.value.cards).toContainEqual(expect.objectContaining({ id: 'tangaika' }))
  for (const size of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await openDecks(opened, 'language=en', size)
    await bring(page, makeList(deck.value))
    await page.getByText('Token creature: Disciple').waitFor()
    const [curve, panel] = await page
      .locator('.curve')
      .evaluate((one) => [one.lastElementChild!, one.parentElement!].map((part) => part.getBoundingClientRect().right))
    expect(curve).toBeLessThanOrEqual(panel)
    expect(await page.locator('.curve > div > span').allTextContents()).toContain('25')
    await page.close()
  }
})

longTest('a random deck for both is a sealed game: both are of one set', async () => {
  for (let game = 0; game < 3; game++) {
    const page = await openDecks(opened, 'language=en')
    for (const side of ['mine', 'theirs']) await page.locator(`[data-zone="duel"] [data-field="${side}"]`).selectOption('random')
    await page.locator('[data-act="start"]').click()
    await settle(page)
    const [mine, theirs] = (await decksOfGame(page)).map((deck) => setsOfDeck({ deck }))
    expect(mine.filter((set) => theirs.includes(set))).not.toEqual([])
    await page.close()
  }
})

longTest('an alliance takes a house of each of three decks, and is kept; what is against its rules is said', async () => {
  const page = await openDecks(opened, 'language=en')
  const problems = collectProblems(page)
  for (const seed of [3, 5]) {
    await bring(page, makeList(made(seed)))
    await back(page)
  }
  await page.locator('[data-act="alliance"]').click()
  const house = (index: number) => page.locator(`[data-field="house-${index}"]`)
  await page.locator('[data-act="ally"]').click()
  await page.getByText('take at least one from another deck').waitFor()
  await page.locator('[data-field="deck-0"]').selectOption({ label: made(3).name })
  await page.locator('[data-field="deck-1"]').selectOption({ label: made(5).name })
  await house(0).selectOption(made(3).houses[0])
  await house(1).selectOption(made(5).houses.find((one) => one !== made(3).houses[0])!)
  const [first, second] = [await house(0).inputValue(), await house(1).inputValue()]
  await page.locator('[data-field="deck-2"]').selectOption({ label: made(3).name })
  await house(2).selectOption(first)
  await page.locator('[data-act="ally"]').click()
  await page.getByText('The pods of an alliance are of different houses').waitFor()
  const third = made(3).houses.find((one) => one !== first && one !== second)!
  await house(2).selectOption(third)
  await page.locator('[data-field="name"]').fill('Three of Two')
  await page.locator('[data-act="ally"]').click()
  await page.locator('h1', { hasText: 'Three of Two' }).waitFor()
  await page.locator('.rw').first().waitFor()
  const columns = await page.locator('.col').evaluateAll((all) => all.map((column) => (column as HTMLElement).dataset.house!))
  expect(columns.sort()).toEqual([first, second, third].sort())
  await back(page)
  expect(await names(page)).toContain('Three of Two')
  expect(problems).toEqual([])
  await page.close()
})

longTest('chains at the start are chosen beside the decks, stay chosen, and stand in the record (kf.handicap.1)', async () => {
  const page = await openDecks(opened, 'language=en')
  const theirs = page.locator('[data-field="chains-1"]')
  await theirs.fill('40')
  await theirs.blur()
  expect(await theirs.inputValue()).toBe('24')
  await theirs.fill('4')
  await theirs.blur()
  await page.reload()
  await goToDecks(page)
  expect(await theirs.inputValue()).toBe('4')
  await page.locator('[data-act="start"]').click()
  await settle(page)
  expect(await setupOfGame(page)).toMatchObject({ chains: [0, 4] })
  await page.close()
})

longTest('a deck is made from a seed, shown before it is kept, the same one everywhere', async () => {
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

/** The decks of the running game, from what is kept of it. */
longTest('a game is played with the decks that were chosen, again by one press, and the rematch keeps them', async () => {
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
