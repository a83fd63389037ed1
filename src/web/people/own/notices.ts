// Being told by the browser that a game waits, while no page of it is open: asked for by a press, and by nothing else.
import { noteLanguage } from '../reader.ts'
import { ask, Refusal } from '../server.ts'
import type { Language } from '../../protocol.ts'

/** `denied`: the reader has told the browser not to let this page; `impossible`: the browser cannot. */
export type Noticing = 'on' | 'off' | 'denied' | 'impossible'

interface PushFacts {
  readonly key: string
  readonly endpoints: readonly string[]
}

const readFacts = () => ask('GET', 'me/push') as Promise<PushFacts>

const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readNoticing(): Promise<Noticing> {
  if (!isPossible()) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  const own = await findSubscription()
  return own !== undefined && (await readFacts()).endpoints.includes(own.endpoint) ? 'on' : 'off'
}

export async function beginNotices(language: Language): Promise<Noticing> {
  // the press lets the page ask, before anything else is waited for
  if ((await Notification.requestPermission()) !== 'granted') return readNoticing()
  const { key } = await readFacts()
  const { endpoint, keys } = (await subscribe(key)).toJSON()
  await ask('POST', 'me/push', { endpoint, keys })
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
