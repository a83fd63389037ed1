// Our opponents as bot accounts of a server: they play all tables at which they sit, to the end.
import { type Agent, type AgentName, makeAgent } from '../ai/agent.ts'
import { chanceOf } from '../ai/chance.ts'
import { isLevel, iterationsOf, makeOpponent } from '../ai/levels.ts'
import { Sight } from '../ai/sight.ts'
import { titles } from '../games/index.ts'
import type { GameName } from '../games/register.ts'
import { engineName } from '../play/engine-name.ts'
import { Connection } from '../play/connection.ts'
import { applyPatch } from '../play/patch.ts'
import { AWAY_AFTER } from '../play/table/ending.ts'
import type { TableFacts } from '../play/table/facts.ts'
import { drawBits } from '../play/table/fair.ts'
import { enterWorld } from '../play/table/imagine.ts'
import type { ServerMessage } from '../play/table/wire.ts'
import { Failure } from './failure.ts'
import { House, TOKEN } from './reach.ts'
import type { Terminal } from './terminal.ts'

export interface BotWishes {
  readonly server: string
  /** Of a bot account; without one, an account is made. */
  readonly token: string | undefined
  readonly name: string
  readonly level: AgentName
  /** Tables of this game are opened; without it, those are played at which the bot sits already. */
  readonly game: GameName | undefined
  readonly tables: number
}

/** Milliseconds that nobody waits longer for a choice. */
const PATIENCE = 900
/** Milliseconds between two looks at who has left a game. */
const ROUND = 5000

/** Plays until all its tables are over. */
export async function runBot(wishes: BotWishes, terminal: Terminal): Promise<void> {
  const house = new House(wishes.server)
  await house.attempt((lobby) => lobby.find())
  if (wishes.token === undefined) {
    const { name, token } = await house.attempt((lobby) => lobby.becomeBot(wishes.name))
    terminal.print(`${name} is a bot account now; to come back: ${TOKEN}=${token}`)
    house.token = token
  } else house.token = wishes.token
  const tables = (await house.attempt((lobby) => lobby.ownTables())).map(({ table }) => table)
  const { game } = wishes
  for (let i = 0; game !== undefined && i < wishes.tables; i++) {
    const { table, url } = await house.attempt((lobby) => lobby.openTable({ game }))
    await house.attempt((lobby) => lobby.sitDown(table, {}), table)
    terminal.print(`${table}: opened, ${url}`)
    tables.push(table)
  }
  if (tables.length === 0) throw new Failure('The bot sits at no table. Give --game to open one, or let it sit down first.')
  await new Bot(house, wishes.level, tables, terminal).play()
}

type Message<T> = Extract<ServerMessage, { readonly type: T }>

class Bot {
  private readonly facts = new Map<string, TableFacts>()
  private readonly agents = new Map<string, Agent>()
  /** Of each table, for each seat, since when its player is away. */
  private readonly away = new Map<string, readonly (number | null)[]>()
  private readonly left: Set<string>
  /** For which question of each table a world was asked for. */
  private readonly asked = new Map<string, number>()
  private readonly random = chanceOf(drawBits(128))
  private done: () => void = () => undefined
  private fail: (problem: unknown) => void = () => undefined
  private connection: Connection | undefined
  private until = 0
  /** The version of the server that was told to be another one. */
  private compared = ''

  constructor(
    private readonly house: House,
    private readonly level: AgentName,
    tables: readonly string[],
    private readonly terminal: Terminal,
  ) {
    this.left = new Set(tables)
  }

  async play(): Promise<void> {
    const { house } = this
    const rounds = setInterval(() => this.claim(), ROUND)
    try {
      await new Promise<void>((resolve, reject) => {
        this.done = resolve
        this.fail = reject
        this.connection = new Connection(house.surroundings(), {
          token: () => house.token,
          greeted: ({ player, server }) => {
            this.checkKind(player).catch(reject)
            this.compare(server)
            this.asked.clear()
            for (const table of this.left) this.connection!.ask({ type: 'watch', table })
          },
          heard: (message) => {
            try {
              this.take(message)
            } catch (problem) {
              reject(problem)
            }
          },
          lost: () => undefined,
          paused: () => undefined,
          unknown: async () => reject(house.fail('unknown-player', '')),
        })
      })
    } finally {
      clearInterval(rounds)
      this.connection?.close()
    }
  }

  /** Who plays as a program says so. */
  private async checkKind(player: string): Promise<void> {
    const { kind } = await this.house.attempt((lobby) => lobby.readPlayer(player))
    if (kind !== 'bot') throw new Failure(`The token (${TOKEN} or --token) is not that of a bot account. Leave it out to make one.`)
  }

  /** The worlds in which it thinks are positions of the server's version. */
  private compare(server: string): void {
    if (server === engineName || this.compared === server) return
    this.compared = server
    this.terminal.warn(
      `The server is Catena ${server}, this bot ${engineName}: it may play badly, or fail, as the rules have changed. Start the bot of the same version.`,
    )
  }

  /** Who has left a game for long enough has lost it: nobody waits for ever. */
  private claim(): void {
    for (const table of this.left) {
      if (this.facts.get(table)?.phase !== 'live') continue
      for (const [against, since] of (this.away.get(table) ?? []).entries())
        if (since !== null && Date.now() - since >= AWAY_AFTER) this.connection!.ask({ type: 'claim', table, against, what: 'win' })
    }
  }

  private take(message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'told') this.away.set(message.table, message.away)
    if (message.type === 'table') this.look(message.table, message.facts)
    else if (message.type === 'step') {
      const before = this.facts.get(message.table)
      if (before !== undefined) this.look(message.table, applyPatch(before, message.change) as TableFacts)
    } else if (message.type === 'world') this.choose(message)
    else if (message.type === 'refused') this.takeRefusal(message)
  }

  private look(table: string, facts: TableFacts): void {
    this.facts.set(table, facts)
    const { connection, terminal } = this
    const { phase, seat, seats, end, decision, asked, offers } = facts
    if (phase === 'ended') {
      if (!this.left.delete(table)) return
      terminal.print(`${table}: ${end?.reason}${end?.shares == null ? '' : `, shares ${end.shares.join(' ')}`}`)
      if (this.left.size === 0) this.done()
    } else if (phase === 'open' && seat >= 0 && !seats[seat].ready) connection!.ask({ type: 'ready', table, entropy: drawBits(128) })
    // computers agree to everything
    for (const { entry, seat: by, agreed } of offers)
      if (by !== seat && !agreed.includes(seat)) connection!.ask({ type: 'answer', table, offer: entry, yes: true })
    if (decision === undefined || this.asked.get(table) === asked) return
    this.asked.set(table, asked)
    connection!.ask({ type: 'imagine', table, id: '' })
  }

  private choose({ table, entry, world }: Message<'world'>): void {
    const facts = this.facts.get(table)
    // meanwhile something else is asked
    if (facts?.decision === undefined || facts.asked !== entry) return
    const title = titles.get(facts.game)!
    const p = enterWorld(title, facts.setup, world)
    const agent = this.agents.get(table) ?? this.makeAgent(facts.game)
    this.agents.set(table, agent)
    this.until = performance.now() + PATIENCE
    const option = agent.decide(new Sight(title.game, p).look(p), this.random)
    this.connection!.ask({ type: 'choose', table, id: '', entry, option })
  }

  private makeAgent(game: GameName): Agent {
    const { level } = this
    const rules = titles.get(game)!.taught
    if (!isLevel(level)) return makeAgent(level, rules)
    return makeOpponent(level, rules, (made) => made >= iterationsOf(level) || performance.now() > this.until)
  }

  /** What can happen between a look and a choice is nothing; all else ends the bot by name. */
  private takeRefusal({ code, message, table }: Message<'refused'>): void {
    if (['stale', 'bots-only', 'not-asked', 'over', 'started', 'is-ready', 'no-entry', 'answered', 'not-away'].includes(code)) return
    if (code === 'unavailable') return
    this.fail(this.house.fail(code, message, table))
  }
}
