// Where a server is reached, for whoever starts it: by this computer, and by others.
import { networkInterfaces } from 'node:os'
import { type Config, isPrivate, warnings } from './config.ts'
import { addressOf } from './files.ts'

type Where = Pick<Config, 'host' | 'port' | 'publicUrl'>

/** Hosts that stand for all addresses of this computer, and are none by themselves. */
const ALL = ['0.0.0.0', '::']

/** What is said when it can be played, line by line; loudly when what others send is open to all. */
export function sayReady(config: Config, interfaces = networkInterfaces()): string[] {
  const [own, ...others] = addressesOf(config, interfaces)
  return [
    `Catena is ready: ${own}   (Ctrl+C ends it)`,
    ...(others.length === 0 ? [] : [`Others reach it at ${others.join(' or ')}`]),
    ...warnings(config).map((warning) => `\n${warning}`),
  ]
}

/** The one for this computer first, with a slash at the end. */
export function addressesOf({ host, port, publicUrl }: Where, interfaces: ReturnType<typeof networkInterfaces>): string[] {
  if (publicUrl !== undefined) return [`${publicUrl}/`]
  if (isPrivate({ host })) return [addressOf('localhost', port)]
  if (!ALL.includes(host)) return [addressOf(host, port)]
  const outer = Object.values(interfaces).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => addressOf(address, port)),
  )
  return [addressOf('localhost', port), ...outer]
}
