// The first page: it opens without an error and passes the accessibility checks.
import axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(async () => {
  await opened?.close()
})

test('the first page opens, says its name, and asks nothing of other hosts', async () => {
  const page = await opened.browser.newPage()
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

test('the first page has no accessibility violations', async () => {
  const page = await opened.browser.newPage()
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.addScriptTag({ content: axe.source })
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  await page.close()
})
