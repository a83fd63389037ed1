// A device that makes passkeys, as far as a server can tell (W3C Web Authentication, without attestation).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** The few kinds of CBOR (RFC 8949) that it takes. */
function encode(value: Cbor): Buffer {
  const head = (kind: number, count: number) =>
    count < 24
      ? Buffer.from([(kind << 5) | count])
      : count < 256
        ? Buffer.from([(kind << 5) | 24, count])
        : Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...(value as ReadonlyMap<number | string, Cbor>)].flatMap(([key, one]) => [encode(key), encode(one)])
  return Buffer.concat([head(5, parts.length / 2), ...parts])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

export class Authenticator {
  readonly id = randomBytes(16)
  counter = 1
  private readonly key: KeyObject
  private readonly point: { readonly x: string; readonly y: string }

  /** `origin`: of the page that asks. */
  constructor(public origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    this.point = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  }

  make({ challenge }: { readonly challenge: string }) {
    const point = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(this.point.x, 'base64url')],
      [-3, Buffer.from(this.point.y, 'base64url')],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, encode(point)])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.about(0x41), credential])],
    ])
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  show({ challenge }: { readonly challenge: string }) {
    const [client, about] = [this.client('webauthn.get', challenge), this.about(0x01)]
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: about.toString('base64url'),
      signature: sign('sha256', Buffer.concat([about, sha256(client)]), this.key).toString('base64url'),
    })
  }

  private answer<R>(response: R) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }))
  }

  /** Of which site, how it was checked, and how often. */
  private about(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter++)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter])
  }
}
