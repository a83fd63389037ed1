// What the part of the page that stays in the browser has to know of its reader: it has no other way to learn it.
import type { Language } from '../protocol.ts'

/** The language in which somebody is told that a game waits. */
export async function noteLanguage(language: Language): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !('caches' in window)) return
  try {
    const scope = new URL('./', location.href).href
    await (await caches.open(`catena-reader ${scope}`)).put('./language', new Response(language))
  } catch {
    // it is told in English then
  }
}
