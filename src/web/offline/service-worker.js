// Keeps the whole client in the browser, so that it opens without a network. The build puts VERSION and FILES in front of this.
/* global VERSION, FILES */

// Caches belong to the origin, and other installations may lie in other folders of it: each has the folder it serves in its name.
const OWN = `catena ${self.registration.scope} `
const CACHE = OWN + VERSION

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), subscribeAsThis()]))
})

/** Files of older versions are of no use once this one is in charge. */
async function forgetOlder() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(request.mode === 'navigate' ? openPage(request) : findFile(request))
})

/** The page itself may have changed: the network is asked first. What it cannot give, or refuses to, is what was kept. */
async function openPage(request) {
  const answer = await fetch(request).catch(() => undefined)
  if (answer !== undefined && (answer.ok || answer.type === 'opaqueredirect')) return answer
  return (await kept(isPage(request) ? './' : request)) ?? answer ?? Response.error()
}

/** Is this the page of this folder, and not a file in it or a page below it? */
function isPage({ url }) {
  const { origin, pathname } = new URL(url)
  return [self.registration.scope, `${self.registration.scope}index.html`].includes(origin + pathname)
}

/** Everything else has the hash of its content in its name: what is kept is what was asked for. */
async function findFile(request) {
  return (await kept(request)) ?? fetch(request)
}

/** What the cache of this version has, and no other cache. */
async function kept(request) {
  return (await caches.open(CACHE)).match(request)
}

// A game waits for the reader, or has ended. The server tells facts; they become words here, where it is known in which language. A worker may
// be older than the server that tells it something: of a kind that it does not know it says what is true of every kind.

const WORDS = {
  en: { kinds: { turn: 'your move', over: 'the game is over' }, news: 'there is news at your table', and: ' and ', others: 'with ' },
  de: { kinds: { turn: 'Du bist dran', over: 'die Partie ist zu Ende' }, news: 'Neues an deinem Tisch', and: ' und ', others: 'mit ' },
  it: { kinds: { turn: 'tocca a te', over: 'la partita è finita' }, news: 'novità al tuo tavolo', and: ' e ', others: 'con ' },
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data.json()))
})

async function showNotice({ kind, table, title, others = [] }) {
  const pages = await self.clients.matchAll({ type: 'window' })
  // whoever looks at the table sees it there
  if (pages.some(({ url, focused }) => focused && new URL(url).hash === `#table=${table}`)) return
  const language = await (await (await caches.open(`catena-reader ${self.registration.scope}`)).match('./language'))?.text()
  const words = WORDS[language] ?? WORDS.en
  const news = Object.hasOwn(words.kinds, kind) ? words.kinds[kind] : words.news
  await self.registration.showNotification(`${title}: ${news}`, {
    body: others.length === 0 ? '' : words.others + others.join(words.and),
    icon: './icon.svg',
    lang: language ?? 'en',
    // the next one about this table takes its place
    tag: table,
    data: { table },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data.table))
})

/** A page that plays something else is left alone. */
async function openTable(table) {
  const address = `${self.registration.scope}#table=${table}`
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => url.split('#')[0].startsWith(self.registration.scope) && new URL(url).hash === `#table=${table}`)
  await (page === undefined ? self.clients.openWindow(address) : page.focus())
}

// Some browsers take another address at their push service now and then.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event))
})

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const next = newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)))
  if (next) await subscribe(next.toJSON())
}

// The page has subscribed.
self.addEventListener('message', (event) => {
  event.waitUntil(subscribe(event.data))
})

/** Whoever was told something by an older worker, which took each message for a turn, is told other things from now on, too. */
async function subscribeAsThis() {
  const known = await self.registration.pushManager?.getSubscription()
  // without a network the files of this version are there all the same
  if (known) await subscribe(known.toJSON()).catch(() => undefined)
}

/** `kinds`: of messages, which this worker tells apart. */
async function subscribe({ endpoint, keys }) {
  await fetch('/api/1/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, kinds: true }),
    // pages wait until this worker is in charge
    signal: AbortSignal.timeout(5000),
  })
}
