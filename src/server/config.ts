// What the server is told by its environment, and nowhere else. Secrets come from there too, so that no file of the project holds one.
import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'

export interface Config {
  readonly host: string
  readonly port: number
  /** The folder of the embedded database. */
  readonly data: string
  /** PostgreSQL in place of it. */
  readonly databaseUrl: string | undefined
  /** NATS, by which several servers share the tables of one PostgreSQL. */
  readonly natsUrl: string | undefined
  /** The address by which people reach the server, when something stands in front of it; without a slash at the end. */
  readonly publicUrl: string | undefined
  /** Addresses of what stands in front and is believed when it says for whom it asks. */
  readonly proxies: readonly string[]
  /** The private key by which push services know the server; without it one is made and kept in the database. */
  readonly vapidKey: string | undefined
  /** Whom push services may ask about what the server sends: an address of mail, or a page. */
  readonly pushContact: string | undefined
  /** Origins of push services besides those of the known browsers. */
  readonly pushServices: readonly string[]
  /** How much is logged. */
  readonly log: LogLevel
  /** Who shows it may read the measurements from elsewhere too. */
  readonly metricsToken: string | undefined
  /** The folder of engines, older ones and its own. */
  readonly engines: string
  /** The built client. */
  readonly pages: string
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LEVELS)[number]

/** Every name that is read, for whoever hosts the server. */
export const NAMES = {
  HOST: 'the address to listen on: 127.0.0.1 for this computer alone (the default), 0.0.0.0 for all that reach it',
  PORT: 'the port to listen on, 4321 by default',
  DATA: 'the folder of the embedded database, ./data by default; one process at a time uses it',
  DATABASE_URL: 'PostgreSQL instead of the embedded database: postgres://user:password@host/database (a secret)',
  NATS_URL: 'NATS, for several servers with one PostgreSQL: nats://user:password@host:4222 (a secret)',
  ENGINES: 'the folder of engines, ./engines by default, for tables that began with older ones; the server leaves its own there',
  PUBLIC_URL: 'the address by which people reach the server when something stands in front of it: https://play.example.org',
  PROXY: 'addresses of what stands in front, separated by commas; they are believed when they say for whom they ask',
  VAPID_KEY:
    'the private key by which push services know the server: 32 bytes as base64url (a secret); without it one is made and kept in the database',
  PUSH_CONTACT:
    'whom push services may ask about what the server sends: mailto:host@example.org, or an https address; PUBLIC_URL by default',
  PUSH_SERVICES: 'addresses of push services besides those of the known browsers, separated by commas: https://push.example.org',
  LOG: `how much is logged to stderr, a line of JSON each: ${LEVELS.join(', ')}; warn by default`,
  METRICS_TOKEN: 'who sends it as a bearer token may read /metrics from elsewhere; from this computer it is open (a secret)',
} as const

/** The environment says something that cannot be followed; each fault is a line that names what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Empty means not set. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = []
  const read = (name: keyof typeof NAMES): string | undefined => environment[name]?.trim() || undefined
  const check = <T>(name: keyof typeof NAMES, fallback: T, parse: (text: string) => T | undefined, wanted: string, secret = false): T => {
    const text = read(name)
    if (text === undefined) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    faults.push(`${name} must be ${wanted}${secret ? '' : `, not "${text}"`}.`)
    return fallback
  }

  const config: Config = {
    host: read('HOST') ?? '127.0.0.1',
    port: check('PORT', 4321, parsePort, 'a whole number from 1 to 65535'),
    data: read('DATA') ?? 'data',
    databaseUrl: check('DATABASE_URL', undefined, parseDatabase, 'an address like postgres://user:password@host:5432/database', true),
    natsUrl: check('NATS_URL', undefined, parseNats, 'an address like nats://user:password@host:4222', true),
    publicUrl: check('PUBLIC_URL', undefined, parsePublic, 'an address like https://play.example.org, without a path'),
    proxies: check('PROXY', [], parseAddresses, 'IP addresses or ranges, separated by commas, such as 127.0.0.1 or 10.0.0.0/8'),
    vapidKey: check('VAPID_KEY', undefined, parseVapidKey, '43 letters of base64url, which are 32 bytes', true),
    pushContact: check('PUSH_CONTACT', undefined, parseContact, 'an address like mailto:host@example.org or https://example.org/'),
    pushServices: check('PUSH_SERVICES', [], parseOrigins, 'addresses like https://push.example.org without a path, separated by commas'),
    log: check('LOG', 'warn', (text) => LEVELS.find((level) => level === text), `one of ${LEVELS.join(', ')}`),
    metricsToken: check('METRICS_TOKEN', undefined, (text) => (text.length >= 16 ? text : undefined), 'at least 16 characters long', true),
    engines: read('ENGINES') ?? 'engines',
    pages: 'dist/web',
  }
  if (config.natsUrl !== undefined && config.databaseUrl === undefined)
    faults.push('NATS_URL is for several servers with one database: DATABASE_URL has to say which.')
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** Whether only this computer can reach the server. */
export function isPrivate({ host }: Pick<Config, 'host'>): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}

/** What whoever hosts the server should know before anybody plays on it. */
export function warnings(config: Config): string[] {
  const { publicUrl } = config
  if (isPrivate(config) && publicUrl === undefined) return []
  if (publicUrl?.startsWith('https:')) return []
  return [
    'NO TLS: others can reach this server, and whoever is on the way can read and change what they send. That is well enough in a home network; elsewhere put a proxy with TLS in front, and set PUBLIC_URL to its https address.',
  ]
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function parseDatabase(text: string): string | undefined {
  const url = parseUrl(text)
  return url !== undefined && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1 ? text : undefined
}

function parseNats(text: string): string | undefined {
  const right = text.split(',').every((one) => /^(?:nats|tls):$/.test(parseUrl(one.trim())?.protocol ?? ''))
  return right ? text : undefined
}

function parsePublic(text: string): string | undefined {
  const url = parseUrl(text)
  return url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
    ? url.origin
    : undefined
}

function parseVapidKey(text: string): string | undefined {
  try {
    const key = Buffer.from(text, 'base64url')
    createECDH('prime256v1').setPrivateKey(key)
    return key.length === 32 && /^[\w-]{43}$/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

function parseContact(text: string): string | undefined {
  return /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) && URL.canParse(text) ? text : undefined
}

function parseOrigins(text: string): readonly string[] | undefined {
  const all = text.split(',').map((one) => parsePublic(one.trim()))
  return all.every((one) => one !== undefined) ? all : undefined
}

function parseAddresses(text: string): readonly string[] | undefined {
  const all = text.split(',').map((one) => one.trim())
  const right = all.every((one) => {
    const [address, bits, ...more] = one.split('/')
    return (
      isIP(address) !== 0 &&
      more.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    )
  })
  return right ? all : undefined
}
