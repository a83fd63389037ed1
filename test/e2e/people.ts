// People at tables of a real server, each with a browser of their own.
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { GameName } from '../../src/games/register.ts'
import { Generator } from '../../src/kernel/random.ts'
import { SIZES } from './looks.ts'
import type { Served } from './served.ts'
import { collectProblems, pickButton, settle } from './table.ts'

const PICTURES = process.env.PICTURES

/** Somebody with a browser of his own, on the page of people. */
export async function arrive(
  { opened, server }: Served,
  language: 'de' | 'it' | 'en',
  size: (typeof SIZES)[number] = SIZES[0],
  url = server.url,
) {
  const page = await opened.newPage({ viewport: size, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${url}/?language=${language}&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('.lobby').waitFor()
  return { page, problems }
}

/** Opens a table with days for a turn as a program, at which somebody sits down on the page; gives the program, its line and the table. */
export async function sitBeside({ server }: Served, page: Page, name: string, game: GameName = 'riftblade') {
  const player = await server.guest(name)
  const table = await player.open({ game, clock: { kind: 'days', days: 2 } })
  await player.ask('POST', `tables/${table}/seat`, { seat: 0 })
  const client = await player.connect()
  await client.watch(table)
  await page.evaluate((hash) => (location.hash = hash), `table=${table}`)
  await page.locator('[data-act="sit-here"]').click()
  await page.locator('[data-act="ready"]').waitFor()
  return { player, client, table }
}

export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  const before = page.viewportSize()!
  for (const { name: size, ...viewport } of SIZES) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(PICTURES, `${name}-${size}.png`) })
  }
  await page.setViewportSize(before)
}

export const isAsked = (page: Page) => page.locator('.decision:not(.idle):not(.replay)').isVisible()
export const isOver = (page: Page) => page.locator('.shell[data-over="true"]').isVisible()

/** Who of them is asked; undefined when the game is over. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  for (;;) {
    for (const page of pages) {
      if (await isOver(page)) return undefined
      if (await isAsked(page)) return page
    }
    await pages[0].waitForTimeout(30)
  }
}

/** One press of whoever is asked. */
export async function press(page: Page, prefer: readonly string[] | Generator): Promise<void> {
  await settle(page)
  if (!(await isAsked(page))) return
  const how = prefer instanceof Generator ? { drawn: Array.from({ length: 9 }, () => prefer.below(1000) / 1000) } : prefer
  if ((await pickButton(page, how)) === undefined) return
  await page.locator('[data-picked]').evaluate((button: HTMLElement) => button.click())
  await settle(page)
}

/** Both play until each has pressed so often, or the game is over. */
export async function playBoth(pages: readonly Page[], prefer: readonly string[] | Generator, each: number): Promise<number[]> {
  const presses = pages.map(() => 0)
  while (presses.some((count) => count < each)) {
    const page = await whoIsAsked(pages)
    if (page === undefined) break
    await press(page, prefer)
    presses[pages.indexOf(page)]++
  }
  return presses
}

export const menu = async (page: Page, act: string) => {
  await page.locator('[data-act="online-menu"]').click()
  await page.locator(`[data-act="${act}"]`).click()
}

/**
 * Anna opens a table of Riftblade and reads German, Bruno finds it in the list and reads Italian, and comes by the line that can be cut.
 * `look` is called where there is something to look at.
 */
export async function sitDown(served: Served, look: (page: Page, what: string, name: string) => Promise<void> = async () => undefined) {
  const anna = await arrive(served, 'de')
  const bruno = await arrive(served, 'it', SIZES[0], new URL(served.line.reach(served.server.url)).origin)
  await anna.page.locator('[data-field="name"]').fill('Anna')
  await anna.page.locator('[data-act="new-table"]').click()
  await anna.page.locator('[data-field="new-game"]').selectOption('riftblade')
  await anna.page.locator('[data-field="new-clock"]').selectOption('calm')
  await look(anna.page, 'opening a table', 'opening')
  await anna.page.locator('[data-act="open-table"]').click()
  await anna.page.locator('[data-zone="waiting"]').waitFor()
  const address = await anna.page.locator('[data-field="link"]').inputValue()
  const table = /#table=([a-z0-9-]+)$/.exec(address)![1]

  // Bruno finds it in the list; what he reads is Italian
  await bruno.page.locator('[data-field="name"]').fill('Bruno')
  await bruno.page.locator(`[data-table="${table}"] [data-act="sit"]`).waitFor()
  await look(bruno.page, 'the tables', 'tables')
  await bruno.page.locator(`[data-table="${table}"]`, { hasText: 'aperto da Anna' }).waitFor()
  await bruno.page.locator(`[data-table="${table}"] [data-act="sit"]`).click()
  await bruno.page.locator('[data-act="sit-here"]').click()
  await bruno.page.locator('[data-act="ready"]').waitFor()
  await anna.page.getByText('Bruno', { exact: true }).waitFor()
  await look(anna.page, 'the waiting room', 'waiting')
  await bruno.page.locator('[data-phrase="good-luck"]').click()
  await anna.page.getByText('Viel Glück').first().waitFor()
  await anna.page.locator('[data-act="ready"]').click()
  await anna.page.locator('[data-seat="0"][data-ready="true"]').waitFor()
  await bruno.page.locator('[data-act="ready"]').click()
  for (const { page } of [anna, bruno]) await page.locator('.shell[data-busy="false"]').waitFor()
  return { anna, bruno, table }
}
