// Looking for a game: who is here, how long one waits, whether the server takes anything, and whether one may play.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Refused } from '../../src/server/refusal.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import { expectAccess, SIZES } from './looks.ts'
import { arrive, picture, sitBeside } from './people.ts'
import { openServed, type Served } from './served.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

test('the lobby names who is here, what they do, and how long somebody is looked for at which pace', async () => {
  const { server } = served
  // five have played somebody as one press does it, and that is told to who comes now
  for (let i = 0; i < 5; i++) {
    const [host, guest] = await Promise.all([server.guest(), server.guest()])
    const table = await host.open({ game: 'keyforge', clock: { kind: 'increment', base: 600_000, increment: 15_000 } })
    await guest.ask('POST', `tables/${table}/seat`, {})
    await host.ask('DELETE', `tables/${table}`)
  }
  const { page } = await arrive(served, 'de')
  await page.locator('[data-zone="people"]').waitFor()
  // nobody is known yet, the reader neither
  expect(await page.locator('[data-zone="here"]').count()).toBe(0)
  const paolo = await server.guest('Paolo')
  const wants = await paolo.open({ game: 'riftblade' })
  await paolo.ask('POST', `tables/${wants}/seat`, {})
  await paolo.connect()
  const row = page.locator(`[data-zone="people"] [data-player="${paolo.id}"]`)
  await expect.poll(() => row.textContent()).toContain('möchte Riftblade spielen')
  await expect.poll(() => page.locator('[data-zone="here"]').textContent()).toContain('Eine Person ist da.')
  await page.locator('[data-field="name"]').fill('Anna')
  const quick = page.locator('[data-zone="quick"]')
  await expect.poll(() => quick.locator('[data-zone="usually"]').textContent()).toMatch(/^Zuletzt kam jemand nach etwa \d+ \w+\. /)
  await picture(page, 'lobby-usually')
  // nothing stands out of its panel on the smallest phone
  await page.setViewportSize({ width: 320, height: 640 })
  const rightOf = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().right)
  for (const act of ['quick', 'spoken-words'])
    expect(await rightOf(`[data-act="${act}"]`), act).toBeLessThan(await rightOf(`.panel:has([data-act="${act}"])`))
  await page.setViewportSize(SIZES[0])
  await quick.locator('[data-game="riftblade"]').click()
  await expect.poll(() => quick.locator('[data-zone="usually"]').textContent()).not.toContain('Zuletzt')
  await quick.getByRole('button', { name: '1 Tag pro Zug' }).click()
  await picture(page, 'lobby-people')
  await expectAccess(page, 'the lobby with people')
  // Paolo plays without a clock: that is not what is wanted
  await quick.locator('[data-act="quick"]').click()
  await page.locator('[data-zone="seeking"] [data-zone="waited"]').waitFor()
  const { json } = await paolo.ask('GET', 'tables?state=open&game=riftblade')
  expect(json.tables.map(({ clock }: { clock: unknown }) => clock)).toContainEqual({ kind: 'days', days: 1 })
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-zone="seeking"] .btn.icon')?.click())
  await page.getByTitle('Start', { exact: true }).click()
  await page.locator('[data-page="people"]').click()
  await expect.poll(() => quick.locator('[data-zone="waited"]').textContent()).toMatch(/^\d+:\d\d$/)
  // nobody sits down with oneself
  await expect.poll(() => page.locator('.tables .tb', { hasText: 'Anna' }).locator('.btn').textContent()).toBe('Hingehen')
  await picture(page, 'lobby-waited')
  await quick.locator('[data-act="stop-looking"]').click()

  await quick.getByRole('button', { name: 'ohne Uhr' }).click()
  await quick.locator('[data-game="riftblade"]').click()
  await quick.locator('[data-act="quick"]').click()
  await page.locator('[data-zone="waiting"]', { hasText: 'Paolo' }).waitFor()
  await page.close()
})

test('one who is here is asked for a game, and sits down or does not', async () => {
  const { server } = served
  const asker = await arrive(served, 'en')
  const { page, problems } = await arrive(served, 'de')
  for (const [one, name] of [
    [asker.page, 'Tom'],
    [page, 'Marlene'],
  ] as const) {
    await one.locator('[data-field="name"]').fill(name)
    // to be named, one has to be known: a table that is opened and closed makes one so
    await one.locator('[data-act="new-table"]').click()
    await one.locator('[data-act="open-table"]').click()
    await one.locator('[data-act="stand"]').click()
    await one.locator('[data-zone="people"]').waitFor()
  }
  await asker.page.locator('[data-zone="quick"] [data-game="riftblade"]').click()
  const marlene = asker.page.locator('[data-zone="people"] li', { hasText: 'Marlene' })
  const ask = async () => {
    await marlene.locator('[data-act="ask"]').click()
    await asker.page.locator('[data-zone="waiting"]').waitFor()
    const asked = page.locator('[data-zone="asked"]')
    await asked.waitFor()
    expect(await asked.textContent()).toContain('Tom fragt dich nach einer Partie Riftblade. 10 Min. + 15 s')
    return asked
  }
  const asked = await ask()
  await picture(page, 'asked')
  await expectAccess(page, 'asked for a game')
  await asked.locator('[data-act="not-now"]').click()
  await asked.waitFor({ state: 'detached' })
  // he reads it where he waits, and goes to ask somebody else; her he cannot ask for a while
  const declined = asker.page.locator('[data-zone="declined"]')
  await expect.poll(() => declined.textContent()).toContain('Now is not a good time for Marlene. The table stays open')
  await picture(asker.page, 'declined')
  expect(await declined.locator('.btn').textContent()).toBe('Ask somebody else')
  await expectAccess(asker.page, 'declined')
  await asker.page.locator('[data-act="lobby"]').click()
  await asker.page.locator('[data-zone="people"]').waitFor()
  await declined.waitFor()
  await picture(asker.page, 'declined-lobby')
  // it may suit her after all: the table is still there for her, without a notice
  const tom = page.locator('[data-zone="people"] li', { hasText: 'Tom' })
  await expect.poll(() => tom.textContent()).toContain('hat noch einen Tisch für dich: Riftblade')
  expect(await tom.locator('.btn').textContent()).toBe('Hinsetzen')
  await picture(page, 'declined-by')
  expect(await declined.locator('.btn').textContent()).toBe('Close the table')
  await declined.locator('[data-act="give-up"]').click()
  await declined.waitFor({ state: 'detached' })
  await expect.poll(() => marlene.textContent()).toContain('not just now')
  expect(await marlene.locator('[data-act="ask"]').count()).toBe(0)
  // neither is she asked anything: what she declined comes up no more, at no look
  await page.waitForResponse((response) => response.url().endsWith('/api/1/lobby'))
  await page.waitForResponse((response) => response.url().endsWith('/api/1/lobby'))
  expect(await asked.count()).toBe(0)
  expect(await tom.textContent()).not.toContain('Tisch')
  // a while later
  vi.spyOn(server.store.tables, 'declined').mockResolvedValue([])
  await marlene.locator('[data-act="ask"]').waitFor()
  await ask()
  await page.locator('[data-zone="asked"] [data-act="sit"]').click()
  vi.restoreAllMocks()
  await page.locator('[data-act="sit-here"]').click()
  await asker.page.locator('[data-zone="waiting"]', { hasText: 'Marlene' }).waitFor()
  // nobody else finds that table
  const { json } = await (await server.guest()).ask('GET', 'tables?state=open&game=riftblade')
  expect(json.tables.filter(({ access }: { access: string }) => access !== 'anyone')).toEqual([])
  expect([...asker.problems, ...problems]).toEqual([])
  await asker.page.close()
  await page.close()
})

test('three words from a friend are typed in the lobby, however they are written, and what is wrong with them is said', async () => {
  const { server } = served
  const paolo = await server.guest('Paolo')
  const { table, words } = (await paolo.ask('POST', 'tables', { game: 'nightfall', access: 'link' })).json
  await paolo.ask('POST', `tables/${table}/seat`, {})
  const { page, problems } = await arrive(served, 'de', SIZES[2])
  const form = page.locator('[data-zone="spoken-words"]')
  const field = page.getByRole('textbox', { name: 'Drei Wörter von Freunden' })
  const fault = form.locator('[role="alert"]')
  const type = async (text: string) => {
    await field.fill(text)
    // what was wrong before is no matter any more
    expect(await fault.count()).toBe(0)
    await field.press('Enter')
  }
  await type('amber falcon')
  await expect.poll(() => fault.textContent()).toBe('Es sind drei Wörter, wie „amber falcon tidal“.')
  await type('ambre falcon tidal')
  await expect.poll(() => fault.textContent()).toBe('Keines der Wörter, die zu Tischen führen: „ambre“. Vielleicht „amber“?')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await picture(page, 'spoken-wrong')
  await expectAccess(page, 'words that are wrong')
  await type('amber falcon tidal')
  await expect.poll(() => fault.textContent()).toContain('Zu diesen Wörtern gibt es keinen offenen Tisch.')
  vi.spyOn(server.store.tables, 'openByHash').mockImplementation(() => {
    throw new Refused(429, 'too-fast', undefined, undefined, 28_500)
  })
  await type('amber falcon tidal')
  await expect.poll(() => fault.textContent()).toBe('Das wurde zu oft versucht. Versuche es in 29 Sekunden noch einmal.')
  vi.restoreAllMocks()
  await type(`  ${words.replaceAll('-', ' ').toUpperCase()} `)
  await page.locator('[data-zone="waiting"]', { hasText: 'Paolo' }).waitFor()
  expect(new URL(page.url()).hash).toBe(`#table=${table}`)
  await page.locator('[data-act="sit-here"]').click()
  await page.locator('[data-act="ready"]').waitFor()
  // what a browser says of each answer that is none
  expect(problems.filter((one) => !/status of (?:404|429)/.test(one))).toEqual([])
  await page.close()
})

test('that the server is away or takes nothing stands in the lobby, and goes by itself', async () => {
  const { line, server } = served
  const { page } = await arrive(served, 'en', SIZES[2], new URL(line.reach(server.url)).origin)
  await page.locator('[data-zone="people"]').waitFor()
  const away = page.locator('[data-zone="server-away"]')
  expect(await away.count()).toBe(0)
  vi.spyOn(server.store, 'health').mockReturnValue({ ready: false, since: 0, reason: 'the disk is full' })
  await expect.poll(() => away.textContent()).toContain('cannot store anything')
  await picture(page, 'server-away')
  vi.restoreAllMocks()
  await away.waitFor({ state: 'detached' })
  await line.cut()
  await expect.poll(() => away.textContent()).toContain('does not answer at the moment')
  await line.mend()
  await away.waitFor({ state: 'detached' })
  await page.close()
})

test('who is banned while they stand in the lobby reads it there', async () => {
  const { server } = served
  const { page } = await arrive(served, 'it')
  await page.locator('[data-field="name"]').fill('Mallo')
  await page.locator('[data-act="new-table"]').click()
  await page.locator('[data-act="open-table"]').click()
  await page.locator('[data-zone="waiting"]').waitFor()
  await page.locator('[data-act="lobby"]').click()
  await page.locator('.lobby').waitFor()
  const { tables } = await (await fetch(`${server.url}/api/1/tables?state=open&game=keyforge`)).json()
  await server.store.conduct.ban(tables[0].opener, 'insulti')
  await expect.poll(() => page.locator('[data-zone="ban"]').textContent()).toContain('insulti')
  expect(await page.locator('[data-zone="quick"]').count()).toBe(0)
  await page.close()
})

test('at a table stands what was agreed on there, its link, and how many watch', async () => {
  const { page } = await arrive(served, 'en')
  const { client, table } = await sitBeside(served, page, 'Bruno', 'keyforge')
  await page.locator('[data-act="ready"]').click()
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  const watched = page.locator('[data-zone="online"] [data-act="watched"]')
  await page.locator('[data-zone="online"]').waitFor()
  expect(await watched.count()).toBe(0)
  const carla = await (await served.server.guest('Carla')).connect()
  await carla.watch(table)
  await expect.poll(() => watched.textContent()).toBe('1')
  await watched.click()
  const about = page.locator('.side .panel.log [data-zone="this-table"]')
  for (const words of ['KeyForge', 'casual, 2 days a turn', 'You', 'Bruno (here)', '1 person watches', 'Chance is sealed'])
    expect(await about.textContent()).toContain(words)
  expect(await about.locator('input').inputValue()).toContain(`#table=${table}`)
  await picture(page, 'this-table')
  await expectAccess(page, 'what was agreed on')
  await page.setViewportSize({ width: 390, height: 844 })
  await watched.click()
  await page.locator('.sheet [data-zone="this-table"]').waitFor()
  expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0)
  carla.socket.close()
  await watched.waitFor({ state: 'detached' })
  await page.close()
})
