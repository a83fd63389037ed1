// docs/protocol.md, made from the schemas that check and describe every request and message, so that it cannot say what is not so.
import { z } from 'zod'
import { PHRASES } from '../../src/play/table/phrases.ts'
import { REFUSALS } from '../../src/server/refusal.ts'
import { allRoutes } from '../../src/server/routes/routes.ts'
import type { Route } from '../../src/server/routes/route.ts'
import { CLIENT_MESSAGES, SERVER_MESSAGES, VERSION } from '../../src/server/schema/message.ts'

const HEAD = `# Protocol

*Written by \`npm run protocol\` from the schemas of \`src/server/schema\`. How to use it: [bots](bots.md). What a table is: [tables](tables.md).*

The server tells facts and no words: whoever reads makes sentences, pictures and reasons of them. Everything is JSON. Addresses begin with
\`/api/1/\`; the version of the socket is ${VERSION}. Requests and messages with fields that are not named here are refused.

- **Who asks**: \`Authorization: Bearer TOKEN\` for programs, a cookie for pages. Pages of other sites are refused.
- **Limits**: a request or message has up to 64 KB, one with a deck or setup 256 KB over HTTP. Who asks too often is refused with
  \`too-fast\` and the milliseconds after which it may be tried again; a socket that goes on all the same is closed (1008). A message that is
  too large closes it (1009). A server that ends closes it with 1012: come back after a moment, not all at once.
- **Text** has no NUL and no half of a character (an unpaired surrogate), and brackets are nested 32 deep at most.
- **Times** are milliseconds since 1970, as whole numbers. **Seats** count from 0; -1 stands for those who watch, or for nobody.
`

const SOCKET = `## Socket

\`GET /api/1/socket\` as a WebSocket: one for a client, with as many tables as it looks at. Each message is one object with a \`type\`. Messages
are answered in the order in which they come; \`id\` in a message comes back in \`taken\` or \`refused\`.

1. \`hello\` is answered by \`welcome\`.
2. \`watch\` is answered by \`table\`: the whole of it. With \`since\`, and when that is not too long ago, by the \`step\`s after that entry instead.
3. Each \`step\` has the change of the facts as a patch, and what happened. Whoever reads too slowly gets a new \`table\` in place of steps.
4. When \`options\` is not empty, the seat is asked: \`choose\` with \`entry\` = \`asked\`. A question with only one sensible answer may be answered by
   the server at once; a choice for it is \`stale\` then, and the newest \`table\` follows.
5. \`taken\` means that it is stored: it survives whatever happens to the server. After \`unavailable\` nobody knows; send the same \`choose\` with the
   same \`id\` again: it is one choice.

### Patches

A patch is nothing (no change), or an object with one of:

| | |
|---|---|
| \`{"is": value}\` | the value in place of what was there |
| \`{"at": {key: patch, …}}\` | changes of some fields of an object, or of some places of a list |
| \`{"from": n, "gone": n, "put": […]}\` | in a list, \`gone\` elements from \`from\` on are replaced by \`put\` |
| \`{}\` | the field is gone |
`

/** The page, whole. */
export function makeProtocol(): string {
  named.clear()
  const parts = [
    HEAD,
    '## HTTP\n',
    ...allRoutes().map(tellRoute),
    `Besides, \`GET /api/1/health\` says \`{"ready", "version", "database", "nats"?}\` with 200 or 503: whether anything is taken, and whether the
database and, where several servers share one, NATS answer. And \`GET /metrics\` tells measurements to those who may know them.

What is refused has a status of 400 or more and \`{"error": {"code", "message", "path"?, "after"?}}\`: \`path\` is the field that is meant, \`after\`
the milliseconds after which it may be tried again.
`,
    SOCKET,
    '### To the server\n',
    ...tellMessages(CLIENT_MESSAGES),
    '### From the server\n',
    ...tellMessages(SERVER_MESSAGES),
    '## Types\n',
    ...tellNamed(),
    '## Refusals\n',
    tellTable(
      ['code', 'what it means'],
      Object.entries(REFUSALS).map(([code, text]) => [`\`${code}\``, text]),
    ),
    '## Phrases\n',
    tellTable(
      ['id', 'English', 'German', 'Italian'],
      Object.entries(PHRASES).map(([id, { en, de, it }]) => [`\`${id}\``, en, de, it]),
    ),
  ]
  return `${parts
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`
}

function tellRoute({ method, path, about, asker, params, query, body, answer }: Route): string {
  const who = { anybody: 'Anybody may ask.', known: 'For whoever has a token.', player: 'For whoever has a token and is not banned.' }[
    asker
  ]
  const lines = [`### \`${method} ${path}\``, '', `${about} ${who}`, '']
  for (const [name, schema] of [
    ['In the address', params],
    ['After `?`', query],
    ['Body', body],
  ] as const)
    if (schema !== undefined) lines.push(`${name}:`, '', ...tellForms(describe(schema, 'input')))
  if (typeof answer === 'string') lines.push(`Answer: \`${answer}\`.`, '')
  else
    lines.push(
      ...(Object.keys(describe(answer, 'output').properties ?? {}).length === 0
        ? ['Answer: `{}`.']
        : ['Answer:', '', tellFields(describe(answer, 'output'))]),
      '',
    )
  return lines.join('\n')
}

function tellMessages(messages: Readonly<Record<string, readonly [z.ZodType, string]>>): string[] {
  return Object.entries(messages).map(([type, [schema, about]]) => {
    return [`#### \`${type}\``, '', about, '', ...tellForms(describe(schema, 'input'))].join('\n')
  })
}

interface Described {
  readonly title?: string
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly items?: Described
  readonly properties?: Readonly<Record<string, Described>>
  readonly additionalProperties?: boolean | Described
  readonly required?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

function describe(schema: z.ZodType, io: 'input' | 'output'): Described {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Described
}

/** A table for each form that it may have. */
function tellForms(described: Described): string[] {
  const forms = described.anyOf ?? described.oneOf ?? [described]
  return forms.flatMap((form, at) => [...(at === 0 ? [] : ['or', '']), tellFields(form), ''])
}

function tellFields({ properties = {}, required = [] }: Described): string {
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}${required.includes(name) ? '' : '?'}\``,
    `\`${typeOf(field)}\``,
    [field.description ?? '', field.default === undefined ? '' : `By default \`${JSON.stringify(field.default)}\`.`].join(' ').trim(),
  ])
  return tellTable(['field', 'type', ''], rows)
}

/** Types with a name of their own, as they were met. */
const named = new Map<string, Described>()

function typeOf(field: Described): string {
  if (field.title === undefined) return spellOut(field)
  named.set(field.title, field)
  return field.title
}

function tellNamed(): string[] {
  const told = new Set<string>()
  const parts: string[] = []
  // what is told may name another one
  for (const [title, field] of named) {
    if (told.has(title)) continue
    told.add(title)
    parts.push(`### ${title}\n`, field.properties === undefined ? `\`${spellOut(field)}\`\n` : tellFields(field))
  }
  return parts
}

function spellOut(field: Described): string {
  const { type, items, properties, required = [], additionalProperties } = field
  const forms = field.anyOf ?? field.oneOf
  if (field.const !== undefined) return JSON.stringify(field.const)
  if (field.enum !== undefined) return field.enum.length > 12 ? 'a code' : field.enum.map((one) => JSON.stringify(one)).join(' or ')
  if (forms !== undefined) return forms.map(typeOf).join(' or ')
  if (type === 'array') return `list of ${items === undefined ? 'anything' : typeOf(items)}`
  if (type === 'object' && properties !== undefined && Object.keys(properties).length > 0) {
    const more = typeof additionalProperties === 'object' ? ', …' : ''
    return `{ ${Object.entries(properties)
      .map(([name, one]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(one)}`)
      .join(', ')}${more} }`
  }
  if (type === 'integer')
    return field.maximum !== undefined && field.maximum <= 1000 ? `${field.minimum ?? 0} to ${field.maximum}` : 'whole number'
  return type === 'string' ? 'text' : (type ?? 'anything')
}

function tellTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  // what stands in a cell must not end it
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line), ''].join('\n')
}
