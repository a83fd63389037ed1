// A guest makes an account with a passkey, goes, and comes back by it without typing; the device is one that Chromium plays.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccess, SIZES } from './looks.ts'
import { openServed, type Served } from './served.ts'
import { collectProblems } from './table.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(async () => {
  await served?.close()
})

test('an account by a passkey: made, left, entered again, given a password, and its passkey taken away', async () => {
  const { opened, server } = served
  // passkeys are made for names
  const url = server.url.replace('127.0.0.1', 'localhost')
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const kept = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  await page.goto(`${url}/?language=it&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('[data-field="name"]').fill('Anna')
  await page.locator('[data-act="me"]').click()
  const account = page.locator('[data-zone="account"]')
  await expectAccess(page, 'before a passkey')
  await page.locator('[data-act="passkey"]').click()
  await page.locator('[data-zone="account"][data-kind="account"]').waitFor()
  expect(await account.textContent()).toContain('Accesso con una passkey.')
  await expect.poll(() => page.locator('[data-zone="passkeys"] .own').count()).toBe(1)
  const [{ isResidentCredential, rpId, userHandle }] = await kept()
  expect([isResidentCredential, rpId]).toEqual([true, 'localhost'])
  const player = Buffer.from(userHandle!, 'base64').toString()
  expect(await server.store.players.find(player)).toMatchObject({ name: 'Anna', kind: 'account' })
  await expectAccess(page, 'with a passkey')

  // the device has one already, and the last one stays
  await page.locator('[data-act="add-passkey"]').click()
  const prove = async (act: string) => {
    // who may have found the page open shows first that it is he
    await expect.poll(() => page.locator(`[data-act="${act}"]`).getAttribute('aria-disabled')).toBe('true')
    await page.locator('[data-act="prove"]').click()
    await page.locator('[data-zone="proven"]').waitFor()
    await expect.poll(() => page.locator(`[data-act="${act}"]`).getAttribute('aria-disabled')).toBe('false')
    await page.locator(`[data-act="${act}"]`).click()
  }
  await expectAccess(page, 'before a passkey is shown')
  await prove('make-passkey')
  await expect.poll(() => page.locator('[role="alert"]').first().textContent()).toContain('ha già una passkey')
  await page.locator('.problem button').click()
  await page.locator('[data-act="remove-passkey"]').click()
  await expect.poll(() => page.locator('[role="alert"]').first().textContent()).toContain('Senza questa passkey')
  await page.locator('.problem button').click()

  await page.locator('[data-act="sign-out"]').click()
  await page.locator('[data-zone="account"][data-kind="guest"]').waitFor()
  await account.locator('.seg button').nth(1).click()
  await page.locator('[data-act="passkey"]').click()
  await page.locator('[data-zone="account"][data-kind="account"]').waitFor()
  expect(await page.locator('[data-field="name"]').inputValue()).toBe('Anna')
  const token = (await page.context().cookies(url)).find(({ name }) => name === 'catena')!.value
  expect((await server.store.players.ofToken(token))?.id).toBe(player)

  // a password besides; then the passkey may go, and does not let in any more
  await page.locator('[data-act="change-password"]').click()
  await page.locator('[data-field="login"]').fill('anna')
  await page.locator('[data-field="password"]').fill('long enough')
  await prove('change')
  await page.locator('[data-zone="codes"] li').nth(7).waitFor()
  await page.locator('[data-act="remove-passkey"]').click()
  await expect.poll(() => page.locator('[data-zone="passkeys"] .own').count()).toBe(0)
  await page.locator('[data-act="sign-out"]').click()
  await page.locator('[data-zone="account"][data-kind="guest"]').waitFor()
  await account.locator('.seg button').nth(1).click()
  await page.locator('[data-act="passkey"]').click()
  await expect.poll(() => page.locator('[role="alert"]').first().textContent()).toContain('non è nota')
  expect(problems.filter((line) => !line.includes('40'))).toEqual([])
  await page.close()
})
