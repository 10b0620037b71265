import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

async function signIn(page: Page, path: string) {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`)
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('kabir@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === path)
  await started(page)
}

test('whoever is not signed in is shown the way in', async () => {
  const { page } = await visit('/user/properties')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor()
  await expectAccessible(page)
})

test('every screen of the area can be used on a phone and on a desk, whichever way one reads', async () => {
  const { page } = await visit('/sign-in')
  await signInAnyhow(page)
  for (const [path, language] of [
    ['/user/dashboard', 'en'],
    ['/user/properties', 'ar'],
    ['/user/projects', 'en'],
    ['/user/advertisement', 'ar'],
    ['/user/profile', 'en'],
  ]) {
    await page.goto(`${path}?lang=${language}`)
    await started(page)
    await expectFine(page)
  }
  await page.goto('/user/properties')
  await page.locator('main article h2 a').first().click()
  await page.waitForURL('**/my-property/**')
  await started(page)
  await expectFine(page)
})

test('an owner hides two homes at once, shows them again, and deletes nothing by accident', async () => {
  const { page } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  const shown = page.getByRole('navigation', { name: 'Show', exact: true }).getByRole('link', { name: /^Shown/ })
  const before = Number((await shown.textContent())!.replace(/\D/g, ''))
  await page.goto('/user/properties?group=active')
  await started(page)
  const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Hide (2)' }).click()
  await page.getByText('2 hidden').waitFor()
  await expect.poll(async () => Number((await shown.textContent())!.replace(/\D/g, ''))).toBe(before - 2)

  await page.goto('/user/properties?group=hidden')
  await started(page)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await page.getByRole('button', { name: /^Delete \(/ }).click()
  await page.getByRole('dialog').getByText('hide it').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: /^Show \(/ }).click()
  await page.getByText(/hown again/).waitFor()
  await page.goto('/user/properties')
  await expect.poll(async () => Number((await shown.textContent())!.replace(/\D/g, ''))).toBeGreaterThanOrEqual(before)
})

test('featuring asks first, and what stands in the way is said', async () => {
  const { page } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  await page.getByRole('button', { name: 'Feature', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('takes one unit').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Feature' }).click()
  await Promise.race([page.waitForURL('**/user/advertisement'), page.getByRole('dialog').getByRole('link').waitFor()])
})

test('featuring shows the message of the response and goes to the advertisements; a refusal shows its message', async () => {
  proves('7.81', '2.5')
  const { page } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  const press = async () => {
    await page.getByRole('button', { name: 'Feature', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Feature' }).click()
  }
  const reply = (status: number, body: object) =>
    page.route('**/api/store_advertisement', (route) => route.fulfill({ status, json: body }))
  const toasts = page.locator('ol[aria-live=polite]')
  await reply(200, { error: true, message: 'This listing is featured already, or waits to be' })
  await press()
  await toasts.getByText('This listing is featured already, or waits to be').waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/properties')
  await page.unroute('**/api/store_advertisement')
  await reply(200, { error: false, message: 'Your listing is featured now', data: null })
  await press()
  await page.waitForURL('**/user/advertisement')
  await toasts.getByText('Your listing is featured now').waitFor()
})

test('a page that comes late shows its shape; without a connection the area says so and comes back', async () => {
  const { page, context, faults } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  await page.getByRole('searchbox', { name: 'Find by title' }).fill('no such home')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await page.getByText('Nothing is called that').waitFor()
  const places = page.getByRole('navigation', { name: 'Your account' })
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await places.getByRole('link', { name: 'My projects' }).click()
  await page.getByRole('main').getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'My projects', level: 1 }).waitFor()
  await page.unroute('**/*.data*')
  await context.setOffline(true)
  await places.getByRole('link', { name: 'Featured' }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Featured', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/advertisement')
  // The broken connection is what this story is about.
  faults.length = 0
})

/** Signs in whatever the language of the page. */
async function signInAnyhow(page: Page) {
  await page.goto('/sign-in?lang=en')
  await signIn(page, '/user/dashboard')
}
