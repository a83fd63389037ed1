// Players, as requests name them and answers tell of them.
import { z } from 'zod'

export const playerId = z
  .string()
  .regex(/^[0-9A-Za-z]{12}$/, 'The id of a player has 12 letters or digits.')
  .meta({ description: 'The id of a player.' })

/** What players are called: words, without what could disguise them. */
export const playerName = z
  .string()
  .normalize('NFC')
  .trim()
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'A name has no characters that cannot be seen.')

export const guestWishes = z.strictObject({ name: playerName.optional() })

export const guest = z.strictObject({
  player: z.strictObject({ id: playerId, name: z.string(), guest: z.literal(true) }),
  token: z.string().meta({ description: 'For `Authorization: Bearer` and `hello`; told here and never again.' }),
})

export const botWishes = z.strictObject({ name: playerName.min(1) })

/** A player as everybody may know him. Without a name the reader's language has a word for a guest. */
export const player = z
  .strictObject({ id: playerId, name: z.string(), kind: z.enum(['guest', 'account', 'bot']) })
  .meta({ title: 'player' })

export const bot = z.strictObject({
  player,
  token: z.string().meta({ description: 'For `Authorization: Bearer` and `hello`; told here and never again.' }),
})

export const rating = z.strictObject({
  game: z.string(),
  format: z.string(),
  mu: z.number(),
  sigma: z.number(),
  games: z.int(),
})

/** A change by one game. */
export const ratingChange = z.strictObject({
  table: z.string(),
  player: playerId,
  before: z.strictObject({ mu: z.number(), sigma: z.number() }),
  after: z.strictObject({ mu: z.number(), sigma: z.number() }),
})

export const playerRating = z.strictObject({ player: playerId, ...rating.shape }).meta({ title: 'rating' })

export const profile = z.strictObject({ ...player.shape, created: z.int(), ratings: z.array(rating) })

export type Profile = z.infer<typeof profile>
