// Keeps one page, with what it needs to look right, for when there is no connection. Everything else goes to the network.
const CACHE = 'offline-1'
const PAGE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)))
  else if (new URL(request.url).pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

async function keepPage() {
  const cache = await caches.open(CACHE)
  const answer = await fetch(PAGE, { cache: 'reload' })
  const html = await answer.clone().text()
  const needs = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+\.(?:css|woff2|svg))/g)].map(([, path]) => path)
  await cache.addAll([...new Set(needs)])
  await cache.put(PAGE, answer)
}
