// Accounts, as they are made and shown to be one's own.
import { z } from 'zod'
import { player, playerId, playerName } from './player.ts'
import { changes, listedTable, tablePage } from './table.ts'

const login = z.string().min(1).max(64).meta({ description: 'By which the player signs in; shown to nobody.' })
/** Long enough that a list of usual ones does not hold it; the store bounds how often one is tried. */
const password = z.string().min(8, 'A password has at least 8 characters.').max(256)
const code = z.string().min(1).max(64)

export const me = z.strictObject({
  ...player.shape,
  created: z.int(),
  login: z.string().nullable().meta({ description: 'Null for a guest.' }),
  codes: z.int().meta({ description: 'Recovery codes that are left.' }),
})

export const renaming = z.strictObject({ name: playerName })

export const accountWishes = z.strictObject({
  login,
  password,
  current: z.string().max(256).optional().meta({ description: 'The password until now, where there is one already.' }),
})

export const recoveryCodes = z.strictObject({
  codes: z.array(z.string()).meta({ description: 'Each signs in once, in place of the password; told here and never again.' }),
})

export const codeWishes = z.strictObject({ password: z.string().max(256) })

export const signing = z.union([
  z.strictObject({ login, password: z.string().max(256) }),
  z.strictObject({ login, code, password: password.meta({ description: 'The new password; every other device is signed out.' }) }),
])

export const signedIn = z.strictObject({
  player: z.strictObject({ id: playerId, name: z.string(), guest: z.boolean() }),
  token: z.string().meta({ description: 'For `Authorization: Bearer` and `hello`; told here and never again.' }),
})

export const ownTables = z.strictObject({
  ...tablePage.shape,
  changes,
  waiting: z.array(listedTable.shape.table).meta({ description: 'Those with days for a turn that wait for the player who asks.' }),
})
