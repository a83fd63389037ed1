// What goes on around a table of a server, as the terminal tells it: who is away, what is said and offered, clocks, and whom the start waits for.
import type { Language } from '../ability/language.ts'
import { sayRematch } from '../play/rematch-words.ts'
import type { Around } from '../play/remote-news.ts'
import { readClocks, writeTime } from '../play/table/clock.ts'
import { isPhrase, PHRASES } from '../play/table/phrases.ts'
import { sayTakeback } from '../play/takeback-words.ts'
import { ONLINE_WORDS, type OnlineWords } from './online-words.ts'
import type { Terminal } from './terminal.ts'
import { type CliWords, WORDS } from './words.ts'

export class Surroundings {
  /** What was told last. */
  told: Around | undefined
  private waitsFor = ''
  private readonly words: CliWords
  private readonly around: OnlineWords

  constructor(
    private readonly language: Language,
    private readonly terminal: Terminal,
  ) {
    this.words = WORDS[language]
    this.around = ONLINE_WORDS[language]
  }

  /** The seat of the person, -1 for one who watches. */
  get mine(): number {
    return this.told?.mine ?? -1
  }

  /** All that is new. */
  tell(now: Around): void {
    const { terminal, around, told, language } = this
    this.told = now
    const { facts, names } = now
    this.tellWaiting(false)
    if (facts.openHands && told?.facts.openHands !== true) terminal.print(this.mine < 0 ? around.eyes : around.openHands)
    if (!facts.openHands && told?.facts.openHands === true) terminal.print(around.closedHands)
    if (told !== undefined && (told.lost === undefined) !== (now.lost === undefined))
      terminal.print(now.lost === undefined ? around.found : around.lost)
    if (told !== undefined && told.paused !== now.paused) terminal.print(now.paused ? around.paused : around.goesOn)
    for (const [seat, since] of now.away.entries()) {
      const was = told?.away[seat] ?? null
      if (told !== undefined && seat !== this.mine && facts.seats[seat].who !== undefined && (was === null) !== (since === null))
        terminal.print(since === null ? around.back(names[seat]) : around.away(names[seat]))
    }
    for (const name of now.declined) if (told !== undefined && !told.declined.includes(name)) terminal.print(around.declines(name))
    // those who watch with a delay hear the table later than each other
    const heard = new Set(told?.said.map(({ number }) => number))
    for (const { number, who, say } of now.said)
      if (!heard.has(number))
        terminal.print(
          `${who || this.words.you}: ${'text' in say ? say.text : isPhrase(say.phrase) ? PHRASES[say.phrase][language] : say.phrase}`,
        )
    for (const { entry, seat, offer } of facts.offers) {
      if (seat === this.mine || this.mine < 0 || told?.facts.offers.some((one) => one.entry === entry)) continue
      terminal.print(
        offer.what === 'rematch'
          ? around.wants(sayRematch(language, names[seat], facts, offer))
          : offer.what === 'takeback'
            ? around.wants(sayTakeback(language, names[seat], now.reaches[entry]))
            : around.offers[offer.what](names[seat]),
      )
    }
  }

  /** Whom the start waits for, whenever that changes. */
  tellWaiting(again: boolean): void {
    const { facts, names } = this.told ?? {}
    if (facts === undefined || facts.phase !== 'open') return
    const missing = facts.seats.flatMap(({ ready, who }, seat) =>
      ready || seat === this.mine ? [] : [who === undefined ? this.words.player(seat + 1) : names![seat]],
    )
    const list = new Intl.ListFormat(this.language).format(missing)
    if (missing.length > 0 && (again || list !== this.waitsFor)) this.terminal.print(this.around.waitsFor(list))
    this.waitsFor = list
  }

  tellClocks(asked = false): void {
    const { facts, names, ahead } = this.told ?? {}
    if (facts?.clocks === undefined) {
      if (asked) this.terminal.print(this.around.noClock)
      return
    }
    const { left } = readClocks(facts.clocks, Date.now() + ahead!)
    const times = left.map((time, seat) => `${seat === this.mine ? this.words.you : names![seat]} ${writeTime(time)}`)
    this.terminal.print(this.around.clocks(times.join(', ')))
  }
}
