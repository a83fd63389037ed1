// Tables, as they are opened and listed.
import { z } from 'zod'
import { GAME_NAMES } from '../../games/register.ts'
import { OPPONENTS } from '../../play/company.ts'
import type { Clock, EndReason, Wishes } from '../../play/table/entry.ts'
import { player, playerId, playerRating, ratingChange } from './player.ts'

export const tableId = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/, 'The id of a table is 1 to 64 small letters, digits and hyphens.')
  .meta({ description: 'The id of a table.' })

export const gameName = z.enum(GAME_NAMES as readonly [Wishes['game'], ...Wishes['game'][]]).meta({ title: 'game' })
export const opponent = z.enum(OPPONENTS).meta({ title: 'level' })
export const milliseconds = z.int().min(0)

const clocks = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('increment'), base: milliseconds, increment: milliseconds }),
  z.strictObject({ kind: z.literal('delay'), base: milliseconds, delay: milliseconds }),
  z.strictObject({ kind: z.literal('days'), days: z.int() }),
]) satisfies z.ZodType<Clock>

export const clock = clocks.meta({ title: 'clock' })

const series = z.strictObject({ of: z.int(), game: z.int(), wins: z.array(z.int()).max(5).readonly(), after: tableId.optional() })
const inTurns = z.literal('turns').optional()
const seatNumber = z.int().min(0).max(4)

/** What a table is opened with; all but the game has a default. */
export const tableWishes = z.strictObject({
  game: gameName,
  seats: z.int().optional().meta({ description: 'How many seats; the fewest that the game has when left out.' }),
  format: z.string().max(40).optional().meta({ description: 'How decks come to the seats; the first of the game when left out.' }),
  setup: z.unknown().optional().meta({ description: 'What is played with; the default of the game when left out.' }),
  clock: clock.default({ kind: 'none' }),
  access: z.enum(['anyone', 'link', 'named']).default('anyone'),
  invited: z.array(playerId).max(16).default([]).meta({ description: 'Who may sit down where only those who are named may.' }),
  rated: z.boolean().default(false).meta({ description: 'It changes ratings; for accounts and bots, without computers.' }),
  spectators: z
    .strictObject({ delay: z.int().min(0).max(100), of: inTurns })
    .nullable()
    .default({ delay: 0 })
    .meta({ description: 'Those who watch see the table so many moves behind, or `of` turns; `null` when nobody may watch.' }),
  computers: z
    .array(opponent.nullable())
    .max(5)
    .default([])
    .meta({ description: 'The level of the computer in each seat, `null` or left out for a person.' }),
  bestOf: z
    .union([z.literal(3), z.literal(5)])
    .optional()
    .meta({ description: 'The first game of a series.' }),
})

const words = z.string().meta({
  description:
    'Three words, to be read out: after the address of the server and a slash they lead to the table, as long as it is open; for programs by `GET /api/1/words/:words`.',
})

export const opened = z.strictObject({
  table: tableId,
  url: z.string().meta({ description: 'The address of the table for people.' }),
  words,
})

/** What anybody may know of a table without looking at it. */
export const listedFacts = z.strictObject({
  opener: z.string(),
  seats: z.array(
    z.strictObject({
      player: z.string().optional(),
      computer: opponent.optional(),
      ready: z.boolean(),
      out: z.enum(['concede', 'time', 'away']).optional(),
    }),
  ),
  format: z.string().optional(),
  teams: z.literal(true).optional().meta({ description: 'Two against two; partners sit opposite.' }),
  clock,
  spectators: z.strictObject({ delay: z.int(), of: inTurns }).nullable(),
  series: series.optional(),
  turn: z.int(),
  result: z
    .strictObject({
      reason: z.enum(['rules', 'concede', 'time', 'away', 'abort', 'fault']) satisfies z.ZodType<EndReason>,
      shares: z.array(z.number()).readonly().nullable(),
    })
    .optional(),
  next: tableId.optional(),
})

export type ListedFacts = z.infer<typeof listedFacts>

export const listedTable = z.strictObject({
  table: tableId,
  game: gameName,
  access: z.enum(['anyone', 'link', 'named']),
  rated: z.boolean(),
  state: z.enum(['open', 'live', 'ended']),
  opened: z.int(),
  changed: z.int(),
  ended: z.int().nullable(),
  ...listedFacts.shape,
})

const inList = listedTable.meta({ title: 'listed table' })

const players = z.array(player).meta({ description: 'Those who are named by their ids.' })

const ratings = z.array(playerRating).meta({ description: 'Of those who are named at rated tables, in the game and format of the table.' })

export const changes = z.array(ratingChange).meta({ description: 'What rated games have changed, when they have ended.' })

export const toldTable = z.strictObject({ ...listedTable.shape, players, ratings, changes, words: words.optional() })

export const tableFilter = z.strictObject({
  state: z.enum(['open', 'live', 'ended']).optional(),
  game: gameName.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[a-z0-9-]{1,64}$/, 'A cursor is one that was given with a page.')
    .optional(),
})

export const tablePage = z.strictObject({
  tables: z.array(inList),
  players,
  ratings,
  cursor: z.string().optional().meta({ description: 'Where the next page begins; left out on the last one.' }),
})

export const seatWishes = z.strictObject({ seat: seatNumber.optional(), deck: z.unknown().optional() })
/** What was done at a table, by the entry. */
export const atTable = z.strictObject({ table: tableId, entry: z.int() })

export const sat = z.strictObject({ table: tableId, seat: z.int(), entry: z.int() })
