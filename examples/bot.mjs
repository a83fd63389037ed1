// A whole bot (docs/bots.md): it sits at an open table of a game or opens one, chooses by lot to the end, and says how it ended.
//   node examples/bot.mjs [http://localhost:4321 [riftblade]]
import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
const [url = 'http://localhost:4321', game = 'riftblade'] = process.argv.slice(2)
// Node 22 has a WebSocket; Node 20 has it behind a switch
if (globalThis.WebSocket === undefined) {
  const words = ['--experimental-websocket', '--no-warnings', ...process.argv.slice(1)]
  process.exit(spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1)
}
const bot = { token: '', facts: undefined }
const ask = async (method, path, body) => {
  const headers = { authorization: `Bearer ${bot.token}`, 'content-type': 'application/json' }
  const asked = fetch(`${url}/api/1/${path}`, { method, headers, body: JSON.stringify(body) })
  const [ok, text] = await asked.then(async (answer) => [answer.ok, await answer.text()]).catch(() => [false, ''])
  if (ok && text.startsWith('{')) return JSON.parse(text)
  process.exit(console.error(text.startsWith('{') ? `${path}: ${text.slice(0, 300)}` : `No server of Catena answers at ${url}.`) ?? 2)
}
bot.token = (await ask('POST', 'guest', { name: 'Lot' })).token
const hasRoom = ({ seats }) => seats.some(({ player, computer }) => player === undefined && computer === undefined)
const findTable = async () => (await ask('GET', `tables?state=open&game=${game}`)).tables.filter(hasRoom).at(-1)?.table
const found = await findTable()
const own = found === undefined ? (await ask('POST', 'tables', { game })).table : undefined
// two bots that open tables at the same moment meet at the older one
const table = found ?? (await findTable()) ?? own
await ask('POST', `tables/${table}/seat`, {})
const patch = (from, change) => {
  if (change === undefined) return from
  if ('is' in change) return change.is
  if ('put' in change) return from.toSpliced(change.from, change.gone, ...change.put)
  if (!('at' in change)) return undefined
  const parts = Object.entries(change.at).map(([key, part]) => [key, patch(from[key], part)])
  return Object.assign(Array.isArray(from) ? [...from] : { ...from }, Object.fromEntries(parts))
}
const connect = () => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/1/socket`)
  const send = (type, words = { table }) => socket.send(JSON.stringify({ type, ...words }))
  const act = () => {
    const { phase, end, seat, seats, asked, options } = bot.facts
    if (phase === 'ended') process.exit(console.log(`${table}: ${end.reason}, shares ${end.shares?.join(' ')}`))
    if (phase === 'open' && !seats[seat].ready) send('ready', { table, entropy: randomBytes(16).toString('hex') })
    const { option } = options[randomInt(options.length || 1)] ?? {}
    if (option !== undefined) send('choose', { table, id: `${asked}`, entry: asked, option })
  }
  socket.onopen = () => {
    send('hello', { token: bot.token, version: 1 })
    if (own !== undefined && own !== table) send('abort', { table: own })
    send('watch')
  }
  socket.onmessage = ({ data }) => {
    const { type, change, code, message, ...told } = JSON.parse(data)
    if (type === 'table' || type === 'step') bot.facts = type === 'table' ? told.facts : patch(bot.facts, change)
    if (type === 'table' || type === 'step') act()
    if (code === 'too-fast') setTimeout(act, told.facts.after)
    // a question that has only one answer may be answered before the bot is, and what others do may come before its own ready does
    else if (type === 'refused' && !['stale', 'started', 'is-ready'].includes(code)) console.error(`${code}: ${message}`)
  }
  socket.onclose = () => setTimeout(connect, 1000 + randomInt(1000))
}
connect()
