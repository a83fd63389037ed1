// A new game at this device, with what was chosen for it on the first page.
import { factsOf, type GameName } from '../games/register.ts'
import { type Choosable, choiceBefore, chosen } from './chosen.svelte.ts'
import { client } from './client.svelte.ts'
import { seat } from './company.ts'
import { duel } from './duel.svelte.ts'
import { newSeed } from './seed.ts'
import { settings } from './settings.svelte.ts'
import type { FinishedGame, StoredGame } from './storage.ts'
import { view } from './view.svelte.ts'

export function beginGame(game: GameName, table: string | undefined, people: number): void {
  const what = choiceBefore(factsOf(game))
  if (what === 'decks' && duel.chosen) return void import('./decks/start.ts').then(({ startDuel }) => startDuel(duel.chosen!, people))
  const { players, setup } = seat(game, table, people, settings.opponent)
  const begin = async (setup: unknown) => {
    const seed = newSeed()
    view.open()
    if (settings.series) (await import('./ending/series.ts')).beginSeries(seed, players.length)
    client.start(game, seed, players, setup)
  }
  // of decks, and where there is no choice, nothing is kept here
  const kept = chosen[what as Choosable]
  if (!kept) void begin(setup)
  else void import('./chosen-setup.ts').then(({ setupOf }) => begin(setupOf(what as Choosable, kept, players.length, setup) ?? setup))
}

/** Goes on with a game that was kept. The one that is still open needs no second start. */
export function resumeGame({ game, record, players }: StoredGame): void {
  view.open()
  if (client.snapshot?.game === game && client.snapshot.outcome === undefined && client.snapshot.replay === undefined) return
  client.resume(record, players)
}

/** Looks at a game that was kept when it was over. */
export function replayGame({ record, players, viewer }: FinishedGame): void {
  view.open()
  client.replay(record, players, 0, viewer)
}
