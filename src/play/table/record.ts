// The record of a table holds all that is needed to verify it: what the host was bound to, its secret, and everybody's entropy.
import { formatOf, isGameName } from '../../games/register.ts'
import { canonical } from '../../kernel/digest.ts'
import type { Result, Setup } from '../../kernel/game.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { beginRecord, closeRecord } from '../../kernel/replay.ts'
import { entropiesOf } from './duty.ts'
import { dealDecks, decksIn } from './formats.ts'
import { commit, type Draw, drawSeed } from './fair.ts'
import { concededAt, type Table } from './state.ts'

/** The whole game; undefined before the end, and where no game began. `names` are those of the seats. */
export function recordOfTable(table: Table, names: readonly string[], date: string): GameRecord | undefined {
  const { title, game, open, phase, ending } = table
  if (phase !== 'ended' || game === undefined || ending === undefined) return undefined
  const { seed, setup, engine } = game.start
  const facts = { engine, players: names, date }
  const others: [string, string][] = [
    ['table', open.table],
    ['commitment', open.commitment],
    ['secret', open.secret],
    ['entropy', entropiesOf(table).join(' ')],
    ['format', formatOf(open)!.name],
    ['ended', [ending.reason, ...(ending.shares ?? [])].join(' ')],
  ]
  const begun = beginRecord(title.game, seed, setup as Setup, facts)
  return closeRecord(
    title.game,
    game.p,
    { ...begun, conceded: concededAt(table), others },
    game.made.map(({ move }) => move),
  )
}

/** What of the fair chance of a record does not hold. */
export type Unfair = 'no-table' | 'commitment' | 'seed' | 'decks'

/** Draws the seed of a record again, and decks that were dealt: are they what host and seats made together? */
export async function verifyChance({
  game,
  seed,
  setup,
  others = [],
}: GameRecord): Promise<Result<Draw & { readonly commitment: string; readonly dealt: boolean }, Unfair>> {
  const head = new Map(others)
  const [table, commitment, secret, entropy] = ['table', 'commitment', 'secret', 'entropy'].map((key) => head.get(key))
  const fail = (error: Unfair) => ({ ok: false as const, error })
  if (table === undefined || commitment === undefined || secret === undefined || entropy === undefined) return fail('no-table')
  if ((await commit(secret)) !== commitment) return fail('commitment')
  const draw = { table, secret, entropies: entropy.split(' ') }
  if ((await drawSeed(draw)) !== seed) return fail('seed')
  const dealt = isGameName(game) && formatOf({ game, format: head.get('format') })?.deals === true
  if (dealt) {
    const decks = await dealDecks(game, draw.entropies.length, await drawSeed(draw, 'decks'))
    if (canonical(decksIn(game, setup)) !== canonical(decks)) return fail('decks')
  }
  return { ok: true, value: { ...draw, commitment, dealt } }
}
