// A whole game in an address: what stands behind # is the record, packed, and the step and seat that are looked at.
import { SPECTATOR } from '../kernel/event.ts'
import { RECORD_LIMITS } from '../kernel/record-limits.ts'
import { OPPONENTS, type Player } from '../play/company.ts'
import type { Unreadable } from '../play/unreadable.ts'

/** Longest record that an address may unfold to: a small address must not fill the memory. */
const MOST = RECORD_LIMITS.text
const MOST_SEATS = 5

export interface ReplayAddress {
  readonly record: string
  readonly step: number
  /** Whose eyes, `SPECTATOR` for nobody's. */
  readonly seat: number
  /** Who played, as far as that is told: people go without a name. */
  readonly players?: readonly Player[]
}

/** An address that cannot be unpacked. */
export class AddressFault extends Error {
  constructor(readonly fault: Unreadable) {
    super(fault.code)
  }
}

/** The address of a step of a game, for others to open. */
export async function makeAddress({ record, step, seat, players = [] }: ReplayAddress): Promise<string> {
  const levels = players.map((player) => (OPPONENTS.some((level) => level === player) ? player : 'unknown'))
  const who = levels.some((level) => level !== 'unknown') ? `&players=${levels.join('.')}` : ''
  return `${location.origin}${location.pathname}#replay=${await pack(record)}&step=${step}&seat=${seat}${who}`
}

/** What the address asks for: undefined when it names no replay. Throws an `AddressFault` that says what is wrong with one. */
export async function readAddress(hash: string): Promise<ReplayAddress | undefined> {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const packed = named.get('replay')
  if (packed === null) return undefined
  const players = named.get('players')?.split('.', MOST_SEATS).map(playerOf)
  const asked = { record: await unpack(packed), step: whole(named.get('step')), seat: whole(named.get('seat'), SPECTATOR) }
  return players === undefined ? asked : { ...asked, players }
}

/** What somebody else calls a level is a player of whom nothing is known. */
function playerOf(text: string): Player {
  return OPPONENTS.find((level) => level === text) ?? 'unknown'
}

function whole(text: string | null, least = 0): number {
  const number = Number(text ?? 0)
  return Number.isSafeInteger(number) && number >= least ? number : 0
}

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function unpack(packed: string): Promise<string> {
  if (!/^[\w-]*$/.test(packed)) throw new AddressFault({ code: 'signs' })
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
      if (text.length > MOST) break
    }
  } catch {
    throw new AddressFault({ code: 'cut' })
  }
  throw new AddressFault({ code: 'unfolds', most: MOST })
}
