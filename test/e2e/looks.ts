// What can be measured of a page's looks: accessibility, and whether everything has its place.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { default as Axe, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findFaults } from './table.ts'

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** Windows lower than a table likes: laptops, a tablet and a phone on their side, 200 % zoom of a desktop. */
export const LOW_SIZES = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const

/**
 * What of these parts cannot be read: outside the window or what they stand in, covered, or cut without a way to scroll to it. A part
 * that lies further down in what scrolls can be reached.
 */
export function unreadable(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = []
    const parts = [...document.querySelectorAll<HTMLElement>(wanted)].filter((part) => part.offsetWidth > 0)
    if (parts.length === 0) return [`nothing is ${wanted}`]
    for (const part of parts) {
      const name = part.dataset.act ?? part.className
      if (part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'hidden') found.push(`${name} is cut`)
      part.scrollIntoView({ block: 'nearest' })
      let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let at = part.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflowY !== 'auto' || at.scrollHeight <= at.clientHeight + 1) continue
        const { top, bottom } = at.getBoundingClientRect()
        ;[from, to] = [Math.max(from, top), Math.min(to, bottom)]
        const least = Math.min(part.offsetHeight, 60)
        if (to - from < least) found.push(`${name} is seen through ${Math.round(to - from)} of ${at.scrollHeight}`)
      }
      const range = document.createRange()
      range.selectNodeContents(part)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        // lines that are scrolled out of sight can be scrolled to
        if (width === 0 || middle < from || middle > to) continue
        const hit = document.elementFromPoint((left + right) / 2, middle)
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) found.push(`${name} hangs out of the window`)
        else if (hit !== null && !part.contains(hit) && !hit.contains(part)) found.push(`${hit.className} lies over ${name}`)
      }
    }
    return [...new Set(found)]
  }, selector)
}

// the short form of what the package gives as its source: a page reads it in half the time
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Puts axe into the page, past its policy: a script element would be refused, as it should be. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`void (() => { ${AXE} })()`)
}

/** Serious and critical findings of axe, of everything or of colours alone. */
export async function findings(page: Page, coloursOnly = false): Promise<string[]> {
  await addAxe(page)
  // what is right is neither described nor sent
  const options: RunOptions = { resultTypes: ['violations'], ...(coloursOnly && { runOnly: ['color-contrast'] }) }
  const violations = await page.evaluate(
    async (wanted) => (await (window as unknown as { axe: typeof Axe }).axe.run(wanted)).violations,
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

/**
 * Waits until the page has been drawn: it learns of a new size in a frame, and colours that change each other take some frames. What goes
 * by how far something is scrolled runs for ever.
 */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    do {
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => setTimeout(done))
    } while (document.getAnimations().some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline))
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

/** The question is whole in its panel, or else the panel scrolls, and its buttons are not covered. */
export function findSquashed(): string[] {
  const panel = document.querySelector<HTMLElement>('.decision')!
  const { bottom } = panel.getBoundingClientRect()
  const found = panel.scrollHeight > panel.clientHeight + 1 ? [`${panel.scrollHeight} in ${panel.clientHeight}`] : []
  for (const part of panel.querySelectorAll<HTMLElement>('.housebtn, .opts li:nth-child(-n + 2), .foot .btn, [data-act="end"]')) {
    const box = part.getBoundingClientRect()
    if (box.width === 0) continue
    const hit = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 4)
    if (box.bottom > bottom || !(part.contains(hit) || hit?.contains(part))) found.push(`${part.textContent} is covered or cut`)
    for (const word of part.querySelectorAll<HTMLElement>('b, small'))
      if (word.scrollWidth > word.clientWidth + 1 || word.getBoundingClientRect().right > box.right)
        found.push(`${word.textContent} is cut`)
  }
  return found
}
