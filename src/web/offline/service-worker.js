// Keeps the whole client in the browser, so that it opens without a network. The build puts VERSION and FILES in front of this.
/* global VERSION, FILES */

// Caches belong to the origin, and other installations may lie in other folders of it: each has the folder it serves in its name.
const OWN = `catena ${self.registration.scope} `
const CACHE = OWN + VERSION

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

// Files of older versions are of no use once this one is in charge.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)))),
  )
})

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

// A game waits for the reader. The server tells facts; they become words here, where it is known in which language.

const WORDS = {
  en: { turn: 'your move', and: ' and ', others: 'with ' },
  de: { turn: 'Du bist dran', and: ' und ', others: 'mit ' },
  it: { turn: 'tocca a te', and: ' e ', others: 'con ' },
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data.json()))
})

async function showNotice({ table, title, others }) {
  const pages = await self.clients.matchAll({ type: 'window' })
  // whoever looks at the table sees it there
  if (pages.some(({ url, focused }) => focused && new URL(url).hash === `#table=${table}`)) return
  const language = await (await (await caches.open(`catena-reader ${self.registration.scope}`)).match('./language'))?.text()
  const words = WORDS[language] ?? WORDS.en
  await self.registration.showNotification(`${title}: ${words.turn}`, {
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
  if (!next) return
  const { endpoint, keys } = next.toJSON()
  await fetch('/api/1/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
