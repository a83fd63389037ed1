import type { OptionView } from '../kernel/decision.ts'
import { SPECTATOR } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import { hashPosition } from '../kernel/position.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import type { Dealings } from './dealings.ts'
import { Hearing } from './hearing.ts'
import type { Secrets } from './secret.ts'

/** So many questions why not are tried at each look. */
const WISHES = 12

/** Where a breach goes, by the name of its law. */
export interface Court {
  fail(law: string, detail: string): never
  same(law: string, found: string, wanted: string): void
  /** Says which law a throwing game broke. */
  guard<T>(law: string, act: () => T): T
}

/** A game that is played under the laws. */
export interface LawCase<P extends Position> {
  readonly game: Game<P>
  readonly secrets: Secrets<P>
  /** It goes on; the laws never change it. */
  readonly p: P
  readonly seats: number
  /** The choices of the laws: nothing of the game follows from it. */
  readonly random: Generator
  readonly dealings: Dealings
  readonly court: Court
}

/** The laws of hidden information along one game: what a seat sees, hears and imagines depends on nothing that it cannot know. */
export class Secrecy<P extends Position> {
  readonly hearing: Hearing<P>
  /** The world that was dealt last. */
  readonly world: P
  private readonly given: LawCase<P>
  private readonly other: P
  private readonly answers: Int16Array
  /** What was offered so far, without cards and places: the verbs of this game, to ask why not. */
  private readonly verbs = new Map<string, OptionView>()

  constructor(given: LawCase<P>) {
    this.given = given
    this.hearing = new Hearing(given)
    this.world = given.game.blank()
    this.other = given.game.blank()
    this.answers = new Int16Array(given.game.maxOptions + 1)
  }

  noteVerb(offered: OptionView): void {
    this.verbs.set(offered.verb, offered)
  }

  /** Deals a world for the seat and holds the laws against it. `options` are those of the position. */
  check(seat: number, options: Int16Array): void {
    const { game, p, random, court } = this.given
    const { world } = this
    const seen = JSON.stringify(game.observe(p, seat))
    game.copy(world, p)
    court.guard('determinize', () => game.determinize(world, seat, random))
    court.same(`determinize leaves the observation of seat ${seat} unchanged`, JSON.stringify(game.observe(world, seat)), seen)
    const open = JSON.stringify(game.observe(p, SPECTATOR))
    court.same('a spectator sees nothing that a seat cannot know', JSON.stringify(game.observe(world, SPECTATOR)), open)
    court.same('determinize neither loses nor doubles cards', game.invariant(world), game.invariant(p))
    this.checkDealt(seat)
    this.checkSource(seat, random.seed())
    for (const viewer of [seat, SPECTATOR]) this.checkExplained(viewer)
    if (game.seatToDecide(world) !== game.seatToDecide(p)) court.fail('determinize leaves the decision unchanged', `seat ${seat}`)
    if (game.seatToDecide(p) === seat) this.checkQuestion(options)
    const option = options[random.below(options.length)]
    const m = game.options(world, this.answers)
    if (this.answers.subarray(0, m).includes(option)) this.hearing.compare(seat, world, option)
  }

  /** Chance and every hidden place are new. */
  private checkDealt(seat: number): void {
    const { p, secrets, dealings, court } = this.given
    const { world } = this
    for (const [i, word] of world.random.entries()) {
      if (word === p.random[i]) court.fail('determinize reseeds chance', `word ${i} of the generator is the same`)
    }
    dealings.count(secrets.hidden(p, seat), secrets.hidden(world, seat))
    if (dealings.suspect !== undefined) court.fail('determinize deals anew what is hidden', dealings.suspect)
  }

  /** The world that is dealt follows from what the seat knows and from `random`, not from how things really are. */
  private checkSource(seat: number, seed: Seed): void {
    const { game, p, court } = this.given
    const { world, other } = this
    const deal = (from: P): string => {
      game.copy(other, from)
      game.determinize(other, seat, new Generator(seed))
      return hashPosition(other)
    }
    court.same(`seat ${seat} is dealt the same worlds from two positions that it cannot tell apart`, deal(world), deal(p))
    for (const [i, word] of other.random.entries()) {
      if (word === world.random[i]) court.fail('determinize reseeds chance', `word ${i} of the generator is the same in two worlds`)
    }
  }

  /** Whoever asks why a card cannot be chosen learns nothing of what is hidden from him. A few cards and verbs by lot at a time. */
  private checkExplained(viewer: number): void {
    const { game, p, random, court } = this.given
    const { world } = this
    const verbs = [...this.verbs.values()]
    if (verbs.length === 0) return
    for (let asked = 0; asked < WISHES; asked++) {
      const { card: _card, target: _target, ...view } = verbs[random.below(verbs.length)]
      const card = random.below(p.zones.of.length)
      if (game.cardId(p, card) === undefined) continue
      const refused = { ...view, ...(random.below(2) === 0 ? { card } : { target: card }) }
      const law = `explain tells ${viewer === SPECTATOR ? 'a spectator' : 'a seat'} nothing that is hidden from it (${JSON.stringify(refused)})`
      court.same(law, JSON.stringify(game.explain(world, viewer, refused)), JSON.stringify(game.explain(p, viewer, refused)))
    }
  }

  /** The question that the seat has to answer looks the same in the world. */
  private checkQuestion(options: Int16Array): void {
    const { game, p, court } = this.given
    const { world, answers } = this
    court.same('hidden things do not change the question', JSON.stringify(game.decision(world)), JSON.stringify(game.decision(p)))
    const law = 'hidden things do not change the options of a seat'
    const m = game.options(world, answers)
    if (m !== options.length) court.fail(law, `${options.length} options here, ${m} in a possible world`)
    for (const [i, option] of options.entries()) {
      if (option !== answers[i]) court.fail(law, `option ${option} here, ${answers[i]} there`)
      const here = JSON.stringify(game.describe(p, option))
      court.same('hidden things do not change how options look', JSON.stringify(game.describe(world, option)), here)
    }
  }
}
