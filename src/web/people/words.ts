import type { Seat } from '../../play/table/state.ts'
import type { Language } from '../protocol.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the pages for people say: tables, waiting, and what goes on around a game. */
export interface PeopleWords {
  readonly title: string
  readonly lead: string
  /** Playing somebody now, and the computer until somebody comes. */
  readonly quick: {
    readonly play: string
    readonly note: string
    /** How long it took others lately, by what this server has seen. */
    readonly usually: (time: string) => string
    readonly looking: (game: string) => string
    readonly kept: string
    readonly came: (name: string, game: string) => string
    readonly go: string
    readonly stop: string
    /** Beside the time for which somebody is looked for. */
    readonly since: string
    readonly pace: string
  }
  readonly guest: string
  readonly yourName: string
  readonly tables: string
  /** Everybody who is here, the reader too. */
  readonly hereNow: (people: number) => string
  readonly people: string
  readonly nobodyElse: string
  readonly waitsAt: (game: string) => string
  readonly playsAt: (game: string) => string
  /** The server from which the page came does not answer any more. */
  readonly serverGone: string
  readonly states: Readonly<Record<'open' | 'live' | 'ended', string>>
  readonly allGames: string
  readonly noTables: Readonly<Record<'open' | 'live' | 'ended', string>>
  readonly loading: string
  readonly again: string
  readonly yours: string
  readonly seats: string
  readonly seatsOf: (taken: number, all: number) => string
  readonly free: string
  readonly of: (name: string) => string
  readonly turn: (turn: number) => string
  readonly sit: string
  readonly watch: string
  /** One who is here, for a game. */
  readonly ask: string
  readonly askFor: (name: string, game: string) => string
  readonly asks: (name: string, game: string) => string
  readonly notNow: string
  /** One who was asked says *not now*: to who has asked, and of a person who is here. */
  readonly declines: (name: string) => string
  readonly staysOpen: string
  readonly rests: string
  /** Of one who has asked, to whom it did not suit. */
  readonly stillWaits: (game: string) => string
  readonly askAnother: string
  readonly goTo: string
  readonly openOne: string
  readonly newTable: string
  readonly game: string
  readonly howMany: string
  readonly teams: string
  /** Who plays with whom. */
  readonly partner: (name: string) => string
  readonly format: string
  readonly formats: Readonly<Record<string, string>>
  readonly adaptiveHow: string
  /** What a table may be opened with: fields of the setup, of a game alone where its name stands before, and what may stand there (`variants` of its facts). */
  readonly variants: Readonly<Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>>
  readonly series: string
  readonly seriesOf: (games: number) => string
  readonly gameOf: (game: number, of: number, wins: string) => string
  readonly seriesAt: (of: number, wins: string) => string
  readonly seriesDone: (of: number, wins: string) => string
  readonly auction: string
  readonly auctionHow: (deck: string) => string
  readonly auctionDone: (name: string, chains: number) => string
  readonly bidIs: (name: string, chains: number) => string
  readonly bidsFirst: (name: string) => string
  readonly chains: string
  readonly bid: (chains: number) => string
  readonly leaveDeck: (name: string, chains: number) => string
  readonly clock: string
  readonly clocks: Readonly<Record<string, string>>
  readonly clockOf: (minutes: number, seconds: number) => string
  readonly daysOf: (days: number) => string
  readonly noClock: string
  readonly seat: (number: number) => string
  readonly me: string
  readonly person: string
  readonly access: string
  readonly accesses: Readonly<Record<'anyone' | 'link', string>>
  readonly watching: string
  readonly watchings: Readonly<Record<'now' | 'later' | 'none', string>>
  readonly open: string
  readonly deck: string
  /** The deck that the seat has already, as a rematch prepared it. */
  readonly agreedDeck: (name: string) => string
  readonly clan: string
  readonly anyClan: string
  readonly clans: Readonly<Record<string, string>>
  readonly waiting: string
  readonly bring: string
  readonly link: string
  /** Before an address of three words. */
  readonly spoken: string
  /** Where they are typed. */
  readonly spokenFrom: string
  readonly copy: string
  readonly share: string
  readonly ready: string
  readonly isReady: string
  readonly notReady: string
  readonly whenReady: string
  readonly waitsFor: (name: string) => string
  readonly waitsForSeats: (count: number) => string
  readonly standUp: string
  readonly close: string
  readonly sitHere: string
  readonly fair: (digest: string) => string
  readonly back: string
  readonly around: string
  readonly here: string
  readonly away: string
  readonly awayFor: (time: string) => string
  readonly outs: Readonly<Record<NonNullable<Seat['out']>, string>>
  readonly lost: string
  readonly lostWhy: string
  readonly paused: string
  readonly pausedWhy: string
  readonly tryNow: string
  readonly youWatch: string
  readonly menu: string
  readonly thisTable: string
  readonly watched: (people: number) => string
  /** So far behind are those who watch, in moves or in turns. */
  readonly behind: (many: number, turns: boolean) => string
  readonly unwatched: string
  readonly verifyLater: string
  readonly askBack: string
  readonly allow: string
  readonly no: string
  readonly noMore: string
  readonly withdraw: string
  readonly offerAbort: string
  readonly abort: string
  readonly offersAbort: (name: string) => string
  readonly offeredAbort: string
  readonly concede: string
  readonly concedeSure: string
  readonly keepPlaying: string
  readonly leave: string
  readonly talk: string
  readonly write: string
  readonly send: string
  readonly nothingSaid: string
  readonly you: string
  readonly claim: (name: string) => string
  readonly claimWin: string
  readonly claimComputer: string
  readonly claimTime: string
  readonly result: Readonly<Record<'rules' | 'concede' | 'time' | 'away' | 'abort' | 'fault', string>>
  readonly won: string
  readonly nobody: string
  readonly and: string
  readonly agree: string
  readonly counts: string
  readonly rated: string
  readonly casual: string
  readonly ratedNote: string
  readonly ratings: string
  readonly offerHands: string
  readonly offersHands: (name: string) => string
  readonly offeredHands: string
  readonly handsOpen: string
  readonly closeHands: string
  readonly eyes: string
  readonly eyesOfAll: string
  readonly nextWaiting: (count: number) => string
  readonly verify: string
  readonly verifying: string
  readonly isFair: string
  readonly isUnfair: string
  readonly lobby: string
  readonly privateTable: string
  /** Until when the host lets nobody play, undefined for good; after the sentence that says so. */
  readonly bannedUntil: (day: string | undefined) => string
  readonly banReason: (reason: string) => string
  readonly problems: Readonly<Record<string, string>>
  readonly problem: (message: string) => string
}

const WORDS: Readonly<Record<Language, PeopleWords>> = { en, de, it }

export const peopleWords = (language: Language): PeopleWords => WORDS[language]
