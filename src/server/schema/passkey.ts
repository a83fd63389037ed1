// Passkeys, as browsers make and show them (W3C Web Authentication): each side gets what the other made, and checks it.
import { z } from 'zod'

const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'Bytes are written as base64url.')
    .max(longest)
const id = bytes(1400).min(1)
/** What extensions say; none is asked for. */
const rest = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(40).optional(),
}

/** What a browser is asked, handed on as it is. */
export const passkeyQuestion = z.looseObject({ challenge: z.string() })

export const passkeyMade = z.strictObject({
  ...rest,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
    // said again by some browsers; only what is signed counts
    authenticatorData: bytes(20_000).optional(),
    publicKey: bytes(20_000).optional(),
    publicKeyAlgorithm: z.number().optional(),
  }),
})

export const passkeyShown = z.strictObject({
  ...rest,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(20_000),
    signature: bytes(20_000),
    userHandle: bytes(200).nullish(),
  }),
})

export const newPasskey = {
  passkey: passkeyMade.meta({ description: 'What the browser has made (`RegistrationResponseJSON`).' }),
  label: z.string().normalize('NFC').trim().max(40).default('').meta({ description: 'By which the player knows it.' }),
}

export const ownPasskey = z.strictObject({ id: z.string(), label: z.string(), created: z.int(), used: z.int() }).meta({ title: 'passkey' })

export const passkeyParams = z.strictObject({ passkey: id })
