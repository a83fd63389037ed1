import type { Game, Setup } from '../kernel/game.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { Seed } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { beginRecord, closeRecord } from '../kernel/replay.ts'
import { version } from '../../package.json'
import { Failure } from './failure.ts'

/** A running game with its record, its events, and what its person may take back. */
export class Session {
  readonly game: Game
  readonly setup: Setup
  readonly seed: Seed
  readonly person: number
  readonly p: Position
  readonly moves: string[] = []
  /** Events since they were last taken. */
  private events: GameEvent[] = []
  private readonly past: { readonly p: Position; readonly moves: number }[] = []

  /** `moves` are played at once: those of a record that is continued. */
  constructor(game: Game, setup: Setup, seed: Seed, person: number, moves: readonly string[] = []) {
    const started = game.start(setup, seed)
    if (!started.ok) throw new Failure(`${game.name} cannot start: ${started.error.message}.`)
    this.game = game
    this.setup = setup
    this.seed = seed
    this.person = person
    this.p = started.value
    for (const move of moves) {
      game.choose(this.p, game.parseOption(this.p, move))
      this.moves.push(move)
    }
    game.listen(this.p, (event) => this.events.push(event))
  }

  takeEvents(): GameEvent[] {
    const { events } = this
    this.events = []
    return events
  }

  choose(option: number): void {
    const { game, p, person, past } = this
    const byPerson = game.seatToDecide(p) === person
    const before = game.blank()
    game.copy(before, p)
    const known = knownCards(game.observe(p, person))
    this.moves.push(game.makeOption(p, option))
    game.choose(p, option)
    // what was learned stays learned: no way back past another's decision, a roll or a card that was hidden before
    const learned = !byPerson || before.random.some((word, i) => word !== p.random[i]) || gained(known, knownCards(game.observe(p, person)))
    if (learned) past.length = 0
    else past.push({ p: before, moves: this.moves.length - 1 })
  }

  /** Takes the last choice of the person back. False when something new was learned since. */
  undo(): boolean {
    const before = this.past.pop()
    if (before === undefined) return false
    this.game.copy(this.p, before.p)
    this.moves.length = before.moves
    return true
  }

  record(players: readonly string[]): string {
    const { game, seed, setup, moves, p } = this
    const begun = beginRecord(game, seed, setup, { engine: version, players, date: new Date().toISOString().slice(0, 10) })
    return makeRecord(closeRecord(game, p, begun, moves))
  }
}

/** Every card whose identity an observation shows. */
export function knownCards(observation: unknown, known = new Map<number, string>()): Map<number, string> {
  if (observation === null || typeof observation !== 'object') return known
  const { card, id } = observation as { card?: unknown; id?: unknown }
  if (typeof card === 'number' && typeof id === 'string') known.set(card, id)
  for (const part of Object.values(observation)) knownCards(part, known)
  return known
}

function gained(before: ReadonlyMap<number, string>, after: ReadonlyMap<number, string>): boolean {
  for (const card of after.keys()) if (!before.has(card)) return true
  return false
}
