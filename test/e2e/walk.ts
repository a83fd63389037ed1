// A whole game at a table, with a look at every kind of question that it puts.
import { expect } from 'vitest'
import type { Opened } from './browser.ts'
import type { Plan } from './inside.ts'
import { expectAccess, lookAround, SIZES } from './looks.ts'
import { collectProblems, openTable, playOn, type TableOptions } from './table.ts'

export interface Walk {
  readonly table: TableOptions
  /** Who plays: by preference, or by chance. */
  readonly how: Pick<Plan, 'prefer' | 'dice'>
  /** Fewer kinds of questions than these would mean that something was not reached. */
  readonly kinds: number
  /** The kinds that axe looks at where it does not look at all. */
  readonly axe: readonly string[]
}

export const PREFER = {
  keyforge: ['fight', 'action', 'play', 'reap'],
  nightfall: ['chain', 'claim', 'attack', 'block', 'target'],
  riftblade: ['play', 'trigger', 'gain', 'draw', 'convert', 'target'],
} as const

export const WALKS: readonly Walk[] = [
  {
    table: { game: 'keyforge', seed: 11, language: 'de' },
    how: { prefer: PREFER.keyforge },
    kinds: 7,
    axe: ['keep mulligan', ' + cards', 'target'],
  },
  {
    table: { game: 'crystal-clans', seed: 31, language: 'de' },
    how: { dice: 31 },
    kinds: 10,
    axe: ['summon + confirm', 'move stay', 'battle-card'],
  },
  {
    table: { game: 'nightfall', seed: 3, seats: '3', language: 'it' },
    how: { prefer: PREFER.nightfall },
    kinds: 10,
    axe: ['draftPrivate', 'chain + cards', 'claim', 'attack', 'block'],
  },
  {
    table: { game: 'riftblade', seed: 6, language: 'de' },
    how: { prefer: PREFER.riftblade },
    kinds: 10,
    axe: [' + cards', 'trigger', 'play'],
  },
]

/** Plays to the end; `all` has axe look at every kind. */
export async function walk(opened: Opened, { table, how, kinds, axe }: Walk, all: boolean): Promise<void> {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, table)
  const seen: string[] = []
  let { dice } = how
  for (;;) {
    const walked = await playOn(page, { ...how, dice, until: { newKind: seen } })
    if (walked.state.over) break
    if (dice !== undefined) dice = walked.dice
    seen.push(walked.kind)
    const what = `${table.game} ${walked.kind}: ${walked.state.question}`
    await lookAround(page, what, process.env.PICTURES)
    if (all || axe.includes(walked.kind)) await expectAccess(page, what)
  }
  console.log(`${table.game}, ${seen.length} kinds of questions: ${seen.join(' | ')}`)
  expect(seen.length).toBeGreaterThanOrEqual(kinds)
  expect(seen).toEqual(expect.arrayContaining([...axe]))
  await page.locator('.ending').waitFor()
  await expectAccess(page, 'the result')
  expect(problems).toEqual([])
  await page.close()
}
