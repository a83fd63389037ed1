// Why a request is not done, before any table is asked: one list with what tables refuse, so that each code means one thing everywhere.
import { REFUSALS as AT_TABLES, type Refusal } from '../play/table/refusal.ts'

export const REFUSALS = {
  ...AT_TABLES,
  unavailable: 'The server cannot store anything at the moment, and so takes nothing; it goes on by itself.',
  'no-table': 'There is no table with this id.',
  'no-words': 'No open table has these words, or they are not three of those that tables have.',
  'no-player': 'There is no player with this id.',
  declined: 'Somebody who is named declined lately to play with whoever asks; they may be asked again after so many milliseconds.',
  elsewhere: 'Another server keeps this table at the moment: try again after a few seconds.',
  'no-engine': 'The table began with a version of the rules that this server does not have.',
  'unknown-player': 'The token is none, or its time is over: ask for another one.',
  'bots-only': 'Only a bot account asks for this: one that everybody sees to be a program.',
  'wrong-password': 'There is no account with this login and this password or code.',
  'no-proof': 'Who changes how the player is known shows the password or a passkey with it.',
  'wrong-passkey': 'The passkey is unknown here, or it answers another question than the one that was put, or too late.',
  'last-passkey': 'The account would have no way in any more: give it a password or another passkey first.',
  'login-taken': 'Another player has this login.',
  'no-account': 'The player is a guest: there is no account yet.',
  'push-service': 'The server sends nothing by the push service of this browser; its host can allow it.',
  banned: 'The host of this server lets this player neither play nor speak.',
  'no-hello': 'The first message says who is there: "hello", once.',
  'foreign-origin': 'A page of another site asks; only pages of this server may.',
  'strange-host': 'The server does not answer to the name by which it is asked.',
  'no-such-address': 'There is nothing at this address.',
  'too-large': 'The message is larger than any that there is.',
  fault: 'The server made a mistake, which is in its log; nothing was changed.',
} as const satisfies Readonly<Record<string, string>>

export type RefusalCode = keyof typeof REFUSALS

/** Thrown wherever a request turns out to be one that is not done. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    readonly status: number,
    readonly code: RefusalCode,
    message: string = REFUSALS[code],
    /** Which part of the message is meant. */
    readonly path?: string,
    /** Milliseconds after which it may be tried again. */
    readonly after?: number,
  ) {
    super(message)
  }
}

/** What a table refuses, as an answer to a request. */
export function refusedAtTable({ code, message, facts }: Refusal): Refused {
  const wait = facts?.wait
  return new Refused(statusOf(code), code, message, undefined, typeof wait === 'number' ? wait : undefined)
}

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  'not-seated': 403,
  'not-yours': 403,
  'not-invited': 403,
  'host-only': 403,
  'no-spectators': 403,
  'no-entry': 404,
  'bad-request': 400,
  'bad-setup': 400,
  'bad-entropy': 400,
  'no-phrase': 400,
  'too-long': 400,
  'no-deck': 400,
  illegal: 400,
  'too-fast': 429,
}

/** What is refused because of how the table stands could be right at another time. */
function statusOf(code: RefusalCode): number {
  return STATUS[code] ?? 409
}

/** As it is told. */
export function writeRefusal({ code, message, path, after }: Refused): object {
  return { error: { code, message, ...(path === undefined ? {} : { path }), ...(after === undefined ? {} : { after }) } }
}
