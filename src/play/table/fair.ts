// Fair chance: the host is bound to its secret before anybody gives entropy, and nobody knows the seed before everybody has given it.
import type { Seed } from '../../kernel/random.ts'

/** What is needed to draw the seed of a game again. */
export interface Draw {
  readonly table: string
  /** 64 hexadecimal digits. */
  readonly secret: string
  /** 32 hexadecimal digits for each seat, in the order of the seats; `NO_ENTROPY` where a computer sits. */
  readonly entropies: readonly string[]
}

/** What a draw is for: the game itself, or the decks that are dealt before it. */
export type Purpose = 'game' | 'decks'

/** The entropy of a computer: its host knows the secret, and could choose among seeds if it chose this too. */
export const NO_ENTROPY = '0'.repeat(32)

/** What is told before anybody gives entropy: SHA-256 of the bytes of the secret. */
export async function commit(secret: string): Promise<string> {
  return writeHex(await subtle().digest('SHA-256', readHex(secret)))
}

/**
 * The first 128 bits of HMAC-SHA-256. The bytes of the secret are the key; the message is text: the id of the table, then the entropy of
 * each seat, one a line; for the decks one line more, which says so.
 */
export async function drawSeed({ table, secret, entropies }: Draw, purpose: Purpose = 'game'): Promise<Seed> {
  const lines = [table, ...entropies, ...(purpose === 'game' ? [] : [purpose])]
  const message = Uint8Array.from(lines.join('\n'), (letter) => letter.charCodeAt(0))
  const key = await subtle().importKey('raw', readHex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return writeHex(await subtle().sign('HMAC', key, message)).slice(0, 32)
}

/** 256 bits for a secret, or 128 for entropy, as hexadecimal digits: from the machine, as nobody may foresee them. */
export function drawBits(bits: 128 | 256): string {
  return writeHex(platform().getRandomValues(new Uint8Array(bits / 8)).buffer)
}

/** What is used of Web Crypto. Every platform has it; the engine knows the types of none. */
interface Platform {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
  readonly subtle?: {
    digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer>
    importKey(format: string, bytes: Uint8Array, algorithm: object, extractable: boolean, uses: readonly string[]): Promise<unknown>
    sign(name: string, key: unknown, bytes: Uint8Array): Promise<ArrayBuffer>
  }
}

function platform(): Platform {
  return (globalThis as unknown as { readonly crypto: Platform }).crypto
}

function subtle(): NonNullable<Platform['subtle']> {
  const { subtle } = platform()
  if (subtle === undefined) throw new Error('this page cannot compute digests: browsers allow it over https and on localhost only')
  return subtle
}

function readHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function writeHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
