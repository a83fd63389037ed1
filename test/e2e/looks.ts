// What can be measured of a page's looks: accessibility, and whether everything has its place.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** Puts axe into the page, past its policy: a script element would be refused, as it should be. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`)
}

/** Serious and critical findings of axe. */
export async function findings(page: Page): Promise<string[]> {
  await addAxe(page)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join('\n')}`)
}

/** What is wrong with the layout: things outside the window, things over the decision, targets too small to hit. */
export function faults(page: Page, touch: boolean): Promise<string[]> {
  return page.evaluate(
    (smallest) => {
      const found: string[] = []
      const { innerWidth, innerHeight } = window
      if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
      const decision = document.querySelector<HTMLElement>('.decision')!
      const box = decision.getBoundingClientRect()
      if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) found.push('the decision is cut off')
      for (const button of decision.querySelectorAll<HTMLElement>('button')) {
        const { left, top, width, height } = button.getBoundingClientRect()
        if (width === 0 || getComputedStyle(button).visibility === 'hidden' || top + height > box.bottom) continue
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        if (over !== null && !decision.contains(over)) found.push(`${over.className} lies over ${button.textContent}`)
        if (height < smallest && button.closest('.note, .whynot, .from') === null)
          found.push(`${button.textContent} is only ${height} high`)
      }
      for (const strip of document.querySelectorAll<HTMLElement>('.strip')) {
        if (strip.scrollWidth > strip.clientWidth + 1) found.push(`${strip.className} is ${strip.scrollWidth} wide in ${strip.clientWidth}`)
      }
      return found
    },
    touch ? 44 : 24,
  )
}
