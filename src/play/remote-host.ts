// One who looks at a table that a server keeps: what he is told of it, and what he asks of it. The same for a page and a terminal.
import type { Language } from '../ability/language.ts'
import { openTitle } from '../games/load.ts'
import type { Title } from '../games/title.ts'
import type { OptionView } from '../kernel/decision.ts'
import { Connection } from './connection.ts'
import type { Device } from './device.ts'
import { Picking } from './picking.ts'
import { Remote } from './remote.ts'
import { RemoteHabits } from './remote-habits.ts'
import { RemoteNames } from './remote-names.ts'
import type { RemoteNews, Verdict } from './remote-news.ts'
import { type Reasons, RemoteWondering } from './remote-wondering.ts'
import type { StepFacts } from './table/facts.ts'
import { drawBits } from './table/fair.ts'
import type { Said } from './table/state.ts'
import type { Pledge } from './table/verification.ts'
import type { Attendance, ClientMessage, ServerMessage, WholeTable } from './table/wire.ts'

type OfTable<M> = M extends { readonly table: string } ? Omit<M, 'table' | 'id'> : never

/** What may be asked of the table besides choices; what a player has not to make himself is added. */
export type TableAct =
  | Exclude<OfTable<ClientMessage>, { readonly type: 'watch' | 'choose' | 'why' | 'imagine' | 'foretell' | 'ready' }>
  /** `entropy`: what the device has kept for this table, to verify the chance with; otherwise it is drawn here. */
  | { readonly type: 'ready'; readonly deck?: unknown; readonly entropy?: string }
  /** Who watches looks through a seat, when all hands are open; -1 for what everybody sees. */
  | { readonly type: 'look'; readonly seat: number }
  /** Asked of this device alone: was the chance of the finished game fair? */
  | { readonly type: 'verify'; readonly record: string; readonly pledge?: Pledge }

interface Joining {
  readonly table: string
  readonly language: Language
}

export class RemoteHost {
  remote: Remote | undefined
  private readonly table: string
  private readonly device: Device
  private readonly post: (news: RemoteNews) => void
  private readonly connection: Connection
  private language: Language
  private player = ''
  private ahead = 0
  private lost: number | undefined
  private paused = false
  private title: Title | undefined
  private attendance: Attendance = { away: [], watching: 0 }
  private said: readonly Said[] = []
  /** The last entry when the table was first told. */
  private came = 0
  private picking: Picking | undefined
  private verdict: Verdict | undefined
  private readonly wondering: RemoteWondering
  /** The question of whose options it was asked what would come of them, and by which name; none once a choice was made. */
  private foreseeing = { asked: -1, id: '', isOpen: false }
  private left = false
  /** Through whose eyes a spectator looks. */
  private eyes = -1
  private readonly habits: RemoteHabits
  /** The last step back was asked for here; what was answered by habit is taken back with it. */
  private goesBack = false
  private readonly names: RemoteNames
  /** One message after the other, also when one has to load something first. */
  private turn: Promise<void> = Promise.resolve()

  constructor({ table, language }: Joining, device: Device, post: (news: RemoteNews) => void) {
    this.table = table
    this.language = language
    this.device = device
    this.names = new RemoteNames(table, device)
    this.post = (news) => {
      if (!this.left) post(news)
    }
    this.habits = new RemoteHabits(device, (remote, revision, option) => {
      if (!this.left && this.remote === remote) this.choose(revision, option)
    })
    const { token } = device
    this.connection = new Connection(device, {
      ...(token === undefined ? {} : { token }),
      greeted: ({ player, now }) => {
        this.player = player
        this.ahead = now - device.date()
        this.watch(this.remote?.entry)
        this.lost = undefined
        this.tellAround()
      },
      heard: (message) => {
        this.turn = this.turn.then(() => this.take(message)).catch((problem: unknown) => this.fail(problem))
      },
      lost: () => {
        this.lost ??= device.date()
        if (this.remote === undefined) this.refuse('unreachable', '')
        this.tellAround()
      },
      paused: (is) => {
        this.paused = is
        this.tellAround()
      },
      unknown: () => device.introduce(),
    })
    this.wondering = new RemoteWondering(table, this.connection)
  }

  choose(revision: number, option: number): void {
    const { remote } = this
    if (remote === undefined) return
    this.foreseeing = { asked: remote.facts.asked, id: '', isOpen: false }
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
    this.picking = new Picking(targets, remote.facts.decision?.ordered === true)
    this.pickOn()
  }

  undo(): void {
    const to = this.remote?.facts.undo ?? -1
    if (to < 0) return
    this.goesBack = true
    this.say({ type: 'takeback', table: this.table, to })
  }

  /** What is answered from the next question on. */
  setHabits(habits: readonly string[]): void {
    this.habits.wanted = habits
  }

  act(act: TableAct): void {
    if (act.type === 'verify') void this.verify(act).catch((problem: unknown) => this.fail(problem))
    else if (act.type === 'look') {
      this.eyes = act.seat
      this.watch()
    } else if (act.type === 'ready')
      this.say({ type: 'ready', table: this.table, entropy: act.entropy ?? drawBits(128), ...('deck' in act ? { deck: act.deck } : {}) })
    else this.say({ ...act, table: this.table } as Extract<ClientMessage, { readonly table: string }>)
  }

  async speak(language: Language): Promise<void> {
    await this.device.bringLanguage(language)
    await this.title?.bringLanguage(language)
    this.language = language
    this.remote?.turnTo(this.reader())
    this.show()
  }

  setPace(): void {
    // others go at the pace at which they go
  }

  /** There may be a line to the server again. */
  skip(): void {
    this.connection.tryNow()
  }

  /** Says why a card cannot be chosen; the answer comes as news. */
  why(card: number, wishes: readonly OptionView[]): void {
    const { remote } = this
    const say = async (): Promise<void> => {
      const reasons = await this.explain(wishes)
      if (remote === undefined || reasons === undefined) return
      if (reasons.length > 0) remote.ruleText ??= await this.device.readRules(remote.facts.game)
      this.post({ type: 'why', card, lines: reasons.length === 0 ? [] : await remote.sayReasons(wishes, reasons) })
    }
    say().catch((problem: unknown) => this.fail(problem))
  }

  /**
   * What stands in the way of each wish, as the keeper of the position knows it; nothing where nobody is asked to choose, and undefined when
   * the answer is not wanted any more: something else was asked after it, or the game has moved.
   */
  explain(wishes: readonly OptionView[]): Promise<Reasons | undefined> {
    const { remote, wondering } = this
    wondering.drop()
    if (remote?.facts.decision === undefined || wishes.length === 0) return Promise.resolve([])
    return wondering.ask(wishes, remote.revision)
  }

  leave(): void {
    this.left = true
    this.habits.stop()
    this.wondering.drop()
    this.connection.close()
  }

  /** What reads records is only loaded by those who want to know. */
  private async verify(asked: Extract<TableAct, { readonly type: 'verify' }>): Promise<void> {
    const { verify } = await import('./verifying.ts')
    this.verdict = await verify(asked, this.language)
    this.tellAround()
  }

  /** `since`: the last entry that is known. */
  private watch(since?: number): void {
    const { table, eyes } = this
    this.connection.ask({ type: 'watch', table, ...(since === undefined ? {} : { since }), ...(eyes < 0 ? {} : { seat: eyes }) })
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
        // what is told twice is followed once
        if (remote === undefined || message.entry.number <= remote.entry) return
        const moved = this.followOn(remote, message)
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
        this.attend(message)
        if (message.said !== undefined) {
          this.said = [...this.said, message.said]
          await this.meetPlayers()
        }
        this.tellAround()
        return
      case 'reasons':
        return this.wondering.answer(message.id, this.remote?.revision, message.reasons)
      case 'foretold':
        if (message.id !== this.foreseeing.id) return
        this.foreseeing.isOpen = false
        if (this.remote?.foresee(message.entry, message.options)) this.show(true)
        return
      case 'refused':
        // options are named all the same
        if (message.id !== undefined && message.id === this.foreseeing.id) {
          this.foreseeing.isOpen = false
          return
        }
        this.wondering.answer(message.id, this.remote?.revision)
        return this.takeRefusal(message.code, message.message)
    }
  }

  /** One entry more. A step back that ends before an answer by habit goes on to what was answered by hand. */
  private followOn(remote: Remote, step: StepFacts): boolean {
    const { goesBack } = this
    const habits = goesBack ? remote.habits : []
    const moved = remote.follow(step)
    if (step.entry.kind === 'takeback' || step.entry.kind === 'move') this.goesBack = false
    if (step.entry.kind === 'takeback' && habits.includes(remote.facts.made)) this.undo()
    return moved
  }

  private attend({ away, watching }: Attendance): void {
    this.attendance = { away, watching }
  }

  private async takeWhole(whole: WholeTable): Promise<void> {
    this.attend(whole)
    this.said = whole.said
    this.picking = undefined
    if (this.remote === undefined) {
      await this.device.bringLanguage(this.language)
      this.title = await openTitle(whole.facts.game)
      await this.title.bringLanguage(this.language)
      this.remote = new Remote(this.title, whole, this.reader())
      this.came = Math.max(whole.entry, ...whole.said.map(({ number }) => number))
    } else this.remote.renew(whole)
    await this.meetPlayers()
    this.remote.turnTo(this.reader())
    this.show()
  }

  private takeRefusal(code: string, message: string): void {
    this.picking = undefined
    // the newest state comes with it
    if (code === 'stale') return
    // it is the server that says so, and nothing is tried again
    if (code === 'banned') this.lost = undefined
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
    const next = picking.next(remote.facts)
    if (next === 'impossible') this.refuse('illegal', 'these cards cannot be chosen together')
    if (typeof next !== 'number' || picking.isOver) this.picking = undefined
    if (typeof next !== 'number') return false
    this.say({ type: 'choose', id: '', table: this.table, entry: remote.facts.asked, option: next })
    return true
  }

  /** Asks what those are called who are new here. */
  private async meetPlayers(): Promise<void> {
    const { remote } = this
    if (remote === undefined) return
    if (await this.names.meet(remote.facts, this.said)) remote.turnTo(this.reader())
  }

  private reader() {
    return { language: this.language, names: this.seatNames(), watches: this.mine < 0, silent: this.device.silent }
  }

  /** Where the player sits, -1 for one who watches. */
  private get mine(): number {
    const { seats = [], seat = -1 } = this.remote?.facts ?? {}
    return seats[seat]?.who === this.player ? seat : -1
  }

  private seatNames(): string[] {
    return this.names.ofSeats(this.remote?.facts.seats ?? [], this.language)
  }

  /** `late`: more is told of the question that stands. */
  private show(late?: true): void {
    this.tellAround()
    const update = this.remote?.update()
    if (update !== undefined) this.post(late === undefined ? update : { ...update, late })
    this.habits.stop()
    if (this.remote !== undefined && this.mine >= 0) this.habits.answer(this.remote)
    this.lookAhead()
  }

  /** Asks once for each question what would come of its options. */
  private lookAhead(): void {
    const { remote, device, table } = this
    if (device.foresees !== true || remote === undefined || this.mine < 0) return
    const { asked } = remote.facts
    if (asked === this.foreseeing.asked || !remote.isForetold) return
    this.foreseeing = { asked, id: this.connection.ask({ type: 'foretell', id: '', table }), isOpen: true }
  }

  /** It was asked what would come of the options, and that is not answered yet. */
  get isForeseeing(): boolean {
    const { asked, isOpen } = this.foreseeing
    return isOpen && asked === this.remote?.facts.asked
  }

  /** What goes on around the game. */
  private tellAround(): void {
    const { remote, table, player, attendance, said, came, ahead, lost, paused, names, language, verdict } = this
    if (remote === undefined) return
    const { observation: _o, decision: _d, options: _p, ids: _i, ...facts } = remote.facts
    const named = said.map((one) => ({
      ...one,
      id: one.who,
      who: one.who === player ? '' : names.of(one.who, language),
    }))
    const { backTo } = remote
    this.post({
      type: 'online',
      table,
      player,
      facts,
      mine: this.mine,
      names: this.seatNames(),
      declined: (facts.declined ?? []).map((who) => names.of(who, language)),
      ...attendance,
      said: named,
      came,
      ahead,
      lost,
      paused,
      backTo,
      reaches: Object.fromEntries(
        facts.offers.flatMap(({ entry, offer }) => (offer.what === 'takeback' ? [[entry, remote.reach(offer.to)]] : [])),
      ),
      verdict,
    })
  }
}
