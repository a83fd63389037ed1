// A push service of its own, as the makers of browsers have them: it checks who sends, and the browsers that it plays can read what they get.
import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Delivered {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export class PushService {
  readonly delivered: Delivered[] = []
  /** What is answered at each path; 201 at others. */
  readonly answers = new Map<string, number>()
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const path = request.url ?? ''
        service.delivered.push({ path, headers: request.headers, body: Buffer.concat(parts) })
        response.writeHead(service.answers.get(path) ?? 201).end()
      })
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const service = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return service
  }

  async end(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** What came there, after waiting until so much has. */
  async until(path: string, count: number): Promise<Delivered[]> {
    for (let tries = 0; tries < 3000; tries++) {
      const found = this.delivered.filter((one) => one.path === path)
      if (found.length >= count) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${count} messages did not come to ${path}`)
  }
}

/** A browser that has subscribed. */
export class Browser {
  private readonly pair: ECDH = createECDH('prime256v1')
  private readonly secret = randomBytes(16)

  constructor(readonly endpoint: string) {
    this.pair.generateKeys()
  }

  get subscription() {
    return { endpoint: this.endpoint, keys: { p256dh: this.pair.getPublicKey('base64url'), auth: this.secret.toString('base64url') } }
  }

  /** The text of a message (RFC 8291 and 8188, one record). Throws when it is for somebody else. */
  read(body: Buffer): string {
    const [salt, size] = [body.subarray(0, 16), body.readUInt32BE(16)]
    const sender = body.subarray(21, 21 + body[20])
    const record = body.subarray(21 + body[20])
    if (record.length > size) throw new Error('more than one record')
    const shared = this.pair.computeSecret(sender)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const key = createHmac('sha256', createHmac('sha256', this.secret).update(shared).digest())
      .update(Buffer.concat([about, Buffer.from([1])]))
      .digest()
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = plain.lastIndexOf(2)
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the last record does not end as one')
    return plain.subarray(0, end).toString()
  }
}

/** What the sender says about itself (RFC 8292), when the signature is that of the key. */
export function readSender(authorization: string | undefined): {
  readonly key: string
  readonly claims: Readonly<Record<string, unknown>>
} {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (token === undefined) throw new Error(`no sender: ${authorization}`)
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!right) throw new Error('the signature is another one')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> }
}
