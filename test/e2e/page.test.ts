// The first page: it opens without an error and passes the accessibility checks.
import type axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { addAxe } from './looks.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(async () => {
  await opened?.close()
})

test('the first page opens, says its name, and asks nothing of other hosts', async () => {
  const page = await opened.newPage()
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(opened.address) && !/^(data|blob):/.test(request.url())) problems.push(`asked for ${request.url()}`)
  })
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.title()).toContain('Catena')
  expect(problems).toEqual([])
  await page.close()
})

test('code that got into the page would not run', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const refused = await page.evaluate(async () => {
    const found = new Set<string>()
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.add(effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.broken = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red"></p><img alt="" src="https://elsewhere.example/x.png">')
    await new Promise((done) => setTimeout(done, 300))
    return { found: [...found].sort(), broken: 'broken' in window }
  })
  expect(refused).toEqual({ found: ['img-src', 'script-src-elem', 'style-src-attr'], broken: false })
  await page.close()
})

test('the licences of what is built in can be read', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.getByRole('link', { name: 'Licences' }).click()
  await expect.poll(() => page.locator('body').textContent()).toMatch(/SIL OPEN FONT LICENSE[\s\S]*svelte/)
  await page.close()
})

test('the first page has no accessibility violations', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await addAxe(page)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  await page.close()
})
