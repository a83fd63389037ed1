import type { GameName } from '../games/register.ts'
import { client } from './client.svelte.ts'
import { readReplay } from './replay/keep.ts'
import { readFinished, readLesson, readRunning } from './storage.ts'
import { view } from './view.svelte.ts'

/** Opens the table again that was open when the page was loaded anew; the first page where nothing of it was kept. */
export function goBack([kind, name]: readonly string[]): void {
  if (kind === 'puzzle') return void import('./puzzles/open.ts').then(({ openPuzzleNamed }) => openPuzzleNamed(name))
  const game = name as GameName
  if (kind === 'lesson') {
    view.open()
    client.lesson(game, readLesson(game)?.step ?? 0)
    return
  }
  if (kind === 'replay') {
    const place = readReplay()
    if (place === undefined) return
    view.open()
    view.analysis = place.analysis
    client.replay(place.record, place.players, place.step, place.viewer)
    return
  }
  const kept = (kind === 'over' ? readFinished() : readRunning()).find((stored) => stored.game === game)
  if (kept === undefined) return
  view.open()
  client.resume(kept.record, kept.players)
}
