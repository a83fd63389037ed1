import type { Title } from '../games/index.ts'
import { DRAFTS, QUICK_STARTS, type QuickStart, SET_IDS } from '../games/nightfall/index.ts'
import type { Setup } from '../kernel/game.ts'
import { Failure } from './failure.ts'
import { readName } from './names.ts'

/** Which boxes the archives of Nightfall come from, and how they are chosen. */
export interface DraftWishes {
  /** Names of sets with commas between them, or `all`. */
  readonly sets?: string
  readonly draft?: string
  /** The name of a ready choice of both. */
  readonly quick?: string
}

/** The setup of a game with these sets and this draft; undefined when neither was wished for. */
export function draftSetup(title: Title, seats: number, { sets, draft, quick }: DraftWishes): Setup | undefined {
  if (sets === undefined && draft === undefined && quick === undefined) return undefined
  const { facts } = title
  if (!('boxes' in facts))
    throw new Failure(`${facts.title} has neither sets to choose nor a draft: leave --sets, --draft and --quick out.`)
  if (quick !== undefined) {
    if (sets !== undefined || draft !== undefined) throw new Failure('--quick says sets and draft by itself: leave --sets and --draft out.')
    return accept(title, { seats, ...QUICK_STARTS[readName(quick, 'quick start', Object.keys(QUICK_STARTS) as QuickStart[])] })
  }
  const names =
    sets === undefined ? SET_IDS.slice(0, 1) : sets === 'all' ? SET_IDS : sets.split(',').map((set) => readName(set.trim(), 'set', SET_IDS))
  return accept(title, { seats, sets: names, draft: draft === undefined ? DRAFTS[0] : readName(draft, 'draft', DRAFTS) })
}

function accept({ game }: Title, setup: object): Setup {
  const checked = game.checkSetup(setup)
  if (!checked.ok) throw new Failure(`--sets: ${checked.error.message}.`)
  return checked.value
}
