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
