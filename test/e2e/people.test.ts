// Play over the network in the browser: two people with two languages at one table of the real server. Whole stories: people.long.test.ts.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawBits } from '../../src/play/table/fair.ts'
import { longTest } from '../extent.ts'
import { SIZES } from './looks.ts'
import { arrive, isAsked, menu, playBoth, press, sitBeside, sitDown } from './people.ts'
import { openServed, type Served } from './served.ts'
import { PREFER } from './walk.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

test('two people in two languages sit down, play, lose the line, come back, and read the result', async () => {
  const { anna, bruno } = await sitDown(served)
  const both = [anna.page, bruno.page]
  expect(Math.min(...(await playBoth(both, PREFER.riftblade, 3)))).toBeGreaterThanOrEqual(3)
  expect(await anna.page.locator('.lines-of-log').textContent()).toContain('Bruno')

  // Bruno's line is cut: Anna sees it at once; what was chosen meanwhile is there when it is back
  served.line.cut()
  await anna.page.locator('[data-zone="online"] [data-seat="1"][data-away="true"]').waitFor()
  await bruno.page.locator('[data-offer="lost"]').waitFor()
  for (let i = 0; i < 3 && (await isAsked(anna.page)); i++) await press(anna.page, PREFER.riftblade)
  served.line.mend()
  await bruno.page.locator('[data-offer="lost"]').waitFor({ state: 'detached' })
  await playBoth(both, PREFER.riftblade, 1)

  // a reload loses nothing
  await anna.page.reload()
  await anna.page.locator('.shell[data-busy="false"]').waitFor()
  await playBoth(both, PREFER.riftblade, 1)

  await menu(bruno.page, 'concede')
  await bruno.page.locator('[data-act="concede-yes"]').click()
  for (const page of both) await page.locator('main .ending').waitFor()
  // the same page as at this device, in the place of the table, and said aloud
  expect(await anna.page.locator('.ending h2').textContent()).toBe('Du hast gewonnen')
  expect(await bruno.page.locator('.ending h2').textContent()).toBe('Hai perso')
  await expect.poll(() => anna.page.locator('[data-zone="said"]').textContent()).toMatch(/^Du hast gewonnen\. Durch Aufgabe, in \d+ Zügen$/)
  // what each had turn by turn, to see and to be read
  for (const page of both) {
    await page.locator('main .course svg .column').first().waitFor()
    expect(await page.locator('main .course tbody tr').count()).toBeGreaterThan(2)
    for (const size of [SIZES[0], { width: 390, height: 844 }]) {
      await page.setViewportSize(size)
      const over = () => page.locator('main .ending').evaluate((result) => result.scrollWidth - result.clientWidth)
      await expect.poll(over).toBeLessThanOrEqual(0)
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/net-${size.width}.png` })
    }
  }
  await anna.page.setViewportSize(SIZES[0])
  expect(
    await anna.page.locator('[data-zone="next"] [data-act]').evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.act)),
  ).toEqual(['rematch', 'swap-seats', 'series', 'lobby'])
  for (const act of ['analyse', 'replay', 'share', 'file', 'verify'])
    expect(await anna.page.locator(`.ending [data-act="${act}"]`).count(), act).toBe(1)
  // to the table and back
  await anna.page.locator('.ending .seg button').last().click()
  await anna.page.locator('.ending').waitFor({ state: 'detached' })
  await anna.page.locator('.decision .btn.primary').click()
  const coming = anna.page.waitForEvent('download')
  await anna.page.locator('.ending [data-act="file"]').click()
  expect(readFileSync(await (await coming).path(), 'utf8')).toMatch(/^catena record/)
  // the analysis of a game of people, from the page that told its result
  await anna.page.locator('.ending [data-act="analyse"]').click()
  await anna.page.locator('[data-zone="analysis"]').waitFor()
  expect(await anna.page.evaluate(() => location.hash)).not.toContain('table=')
  expect(anna.problems.filter((said) => !said.includes('WebSocket'))).toEqual([])
  expect(bruno.problems.filter((said) => !said.includes('WebSocket') && !said.includes('ERR_'))).toEqual([])
  for (const page of both) await page.close()
})

test('one page plays at tables of three kinds, one after the other', async () => {
  const { page, problems } = await arrive(served, 'de')
  for (const game of ['riftblade', 'crystal-clans', 'keyforge'] as const) {
    const { client, table } = await sitBeside(served, page, 'Bruno', game)
    await page.locator('[data-act="ready"]').click()
    await client.must({ type: 'ready', table, entropy: drawBits(128) })
    await page.locator(`[data-game="${game}"] .shell[data-busy="false"]`).waitFor()
    await page.locator('.decision').waitFor()
  }
  expect(problems).toEqual([])
  await page.close()
})

test('who is banned reads until when and why, at a table and among the tables, where nothing is offered then', async () => {
  const { page } = await arrive(served, 'en')
  await sitBeside(served, page, 'Bruno')
  const id = await page.evaluate(async () => ((await (await fetch('/api/1/me')).json()) as { id: string }).id)
  await served.server.store.conduct.ban(id, 'Insults', Date.UTC(2099, 11, 24, 12))
  const notice = () => page.locator('[role="alert"]').textContent()
  await expect.poll(notice).toMatch(/Until December 24, 2099.* Reason: Insults/)
  await page.reload()
  await expect.poll(notice).toContain('Reason: Insults')
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await page.locator('[data-act="lobby"]').click()
  await expect.poll(() => page.locator('[data-zone="ban"]').textContent()).toContain('Reason: Insults')
  for (const act of ['quick', 'new-table', 'sit', 'watch', 'go']) expect(await page.locator(`[data-act="${act}"]`).count(), act).toBe(0)
  await page.close()
})

longTest('a game by itself becomes the first of three when both agree, with the seats swapped', async () => {
  const { anna, bruno, table } = await sitDown(served)
  const both = [anna.page, bruno.page]
  await menu(bruno.page, 'concede')
  await bruno.page.locator('[data-act="concede-yes"]').click()
  for (const page of both) await page.locator('main .ending').waitFor()
  // whoever begins one reads that this game counts, those that he has won first
  await expect.poll(() => anna.page.locator('[data-act="series"]').textContent()).toBe('Beste aus 3, bisher 1\u00a0:\u00a00')
  await expect.poll(() => bruno.page.locator('[data-act="series"]').textContent()).toBe('Al meglio di 3, finora 0\u00a0:\u00a01')
  // a press that was meant for the last question begins nothing
  const ask = async () => {
    const wish = anna.page.locator('[data-act="series"]')
    // it may be gone by the time that it is pressed
    if ((await wish.count()) > 0) await wish.click({ timeout: 2000 }).catch(() => undefined)
    return bruno.page.locator('[data-offer="rematch"]').count()
  }
  await expect.poll(ask).toBe(1)
  expect(await bruno.page.locator('[data-offer="rematch"] p').textContent()).toBe(
    'Anna vuole una serie al meglio di 3 con i posti scambiati, con questa partita come prima.',
  )
  await bruno.page.locator('[data-offer="rematch"] [data-act="yes"]').click()
  for (const page of both) await page.locator('[data-act="ready"]').click()
  for (const page of both) await page.locator('.shell[data-busy="false"]').waitFor()
  expect(await anna.page.evaluate(() => location.hash)).not.toContain(table)
  await expect.poll(() => anna.page.locator('[data-zone="series-now"]').textContent()).toContain('2')
  // each reads the own wins first, whatever seat is theirs now
  expect(await anna.page.locator('[data-zone="series-now"]').textContent()).toContain('1\u00a0:\u00a00')
  expect(await bruno.page.locator('[data-zone="series-now"]').textContent()).toContain('0\u00a0:\u00a01')
  await menu(bruno.page, 'concede')
  await bruno.page.locator('[data-act="concede-yes"]').click()
  await expect.poll(() => anna.page.locator('[data-zone="next"] h2').textContent()).toBe('Beste aus 3 ist entschieden: 2\u00a0:\u00a00.')
  expect(await anna.page.locator('[data-act="series"]').count()).toBe(0)
  for (const page of both) await page.close()
})

longTest('what cannot be done is said, and what would make it right', async () => {
  const { opened, server } = served
  const { page } = await arrive(served, 'en')
  await page.goto(`${server.url}/?language=en#table=nowhere`)
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toContain('There is no table at this address')
  await page.locator('[data-act="lobby"]').click()
  await page.locator('.lobby').waitFor()
  expect(await page.evaluate(() => location.hash)).toBe('')

  // a table without free seats, where nobody may watch
  const host = await server.guest('Host')
  const other = await server.guest('Other')
  const closed = await host.open({ game: 'riftblade', spectators: null })
  for (const who of [host, other]) await who.ask('POST', `tables/${closed}/seat`, {})
  await page.evaluate((hash) => (location.hash = hash), `table=${closed}`)
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toContain('nobody may watch')
  await page.close()

  // a page without a server, as from a folder of files
  const alone = await opened.newPage({ viewport: SIZES[0] })
  await alone.goto(`${opened.address}?language=de`)
  await alone.locator('[data-page="people"]').click()
  await expect.poll(() => alone.locator('[role="alert"]').textContent()).toContain('Hier antwortet kein Server')
  await alone.close()
})
