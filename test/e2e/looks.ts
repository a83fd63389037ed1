// What can be measured of a page's looks: accessibility, and whether everything has its place.
import path from 'node:path'
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findFaults } from './table.ts'

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** Puts axe into the page, past its policy: a script element would be refused, as it should be. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`void (() => { ${axe.source} })()`)
}

/** Serious and critical findings of axe, of everything or of colours alone. */
export async function findings(page: Page, coloursOnly = false): Promise<string[]> {
  await addAxe(page)
  // what is right is neither described nor sent
  const options: RunOptions = { resultTypes: ['violations'], ...(coloursOnly && { runOnly: ['color-contrast'] }) }
  const violations = await page.evaluate(
    async (wanted) => (await (window as unknown as { axe: typeof axe }).axe.run(wanted)).violations,
    options,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join('\n')}`)
}

/** What is wrong with the layout of a table in its window. */
export const faults = (page: Page, touch: boolean): Promise<string[]> => findFaults(page, leastHeight(touch))

/** How high a button must be to be hit. */
export const leastHeight = (touch: boolean): number => (touch ? 44 : 24)

/** Waits until the page has been drawn: it learns of a new size in a frame, and colours that change each other take some frames. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    do {
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => setTimeout(done))
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })
}

/** Colours of the page in a theme, whatever the settings say. */
export async function paint(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme)
}

/**
 * The table as it stands: nothing out of its place at any size. It begins with the size that the page has and leaves it in the last one,
 * because a new size costs more than the look. A folder takes pictures, and asks for both themes.
 */
export async function lookAround(page: Page, what: string, folder?: string): Promise<void> {
  const themes = folder === undefined ? (['dark'] as const) : (['light', 'dark'] as const)
  const width = page.viewportSize()?.width
  for (const { name, ...size } of width === SIZES[0].width ? SIZES : [...SIZES].reverse()) {
    if (size.width !== page.viewportSize()?.width) await page.setViewportSize(size)
    await drawn(page)
    for (const theme of themes) {
      await paint(page, theme)
      expect(await faults(page, name === 'phone'), `${what}, ${name}, ${theme}`).toEqual([])
      if (folder === undefined) continue
      const file = `${what.replaceAll(/\W+/g, '-').slice(0, 60)}-${name}-${theme}.png`
      await page.screenshot({ path: path.join(folder, file) })
    }
  }
}

/** Nothing found by axe in either theme: the parts are the same in both, their colours are not. */
export async function expectAccess(page: Page, what: string): Promise<void> {
  await paint(page, 'light')
  await drawn(page)
  expect(await findings(page, true), `${what}, light`).toEqual([])
  await paint(page, 'dark')
  await drawn(page)
  expect(await findings(page), `${what}, dark`).toEqual([])
}
