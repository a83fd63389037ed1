// The worker's own code, with caches and a network that are played here.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'

const code = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://cards.example'

/** All caches of the origin: every installation sees them. */
let stored: Map<string, Map<string, string>>
/** What the network answers to an address, as [status, text]; nothing there means no network. */
let network: Map<string, [number, string]>

beforeEach(() => {
  stored = new Map()
  network = new Map()
  pages = []
  shown = []
  opened = []
  asked = []
  subscribed = null
  silent = false
})

interface Asked {
  url: string
  method: string
  mode: string
}

const post = (url: string, body: string) => void asked.push({ url, body: JSON.parse(body) })
const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }) })

/** The worker of one folder in one version. */
/** Pages of the browser, as [address, focused]; what was shown, opened and asked for. */
let pages: [string, boolean][]
let shown: { title: string; body: string; lang: string; tag: string; data: unknown }[]
let opened: string[]
let asked: { url: string; body: unknown }[]
/** The server gives no answer to what is told. */
let silent: boolean
/** With what the browser has subscribed. */
let subscribed: ReturnType<typeof subscription> | null

function installation(folder: string, version: string) {
  const scope = ORIGIN + folder
  const listeners: Record<string, (event: object) => void> = {}
  const addressOf = (asked: string | Asked) => new URL(typeof asked === 'string' ? asked : asked.url, scope).href
  const get = async (asked: string | Asked, wishes?: { body: string; signal: AbortSignal }) => {
    if (wishes !== undefined) post(asked as string, wishes.body)
    if (wishes !== undefined && silent) {
      const { signal } = wishes
      await new Promise((_, reject) => (signal.aborted ? reject(signal.reason) : signal.addEventListener('abort', reject)))
    }
    const answer = network.get(addressOf(asked))
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return new Response(answer[1], { status: answer[0] })
  }
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>()
    stored.set(name, cache)
    return {
      addAll: async (files: string[]) => {
        for (const file of files) cache.set(addressOf(file), await (await get(file)).text())
      },
      match: async (asked: string | Asked) => {
        const text = cache.get(addressOf(asked))
        return text === undefined ? undefined : new Response(text)
      },
    }
  }
  runInNewContext(code, {
    VERSION: version,
    FILES: ['./', './assets/page.js'],
    URL,
    Response,
    AbortSignal,
    fetch: get,
    caches: { open, keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name) },
    self: {
      registration: {
        scope,
        showNotification: async (title: string, rest: object) => void shown.push({ ...(rest as (typeof shown)[number]), title }),
        pushManager: {
          subscribe: async ({ key }: { key: string }) => subscription(`renewed with ${key}`),
          getSubscription: async () => subscribed,
        },
      },
      clients: {
        matchAll: async () => pages.map(([url, focused]) => ({ url, focused, focus: async () => void opened.push(`focus ${url}`) })),
        openWindow: async (url: string) => void opened.push(url),
      },
      addEventListener: (kind: string, listen: (event: object) => void) => (listeners[kind] = listen),
    },
  })
  const run = async (kind: string, event: object = {}) => {
    let work: Promise<unknown> | undefined
    listeners[kind]({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  return {
    /** Its files as its server has them, kept, and older ones thrown away. */
    run,
    async begin(text: string) {
      network.set(scope, [200, `page ${text}`]).set(`${scope}assets/page.js`, [200, `script ${text}`])
      await run('install')
      await run('activate')
    },
    /** What the page gets: the text, `undefined` when the worker stays out of it. */
    async ask(address: string, mode = 'no-cors', method = 'GET') {
      let answer: Promise<Response> | undefined
      const request = { url: new URL(address, scope).href, mode, method }
      listeners.fetch({ request, respondWith: (given: Promise<Response>) => (answer = given) })
      const response = await answer
      return response === undefined ? undefined : response.type === 'error' ? 'error' : response.text()
    },
  }
}

test('two installations of one origin keep their files apart, through versions of both', async () => {
  const one = installation('/one/', '1')
  const two = installation('/two/', '1')
  await one.begin('one')
  await two.begin('two')
  await installation('/one/', '2').begin('one, later')
  expect(stored.size).toBe(2)
  network.clear()
  expect(await installation('/one/', '2').ask('./', 'navigate')).toBe('page one, later')
  expect(await two.ask('./', 'navigate')).toBe('page two')
  expect(await two.ask('assets/page.js')).toBe('script two')
})

test('an installation above another one throws away nothing of it, and answers nothing with its own page', async () => {
  const above = installation('/', '1')
  const below = installation('/below/', '1')
  await below.begin('below')
  await above.begin('above')
  await installation('/', '2').begin('above, later')
  network.clear()
  expect(await below.ask('./', 'navigate')).toBe('page below')
  expect(await installation('/', '2').ask('/below/', 'navigate')).toBe('error')
})

test('what other caches of the origin have is not looked at', async () => {
  const mine = installation('/mine/', '1')
  await mine.begin('mine')
  stored.set('foreign', new Map([[`${ORIGIN}/mine/new.js`, 'foreign']]))
  network.set(`${ORIGIN}/mine/new.js`, [200, 'fresh'])
  expect(await mine.ask('new.js')).toBe('fresh')
})

test('the page comes from the network when it can, and is the kept one when the server has none or fails', async () => {
  const worker = installation('/play/', '1')
  await worker.begin('kept')
  network.set(`${ORIGIN}/play/?seed=3`, [200, 'page of today'])
  expect(await worker.ask('?seed=3', 'navigate')).toBe('page of today')
  for (const status of [404, 410, 500, 503]) {
    network.set(`${ORIGIN}/play/?seed=3`, [status, 'no page here'])
    expect(await worker.ask('?seed=3', 'navigate'), String(status)).toBe('page kept')
    expect(await worker.ask('index.html', 'navigate'), String(status)).toBe('page kept')
  }
  // a page that was never kept is what the server says it is
  network.set(`${ORIGIN}/play/other`, [404, 'no such page'])
  expect(await worker.ask('other', 'navigate')).toBe('no such page')
})

test('what is none of its business is left alone', async () => {
  const worker = installation('/play/', '1')
  await worker.begin('kept')
  expect(await worker.ask('./', 'cors', 'POST')).toBeUndefined()
  expect(await worker.ask('https://elsewhere.example/play/')).toBeUndefined()
  expect(await worker.ask('/other/page.js')).toBeUndefined()
})

const notice = (others: readonly string[], kind = 'turn') => ({
  data: { json: () => ({ kind, table: 't1', title: 'Riftblade', others }) },
})

test('it says that a game waits, or has ended, in the language of the reader', async () => {
  const worker = installation('/play/', '1')
  await worker.run('push', notice([]))
  expect(shown).toEqual([{ title: 'Riftblade: your move', body: '', icon: './icon.svg', lang: 'en', tag: 't1', data: { table: 't1' } }])
  for (const [language, title, body] of [
    ['de', 'Riftblade: Du bist dran', 'mit Anna und Bruno'],
    ['it', 'Riftblade: tocca a te', 'con Anna e Bruno'],
    ['en', 'Riftblade: your move', 'with Anna and Bruno'],
  ]) {
    stored.set(`catena-reader ${ORIGIN}/play/`, new Map([[`${ORIGIN}/play/language`, language]]))
    await worker.run('push', notice(['Anna', 'Bruno']))
    expect(shown.at(-1)).toMatchObject({ title, body, lang: language })
  }
  for (const [language, title] of [
    ['de', 'Riftblade: die Partie ist zu Ende'],
    ['it', 'Riftblade: la partita è finita'],
    ['en', 'Riftblade: the game is over'],
  ]) {
    stored.set(`catena-reader ${ORIGIN}/play/`, new Map([[`${ORIGIN}/play/language`, language]]))
    await worker.run('push', notice(['Anna'], 'over'))
    expect(shown.at(-1)).toMatchObject({ title, tag: 't1' })
  }
  // a new version of the page still knows the language
  await installation('/play/', '2').begin('later')
  expect(stored.has(`catena-reader ${ORIGIN}/play/`)).toBe(true)
})

test('of a message that a later server sends it says what is true of every one, and opens the table', async () => {
  const worker = installation('/play/', '1')
  for (const [language, title] of [
    ['de', 'Riftblade: Neues an deinem Tisch'],
    ['it', 'Riftblade: novità al tuo tavolo'],
    ['en', 'Riftblade: there is news at your table'],
  ]) {
    stored.set(`catena-reader ${ORIGIN}/play/`, new Map([[`${ORIGIN}/play/language`, language]]))
    for (const kind of ['offer', 'toString', undefined]) {
      await worker.run('push', { data: { json: () => ({ kind, table: 't1', title: 'Riftblade' }) } })
      expect(shown.at(-1), String(kind)).toMatchObject({ title, body: '', tag: 't1', data: { table: 't1' } })
    }
  }
})

test('whoever looks at the table is not told; at another one he is', async () => {
  const worker = installation('/play/', '1')
  pages = [[`${ORIGIN}/play/#table=t1`, true]]
  await worker.run('push', notice([]))
  expect(shown).toEqual([])
  for (const page of [`${ORIGIN}/play/#table=t2`, `${ORIGIN}/play/`]) {
    pages = [
      [page, true],
      [`${ORIGIN}/play/#table=t1`, false],
    ]
    await worker.run('push', notice([]))
  }
  expect(shown).toHaveLength(2)
})

test('what it says opens the table, where no page has it open', async () => {
  const worker = installation('/play/', '1')
  let closed = 0
  const press = () => worker.run('notificationclick', { notification: { data: { table: 't1' }, close: () => closed++ } })
  pages = [[`${ORIGIN}/play/#table=t2`, true]]
  await press()
  pages.push([`${ORIGIN}/play/?language=de#table=t1`, false])
  await press()
  expect(opened).toEqual([`${ORIGIN}/play/#table=t1`, `focus ${ORIGIN}/play/?language=de#table=t1`])
  expect(closed).toBe(2)
})

const told = (endpoint: string) => ({
  url: '/api/1/me/push',
  body: { endpoint, keys: { p256dh: 'p', auth: 'a' }, kinds: true },
})

test('another address at the push service is told to the server', async () => {
  const worker = installation('/play/', '1')
  network.set('/api/1/me/push', [200, '{}'])
  network.set(`${ORIGIN}/api/1/me/push`, [200, '{}'])
  await worker.run('pushsubscriptionchange', { newSubscription: subscription('new') })
  await worker.run('pushsubscriptionchange', { oldSubscription: { options: { key: 'same key' } } })
  await worker.run('pushsubscriptionchange')
  expect(asked).toEqual([told('new'), told('renewed with same key')])
})

test('a worker that takes the place of an older one tells the server that it knows kinds of messages, where it is told any', async () => {
  network.set(`${ORIGIN}/api/1/me/push`, [200, '{}'])
  await installation('/play/', '1').begin('first')
  expect(asked).toEqual([])
  subscribed = subscription('known')
  await installation('/play/', '2').begin('second')
  expect(asked).toEqual([told('known')])
  // without a network it serves its files all the same
  network.delete(`${ORIGIN}/api/1/me/push`)
  const last = installation('/play/', '3')
  await last.begin('third')
  expect(await last.ask('assets/page.js')).toBe('script third')
  // neither does a server that does not answer keep it from that
  silent = true
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  await installation('/play/', '4').begin('fourth')
  expect(timeout).toHaveBeenCalledOnce()
  timeout.mockRestore()
  silent = false
  // of a page that subscribes
  network.set(`${ORIGIN}/api/1/me/push`, [200, '{}'])
  await last.run('message', { data: subscription('pressed').toJSON() })
  expect(asked.at(-1)).toEqual(told('pressed'))
})
