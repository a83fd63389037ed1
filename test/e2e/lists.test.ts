// What the lists of tables and the waiting rooms say of who sits there, with whom, and whether there is a seat.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccess } from './looks.ts'
import { arrive, picture } from './people.ts'
import { openServed, type Served } from './served.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

test('lists and waiting rooms say who plays with whom, and offer a seat only where there is one for the reader', async () => {
  const { page, problems } = await arrive(served, 'it')
  const host = await served.server.guest('Carla')
  const foe = await served.server.guest('Ugo')
  const teams = await host.open({
    game: 'riftblade',
    seats: 4,
    setup: { seats: 4, teams: true },
    computers: [null, 'casual', null, 'casual'],
  })
  const five = await host.open({ game: 'nightfall', seats: 5, computers: [null, null, 'casual', 'casual', 'skilled'] })
  const apart = await foe.open({ game: 'keyforge' })
  for (const table of [teams, five]) await host.ask('POST', `tables/${table}/seat`, { seat: 0 })
  await foe.ask('POST', `tables/${apart}/seat`, { seat: 0 })

  // the seats of a row leave the button its width
  const row = (table: string) => page.locator(`[data-table="${table}"]`)
  const button = (table: string) => row(table).locator('.btn')
  await expect.poll(() => row(teams).locator('.what').textContent()).toContain('2 contro 2')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const widths = () =>
      page.locator('.tb .btn').evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().width))).size)
    expect(await widths(), `${size.width}`).toBe(1)
  }
  await picture(page, 'lists')

  // partners are named, and two computers of one level are told apart
  await button(teams).click()
  const seat = (number: number) => page.locator(`[data-zone="waiting"] [data-seat="${number}"]`)
  await expect.poll(() => seat(0).textContent()).toContain('con Posto 3')
  expect(await seat(2).textContent()).toContain('libero, con Carla')
  expect(await seat(1).locator('b').textContent()).toBe('Occasionale')
  expect(await seat(3).locator('b').textContent()).toBe('Occasionale 2')
  await picture(page, 'teams-room')
  // while a seat is free somebody can be fetched
  const fetched = page.locator('[data-field="link"]')
  await fetched.waitFor()
  // what is read out on the telephone leads there too
  const spoken = (await page.locator('[data-field="spoken"]').textContent())!
  expect(spoken).toMatch(/^127\.0\.0\.1:\d+\/[a-z]+-[a-z]+-[a-z]+$/)
  await expectAccess(page, 'a waiting room with words to read out')
  const heard = await page.context().newPage()
  await heard.goto(`http://${spoken}`)
  await heard.locator('[data-zone="waiting"]', { hasText: 'Carla' }).waitFor()
  expect(new URL(heard.url()).hash).toBe(`#table=${teams}`)
  await heard.goto(`http://${spoken.replace(/-[a-z]+$/, '-nowords')}`)
  await heard.getByText('A questo indirizzo non c’è nessun tavolo').first().waitFor()
  await heard.close()
  await page.locator('[data-field="name"]').fill('Dino')
  await page.locator('[data-act="sit-here"]').click()
  await fetched.waitFor({ state: 'detached' })
  await page.locator('[data-act="lobby"]').click()

  // the own table names who else sits there
  await expect.poll(() => page.locator('.own b').first().textContent()).toMatch(/^Riftblade, .*Carla/)

  // beside somebody who was blocked no seat is offered
  await expect.poll(() => button(apart).getAttribute('data-act')).toBe('sit')
  expect(
    await page.evaluate(
      (id) =>
        fetch(`/api/1/players/${id}/avoid`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"kind":"block"}',
        }).then((one) => one.status),
      foe.id,
    ),
  ).toBe(200)
  await page.reload()
  await page.locator('[data-page="people"]').click()
  await expect.poll(() => button(apart).getAttribute('data-act')).toBe('watch')
  await button(apart).click()
  await page.locator('[data-zone="waiting"]').waitFor()
  await expect.poll(() => page.locator('[data-act="sit-here"]').count()).toBe(0)
  expect(problems).toEqual([])
  await page.close()
})
