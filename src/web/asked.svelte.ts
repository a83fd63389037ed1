import { client } from './client.svelte.ts'

let asked = $state(false)
let stands = false

/** Whether the first question of this visit has stood: before it only what it needs is loaded, after it nothing has to wait for it. */
export function wasAsked(): boolean {
  return asked
}

/** Looks for the first question, for as long as a part that comes after it is there. However quickly it is answered, it has stood. */
export function awaitQuestion(): void {
  const { snapshot } = client
  if (stands || snapshot === undefined || (snapshot.prompt === undefined && snapshot.replay === undefined && snapshot.revision <= 1)) return
  stands = true
  setTimeout(() => {
    asked = true
  }, 200)
}
