// Games, as whoever wants to open a table needs to know them.
import { z } from 'zod'
import { gameName } from './table.ts'

export const game = z.strictObject({
  game: gameName,
  title: z.string(),
  designed: z.boolean().meta({ description: 'The cards are designed by us, not the published ones.' }),
  seats: z.array(z.int()),
  teams: z.boolean(),
  formats: z.array(z.strictObject({ name: z.string(), brings: z.boolean().meta({ description: 'Seats bring their decks themselves.' }) })),
})

export const games = z.strictObject({ games: z.array(game) })

export const setupFilter = z.strictObject({ seats: z.coerce.number().int().min(2).max(5).optional() })
export const setup = z.strictObject({ game: gameName, seats: z.int(), setup: z.unknown() })
