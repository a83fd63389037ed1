// Messages to a browser whose page is closed, by the push service of its maker. It cannot read them: they are encrypted for the browser.
import { createECDH } from 'node:crypto'
import type { Config } from './config.ts'
import type { Store, Subscription } from './store/store.ts'

export interface Pushed {
  /** What a newer message of the same topic takes the place of, as long as it has not arrived. */
  readonly topic: string
  /** Seconds after which nobody needs it any more. */
  readonly lifetime: number
  readonly body: unknown
}

/** `gone`: the browser wants nothing any more. */
export type Delivery = 'sent' | 'gone' | 'failed'

/** Where browsers are told to go by their makers. Only there the server sends anything: the address itself comes from a client. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
  '*.wns.windows.com',
] as const
const CURVE = 'prime256v1'
/** Milliseconds for one message. */
const PATIENCE = 10_000
/** For hosts who say no other. */
const CONTACT = 'mailto:host@catena.invalid'

export class Push {
  private readonly contact: string
  private readonly ending = new AbortController()

  constructor(
    private readonly config: Pick<Config, 'publicUrl' | 'vapidKey' | 'pushContact' | 'pushServices'>,
    private readonly store: () => Store,
  ) {
    this.contact = config.pushContact ?? (config.publicUrl?.startsWith('https:') ? config.publicUrl : CONTACT)
  }

  /** By which browsers, and their push services, know the server. */
  async publicKey(): Promise<string> {
    return publicKeyOf(await this.privateKey())
  }

  /** Whether the server sends anything there. */
  mayReach(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, origin, username } = new URL(endpoint)
    if (username !== '') return false
    if (this.config.pushServices.includes(origin)) return true
    const known = KNOWN_SERVICES.some((name) => (name.startsWith('*') ? hostname.endsWith(name.slice(1)) : hostname === name))
    return known && protocol === 'https:' && port === ''
  }

  async send({ endpoint, publicKey, secret }: Subscription, { topic, lifetime, body }: Pushed): Promise<Delivery> {
    // servers at which nobody asks for it do without
    const { default: webPush } = await import('web-push')
    const key = await this.privateKey()
    const { headers, body: encrypted } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: secret } },
      JSON.stringify(body),
      {
        vapidDetails: { subject: this.contact, publicKey: publicKeyOf(key), privateKey: key },
        TTL: lifetime,
        topic,
      },
    )
    try {
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(encrypted),
        redirect: 'manual',
        signal: AbortSignal.any([this.ending.signal, AbortSignal.timeout(PATIENCE)]),
      })
      if (status === 404 || status === 410) return 'gone'
      return status >= 200 && status < 300 ? 'sent' : 'failed'
    } catch {
      return 'failed'
    }
  }

  end(): void {
    this.ending.abort()
  }

  private async privateKey(): Promise<string> {
    return this.config.vapidKey ?? this.store().subscriptions.ownKey('push', makeKey)
  }
}

function makeKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // its leading zeros count
  return pair
    .getPrivateKey('hex')
    .padStart(64, '0')
    .replace(/.+/, (hex) => Buffer.from(hex, 'hex').toString('base64url'))
}

function publicKeyOf(key: string): string {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(Buffer.from(key, 'base64url'))
  return pair.getPublicKey('base64url')
}
