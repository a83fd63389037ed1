// Being told by the browser that a game waits, while no page of it is open: asked for by a press, and by nothing else.
import { noteLanguage } from '../reader.ts'
import { ask, Refusal } from '../server.ts'
import type { Language } from '../../protocol.ts'

/** `denied`: the reader has told the browser not to let this page; `impossible`: the browser cannot. */
export type Noticing = 'on' | 'off' | 'denied' | 'impossible'

interface PushFacts {
  readonly key: string
  readonly endpoints: readonly string[]
  /** Those of them that tell kinds of messages apart. */
  readonly kinds: readonly string[]
}

const readFacts = () => ask('GET', 'me/push') as Promise<PushFacts>

const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readNoticing(): Promise<Noticing> {
  if (!isPossible()) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  const own = await findSubscription()
  if (own === undefined) return 'off'
  const { endpoints, kinds } = await readFacts()
  if (!endpoints.includes(own.endpoint)) return 'off'
  // what it had to say at its beginning may have been lost
  if (!kinds.includes(own.endpoint)) await tellWorker(own)
  return 'on'
}

export async function beginNotices(language: Language): Promise<Noticing> {
  // the press lets the page ask, before anything else is waited for
  if ((await Notification.requestPermission()) !== 'granted') return readNoticing()
  const { key } = await readFacts()
  const subscription = await subscribe(key)
  const { endpoint, keys } = subscription.toJSON()
  await ask('POST', 'me/push', { endpoint, keys })
  await tellWorker(subscription)
  await noteLanguage(language)
  return 'on'
}

/** In this browser nobody is told anything any more. */
export async function endNotices(): Promise<void> {
  const own = isPossible() ? await findSubscription() : undefined
  if (own === undefined) return
  await ask('DELETE', 'me/push', { endpoint: own.endpoint })
  await own.unsubscribe()
}

/** The worker may be of an older version than this page: one that tells kinds of messages apart says so itself to the server. */
async function tellWorker(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  ;(await navigator.serviceWorker.ready).active?.postMessage({ endpoint, keys })
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('./service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    const old = await pushManager.getSubscription()
    // one for another key cannot be used
    await old?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new Refusal('push-failed', '')
  }
}
