import { client } from './client.svelte.ts'

let asked = $state(false)
let stands = false

/** Whether the first table of this visit has stood for a moment: before that only what it needs is loaded, after it nothing has to wait for it. */
export function wasAsked(): boolean {
  return asked
}

/** Looks for the first question, for as long as a part that comes after it is there. However quickly it is answered, it has stood. */
export function awaitQuestion(): void {
  const { snapshot, online } = client
  if (stands || snapshot === undefined) return
  // at a table of people it may be days until somebody here is asked, and nobody ever asks those who watch
  const waits = online !== undefined || snapshot.replay !== undefined || snapshot.revision > 1
  if (!waits && snapshot.prompt === undefined) return
  stands = true
  setTimeout(() => {
    asked = true
  }, 200)
}
