// Passkeys of this device: it makes them for the server that the page comes from, and shows them when its owner wants to be known.
import { ask, type Person, Refusal } from '../server.ts'
import type { Proof } from './requests.ts'

export interface OwnPasskey {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly used: number
}

/** Browsers make them for names, not for the numbers of a home network. */
export const arePossible = () => 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)

/** The player who is known gets a passkey, and with the first one an account. False when the reader would rather not. */
export async function makePasskey(proof: Proof = {}): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = (await ask('POST', 'account/passkey/question')) as Parameters<typeof startRegistration>[0]['optionsJSON']
  const passkey = await answered(() => startRegistration({ optionsJSON }))
  if (passkey === undefined) return false
  await ask('POST', 'account/passkey', { passkey, label: deviceName(), ...proof })
  return true
}

/** Who signs in so; undefined when the reader would rather not. */
export async function signInByPasskey(): Promise<Person | undefined> {
  const passkey = await showPasskey('session/question')
  return passkey && ((await ask('POST', 'session', { passkey })) as { readonly player: Person }).player
}

/** That it is the player himself who changes something, for five minutes; undefined when he would rather not. */
export const proveByPasskey = () => showPasskey('account/question')

async function showPasskey(question: string) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await ask('POST', question)) as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return answered(() => startAuthentication({ optionsJSON }))
}

export const removePasskey = (id: string) => ask('DELETE', `account/passkey/${id}`)

/** What the device answers; that its owner said no, or nothing, is no problem. */
async function answered<T>(question: () => Promise<T>): Promise<T | undefined> {
  try {
    return await question()
  } catch (problem) {
    const { name, cause } = problem as Error
    const why = (cause as Error | undefined)?.name ?? name
    if (why === 'NotAllowedError' || why === 'AbortError') return undefined
    throw new Refusal(why === 'InvalidStateError' ? 'passkey-known' : 'passkey-failed', '')
  }
}

/** As its owner may call it, as far as the browser tells. */
function deviceName(): string {
  const { platform = '' } = (navigator as { userAgentData?: { readonly platform?: string } }).userAgentData ?? {}
  return platform
}
