// A game waits while its player is away: he has asked to be told, and is, in his language; the message goes all the way but for the push
// service of a maker of browsers, which is played here.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { drawBits } from '../../src/play/table/fair.ts'
import { Browser, PushService } from '../server/push-service.ts'
import { type TestClient, TestPlayer } from '../server/server.ts'
import { expectAccess, SIZES } from './looks.ts'
import { sitBeside } from './people.ts'
import { openServed, type Served } from './served.ts'
import { collectProblems } from './table.ts'

const browser = findChromium({ notifies: true })
let service: PushService
let served: Served

beforeAll(async () => {
  service = await PushService.start()
  served = await openServed({ PUSH_SERVICES: service.url }, browser)
})

afterAll(async () => {
  await served?.close()
  await service?.end()
})

/** The first option each time, until the other seat is asked. */
async function handOver(table: string, client: TestClient): Promise<void> {
  for (;;) {
    const facts = await client.until(() => {
      const now = client.facts(table)
      return (now.toDecide !== now.seat || now.options.length > 0) && now
    }, 'a question')
    if (facts.toDecide !== facts.seat) return
    await client.ask({ type: 'choose', table, entry: facts.asked, option: facts.options[0].option })
    await client.until(() => client.facts(table).asked > facts.asked, 'the next question')
  }
}

test.skipIf(browser === undefined)('who presses is told that a game waits, in German, until he presses again', async () => {
  const { opened, server } = served
  const context = await opened.newContext({ viewport: SIZES[0], reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: server.url })
  const subscriber = new Browser(`${service.url}/anna`)
  await context.addInitScript((json: string) => {
    const kept = () => (sessionStorage.getItem('subscribed') === null ? null : subscription)
    const subscription = {
      endpoint: (JSON.parse(json) as { endpoint: string }).endpoint,
      toJSON: () => ({ expirationTime: null, ...(JSON.parse(json) as object) }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed')
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => kept(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        sessionStorage.setItem('subscribed', applicationServerKey)
        return subscription
      },
    })
  }, JSON.stringify(subscriber.subscription))
  const page = await context.newPage()
  const problems = collectProblems(page)
  await page.goto(`${server.url}/?language=de&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('[data-field="name"]').fill('Anna')

  const { client, table } = await sitBeside(served, page, 'Bruno')
  // what Anna chooses is not the matter: a program of hers does it
  const token = (await context.cookies()).find(({ name }) => name === 'catena')!.value
  const player = (await server.store.players.ofToken(token))!
  const anna = await new TestPlayer(server.url, player.id, token).connect()
  await anna.watch(table)
  for (const one of [anna, client]) await one.must({ type: 'ready', table, entropy: drawBits(128) })
  for (const one of [anna, client]) await one.until(() => one.facts(table).phase === 'live', 'the start')
  await handOver(table, anna)

  await page.goto(`${server.url}/?language=de&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('[data-act="me"]').click()
  const box = page.locator('[data-zone="notices"]')
  await box.waitFor()
  expect(await box.getAttribute('data-noticing')).toBe('off')
  expect(await server.store.subscriptions.of(player.id)).toEqual([])
  await expectAccess(page, 'notices')
  await page.locator('[data-act="notices"]').click()
  await expect.poll(() => box.getAttribute('data-noticing')).toBe('on')
  expect(await box.textContent()).toContain('Nicht mehr sagen')
  const key = await page.evaluate(() => sessionStorage.getItem('subscribed'))
  expect(key).toBe(await server.server.push.publicKey())
  // the worker, not the page, knows what it understands
  await expect.poll(async () => (await server.store.subscriptions.of(player.id)).map(({ kinds }) => kinds)).toEqual([true])

  await anna.close()
  await client.until(() => typeof client.tables.get(table)?.away[1] === 'number', 'her going away')
  await handOver(table, client)
  const [{ body }] = await service.until('/anna', 1)
  const told = subscriber.read(body)
  expect(JSON.parse(told)).toEqual({ kind: 'turn', table, title: 'Riftblade', others: ['Bruno'] })

  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await registration, data: told })
  const read = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications()
      return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
    })
  await expect.poll(read, { timeout: 120_000 }).toEqual([{ title: 'Riftblade: Du bist dran', body: 'mit Bruno', lang: 'de', tag: table }])

  // the game ends while she is away: she is told, finds it among her games, and sees how it ended
  await client.must({ type: 'concede', table })
  const [, { body: last }] = await service.until('/anna', 2)
  expect(JSON.parse(subscriber.read(last))).toEqual({ kind: 'over', table, title: 'Riftblade', others: ['Bruno'] })
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registration,
    data: subscriber.read(last),
  })
  await expect
    .poll(async () => (await read()).map(({ title }) => title), { timeout: 120_000 })
    .toEqual(['Riftblade: die Partie ist zu Ende'])
  await page.reload()
  await page.locator('[data-page="people"]').click()
  const own = page.locator('.own-tables .own')
  await own.getByText('Zu Ende').waitFor()
  await own.locator('[data-act="go"]').click()
  await page.getByText('Du hast gewonnen').first().waitFor()
  await page.goto(`${server.url}/?language=de&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('[data-act="me"]').click()
  await box.waitFor()
  await page.locator('.own-game').waitFor({ state: 'detached' })

  await page.locator('[data-act="notices"]').click()
  await expect.poll(() => box.getAttribute('data-noticing')).toBe('off')
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull()
  expect(await server.store.subscriptions.of(player.id)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
