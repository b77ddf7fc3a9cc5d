// The service worker: keeps everything that was built, answers from what it keeps, and goes to the network only for
// what it does not know. The names of files carry their content, so nothing kept can be out of date.
const FILES = __FILES__
const CACHE = `undercroft-${__VERSION__}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return
  event.respondWith(
    caches
      // What is kept is the same for whoever asks, whatever a server says of its headers.
      .match(event.request, { ignoreSearch: event.request.mode === 'navigate', ignoreVary: true })
      .then(kept => kept ?? fetch(event.request)),
  )
})
