import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser({ windows: true })

const MESSAGE = {
  title: 'Garden flat',
  body: 'Asha: Is it still free?',
  image: '',
  icon: '',
  link: `${siteUrl}/faqs`,
  tag: 'chat-1-2',
  data: { type: 'chat' },
}

const SCOPE = '/firebase-cloud-messaging-push-scope'

/** The active service worker of the page, and a function that dispatches push events to it. */
async function atWork(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === siteUrl + SCOPE)
      if (found) resolve(found.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(async (scope) => {
    const { installing } = await navigator.serviceWorker.register('/firebase-messaging-sw.js', { scope })
    await new Promise<void>((resolve) => {
      const isReady = () => !installing || installing.state === 'activated'
      if (installing) installing.onstatechange = () => isReady() && resolve()
      // The worker may have been activated before the handler was set.
      if (isReady()) resolve()
    })
  }, SCOPE)
  const registrationId = await registered
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/firebase-messaging-sw.js'))!
  return {
    worker,
    deliver: (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin: siteUrl, registrationId, data }),
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
      }),
  }
}

test('the service worker shows a push once while no page is visible, and opens its address on click', async () => {
  proves('7.76')
  const { page, context } = await visit('/about-us')
  await context.grantPermissions(['notifications'])
  await started(page)
  const { worker, deliver, shown } = await atWork(page)
  expect(worker.url()).toBe(`${siteUrl}/firebase-messaging-sw.js`)
  const served = await context.request.get('/firebase-messaging-sw.js')
  expect(served.headers()['cache-control']).toContain('max-age=0')

  // A visible page shows the notification itself.
  const told = await page.evaluateHandle(() => ({
    message: new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    ),
  }))
  await deliver(JSON.stringify(MESSAGE))
  expect(await told.evaluate(({ message }) => message)).toMatchObject({
    kind: 'push',
    message: { title: 'Garden flat', data: { type: 'chat' } },
  })
  expect(await shown()).toEqual([])

  const away = await context.newPage()
  await page.goto('about:blank')
  await deliver(JSON.stringify(MESSAGE))
  await deliver(JSON.stringify({ ...MESSAGE, body: 'Asha: And the garden?' }))
  await expect.poll(shown).toEqual([{ title: 'Garden flat', body: 'Asha: And the garden?', tag: 'chat-1-2' }])
  await deliver(
    JSON.stringify({ notification: { title: 'As Firebase says it', body: 'Too' }, data: { type: 'default' } }),
  )
  await expect.poll(async () => (await shown()).length).toBe(2)
  await deliver('null')
  await deliver('{}')
  expect(await shown()).toHaveLength(2)

  // The notification of an unsent message is closed, and no other.
  const about = (message_id: string) =>
    JSON.stringify({ ...MESSAGE, body: `Message ${message_id}`, data: { type: 'chat', message_id } })
  const takenBack = (message_id: string) =>
    JSON.stringify({ title: '', tag: 'chat-1-2', data: { type: 'delete_message', message_id } })
  await deliver(about('8'))
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toContain('Message 8')
  await deliver(takenBack('7'))
  expect(await shown()).toHaveLength(2)
  await deliver(takenBack('8'))
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['As Firebase says it'])
  await deliver(JSON.stringify(MESSAGE))
  await expect.poll(async () => (await shown()).length).toBe(2)

  const press = (link: string) =>
    worker.evaluate(async (link) => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration; dispatchEvent(event: Event): void }
      await scope.registration.showNotification('Pressed', { tag: 'pressed', data: { link } })
      const [notification] = await scope.registration.getNotifications({ tag: 'pressed' })
      const Made = (globalThis as unknown as { NotificationEvent: new (kind: string, how: object) => Event })
        .NotificationEvent
      scope.dispatchEvent(new Made('notificationclick', { notification }))
    }, link)
  await away.goto('/about-us')
  // Listens before the first click: earlier messages would be lost.
  const asked = await away.evaluateHandle(() => ({
    addresses: new Promise((resolve) => {
      const addresses: string[] = []
      navigator.serviceWorker.onmessage = ({ data, ports }) => {
        ports[0]?.postMessage('goes')
        if (data.kind === 'push-open' && addresses.push(data.address) === 2) resolve(addresses)
      }
    }),
  }))
  await press(`${siteUrl}/faqs`)
  await press('https://elsewhere.example/phish')
  expect(await asked.evaluate(({ addresses }) => addresses)).toEqual([`${siteUrl}/faqs`, `${siteUrl}/`])
})

test('a user who denies the permission sees how to allow it, and nothing else happens', async () => {
  proves('8.16')
  const { page } = await visit('/sign-in?next=/user/notifications', { width: 390 })
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('helena@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/user/notifications')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const press = page.getByRole('switch', { name: 'Push notifications on this device' })
  await press.click()
  await page.getByText('Notifications are blocked for this site.', { exact: false }).waitFor()
  expect(await press.isChecked()).toBe(false)
  expect(logged).toContain('Notification Permission Denied.')
  expect(await page.evaluate(() => localStorage.getItem('push-registration'))).toBeNull()
  await expectAccessible(page)
})
