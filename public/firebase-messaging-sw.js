// Shows what arrives while nobody looks at the site, and leads to what it is about. Pages are kept by another worker, /sw.js.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  event.waitUntil(receive(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.link))
})

// The browser has a new address for this device; pages that are open say so, others find out with their next visit.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellPages({ kind: 'push-subscription-changed' }))
})

async function receive(data) {
  const message = read(data)
  if (!message) return
  if (message.data.type === 'delete_message') return takeBack(message)
  const pages = await tellPages({ kind: 'push', message })
  // Whoever has the site before their eyes sees it there.
  if (pages.some((page) => page.focused && page.visibilityState === 'visible')) return
  await self.registration.showNotification(message.title, {
    body: message.body,
    icon: message.icon || '/app-icon-512.png',
    image: message.image || undefined,
    tag: message.tag || undefined,
    dir: 'auto',
    data: { link: message.link, type: message.data.type, label: message.label, messageId: message.data.message_id },
  })
}

/** What was taken back is shown no longer; the notification of a later message of the same conversation stays. */
async function takeBack({ tag, data }) {
  const shown = await self.registration.getNotifications(tag ? { tag } : {})
  for (const each of shown) if (each.data?.messageId === data.message_id) each.close()
}

/** As we send it, or as Firebase does. */
function read(data) {
  let given
  try {
    given = data?.json()
  } catch {
    given = { title: data.text() }
  }
  if (!given || typeof given !== 'object') return null
  const { notification = {}, data: facts = {}, fcmOptions = {} } = given
  const text = (...values) => values.find((value) => typeof value === 'string' && value !== '') ?? ''
  const title = text(given.title, notification.title, facts.title)
  if (!title && facts.type !== 'delete_message') return null
  return {
    title,
    body: text(given.body, notification.body, facts.body),
    image: text(given.image, notification.image, facts.image),
    icon: text(given.icon, notification.icon),
    link: text(given.link, fcmOptions.link, facts.link),
    tag: text(given.tag, notification.tag),
    label: text(fcmOptions.analyticsLabel, facts.type),
    data: typeof facts === 'object' && facts !== null ? facts : {},
  }
}

async function tellPages(news) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(news)
  return pages
}

/** Only a page of this site. One that is open goes there itself; where none answers, another is opened. */
async function openPage(link) {
  const url = new URL(link || '/', self.location.origin)
  const address = url.origin === self.location.origin ? url.href : `${self.location.origin}/`
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (page && (await goes(page, address))) return page.focus().catch(() => {})
  return self.clients.openWindow(address)
}

const PATIENCE_MS = 500

function goes(page, address) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), PATIENCE_MS)
    page.postMessage({ kind: 'push-open', address }, [port2])
  })
}
