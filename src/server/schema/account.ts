// Accounts, as they are made and shown to be one's own.
import { z } from 'zod'
import { newPasskey, ownPasskey, passkeyShown } from './passkey.ts'
import { player, playerId, playerName } from './player.ts'
import { changes, listedTable, tablePage } from './table.ts'

const login = z.string().min(1).max(64).meta({ description: 'By which the player signs in; shown to nobody.' })
/** Long enough that a list of usual ones does not hold it; the store bounds how often one is tried. */
const password = z.string().min(8, 'A password has at least 8 characters.').max(256)
const code = z.string().min(1).max(64)

export const ban = z
  .strictObject({
    until: z.int().nullable().meta({ description: 'Null for good.' }),
    reason: z.string(),
  })
  .meta({ description: 'While the player may neither play nor speak.' })

export const me = z.strictObject({
  ...player.shape,
  created: z.int(),
  login: z.string().nullable().meta({ description: 'Null for one without a password.' }),
  passkeys: z.array(ownPasskey),
  codes: z.int().meta({ description: 'Recovery codes that are left.' }),
  ban: ban.optional(),
})

export const renaming = z.strictObject({ name: playerName })

/** That who asks is the player; a guest has nothing to show yet. */
export const proof = z.object({
  current: z.string().max(256).optional().meta({ description: 'The password until now: this, or a passkey, where there is one.' }),
  shown: passkeyShown.optional().meta({ description: 'A passkey for the question of `account/question` (`AuthenticationResponseJSON`).' }),
})

export const accountWishes = z.strictObject({ login, password, ...proof.shape })

export const recoveryCodes = z.strictObject({
  codes: z.array(z.string()).meta({ description: 'Each signs in once, in place of the password; told here and never again.' }),
})

export const codeWishes = z.strictObject(proof.shape)

export const passkeyWishes = z.strictObject({ ...newPasskey, ...proof.shape })

export const signing = z.union([
  z.strictObject({ login, password: z.string().max(256) }),
  z.strictObject({ login, code, password: password.meta({ description: 'The new password; every other device is signed out.' }) }),
  z.strictObject({ passkey: passkeyShown.meta({ description: 'What the browser has shown (`AuthenticationResponseJSON`).' }) }),
])

export const signedIn = z.strictObject({
  player: z.strictObject({ id: playerId, name: z.string(), guest: z.boolean() }),
  token: z.string().meta({ description: 'For `Authorization: Bearer` and `hello`; told here and never again.' }),
})

export const ownTables = z.strictObject({
  ...tablePage.shape,
  changes,
  waiting: z.array(listedTable.shape.table).meta({ description: 'Those with days for a turn that wait for the player who asks.' }),
  over: z.array(listedTable).meta({
    description: 'Those with days for a turn that have ended while the player who asks was not there, until he looks at them.',
  }),
})
