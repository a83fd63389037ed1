// Playing somebody now: a seat at a table that fits, or a table of one's own, and a game against the computer until somebody comes.
import { factsOf, GAMES, type GameName } from '../../games/register.ts'
import { beginGame, resumeGame } from '../begin.ts'
import { settings } from '../settings.svelte.ts'
import { isAlike } from '../../play/difference.ts'
import { readRunning } from '../storage.ts'
import { view } from '../view.svelte.ts'
import { CLOCKS, type Pace } from './clocks.ts'
import { place } from './place.svelte.ts'
import { peopleWords } from './words.ts'
import { closeTable, type Listed, listTables, nameOf, openTable, readTable, Refusal, sitDown } from './server.ts'

/** Milliseconds between two looks whether somebody has come. */
const AGAIN = 3000

/** A table as it is opened when nothing but the pace is chosen: for two, open to all. */
const fits = ({ game, seats, format, clock, rated, access, series }: Listed, pace: Pace) =>
  seats.length === 2 &&
  seats.filter(({ player }) => player !== undefined).length === 1 &&
  seats.every(({ computer }) => computer === undefined) &&
  (format ?? factsOf(game).formats[0].name) === factsOf(game).formats[0].name &&
  isAlike(clock, CLOCKS[pace]) &&
  access === 'anyone' &&
  !rated &&
  series === undefined

class Quick {
  /** What stands chosen: the game, and how fast. */
  game = $state<GameName>(GAMES[0].name)
  pace = $state<Pace>('quick')
  /** The own table at which somebody is waited for. */
  sought = $state.raw<{ readonly table: string; readonly game: GameName; readonly since: number } | undefined>(undefined)
  /** Who has sat down there; undefined while nobody has. */
  came = $state<string | undefined>(undefined)
  /** What is told of it was put aside. */
  hidden = $state(false)
  private timer: ReturnType<typeof setInterval> | undefined

  /** Sits down where somebody waits, or waits for somebody and plays the computer meanwhile. */
  async play(game: GameName, pace: Pace): Promise<void> {
    await place.introduce()
    const name = place.name.trim()
    const { tables } = await listTables('open', game)
    let own: string | undefined
    for (const { table } of tables.filter((table) => fits(table, pace))) {
      try {
        await sitDown(table, {}, name)
        return await place.goTo(table)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        // somebody else was faster, or does not want to meet: the next one
        if (problem.code === 'seated') own ??= table
      }
    }
    if (own === undefined) {
      own = await openTable({ game, clock: CLOCKS[pace] }, name)
      await sitDown(own, { seat: 0 }, name)
    }
    this.wait(own, game)
    this.playOn(game)
  }

  /** Against the computer meanwhile: the game that was kept, or a new one. */
  playOn(game: GameName): void {
    const kept = readRunning().find((one) => one.game === game)
    if (kept) resumeGame(kept)
    else beginGame(game, '2', 1)
  }

  /** To the table; the game against the computer is kept. */
  async go(): Promise<void> {
    const { sought } = this
    this.end()
    if (sought !== undefined) await place.goTo(sought.table)
  }

  /** Nobody is looked for any more: the table closes. */
  stop(): void {
    const { sought } = this
    this.end()
    if (sought !== undefined) void closeTable(sought.table).catch(() => undefined)
  }

  private wait(table: string, game: GameName): void {
    this.end()
    this.sought = { table, game, since: Date.now() }
    view.seeks = true
    this.timer = setInterval(() => void this.look(table), AGAIN)
    addEventListener('pagehide', this.part)
  }

  private async look(table: string): Promise<void> {
    const told = await readTable(table).catch(() => undefined)
    if (told === undefined || this.sought?.table !== table) return
    // it was closed as nobody came for long, or goes on elsewhere
    if (told.state !== 'open') return this.end()
    const other = told.seats.find(({ player }) => player !== undefined && player !== told.opener)?.player
    const name = other && nameOf(told.players.find(({ id }) => id === other)?.name, settings.language)
    if (name !== undefined && this.came === undefined)
      this.call(table, peopleWords(settings.language).quick.came(name, factsOf(told.game).title))
    if (name !== this.came) this.hidden = name === undefined
    this.came = name
  }

  /** It is heard where sounds are on, and told by the browser where it may while the reader looks at something else. */
  private call(table: string, text: string): void {
    if (settings.sound > 0) void import('../sound/play.ts').then(({ play }) => play('goal'))
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
      void navigator.serviceWorker
        ?.getRegistration()
        .then((one) => one?.showNotification(text, { tag: table, icon: './icon.svg', data: { table } }))
  }

  private end(): void {
    clearInterval(this.timer)
    removeEventListener('pagehide', this.part)
    this.sought = undefined
    this.came = undefined
    this.hidden = false
    view.seeks = false
  }

  /** A page that is closed waits for nobody; a table where somebody sits already stays. */
  private readonly part = () => {
    if (this.came === undefined) this.stop()
  }
}

export const quick = new Quick()
