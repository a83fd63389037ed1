// Leaving a table.
import { client } from './client.svelte.ts'
import { view } from './view.svelte.ts'

/** Back to the first page. */
export function leaveTable(): void {
  client.leave()
  view.page = 'home'
}
