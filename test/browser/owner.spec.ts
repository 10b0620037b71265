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

test('a visitor who is not signed in sees the sign-in prompt, and no menu of an account', async () => {
  const { page } = await visit('/user/properties')
  expect(await page.getByRole('navigation', { name: 'Your account' }).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor()
  await expectAccessible(page)
})

test('buying and selling have their own menus, a list page on phones, and the switch keeps shared pages in their mode', async () => {
  const phone = { width: 390, height: 844 }
  const { page } = await visit('/sign-in', phone)
  await signIn(page, '/user/overview')
  for (const name of ['Upcoming viewings', 'Messages', 'Saved homes', 'Recently viewed'])
    await page.getByRole('heading', { level: 2, name }).waitFor()
  await expectFine(page)
  await page.setViewportSize(phone)
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  await page.waitForURL((url) => url.pathname === '/user' && url.search === '')
  const menu = page.getByRole('navigation', { name: 'Your account' })
  expect(await menu.getByRole('link', { name: 'My listings' }).count()).toBe(0)
  await menu.getByRole('link', { name: 'Selling' }).click()
  await menu.getByRole('link', { name: 'My listings' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Saved homes' }).count()).toBe(0)
  await expectFine(page)
  await page.setViewportSize(phone)
  await menu.getByRole('link', { name: 'Viewings' }).click()
  await page.waitForURL('**/user/viewings?mode=selling')
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  await page.waitForURL('**/user?mode=selling')
})

test('every screen of the owner area works on a phone and on a desktop, left to right and right to left', async () => {
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
  await page.locator('main td a').first().click()
  await page.waitForURL('**/my-property/**')
  await started(page)
  await expectFine(page)
})

test('an owner hides two listings at once, shows them again, and deleting asks for confirmation', async () => {
  const { page } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  const shown = page
    .getByRole('navigation', { name: 'Filter by status', exact: true })
    .getByRole('link', { name: /^Live/ })
  const before = Number((await shown.textContent())!.replace(/\D/g, ''))
  await page.goto('/user/properties?group=active')
  await started(page)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Hide (2)' }).click()
  await page.getByText('2 listings hidden').waitFor()
  await expect.poll(async () => Number((await shown.textContent())!.replace(/\D/g, ''))).toBe(before - 2)

  await page.goto('/user/properties?group=hidden')
  await started(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: /^Delete \(/ }).click()
  await page.getByRole('dialog').getByText('hide it').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: /^Show \(/ }).click()
  await page.getByText(/live again/).waitFor()
  await page.goto('/user/properties')
  await expect.poll(async () => Number((await shown.textContent())!.replace(/\D/g, ''))).toBeGreaterThanOrEqual(before)
})

test('featuring asks for confirmation, and shows the reason when it is refused', async () => {
  const { page } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  await openFeature(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('uses one credit').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Feature' }).click()
  await Promise.race([page.waitForURL('**/user/advertisement'), page.getByRole('dialog').getByRole('link').waitFor()])
})

test('featuring shows the response message and opens the promotions page; a refusal shows its message', async () => {
  proves('7.81', '2.5')
  const { page } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  const press = async () => {
    await openFeature(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Feature' }).click()
  }
  const reply = (status: number, body: object) =>
    page.route('**/api/store_advertisement', (route) => route.fulfill({ status, json: body }))
  const toasts = page.locator('[data-toasts]')
  await reply(200, { error: true, message: 'This listing is already featured or in review' })
  await press()
  await toasts.getByText('This listing is already featured or in review').waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/properties')
  await page.unroute('**/api/store_advertisement')
  await reply(200, { error: false, message: 'Your listing is now featured', data: null })
  await press()
  await page.waitForURL('**/user/advertisement')
  await toasts.getByText('Your listing is now featured').waitFor()
})

test('a price changes in two presses in the list, and the new one is live at once', async () => {
  const { page } = await visit('/sign-in', { width: 390, height: 844 })
  await signIn(page, '/user/properties')
  await page.goto('/user/properties?group=active')
  await started(page)
  const open = page.getByRole('button', { name: /^Change the price of / }).first()
  const name = (await open.getAttribute('aria-label'))!
  const old = Number(name.slice(name.lastIndexOf(':')).replace(/\D/g, ''))
  const link = page.locator('main td a').first()
  const slug = new URL((await link.getAttribute('href'))!, page.url()).pathname.split('/').at(-1)
  let presses = 0
  const press = async (button: ReturnType<typeof page.getByRole>) => {
    await button.click()
    presses += 1
  }
  await press(open)
  const field = page.getByRole('textbox', { name: 'New price' })
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await field.fill('x')
  await page.getByRole('button', { name: 'Save price' }).click()
  await page.getByText('Enter a whole number of at least 1.').waitFor()
  await expectAccessible(page)
  await field.fill(String(old + 1))
  await press(page.getByRole('button', { name: 'Save price' }))
  await page.getByText('Price changed').waitFor()
  expect(presses).toBe(2)
  const shown = await page.request.get(`/api/get_property?slug_id=${slug}`)
  expect(((await shown.json()) as { data: { price: number }[] }).data[0]!.price).toBe(old + 1)
})

test('a slow page shows a skeleton; without a connection the area shows the offline state and recovers', async () => {
  const { page, context, faults } = await visit('/sign-in')
  await signIn(page, '/user/properties')
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('no such home')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await page.getByText('No listings match your search').waitFor()
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
  await places.getByRole('link', { name: 'Featured listings' }).click()
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Featured', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/advertisement')
  // The failed connection is expected here.
  faults.length = 0
})

/** Opens the dialog that asks before a listing is featured. */
async function openFeature(page: Page) {
  await page.goto('/user/properties?group=active')
  await started(page)
  const menus = page.getByRole('button', { name: /^Actions for / })
  for (let row = 0; row < (await menus.count()); row++) {
    await menus.nth(row).click()
    const item = page.getByRole('menuitem', { name: 'Feature', exact: true })
    await page.getByRole('menu').waitFor()
    if ((await item.count()) > 0) return item.click()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
  }
  throw new Error('No listing can be featured')
}

/** Signs in whatever the language of the page. */
async function signInAnyhow(page: Page) {
  await page.goto('/sign-in?lang=en')
  await signIn(page, '/user/dashboard')
}
