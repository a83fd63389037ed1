// What those are told who look for a game.
import { z } from 'zod'
import { ban } from './account.ts'
import { player } from './player.ts'
import { clock, gameName, milliseconds, tableId } from './table.ts'

const asking = z.array(z.strictObject({ table: tableId, game: gameName, clock, by: player }))

export const lobby = z.strictObject({
  ready: z.boolean().meta({ description: 'Whether anything is taken now, as `health` says it.' }),
  here: z.int().min(0).meta({ description: 'How many people are here: at a table, or looking for one.' }),
  people: z
    .array(
      z.strictObject({
        player,
        at: z
          .strictObject({ table: tableId, game: gameName, state: z.enum(['open', 'live']), watched: z.boolean() })
          .optional()
          .meta({ description: 'The newest table that anyone may find at which the player sits; `watched`: anyone may watch.' }),
      }),
    )
    .meta({ description: 'Some of them who have a name: those who wait at an open table first, then those who play nowhere.' }),
  waits: z.array(z.strictObject({ game: gameName, clock, milliseconds })).meta({
    description:
      'After how long half of those had somebody who opened a table for two lately, as far as enough have: for everybody, not rated, without computers.',
  }),
  asked: asking.meta({
    description:
      'Open tables for those who are named, by somebody who is here and sits there, where a seat is free for whoever asks and has declined nothing of the same player lately.',
  }),
  later: asking.meta({
    description: 'Such tables that whoever asks has declined. They may come all the same, as long as the table is open.',
  }),
  declined: z.array(z.strictObject({ player, table: tableId, state: z.enum(['open', 'live', 'ended']), until: milliseconds })).meta({
    description:
      'Who has declined lately to play with whoever asks, newest first: at a table of theirs, with its state now. Until that time (milliseconds since 1970) they are not asked again.',
  }),
  ban: ban.optional(),
})
