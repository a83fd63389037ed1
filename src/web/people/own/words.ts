import type { Language } from '../../protocol.ts'
import type { Noticing } from './notices.ts'
import type { AversionKind, Reason } from './requests.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the pages about the player himself say, and about what can be done about others. */
export interface OwnWords {
  readonly me: string
  readonly nobodyYet: string
  readonly games: string
  readonly noGames: Readonly<Record<'live' | 'ended', string>>
  readonly yourTurn: string
  /** A game that has ended while one was away. */
  readonly over: string
  readonly lost: string
  readonly more: string
  readonly gamesOf: (count: number) => string
  readonly noRatings: string
  readonly account: string
  readonly guestNote: string
  readonly ways: Readonly<Record<'make' | 'in' | 'code', string>>
  readonly doing: Readonly<Record<'make' | 'in' | 'code', string>>
  readonly login: string
  readonly password: string
  readonly newPassword: string
  readonly currentPassword: string
  readonly passwordNote: string
  readonly code: string
  readonly guestStays: string
  readonly signedIn: (login: string) => string
  readonly signOut: string
  readonly codesLeft: (count: number) => string
  readonly change: Readonly<Record<'password' | 'codes', string>>
  readonly codesHead: string
  readonly codesNote: string
  readonly copyCodes: string
  readonly cancel: string
  readonly signedInByPasskey: string
  readonly byPasskey: Readonly<Record<'make' | 'in', string>>
  readonly passkeys: string
  readonly passkeysNote: string
  readonly passkey: string
  readonly addPasskey: string
  readonly removePasskey: string
  readonly prove: string
  readonly proofNote: Readonly<Record<'passkey' | 'either', string>>
  readonly proven: string
  readonly notices: string
  readonly noticesNote: Readonly<Record<Noticing, string>>
  readonly turnNotices: Readonly<Record<'on' | 'off', string>>
  readonly avoided: string
  readonly kinds: Readonly<Record<AversionKind, string>>
  readonly avoid: Readonly<Record<AversionKind, string>>
  readonly forgive: Readonly<Record<AversionKind, string>>
  readonly about: (name: string) => string
  readonly others: string
  readonly report: string
  readonly reportSaid: string
  readonly reason: string
  readonly reasons: Readonly<Record<Reason, string>>
  readonly reportWords: string
  readonly sendReport: string
  readonly reported: string
  readonly hidden: (count: number) => string
  readonly data: string
  readonly dataNote: string
  readonly export: string
  readonly delete: string
  readonly deleteSure: string
  readonly deleteAll: string
}

const WORDS: Readonly<Record<Language, OwnWords>> = { en, de, it }

export const ownWords = (language: Language): OwnWords => WORDS[language]
