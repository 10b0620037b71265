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

/** Two homes that the reader keeps, by their titles and addresses. */
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

/** What a browser says about a network that is away is what these stories are about. */
function forgiveNetwork({ faults }: Visit) {
  const others = faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(fault))
  faults.splice(0, faults.length, ...others)
}

test('saved homes can be read without a connection, by their owner alone', async () => {
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
  await page.getByText(/^This is the copy of .+ You are offline\.$/).waitFor()
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
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByRole('link', { name: 'Saved' }).first().click()
  await page.getByRole('heading', { name: homes[1]!.title }).waitFor()

  await context.setOffline(false)
  await page.goto(SAVED)
  expect(await page.getByText(/^This is the copy of/).count()).toBe(0)
  await started(page)
  await page.getByLabel(/^Account of /).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await expect.poll(() => copies(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(SAVED)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  forgiveNetwork(opened)
})

test('whoever reads next finds nothing of the one before, though nobody signed out', async () => {
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
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  forgiveNetwork(opened)
})

test('a browser may keep the site like an app, and the operator can end what it keeps', async () => {
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
