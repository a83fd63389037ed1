// A table in the browser, played the way a person plays it: by what is shown.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { GameName } from '../../src/games/register.ts'
import * as inside from './inside.ts'
import type { Plan, State, Walked } from './inside.ts'

export interface TableOptions {
  seed: number
  game?: GameName
  /** How many sit at it, as the first page says it: a number, or `teams`. */
  seats?: string
  language?: 'en' | 'de' | 'it'
  theme?: 'dark' | 'light'
  opponent?: 'random' | 'greedy' | 'beginner' | 'master'
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

/** Names as they are read: without the marks where they may be broken, which come a moment later. */
export async function namesOf(names: Locator): Promise<string[]> {
  return (await names.allTextContents()).map((name) => name.replaceAll('\u00ad', ''))
}

/** What a player sees. */
export async function readState(page: Page): Promise<State> {
  await enter(page)
  return page.evaluate(() => (window as unknown as Inside).catena.readState())
}

/** Waits until the worker has answered. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.shell[data-busy="false"]').waitFor()
}

const PREFER = ['reap', 'play', 'action', 'omni', 'fight', 'unstun']

/** Numbers from 0 to 1 for a press by chance, more than one takes. */
export interface Chance {
  readonly drawn: number[]
}

/** Marks the button of the player's choosing, inside the page, where no other can come before it; undefined when the game is over. */
export async function pickButton(page: Page, prefers: readonly string[] | Chance = PREFER): Promise<string | undefined> {
  await enter(page)
  return page.evaluate(
    (how) => {
      const { readState, choosePress, tryPress } = (window as unknown as Inside).catena
      const state = readState()
      if (state.over) return undefined
      document.querySelector('[data-picked]')?.removeAttribute('data-picked')
      const index = 'drawn' in how ? tryPress(state, () => how.drawn.shift() ?? 0) : choosePress(state, how)
      document.querySelectorAll('button')[index].dataset.picked = ''
      return state.question
    },
    prefers as string[] | Chance,
  )
}

/**
 * Presses on inside the page, as a player would, until the wanted state is met. The end of the game is only met when it is wanted;
 * anything out of its place on the way fails, when the plan looks for it.
 */
export async function playOn(page: Page, plan: Plan): Promise<Walked> {
  await enter(page)
  const walked = await page.evaluate((given) => (window as unknown as Inside).catena.playOn(given), { prefer: PREFER, ...plan })
  expect(walked.faults).toEqual([])
  const { over = false, presses, newKind } = plan.until
  if (walked.state.over && !over && presses === undefined && newKind === undefined)
    throw new Error(`the game was over before the state was met: ${JSON.stringify(plan.until)}`)
  return walked
}

/** What is out of its place on the table; buttons must be this high. */
export async function findFaults(page: Page, smallest: number): Promise<string[]> {
  await enter(page)
  return page.evaluate((least) => (window as unknown as Inside).catena.findFaults(least), smallest)
}

interface Inside {
  catena: typeof inside
}

const names = Object.keys(inside)
const source = `window.catena ??= (() => { ${Object.values(inside).join('\n')}\nreturn { ${names.join(', ')} } })()`

/** Puts the functions of inside.ts into the page, where they are not there yet. */
async function enter(page: Page): Promise<void> {
  await page.evaluate(source)
}
