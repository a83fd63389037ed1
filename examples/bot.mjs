// A whole bot (docs/bots.md): it sits at an open table of a game or opens one, chooses by lot to the end, and says how it ended.
//   node examples/bot.mjs [http://localhost:4321 [riftblade [seconds after which it leaves a table that does not start]]]
import { spawnSync } from 'node:child_process'
const [url = 'http://localhost:4321', game = 'riftblade', patience = '15'] = process.argv.slice(2)
const again = ['--experimental-websocket', '--no-warnings', ...process.argv.slice(1)] // Node 20 has a WebSocket behind a switch
if (globalThis.WebSocket === undefined) process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1)
const bot = { token: '', left: [], away: [], facts: {} }
const ask = async (method, path, body) => {
  const headers = { authorization: `Bearer ${bot.token}`, 'content-type': 'application/json' }
  const asked = fetch(`${url}/api/1/${path}`, { method, headers, body: JSON.stringify(body) })
  const [ok, text] = await asked.then(async (answer) => [answer.ok, await answer.text()]).catch(() => [false, ''])
  if (text.startsWith('{') && (ok || path.endsWith('/seat'))) return JSON.parse(text)
  process.exit(console.error(text.startsWith('{') ? `${path}: ${text.slice(0, 300)}` : `No server of Catena answers at ${url}.`) ?? 2)
}
const isFit = ({ table, seats }) => !bot.left.includes(table) && seats.some(({ player, computer }) => !player && !computer)
const findTable = async () => (await ask('GET', `tables?state=open&game=${game}`)).tables.filter(isFit).at(-1)?.table
const settle = async () => {
  bot.table = '' // what is still told of another one is nothing to this bot
  const found = await findTable()
  const own = found ? undefined : (await ask('POST', 'tables', { game })).table
  const table = found ?? (await findTable()) ?? own // two bots that open tables at the same moment meet at the older one
  if (own && own !== table) await ask('DELETE', `tables/${own}`, {})
  Object.assign(bot, { table, own, away: [], facts: {} }).left.push(table)
  if ((await ask('POST', `tables/${table}/seat`, {})).error) await settle()
}
const patch = (from, change) => {
  if (change === undefined || 'is' in change) return change ? change.is : from
  if ('put' in change) return from.toSpliced(change.from, change.gone, ...change.put)
  const parts = Object.entries(change.at ?? {}).map(([key, part]) => [key, patch(from[key], part)])
  return change.at && Object.assign(Array.isArray(from) ? [...from] : { ...from }, Object.fromEntries(parts))
}
const send = (type, told = { table: bot.table }) => bot.socket.readyState === 1 && bot.socket.send(JSON.stringify({ type, ...told }))
const act = (facts = bot.facts, away = bot.away) => {
  const { phase, end, seat, seats, asked, options } = Object.assign(bot, { facts, away }).facts
  if (phase === 'ended') process.exit(console.log(`${bot.table}: ${end.reason}, shares ${end.shares?.join(' ')}`))
  if (phase === 'open' && seats[seat]?.ready === false) send('ready', { table: bot.table, entropy: crypto.randomUUID().replace(/-/g, '') })
  const { option } = options[Math.floor(Math.random() * options.length)] ?? {}
  if (option !== undefined) send('choose', { table: bot.table, id: `${asked}`, entry: asked, option })
}
// nobody has to be waited for, but at the own table for the first who comes; who leaves a game for a minute has lost it
const look = async ({ phase, seat, seats } = bot.facts, against = bot.away.findIndex(Boolean)) => {
  if (phase === 'live' && against >= 0) return send('claim', { table: bot.table, against, what: 'win' })
  if (phase !== 'open' || (bot.own === bot.table && !seats.some(({ who }, at) => who && at !== seat))) return
  if ((await ask('DELETE', `tables/${bot.table}/seat`, {})).error?.code === 'started') return
  await settle().then(() => send('watch'))
}
const timer = setTimeout(() => look(), patience * 1000)
const hear = ({ type, table, change, code, message, away, facts = bot.facts }) => {
  if (code === 'too-fast') setTimeout(act, facts.after)
  else if (code && !['stale', 'started', 'is-ready', 'ended', 'not-away'].includes(code)) console.error(`${code}: ${message}`)
  if (table === bot.table && timer.refresh() && ['table', 'step', 'told'].includes(type)) act(patch(facts, change), away)
}
const connect = () => {
  bot.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/1/socket`)
  bot.socket.onopen = () => send('hello', { token: bot.token, version: 1 }) ?? send('watch')
  bot.socket.onmessage = ({ data }) => hear(JSON.parse(data))
  bot.socket.onclose = () => setTimeout(connect, 1000 + 1000 * Math.random())
}
bot.token = (await ask('POST', 'guest', { name: 'Lot' })).token
settle().then(connect)
