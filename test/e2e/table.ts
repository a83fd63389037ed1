// A table in the browser, played the way a person plays it: by what is shown.
import type { Page } from 'playwright-core'

export interface TableOptions {
  seed: number
  game?: 'keyforge' | 'crystal-clans' | 'nightfall' | 'riftblade'
  /** How many sit at it, as the first page says it: a number, or `teams`. */
  seats?: string
  language?: 'en' | 'de' | 'it'
  theme?: 'dark' | 'light'
  opponent?: 'random' | 'greedy' | 'beginner'
}

/** Opens a page that collects every error; `problems` must stay empty. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  return problems
}

/** Home page, then play: the seed and an opponent without pauses come from the address. */
export async function openTable(page: Page, address: string, options: TableOptions): Promise<void> {
  const { seed, game = 'keyforge', seats, language = 'en', theme = 'dark', opponent = 'random' } = options
  console.log(`seed ${seed}`)
  await page.goto(`${address}?seed=${seed}&speed=instant&opponent=${opponent}&language=${language}&theme=${theme}`)
  if (seats !== undefined) await page.locator(`article:has([data-play="${game}"]) select`).selectOption(seats)
  await page.locator(`[data-play="${game}"]`).click()
  await page.locator('.shell[data-busy="false"]').waitFor()
}

export interface State {
  over: boolean
  question: string
  /** Cards that can act, by index of their button in the page. */
  legal: { index: number; zone: string; does: string }[]
  /** Numbered options and houses: index of the button, verb, and for a house the number of cards. */
  options: { index: number; verb: string; picked: boolean; cards: number }[]
  acts: { index: number; act: string; off: boolean }[]
  revision: number
}

/** What a player sees, read from the page. `index` counts all buttons. */
export function readState(page: Page): Promise<State> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    const zoneOf = (button: Element) => button.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? ''
    return {
      over: document.querySelector<HTMLElement>('.shell')?.dataset.over === 'true',
      question: document.getElementById('question')?.textContent ?? '',
      revision: Number(document.querySelector<HTMLElement>('.shell')?.dataset.revision),
      legal: buttons.flatMap((button, index) =>
        button.dataset.mark === 'legal'
          ? [{ index, zone: zoneOf(button), does: String(button.querySelectorAll('.c-does svg').length) }]
          : [],
      ),
      options: buttons.flatMap((button, index) =>
        button.dataset.option !== undefined && !button.classList.contains('place') && button.dataset.act === undefined
          ? [
              {
                index,
                verb: button.dataset.verb ?? '',
                picked: button.getAttribute('aria-pressed') === 'true',
                cards: (button.textContent?.match(/\d+ [a-z]/g) ?? []).reduce((sum, n) => sum + Number.parseInt(n, 10), 0),
              },
            ]
          : [],
      ),
      acts: buttons.flatMap((button, index) =>
        button.dataset.act === undefined ? [] : [{ index, act: button.dataset.act, off: button.getAttribute('aria-disabled') === 'true' }],
      ),
    }
  })
}

/** Waits until the worker has answered. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.shell[data-busy="false"]').waitFor({ timeout: 20_000 })
}

/** One press of the player's choosing: the index of a button. */
export function choosePress(state: State, prefer: readonly string[] = ['reap', 'play', 'action', 'omni', 'fight', 'unstun']): number {
  const index = findPress(state, prefer)
  if (index === undefined) throw new Error(`nothing can be pressed at "${state.question}"`)
  return index
}

/** Presses a button by a click of the page's own: faster than the pointer, for getting somewhere. */
export async function press(page: Page, index: number): Promise<void> {
  await page.evaluate((at) => document.querySelectorAll('button')[at].click(), index)
  await settle(page)
}

function findPress(state: State, prefer: readonly string[]): number | undefined {
  const act = (name: string) => state.acts.find((found) => found.act === name && !found.off)?.index
  const confirm = state.acts.find((found) => found.act === 'confirm')
  if (confirm !== undefined) {
    const next = state.options.find((option) => !option.picked)
    return confirm.off && next !== undefined ? next.index : confirm.index
  }
  if (state.options.length > 0) {
    const best = prefer.flatMap((verb) => state.options.filter((option) => option.verb === verb))
    const houses = state.options.every(({ verb }) => verb === '')
    const fullest = [...state.options].sort((a, b) => b.cards - a.cards)
    return (best[0] ?? (houses ? fullest[0] : state.options[0])).index
  }
  if (act('close') !== undefined) return act('close')
  const board = state.legal.filter(({ zone }) => zone !== 'hand')
  const hand = state.legal.filter(({ zone }) => zone === 'hand')
  return board[0]?.index ?? hand[0]?.index ?? act('end')
}
