// Keeps the whole client in the browser, so that it opens without a network. The build puts VERSION and FILES in front of this.
/* global VERSION, FILES */
const CACHE = `catena-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

// Files of older versions are of no use once this one is in charge.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('catena-') && name !== CACHE).map((name) => caches.delete(name))),
      ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? openPage(request) : findFile(request))
})

/** The page itself may have changed: the network is asked first. */
async function openPage(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('./', { ignoreSearch: true })) ?? Response.error()
  }
}

/** Everything else has the hash of its content in its name: what is kept is what was asked for. */
async function findFile(request) {
  return (await caches.match(request)) ?? fetch(request)
}
