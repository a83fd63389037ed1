// One client on its socket: what it says is checked, done, and answered.
import type { Writable } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import type { z } from 'zod'
import { engineName } from '../../play/engine-name.ts'
import type { Request } from '../../play/table/request.ts'
import { Generator } from '../../kernel/random.ts'
import { tellReasons } from '../../play/table/facts.ts'
import { drawBits } from '../../play/table/fair.ts'
import { foretellOptions } from '../../play/table/foretell.ts'
import { imagine } from '../../play/table/imagine.ts'
import type { ServerMessage } from '../../play/table/wire.ts'
import type { Limiter } from '../limit.ts'
import { Refused, refusedAtTable } from '../refusal.ts'
import { CLIENT_MESSAGES, type ClientMessage, type MessageType, VERSION } from '../schema/message.ts'
import { isStorable, readPlain } from '../schema/plain.ts'
import { newTableId, type Player, Superseded, Unavailable } from '../store/store.ts'
import { readForetold } from '../tables/foretelling.ts'
import type { Hall } from '../tables/hall.ts'
import { Watch } from './watch.ts'

/** Bytes on the way to a client, after which it hears no more until they have arrived. */
const MOST_UNSENT = 512 * 1024
/** Bytes that wait for company: what is gathered must not look like a client that does not read. */
const MOST_GATHERED = 16 * 1024
/** Tables that one client may look at. */
const MOST_WATCHED = 32
/** Messages that wait to be answered. */
const MOST_WAITING = 64
/** After so many refusals for haste, somebody does not want to understand. */
const MOST_HASTE = 100
/** Milliseconds for saying who is there, and between two looks at the way to the client. */
const PATIENCE = 10_000
const PULSE = 15_000
/** Looks after which the way is measured also to a client that speaks all the time: it may have got longer. */
const RARELY = 4
/** Looks after which one that used to ping and says nothing more is gone: a browser answers for a page that is frozen. */
const SILENT = 3

/** Why a socket is closed (RFC 6455, 7.4). */
const CLOSED = { comeBack: 1012, tooMuch: 1008 } as const

export interface ClientWishes {
  readonly hall: Hall
  /** Whose token it is, and may play. */
  readonly identify: (token: string | undefined) => Promise<Player>
  /** Whether anything is taken now. */
  readonly isReady: () => boolean
  /** Messages of a player, and of all that come from one address. */
  readonly limits: { readonly player: Limiter; readonly address: Limiter }
  readonly address: string
  /** One more socket of this player; false when they are too many. Each that was counted is counted out again. */
  readonly count: (player: string) => boolean
  readonly discount: (player: string) => void
  /** A mistake of the server. */
  readonly report: (problem: unknown) => void
  readonly refused: (code: string) => void
}

type Said<T extends MessageType> = Extract<ClientMessage, { readonly type: T }>

export class Client {
  private player: Player | undefined
  private readonly watches = new Map<string, Watch>()
  /** Messages are answered in the order in which they come. */
  private turn: Promise<void> = Promise.resolve()
  private waiting = 0
  private haste = 0
  /** Milliseconds to the client and back, as measured last. */
  private way = 0
  private asked = 0
  /** It has said something since the last look, and looks since the way was measured. */
  private spoke = false
  private looks = 0
  /** It has pinged, as who does goes on to; and looks since it spoke. */
  private pings = false
  private silent = 0
  private gathering = false
  private readonly pulse: NodeJS.Timeout
  private readonly patience: NodeJS.Timeout

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly wire: Writable,
    private readonly wishes: ClientWishes,
  ) {
    this.patience = setTimeout(() => this.refuse({}, new Refused(401, 'no-hello'), true), PATIENCE)
    this.pulse = setInterval(() => this.feel(), PULSE)
    socket.on('message', (data, isBinary) => this.take(data, isBinary))
    socket.on('pong', () => {
      this.way = performance.now() - this.asked
      this.asked = 0
    })
    // what went wrong on the way is followed by the end
    socket.on('error', () => undefined)
    socket.on('close', () => this.leave())
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.gather()
    this.socket.send(text, () => this.catchUp())
    if (this.wire.writableLength > MOST_GATHERED) this.flush()
  }

  get isSlow(): boolean {
    return this.socket.bufferedAmount > MOST_UNSENT
  }

  /** Undefined before it has said who is there. */
  get who(): string | undefined {
    return this.player?.id
  }

  /** The host lets this player neither play nor speak any more. */
  ban(): void {
    this.refuse({}, new Refused(403, 'banned'), true)
  }

  /** Nothing is taken, or it is again: whoever is there learns of it without asking for anything. */
  tellHealth(ready: boolean): void {
    if (this.player !== undefined) this.send({ type: 'health', ready })
  }

  /** The server ends: the client may come back. */
  close(): void {
    this.socket.close(CLOSED.comeBack, 'come back')
  }

  terminate(): void {
    this.socket.terminate()
  }

  /** What is sent at one time goes in one call of the system: each costs more than the rules of a choice. */
  private gather(): void {
    if (this.gathering) return
    this.gathering = true
    this.wire.cork()
    process.nextTick(() => this.flush())
  }

  private flush(): void {
    if (!this.gathering) return
    this.gathering = false
    this.wire.uncork()
  }

  private catchUp(): void {
    if (this.socket.bufferedAmount === 0) for (const watch of this.watches.values()) watch.catchUp()
  }

  /** Measures the way, and ends a socket whose other end is gone. Who speaks is there: of most that play nothing is asked. */
  private feel(): void {
    this.silent = this.spoke ? 0 : this.silent + 1
    if (this.asked > 0 || (this.pings && this.silent >= SILENT)) this.socket.terminate()
    else if (!this.spoke || ++this.looks >= RARELY) this.measure()
    this.spoke = false
  }

  private measure(): void {
    this.looks = 0
    this.asked = performance.now()
    // it may be written after all else that was on its way
    this.socket.ping(undefined, undefined, () => this.catchUp())
  }

  private leave(): void {
    clearInterval(this.pulse)
    clearTimeout(this.patience)
    for (const watch of this.watches.values()) watch.end()
    this.watches.clear()
    if (this.player !== undefined) this.wishes.discount(this.player.id)
  }

  private take(data: RawData, isBinary: boolean): void {
    this.spoke = true
    const { limits, address } = this.wishes
    const after = Math.max(limits.address.take(address), this.player === undefined ? 0 : limits.player.take(this.player.id))
    if (after > 0 || this.waiting >= MOST_WAITING) {
      this.haste++
      const refused = new Refused(429, 'too-fast', undefined, undefined, Math.max(after, 100))
      this.refuse(readAboutHasty(data, isBinary), refused, this.haste > MOST_HASTE)
      return
    }
    this.haste = Math.max(0, this.haste - 1)
    this.waiting++
    this.turn = this.turn.then(async () => {
      await this.answer(isBinary ? undefined : String(data as Buffer))
      this.waiting--
    })
  }

  private async answer(text: string | undefined): Promise<void> {
    let value: unknown
    try {
      value = readJson(text)
      await this.do(readMessage(value))
    } catch (problem) {
      this.refuse(readAbout(value), asRefused(problem, this.wishes.report))
    }
  }

  private refuse({ id, table }: { id?: string; table?: string }, { code, message, path, after }: Refused, closes = false): void {
    this.wishes.refused(code)
    const facts = { ...(path ? { path } : {}), ...(after === undefined ? {} : { after }) }
    this.send({
      type: 'refused',
      ...(id === undefined ? {} : { id }),
      ...(table === undefined ? {} : { table }),
      code,
      message,
      ...(Object.keys(facts).length === 0 ? {} : { facts }),
    })
    if (closes) this.socket.close(CLOSED.tooMuch, code)
  }

  private async do(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') {
      this.pings = true
      return this.send({ type: 'pong', t: message.t })
    }
    if (message.type === 'hello') return this.hello(message)
    if (this.player === undefined) throw new Refused(401, 'no-hello')
    if (message.type === 'watch') return this.watch(message, this.player)
    if (message.type === 'why') return this.explain(message, this.player)
    if (message.type === 'imagine') return this.imagine(message, this.player)
    if (message.type === 'foretell') return this.foretell(message, this.player)
    if (message.type === 'leave') await this.stand(message, this.player)
    else await this.ask(message, requestOf(message, this.player.id))
  }

  private async hello({ token }: Said<'hello'>): Promise<void> {
    if (this.player !== undefined) throw new Refused(409, 'no-hello')
    const player = await this.wishes.identify(token)
    if (!this.wishes.count(player.id)) throw new Refused(429, 'too-fast', 'This player has too many sockets open already.')
    // the socket may be gone by now
    if (this.socket.readyState !== this.socket.OPEN) return this.wishes.discount(player.id)
    this.player = player
    clearTimeout(this.patience)
    this.measure()
    this.send({ type: 'welcome', player: player.id, server: engineName, version: VERSION, now: Date.now() })
    if (!this.wishes.isReady()) this.tellHealth(false)
  }

  private async watch({ table, since, seat, id }: Said<'watch'>, player: Player): Promise<void> {
    const before = this.watches.get(table)
    if (before === undefined && this.watches.size >= MOST_WATCHED)
      throw new Refused(429, 'too-fast', `A client looks at no more than ${MOST_WATCHED} tables.`)
    const { hall } = this.wishes
    const keeper = hall.keeper(table)
    const read = () => hall.store().entries.after(table, 0)
    const watch = new Watch(keeper, this, { who: player.id, seat, since, read })
    await watch.begin()
    if (this.socket.readyState !== this.socket.OPEN) return watch.end()
    this.watches.set(table, watch)
    before?.end()
    if (id !== undefined) this.send({ type: 'taken', id, table, entry: (await keeper.look()).number })
  }

  /** Looks no longer; before the start, the seat is free again. */
  private async stand(message: Said<'leave'>, player: Player): Promise<void> {
    const { table, id } = message
    const keeper = this.wishes.hall.keeper(table)
    const done = await keeper.ask({ kind: 'leave', who: player.id, body: {} })
    this.watches.get(table)?.end()
    this.watches.delete(table)
    const entry = done.ok ? done.value.number : (await keeper.look()).number
    if (id !== undefined) this.send({ type: 'taken', id, table, entry })
  }

  /** Why something is not possible for the player: asked and answered, and nothing changes by it. */
  private async explain({ table, id, wishes }: Said<'why'>, player: Player): Promise<void> {
    const now = await this.wishes.hall.keeper(table).look()
    const reasons = tellReasons(now, player.id, wishes)
    if (!reasons.ok) throw refusedAtTable(reasons.error)
    this.send({ type: 'reasons', id, table, entry: now.number, reasons: reasons.value })
  }

  /** A world for a program that searches, and that says that it is one. */
  private async imagine({ table, id }: Said<'imagine'>, player: Player): Promise<void> {
    if (player.kind !== 'bot') throw new Refused(403, 'bots-only')
    const now = await this.wishes.hall.keeper(table).look()
    // from a chance of its own, never from that of the game
    const world = imagine(now, player.id, new Generator(drawBits(128)))
    if (!world.ok) throw refusedAtTable(world.error)
    this.send({ type: 'world', id, table, entry: now.game!.asked, world: world.value })
  }

  /** What would come of the options: tried in worlds of a chance of their own. */
  private async foretell({ table, id }: Said<'foretell'>, player: Player): Promise<void> {
    const now = await this.wishes.hall.keeper(table).look()
    const foretelling = foretellOptions(now, player.id, new Generator(drawBits(128)))
    if (!foretelling.ok) throw refusedAtTable(foretelling.error)
    const options = await readForetold(foretelling.value)
    this.send({ type: 'foretold', id, table, entry: now.game!.asked, options })
  }

  private async ask(about: { readonly table: string; readonly id?: string | undefined }, request: Request): Promise<void> {
    const { table, id } = about
    const done = await this.wishes.hall.keeper(table).ask(request, this.way)
    if (done.ok) {
      if (id !== undefined) this.send({ type: 'taken', id, table, entry: done.value.number })
      return
    }
    const { code, message, facts } = done.error
    // the same choice twice is one choice
    if (code === 'double' && id !== undefined) return this.send({ type: 'taken', id, table, entry: Number(facts?.entry) })
    this.wishes.refused(code)
    this.send({ type: 'refused', ...(id === undefined ? {} : { id }), table, code, message, ...(facts === undefined ? {} : { facts }) })
    if (code === 'stale') this.watches.get(table)?.tellAgain()
  }
}

/** What is asked of the table. */
function requestOf(
  message: Exclude<ClientMessage, { type: 'hello' | 'ping' | 'watch' | 'why' | 'imagine' | 'foretell' | 'leave' }>,
  who: string,
): Request {
  switch (message.type) {
    case 'choose': {
      const { entry: answers, id } = message
      return { kind: 'move', who, body: { answers, id, ...('move' in message ? { move: message.move } : { option: message.option }) } }
    }
    case 'offer': {
      const { type: kind, table: _table, id: _id, ...body } = message
      return { kind, who, body: body.what === 'rematch' ? { ...body, next: newTableId() } : body }
    }
    default: {
      const { type: kind, table: _table, id: _id, ...body } = message
      // the schemas of messages are those of the bodies
      return { kind, who, body } as Request
    }
  }
}

function readJson(text: string | undefined): unknown {
  if (text === undefined) throw new Refused(400, 'bad-request', 'Messages are text: JSON.')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'bad-request', 'This is no JSON.')
  }
}

/** What an answer names, also when the message is none. */
function readAbout(value: unknown): { id?: string; table?: string } {
  const { id, table } = (value ?? {}) as { id?: unknown; table?: unknown }
  const short = (text: unknown): text is string => typeof text === 'string' && text.length <= 64 && isStorable(text)
  return { ...(short(id) ? { id } : {}), ...(short(table) ? { table } : {}) }
}

/** What a message names that is not even looked at; a long one is not worth it. */
function readAboutHasty(data: RawData, isBinary: boolean): { id?: string; table?: string } {
  const text = isBinary ? '' : String(data as Buffer)
  try {
    return text.length > 4096 ? {} : readAbout(JSON.parse(text))
  } catch {
    return {}
  }
}

function readMessage(value: unknown): ClientMessage {
  const type = (value as { type?: unknown } | null)?.type
  if (typeof type !== 'string' || !Object.hasOwn(CLIENT_MESSAGES, type))
    throw new Refused(400, 'bad-request', `"type" must be one of ${Object.keys(CLIENT_MESSAGES).join(', ')}.`, 'type')
  return readPlain<z.ZodType<ClientMessage>>(CLIENT_MESSAGES[type as MessageType][0], value)
}

function asRefused(problem: unknown, report: (problem: unknown) => void): Refused {
  if (problem instanceof Refused) return problem
  if (problem instanceof Unavailable || problem instanceof Superseded) return new Refused(503, 'unavailable')
  report(problem)
  return new Refused(500, 'fault')
}
