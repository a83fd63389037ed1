// The tables at every press: each size, each number of seats, other seeds and languages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import type { Plan } from './inside.ts'
import { faults, findings, leastHeight, SIZES } from './looks.ts'
import { openTable, playOn, type TableOptions } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

type Variant = { table: TableOptions; how: Pick<Plan, 'prefer' | 'dice'>; presses: number; sizes?: readonly string[] }
/** More seats lack room on a phone first, and elsewhere where a window is of the other shape: each number of them at two sizes. */
const [WIDE, HIGH] = [
  ['desktop', 'phone'],
  ['tablet', 'phone'],
]

const VARIANTS: readonly Variant[] = [
  ...(['dark', 'light'] as const).map(
    (theme): Variant => ({ table: { game: 'keyforge', seed: 5, theme, language: theme === 'light' ? 'de' : 'en' }, how: {}, presses: 150 }),
  ),
  ...SIZES.map(
    (size): Variant => ({
      table: { game: 'crystal-clans', seed: 7, language: 'de', theme: size.name === 'tablet' ? 'light' : 'dark' },
      how: { dice: size.width + 3 },
      presses: 160,
      sizes: [size.name],
    }),
  ),
  ...['2', '3', '5'].map(
    (seats): Variant => ({
      table: { game: 'nightfall', seed: 6, seats, language: seats === '5' ? 'de' : 'it', theme: seats === '3' ? 'light' : 'dark' },
      how: { prefer: PREFER.nightfall },
      presses: 60,
      sizes: seats === '3' ? HIGH : WIDE,
    }),
  ),
  ...['2', '4', 'teams'].map(
    (seats): Variant => ({
      table: { game: 'riftblade', seed: 6, seats, language: seats === '4' ? 'de' : 'it', theme: seats === 'teams' ? 'light' : 'dark' },
      how: { prefer: PREFER.riftblade },
      presses: 60,
      sizes: seats === '4' ? WIDE : HIGH,
    }),
  ),
]

for (const { table, how, presses, sizes } of VARIANTS) {
  for (const { name, ...viewport } of SIZES) {
    if (sizes?.includes(name) === false) continue
    test(`${table.game}, ${table.seats ?? 2} seats, ${table.language}, ${name}: nothing is cut or covered at any press`, async () => {
      const page = await opened.newPage({ viewport, reducedMotion: 'reduce' })
      await openTable(page, opened.address, table)
      const look = leastHeight(name === 'phone')
      const { dice } = await playOn(page, { ...how, look, until: { presses: 25 } })
      expect(await findings(page)).toEqual([])
      await playOn(page, { ...how, dice: how.dice && dice, look, until: { presses: presses - 25 } })
      await page.close()
    })
  }
}

test('keyforge, a first question with its explanation: on a phone both answers are seen at once', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { game: 'keyforge', seed: 6, language: 'de', opponent: 'beginner' })
  await expect.poll(() => page.locator('.decision').textContent()).toContain('Was wäre hier gut')
  expect(await faults(page, true)).toEqual([])
  await page.close()
})

for (const [game, seats, seed] of [
  ['crystal-clans', undefined, 7],
  ['nightfall', '5', 6],
  ['riftblade', '4', 6],
] as const) {
  test(`${game}, a phone and a tablet on their side: the felt scrolls, and the question stands beside it`, async () => {
    const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
    await openTable(page, opened.address, { game, seats, seed })
    await playOn(page, { ...(game === 'crystal-clans' ? {} : { prefer: PREFER[game] }), look: leastHeight(true), until: { presses: 30 } })
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 1024, height: 768 })
    await playOn(page, { ...(game === 'crystal-clans' ? {} : { prefer: PREFER[game] }), look: leastHeight(true), until: { presses: 15 } })
    expect(await findings(page)).toEqual([])
    await page.close()
  })
}

test('crystal-clans, a phone on its side: what comes of one or two answers is seen whole once it is told', async () => {
  const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { game: 'crystal-clans', seed: 9, language: 'it' })
  let dice: number | undefined = 1237
  for (let press = 0; press < 36; press++) {
    dice = (await playOn(page, { dice, until: { presses: 1 } })).dice
    // it comes after the question
    await page.waitForTimeout(150)
    expect(await faults(page, true), `press ${press}`).toEqual([])
  }
  await page.close()
})
