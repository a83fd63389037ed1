// Where a browser is told that a game waits, as it asks for that (W3C Push API).
import { ECDH } from 'node:crypto'
import { z } from 'zod'

const endpoint = z.url().max(1000).meta({ description: 'The address of the browser at its push service.' })

/** A point of the curve that browsers use. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export const subscribing = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/, 'The public key is 65 bytes of base64url.')
      .refine(isPoint, 'The public key is no point of the curve P-256.'),
    auth: z.string().regex(/^[\w-]{22}$/, 'The secret is 16 bytes of base64url.'),
  }),
  kinds: z.boolean().optional().meta({
    description: 'The browser tells kinds of messages apart. Without it only the kind `turn` is sent, as older pages know no other.',
  }),
})

export const unsubscribing = z.strictObject({ endpoint })

export const pushFacts = z.strictObject({
  key: z.string().meta({ description: 'The public key of the server, with which a browser subscribes (VAPID).' }),
  endpoints: z.array(z.string()).meta({ description: 'Browsers of the player who asks.' }),
  kinds: z.array(z.string()).meta({ description: 'Those of them that tell kinds of messages apart.' }),
})
