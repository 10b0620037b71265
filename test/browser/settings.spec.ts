import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'
import { startSite } from '#test/support/site.ts'
import { siteDatabase } from '#test/support/site-database.ts'

// A site with default settings: it asks for consent and for the position.
const site = await startSite({ DEMO: 'off' })
const database = await siteDatabase(site.dataDir)
const { visit } = openBrowser({ siteUrl: site.siteUrl, expected: /status of 404/, pictures: true })
beforeAll(async () => {
  const owner = await makeUser(database as never, { name: 'Ana Lima', slug: 'ana-lima' })
  await makeProperty(database as never, { slug: 'without-files', owner_id: owner.id, gallery: 2 })
})
afterAll(site.stop)

const POSITION = { latitude: 48.8566, longitude: 2.3522 }

/** All browser storage of the site, and all requests that it sends. */
async function watched(path: string, isGranted: boolean) {
  const { page, context } = await visit('/privacy-policy')
  const logged: string[] = []
  const sent: string[] = []
  await context.addInitScript(() => {
    const calls: PositionOptions[] = []
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    Object.assign(window, { calls })
    navigator.geolocation.getCurrentPosition = (done, failed, options) => {
      calls.push(options!)
      ask(done, failed, options)
    }
  })
  if (isGranted) await context.grantPermissions(['geolocation'])
  await context.setGeolocation(POSITION)
  // The first page asks as well; only calls of the page under test count.
  await page.goto('about:blank')
  page.on('console', (message) => message.text().startsWith('Position:') && logged.push(message.text()))
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(path)
  await started(page)
  const kept = async () =>
    JSON.stringify([
      await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
      (await context.cookies()).map(({ name, value }) => [name, value]),
    ])
  const asked = () => page.evaluate(() => (window as unknown as { calls: PositionOptions[] }).calls)
  return { page, logged, sent, kept, asked }
}

test('the position is requested once on load, logged, and neither stored nor sent', async () => {
  proves('1.18', '9.12')
  const { page, logged, sent, kept, asked } = await watched('/faqs', true)
  await expect.poll(() => logged).toEqual(['Position: 48.8566 2.3522'])
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await page.waitForURL('**/contact-us')
  expect(await asked()).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }])
  expect(sent.filter((request) => request.includes('48.85'))).toEqual([])
  expect(await kept()).not.toContain('48.85')
})

test('a denied position is logged and changes nothing', async () => {
  proves('1.18')
  const { page, logged } = await watched('/faqs', false)
  await expect.poll(() => logged).toEqual([expect.stringMatching(/^Position: .*denied/i)])
  await page.getByRole('heading', { level: 1 }).waitFor()
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(entries.filter((entry) => /^(position|geo)/i.test(entry))).toEqual([])
})

test('account pages do not request the position', async () => {
  const { page, asked } = await watched('/sign-in', true)
  await page.waitForLoadState('networkidle')
  expect(await asked()).toEqual([])
})

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const searched = async (page: Page) => {
  await page.goto('/')
  await started(page)
  const line = page.getByRole('main').getByRole('combobox').first()
  await line.fill('villas in Dubai')
  await line.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
  return page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => /^(recent|home-marks)/.test(key)))
}

test('nothing optional is stored before the visitor accepts, nor after a decline', async () => {
  const { page, context } = await visit('/')
  await notice(page).waitFor()
  await expectFine(page)
  expect(await searched(page)).toEqual([])
  await notice(page).getByRole('button', { name: 'Decline' }).click()
  await notice(page).waitFor({ state: 'detached' })
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')?.value).toBe('declined')
  expect(await searched(page)).toEqual([])
  expect(await notice(page).isVisible()).toBe(false)
})

test('after Accept searches are stored; a decline from the footer deletes them', async () => {
  const { page, context } = await visit('/', { width: 390, height: 844 })
  await started(page)
  await expectFine(page)
  await notice(page).getByRole('button', { name: 'Accept' }).click()
  expect(await searched(page)).toContain('recent-searches')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  await notice(page).getByRole('button', { name: 'Decline' }).click()
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')?.value).toBe('declined')
})

/** How photos look whose files fail to load; a new browser context has no service worker yet that would fetch them. */
async function brokenPhotos() {
  const { page, context } = await visit('/privacy-policy')
  await context.route('**/images/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/properties-details/without-files')
  await started(page)
  return () =>
    page
      .locator('.mosaic img')
      .evaluateAll((images) => images.map((image) => `${image.dataset.broken} ${image.getAttribute('src')}`))
}

test('a photo that fails to load is hidden, or replaced by the operator’s placeholder', async () => {
  const before = await brokenPhotos()
  await expect.poll(before).toEqual(Array(3).fill(expect.stringMatching(/^hidden .*images/)))
  await database`update settings set value = '/apple-touch-icon.png' where key = 'web_placeholder_logo'`
  const isNoticed = async () => (await fetch(`${site.siteUrl}/faqs`)).text()
  await expect.poll(isNoticed).toContain('/apple-touch-icon.png')
  const after = await brokenPhotos()
  await expect.poll(after).toEqual(Array(3).fill(expect.stringMatching(/^covered .*\/apple-touch-icon\.png$/)))
})
