import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, expectNoSideways, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

const cachedata = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('persist:root') ?? '{}').cachedata ?? '{}'))

test('the last search, when a home is opened from it, is restored with its filters', async () => {
  proves('3.5')
  const { page } = await visit('/properties/city/Lisbon?type=rent&beds=1')
  await started(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/properties-details/**')
  // The same after a reload.
  await page.reload()
  await started(page)
  await page.getByRole('link', { name: 'Back to your search' }).waitFor()
  await expectNoSideways(page)
  await page.getByRole('link', { name: 'Back to your search' }).click()
  await page.waitForURL(/\/properties\/city\/Lisbon\?type=rent&beds=1$/)
})

test('the property types of an empty search line are fetched once and then come from the cache', async () => {
  proves('3.5')
  const { page } = await visit('/')
  await started(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/get_categories') && calls.push(request.url()))
  const box = page.locator('main input[role=combobox]')
  await box.focus()
  const villa = page.getByRole('listbox').getByRole('option', { name: 'Villa' })
  await villa.waitFor()
  expect((await cachedata(page)).lastFetch).toBeGreaterThan(0)
  await page.reload()
  await started(page)
  await box.focus()
  await villa.waitFor()
  await expectAccessible(page)
  expect(calls).toHaveLength(1)
  await villa.click()
  await page.waitForURL('**/properties/categories/villa')
})

test('the header search finds projects on project pages and on the pages opened from them', async () => {
  proves('3.5')
  const { page } = await visit('/all-projects')
  await started(page)
  const line = page.locator('header input[role=combobox]')
  expect(await line.getAttribute('placeholder')).toBe('Search projects')
  await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
  await page.waitForURL('**/articles')
  await line.fill('garden')
  await line.press('Enter')
  await page.waitForURL('**/all-projects?search=garden')
  await page.locator('header').getByRole('link', { name: 'Buy' }).first().click()
  await page.waitForURL('**/properties/all-properties?type=sell')
  await expect.poll(() => line.getAttribute('placeholder')).toBe('Search homes')
})

test('an article links back to the category from which it was opened', async () => {
  proves('3.5')
  const { page } = await visit('/articles')
  await started(page)
  const category = page.getByRole('main').getByRole('navigation').first().getByRole('link').nth(1)
  await category.click()
  await page.waitForURL(/\/articles\?category=/)
  const list = page.url()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/article-details/**')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Articles' }).click()
  await page.waitForURL(list)
})

test('the home slider cycles through all slides that the state holds', async () => {
  proves('3.5')
  const { page } = await visit('/')
  await started(page)
  const slides = await page.locator('.hero-strip > li').count()
  await expect.poll(async () => (await cachedata(page)).sliderLength).toBe(slides)
  await page.getByRole('button', { name: 'Previous', exact: true }).first().click()
  const shown = () => page.locator('.hero-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth))
  await expect.poll(shown).toBe(slides - 1)
})

test('a conversation started from a listing is listed before its first message is sent', async () => {
  proves('3.5')
  const { page } = await visit('/sign-in?next=/properties/city/Lisbon')
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('helena@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/properties/city/Lisbon')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/properties-details/**')
  await page
    .getByRole('link', { name: /^Contact (agent|owner)$/ })
    .first()
    .click()
  await page.waitForURL('**/user/chat?user=**')
  const row = page.getByRole('navigation', { name: 'Conversations' }).getByText('New conversation')
  await row.waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /message/i }).fill('Is it still available?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  expect((await cachedata(page)).newChat).toBeNull()
})

test('settings are fetched again on the next navigation after their marker is removed', async () => {
  proves('4.8')
  const { page } = await visit('/faqs')
  await started(page)
  const roots: string[] = []
  page.on('request', (request) => request.url().includes('_routes=root') && roots.push(request.url()))
  const markers = () => page.evaluate(() => ({ ...sessionStorage }))
  await expect.poll(async () => (await markers()).lastFetch).toBeDefined()
  expect((await markers()).manualRefresh).toBe('true')
  const go = async (name: string, address: string) => {
    await page.locator('footer').getByRole('link', { name }).click()
    await page.waitForURL(`**${address}`)
  }
  await go('About us', '/about-us')
  expect(roots).toHaveLength(0)
  await page.evaluate(() => sessionStorage.removeItem('lastFetch'))
  await go('Contact us', '/contact-us')
  expect(roots).toHaveLength(1)
  await expect.poll(async () => (await markers()).lastFetch).toBeDefined()
  expect((await markers()).manualRefresh).toBeUndefined()
})
