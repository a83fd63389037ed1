// The worker's side of a table that a server keeps: what the page is told of it, and what goes to the server.
import { openTitle } from '../games/load.ts'
import type { Title } from '../games/title.ts'
import type { OptionView } from '../kernel/decision.ts'
import { Remote } from '../play/remote.ts'
import { drawBits } from '../play/table/fair.ts'
import type { Said } from '../play/table/state.ts'
import type { ClientMessage, ServerMessage, WholeTable } from '../play/table/wire.ts'
import { Connection } from './connection.ts'
import type { TableAct } from './online.ts'
import { becomeGuest, nameOf, readPlayers } from './people/server.ts'
import type { Answer, Language } from './protocol.ts'
import { findRule, readRules } from './rulesheet.ts'
import { peopleWords } from './people/words.ts'
import { loadWords, wordsOf } from './words.ts'

interface Joining {
  readonly table: string
  readonly name: string
  readonly language: Language
}

/** Cards that are picked one after another: always the one that comes first now. */
interface Picking {
  readonly wanted: Set<number>
  readonly ordered: boolean
}

/** A card of which somebody wants to know why it cannot be chosen, by the name of the question. */
interface Wondering {
  readonly id: string
  readonly card: number
  readonly revision: number
}

export class RemoteHost {
  private readonly table: string
  private readonly post: (answer: Answer) => void
  private readonly connection: Connection
  private language: Language
  private player = ''
  private ahead = 0
  private lost: number | undefined
  private title: Title | undefined
  private remote: Remote | undefined
  private away: readonly (number | null)[] = []
  private said: readonly Said[] = []
  private picking: Picking | undefined
  private wondering: Wondering | undefined
  private left = false
  /** Names of players by their ids, as far as they were asked for. */
  private readonly called = new Map<string, string>()
  /** One message after the other, also when one has to load something first. */
  private turn: Promise<void> = Promise.resolve()

  constructor({ table, name, language }: Joining, post: (answer: Answer) => void) {
    this.table = table
    this.language = language
    this.post = (answer) => {
      if (!this.left) post(answer)
    }
    this.connection = new Connection({
      greeted: ({ player, now }) => {
        this.player = player
        this.ahead = now - Date.now()
        this.connection.ask({ type: 'watch', table, ...(this.remote === undefined ? {} : { since: this.remote.entry }) })
        this.lost = undefined
        this.tellAround()
      },
      heard: (message) => {
        this.turn = this.turn.then(() => this.take(message)).catch((problem: unknown) => this.fail(problem))
      },
      lost: () => {
        this.lost ??= Date.now()
        if (this.remote === undefined) this.refuse('unreachable', '')
        this.tellAround()
      },
      unknown: () => becomeGuest(name).then(() => undefined),
    })
  }

  choose(revision: number, option: number): void {
    const { remote } = this
    if (remote === undefined) return
    if (revision !== remote.revision) this.show()
    else this.say({ type: 'choose', id: '', table: this.table, entry: remote.facts.asked, option })
  }

  pick(revision: number, targets: readonly number[]): void {
    const { remote } = this
    if (remote === undefined) return
    if (revision !== remote.revision) {
      this.show()
      return
    }
    this.picking = { wanted: new Set(targets), ordered: remote.facts.decision?.ordered === true }
    this.pickOn()
  }

  undo(): void {
    const to = this.remote?.facts.undo ?? -1
    if (to >= 0) this.say({ type: 'takeback', table: this.table, to })
  }

  act(act: TableAct): void {
    if (act.type === 'ready')
      this.say({ type: 'ready', table: this.table, entropy: drawBits(128), ...('deck' in act ? { deck: act.deck } : {}) })
    else this.say({ ...act, table: this.table } as Extract<ClientMessage, { readonly table: string }>)
  }

  async speak(language: Language): Promise<void> {
    await loadWords(language)
    await this.title?.bringLanguage(language)
    this.language = language
    this.remote?.turnTo(this.reader())
    this.show()
  }

  setPace(): void {
    // others go at the pace at which they go
  }

  skip(): void {
    this.connection.tryNow()
  }

  /** The keeper of the position knows why; only who is asked can want to choose. */
  async why(card: number, wishes: readonly OptionView[]): Promise<void> {
    const { remote } = this
    if (remote?.facts.decision === undefined || wishes.length === 0) {
      this.wondering = undefined
      this.post({ type: 'why', card, lines: [] })
      return
    }
    const rules = await readRules(remote.facts.game)
    remote.ruleText = (id, language) => findRule(rules, id, language)
    const { revision } = remote
    this.wondering = { card, revision, id: this.connection.ask({ type: 'why', id: '', table: this.table, wishes }) }
  }

  leave(): void {
    this.left = true
    this.connection.close()
  }

  private say(message: ClientMessage & { readonly table: string }): void {
    this.connection.ask(message)
  }

  private async take(message: ServerMessage): Promise<void> {
    if (this.left) return
    switch (message.type) {
      case 'table':
        return this.takeWhole(message)
      case 'step': {
        const { remote } = this
        if (remote === undefined) return
        const moved = remote.follow(message)
        const { entry } = message
        if (entry.kind === 'say')
          this.said = [
            ...this.said,
            { number: entry.number, at: entry.at, who: entry.who, seat: entry.seat, say: entry.body as Said['say'] },
          ]
        await this.meetPlayers()
        if (moved && this.picking !== undefined && this.pickOn()) return
        if (moved) this.show()
        else this.tellAround()
        return
      }
      case 'told':
        this.away = message.away
        this.tellAround()
        return
      case 'reasons':
        this.takeReasons(message)
        return
      case 'refused':
        return this.takeRefusal(message.code, message.message)
    }
  }

  private async takeWhole(whole: WholeTable): Promise<void> {
    this.away = whole.away
    this.said = whole.said
    this.picking = undefined
    if (this.remote === undefined) {
      await loadWords(this.language)
      this.title = await openTitle(whole.facts.game)
      await this.title.bringLanguage(this.language)
      this.remote = new Remote(this.title, whole, { language: this.language, names: [] })
    } else this.remote.renew(whole)
    await this.meetPlayers()
    this.remote.turnTo(this.reader())
    this.show()
  }

  /** What was asked of an older question, or before another card, nobody wants to know any more. */
  private takeReasons({ id, reasons }: Extract<ServerMessage, { readonly type: 'reasons' }>): void {
    const { remote, wondering } = this
    if (remote === undefined || wondering?.id !== id || wondering.revision !== remote.revision) return
    this.post({ type: 'why', card: wondering.card, lines: remote.sayReasons(reasons.flat()) })
  }

  private takeRefusal(code: string, message: string): void {
    this.picking = undefined
    // the newest state comes with it
    if (code === 'stale') return
    this.refuse(code, message)
    this.show()
  }

  private refuse(code: string, message: string): void {
    this.post({ type: 'problem', about: 'server', code, message })
  }

  private fail(problem: unknown): void {
    this.refuse('version', problem instanceof Error ? problem.message : String(problem))
  }

  /** Submits the next card that is wanted. False when there is nothing left to submit. */
  private pickOn(): boolean {
    const { picking, remote } = this
    if (picking === undefined || remote === undefined) return false
    const { options, decision, asked } = remote.facts
    const { wanted, ordered } = picking
    const [first] = wanted
    const next =
      wanted.size === 0
        ? options.find(({ view }) => view.verb === 'done')
        : options.find(({ view: { target = -1 } }) => decision?.kind === 'target' && (ordered ? target === first : wanted.has(target)))
    if (wanted.size > 0 && next === undefined) this.refuse('illegal', 'these cards cannot be chosen together')
    if (wanted.size === 0 || next === undefined) this.picking = undefined
    if (next === undefined) return false
    wanted.delete(next.view.target ?? -1)
    this.say({ type: 'choose', id: '', table: this.table, entry: asked, option: next.option })
    return true
  }

  /** Asks what those are called who are new here. */
  private async meetPlayers(): Promise<void> {
    const { remote } = this
    if (remote === undefined) return
    const { seats, opener } = remote.facts
    const ids = [opener, ...seats.map(({ who }) => who), ...this.said.map(({ who }) => who)].filter((id) => id !== undefined)
    if (ids.every((id) => this.called.has(id))) return
    for (const { id, name } of await readPlayers(this.table, ids)) this.called.set(id, name)
    for (const id of ids) if (!this.called.has(id)) this.called.set(id, '')
    remote.turnTo(this.reader())
  }

  private reader() {
    return { language: this.language, names: this.names() }
  }

  private names(): string[] {
    const words = wordsOf(this.language)
    return (this.remote?.facts.seats ?? []).map(({ who, computer }) =>
      who === undefined ? (computer === undefined ? '' : words.opponents[computer]) : nameOf(this.called.get(who), this.language),
    )
  }

  private show(): void {
    this.tellAround()
    const update = this.remote?.update()
    if (update !== undefined) this.post(update)
  }

  /** What goes on around the game. */
  private tellAround(): void {
    const { remote, table, player, away, said, ahead, lost } = this
    if (remote === undefined) return
    const { observation: _o, decision: _d, options: _p, ids: _i, ...facts } = remote.facts
    const words = peopleWords(this.language)
    const says = facts.seats.map(({ who, computer, out }, seat) =>
      out !== undefined
        ? words.outs[out]
        : computer !== undefined
          ? wordsOf(this.language).opponents[computer]
          : (away[seat] ?? null) !== null && who !== undefined
            ? words.away
            : words.here,
    )
    const named = said.map((one) => ({ ...one, who: one.who === player ? '' : nameOf(this.called.get(one.who), this.language) }))
    this.post({
      type: 'online',
      table,
      player,
      facts,
      names: this.names(),
      says,
      away,
      said: named,
      ahead,
      lost,
      backTo: remote.backTo,
    })
  }
}
