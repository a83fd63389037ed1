// Ids that anybody may see, and secrets of which only the hash is stored.
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Without letters that look like others. */
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const SMALL = '23456789abcdefghijkmnpqrstuvwxyz'

/** A new id: 70 bits, in letters that can be read out. */
export function newId(): string {
  return letters(12)
}

/** A new id of a table, whose address is as hard to guess: 69 bits, in small letters and digits. */
export function newTableId(): string {
  return letters(14, SMALL)
}

/** 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** To be written down: four groups of five letters, 117 bits. */
export function newRecoveryCode(): string {
  return Array.from({ length: 4 }, () => letters(5)).join('-')
}

/** Of a secret that nobody can guess, so that a fast hash is enough; passwords are hashed otherwise. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function letters(count: number, from = LETTERS): string {
  return Array.from({ length: count }, () => from[randomInt(from.length)]).join('')
}
