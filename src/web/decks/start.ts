import { client } from '../client.svelte.ts'
import { seat } from '../company.ts'
import type { Duel } from '../duel.svelte.ts'
import { beginSeries } from '../ending/series.ts'
import { newSeed } from '../seed.ts'
import { settings } from '../settings.svelte.ts'
import { view } from '../view.svelte.ts'
import { setUp } from './duel.ts'

/** Starts a game of KeyForge with the chosen decks; when one of them is gone, it is said and nothing starts. */
export async function startDuel(chosen: Omit<Duel, 'says'>, people = settings.people): Promise<void> {
  const { players } = seat('keyforge', undefined, people, settings.opponent)
  try {
    const setup = await setUp(chosen, settings.language)
    view.sheet = undefined
    view.open()
    const seed = newSeed()
    if (settings.series) beginSeries(seed, players.length)
    client.start('keyforge', seed, players, setup)
  } catch (problem) {
    client.problem = { type: 'problem', about: 'request', message: problem instanceof Error ? problem.message : String(problem) }
  }
}
