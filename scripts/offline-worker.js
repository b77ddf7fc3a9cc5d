// The service worker: keeps everything that was built, answers from what it keeps, and goes to the network only for
// what it does not know. The names of files carry their content, so nothing kept can be out of date. A newer version
// waits until no page is open or one asks for it, and what an open page may still load is kept until it is closed.
const FILES = __FILES__
const PREFIX = 'undercroft-'
const CACHE = PREFIX + __VERSION__

/** So many files are fetched at a time, those of the shell first: whoever plays meanwhile needs the line as well. */
const LANES = 3

self.addEventListener('install', event => event.waitUntil(keepAll()))

self.addEventListener('activate', event => {
  event.waitUntil(forgetUnused().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.waitUntil(forgetUnused())
  event.respondWith(answerTo(request))
})

/** A server tells that it is somebody's turn; the words are its own. */
self.addEventListener('push', event => {
  const { match, text } = event.data?.json() ?? {}
  if (!text) return
  event.waitUntil(self.registration.showNotification('Undercroft', { body: text, tag: match, data: match }))
  // How many tables wait is told by the page, once it is open.
  event.waitUntil(self.navigator.setAppBadge?.())
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(goTo(`./#/table/${event.notification.data}`))
})

/** In a page that is open, or else in a new one. */
async function goTo(place) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(place)
  await page.focus()
  return page.navigate(place)
}

async function keepAll() {
  const cache = await caches.open(CACHE)
  const files = FILES.values()
  const lane = async () => {
    // What has no content in its name may have changed since the browser last had it.
    for (const file of files) await cache.add(new Request(file, { cache: 'no-cache' }))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Older versions go when nobody can need them any more; what is just being fetched stays. */
async function forgetUnused() {
  const { installing, waiting } = self.registration
  if (installing || waiting) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 0) return
  const names = await caches.keys()
  const older = names.filter(name => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(older.map(name => caches.delete(name)))
}

/** From this version first: the page itself has the same name in all of them. */
async function answerTo(request) {
  // What is kept is the same for whoever asks, whatever a server says of its headers.
  const how = { ignoreSearch: request.mode === 'navigate', ignoreVary: true }
  const own = await caches.match(request, { ...how, cacheName: CACHE })
  return own ?? (await caches.match(request, how)) ?? fetch(request)
}
