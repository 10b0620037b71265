import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible, openBrowser, started, type Visit } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit, siteUrl } = openBrowser({ pictures: true })
const PASSWORD = 'open-the-door'
const READER = 'miradouro@demo.lintel.test'
const SAVED = '/user/favorites-properties'

async function ask(path: string, body: object, token?: string) {
  const answer = await fetch(`${siteUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { token: string }
}

const tokenOf = async (email: string) => (await ask('user_signup', { type: 3, email, password: PASSWORD })).token

/** Two homes that the user saved, with their titles and addresses. */
async function twoSaved() {
  const { data } = (await (await fetch(`${siteUrl}/api/get-property-list?limit=30`)).json()) as {
    data: { id: number; title: string; slug_id: string; title_image: string; is_premium: boolean }[]
  }
  const homes = data.filter(({ is_premium }) => !is_premium).slice(0, 2)
  const token = await tokenOf(READER)
  const sql = await siteDatabase()
  await sql`delete from favourites where user_id = (select id from users where email = ${READER})`
  for (const { id } of homes) await ask('add_favourite', { property_id: id, type: 1 }, token)
  return homes
}

async function signedIn(): Promise<Visit> {
  const opened = await visit(`/sign-in?next=${SAVED}`, { width: 390 })
  const { page } = opened
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(READER)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL(`**${SAVED}`)
  return opened
}

const copies = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('offline-own'))) return []
    const kept = await (await caches.open('offline-own')).keys()
    return kept.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/offline-reader')
  })

/** Console messages about the missing network are expected in these tests. */
function forgiveNetwork({ faults }: Visit) {
  const others = faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(fault))
  faults.splice(0, faults.length, ...others)
}

test('saved homes can be read offline, by their user alone', async () => {
  const homes = await twoSaved()
  const opened = await signedIn()
  const { page, context } = opened
  await expect
    .poll(() => copies(page))
    .toEqual(expect.arrayContaining([SAVED, `/properties-details/${homes[0]!.slug_id}`]))
  await expect.poll(async () => (await copies(page)).length).toBeGreaterThan(2)

  const photo = new URL(homes[0]!.title_image).pathname.replace(/\/[^/]*$/, '')
  await expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, photo)).toBe(true)

  await context.setOffline(true)
  await page.goto(SAVED)
  await page.getByText(/^You’re offline\. Showing a copy from .+\.$/).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: homes[0]!.title }).first().click()
  await page.getByRole('heading', { level: 1, name: homes[0]!.title }).waitFor()
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0)
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.getByRole('button').count()).toBe(0)
  await page.goto('/all-agents')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await page.getByRole('link', { name: 'Saved' }).first().click()
  await page.getByRole('heading', { name: homes[1]!.title }).waitFor()

  await context.setOffline(false)
  await page.goto(SAVED)
  expect(await page.getByText(/Showing a copy from/).count()).toBe(0)
  await started(page)
  await page.getByLabel(/’s account$/).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await expect.poll(() => copies(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(SAVED)
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  forgiveNetwork(opened)
})

test('photos of an own listing that is not public are shown online and not cached', async () => {
  const [shown] = await twoSaved()
  const sql = await siteDatabase()
  const [home] = await sql<{ id: number; slug: string; title: string; key: string }[]>`
    select p.id, p.slug, p.title, m.key from properties p join media m on m.id = p.title_media_id
    where p.owner_id = (select id from users where email = ${READER}) and p.is_active and p.request_status = 'approved'
      and not p.is_private and not p.is_premium
    order by p.id limit 1`
  const setPrivate = (to: boolean) => sql`update properties set is_private = ${to} where id = ${home!.id}`
  onTestFinished(async () => void (await setPrivate(false)))
  await setPrivate(true)
  await ask('add_favourite', { property_id: home!.id, type: 1 }, await tokenOf(READER))
  const { page } = await signedIn()
  const own = page.locator(`main img[src*="${home!.key}"]`).first()
  expect(await own.getAttribute('src')).toMatch(/\/signed\/[\w.-]+\/images\//)
  await own.scrollIntoViewIfNeeded()
  expect(await own.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0)

  await expect.poll(() => copies(page)).toContain(`/properties-details/${home!.slug}`)
  const pictures = () =>
    page.evaluate(async () => (await (await caches.open('offline-pictures')).keys()).map(({ url }) => url))
  const key = new URL(shown!.title_image).pathname.split('/').at(-2)
  await expect.poll(async () => (await pictures()).some((url) => url.includes(key!))).toBe(true)
  // The photos of all offline copies are cached page by page; the last page has to be finished.
  await expect.poll(async () => (await pictures()).length, { interval: 500 }).toBeGreaterThan(3)
  expect((await pictures()).filter((url) => url.includes('/signed/'))).toEqual([])
  // Demo listings share photos, so another offline copy can show the same photo by its public URL.
  const isElsewhere = await page.evaluate(async (photo) => {
    const cache = await caches.open('offline-own')
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    const pages = await Promise.all(responses.map((response) => response!.text()))
    return pages.some((html) => new RegExp(`(?<!/signed/[\\w.-]+)/images/\\w+/${photo}`).test(html))
  }, home!.key)
  if (!isElsewhere) expect((await pictures()).filter((url) => url.includes(home!.key))).toEqual([])
})

test('another user’s session deletes the offline copies of the previous user without a sign-out', async () => {
  await twoSaved()
  const opened = await signedIn()
  const { page, context } = opened
  await expect.poll(() => copies(page)).toContain(SAVED)
  const session = await tokenOf('helena@demo.lintel.test')
  await context.addCookies([{ name: 'session', value: session, url: siteUrl }])
  await page.goto('/')
  await expect.poll(() => copies(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(SAVED)
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  forgiveNetwork(opened)
})

test('the site is installable as an app, and the operator can remove its service worker and caches', async () => {
  const { page, context } = await visit('/')
  const cdp = await context.newCDPSession(page)
  const { errors, url } = await cdp.send('Page.getAppManifest')
  expect({ errors, url }).toEqual({ errors: [], url: `${siteUrl}/manifest.webmanifest` })
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  await started(page)
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
  await expect.poll(workers).toContain(`${siteUrl}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
  const sql = await siteDatabase()
  const turn = (to: string) => sql`update settings set value = ${to} where key = 'offline_copies'`
  onTestFinished(async () => void (await turn('1')))
  await turn('0')
  await expect.poll(async () => (await fetch(`${siteUrl}/sw.js`)).text()).toContain('unregister')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(workers).not.toContain(`${siteUrl}/`)
})

test('the offline notice appears and goes although the application has not started', async () => {
  const { page, context, faults } = await visit('/')
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  const notice = page.getByText('You’re offline. This page may be out of date.')
  expect(await notice.isVisible()).toBe(false)
  await context.setOffline(true)
  await notice.waitFor()
  expect(await page.locator('html[data-hydrated]').count()).toBe(0)
  await context.setOffline(false)
  await notice.waitFor({ state: 'hidden' })
  // The browser logs the aborted scripts.
  faults.length = 0
})
