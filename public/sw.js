// Keeps one page for when there is no connection, and copies of what a signed-in reader saved. Pages always come from the
// network while there is one; a copy is a plain document without script, and belongs to the reader it was made for.
const BUILD = 'development'
const SHELL = `offline-shell-${BUILD}`
const OWN = 'offline-own'
const PICTURES = 'offline-pictures'
const OURS = /^offline-/
const OFFLINE_PAGE = '/offline'
const READER = '/offline-reader'
const FRESH_MS = 6 * 60 * 60 * 1000
const MOST_PAGES = 40
const MOST_PICTURES = 400
const PICTURES_OF_A_PAGE = 24
/** Wide enough for a phone, and most pictures have it. */
const KEPT_WIDTH = 640

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names
              .filter((name) => OURS.test(name) && ![SHELL, OWN, PICTURES].includes(name))
              .map((name) => caches.delete(name)),
          ),
        ),
    ]).then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/') && !url.pathname.endsWith('.js'))
    event.respondWith(kept(SHELL, url.pathname).then((answer) => answer ?? fetch(request)))
  else if (url.pathname.startsWith('/images/'))
    event.respondWith(fetch(request).catch(async (error) => (await kept(PICTURES, pictureKey(url))) ?? refuse(error)))
})

self.addEventListener('message', (event) => {
  const { keep, isAll, forget } = event.data ?? {}
  if (forget) event.waitUntil(drop())
  else if (Array.isArray(keep)) event.waitUntil(keepPages(keep.slice(0, MOST_PAGES), isAll === true))
})

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(belongsTo(answer.headers.get('x-reader')))
    return answer
  } catch {
    const { pathname } = new URL(event.request.url)
    const copy = await kept(OWN, pathname)
    return copy ? asCopy(copy) : ((await kept(SHELL, OFFLINE_PAGE)) ?? Response.error())
  }
}

const kept = async (cache, path) => (await caches.open(cache)).match(path, { ignoreSearch: true, ignoreVary: true })

const refuse = (error) => {
  throw error
}

/** Any width of a picture stands in for any other. */
const pictureKey = ({ pathname }) => pathname.replace(/\/[^/]*$/, '')

/** The document without its script, saying how old it is; buttons that could do nothing are hidden by the stylesheet. */
async function asCopy(copy) {
  const shell = await kept(SHELL, OFFLINE_PAGE)
  const note = /data-kept-note[^>]*>([^<]*)</.exec(shell ? await shell.text() : '')?.[1] ?? ''
  const html = await copy.text()
  const language = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? 'en'
  const date = new Date(copy.headers.get('date') ?? Date.now())
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('<html', '<html data-kept')
    .replace(/<body[^>]*>/, (body) => `${body}<p role="status" class="kept-note">${note.replace('{date}', at)}</p>`)
  return new Response(plain, { status: 200, headers: copy.headers })
}

async function keepShell() {
  const answer = await fetch(OFFLINE_PAGE, { cache: 'reload' })
  if (!answer.ok) throw new Error(`The offline page answered ${answer.status}`)
  const cache = await caches.open(SHELL)
  await cache.addAll(stylesIn(await answer.clone().text()))
  await cache.put(OFFLINE_PAGE, answer)
}

const stylesIn = (html) => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+\.(?:css|woff2|svg))/g)].map(([, path]) => path)),
]

/** Whoever the network says is reading: the copies of anybody else go. */
async function belongsTo(reader) {
  const owner = reader === null ? undefined : await kept(OWN, READER)
  if (owner && (await owner.text()) !== reader) await drop()
}

// What is still being written into a deleted cache goes with it.
const drop = () => Promise.all([caches.delete(OWN), caches.delete(PICTURES)])

async function keepPages(addresses, isAll) {
  const paths = addresses
    .map((address) => new URL(address, location.origin))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname)
  const first = paths.length > 0 && (await fetchPage(paths[0]))
  if (!first) return
  await belongsTo(first.reader)
  const own = await caches.open(OWN)
  const pictures = await caches.open(PICTURES)
  await own.put(READER, new Response(first.reader))
  if (isAll) await keepOnly(own, paths)
  const documents = []
  for (const path of paths) {
    const copy = await own.match(path, { ignoreVary: true })
    // What was asked for by name is always made anew; what it leads to only now and then.
    if (copy && path !== paths[0] && Date.now() - Date.parse(copy.headers.get('date') ?? '') < FRESH_MS) continue
    const page = path === paths[0] ? first : await fetchPage(path)
    // Somebody else reads by now, or the connection is gone.
    if (page?.reader !== first.reader) return
    if (!page.answer.ok || page.answer.redirected) continue
    documents.push(await page.answer.clone().text())
    await own.put(path, page.answer)
  }
  for (const html of documents) {
    await keepStyles(html)
    await keepPictures(pictures, html)
  }
}

/** A page with whose it is; null when nobody is signed in, or there is no connection. */
async function fetchPage(path) {
  const answer = await fetch(path).catch(() => null)
  const reader = answer?.headers.get('x-reader')
  return reader && reader !== 'none' ? { answer, reader } : null
}

async function keepOnly(own, paths) {
  for (const request of await own.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/properties-details/') && !paths.includes(pathname)) await own.delete(request)
  }
}

async function keepStyles(html) {
  const shell = await caches.open(SHELL)
  for (const style of stylesIn(html)) if (!(await kept(SHELL, style))) await shell.add(style).catch(() => {})
}

async function keepPictures(cache, html) {
  const addresses = [...html.matchAll(/<img[^>]* src="([^"]*\/images\/[^"]+)"/g)].map(([, address]) => address)
  const wanted = [...new Set(addresses)]
    .map((address) => new URL(address, location.origin))
    // A signed address ends within a day, and what it shows is not public: nothing of it is kept.
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/images/'))
    .slice(0, PICTURES_OF_A_PAGE)
  await Promise.all(
    wanted.map(async (url) => {
      if (await cache.match(pictureKey(url))) return
      const answer = (await picture(`${pictureKey(url)}/${KEPT_WIDTH}.webp`)) ?? (await picture(url))
      if (answer) await cache.put(pictureKey(url), answer)
    }),
  )
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - MOST_PICTURES))) await cache.delete(old)
}

const picture = (address) =>
  fetch(address).then(
    (answer) => (answer.ok ? answer : null),
    () => null,
  )
