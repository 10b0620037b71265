import { describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser({ pictures: true })

test('the location dialog detects the position of the visitor, saves it, and clears it', async () => {
  proves('4.4', '4.5')
  const { page, context } = await visit('/')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 })
  await page.getByRole('button', { name: 'Choose a location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where are you looking?' })
  await dialog.getByRole('button', { name: 'Use my current location' }).click()
  await dialog.getByText(/Homes near .*Paris/).waitFor()
  await dialog.getByRole('button', { name: 'Show homes here' }).click()
  await page
    .locator('main')
    .getByText(/Homes near .*Paris/)
    .first()
    .waitFor()
  const kept = await page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('persist:root')!).location))
  expect(kept).toMatchObject({
    isLocationSet: true,
    currentLocation: { city: 'Paris', country: 'France', formatted_address: expect.stringContaining('Paris') },
  })

  await page.reload()
  await started(page)
  await page
    .locator('main')
    .getByText(/Homes near .*Paris/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Change location' }).click()
  await page.getByRole('button', { name: 'Search everywhere' }).click()
  await page.getByText('All locations').waitFor()
})

test('a location is typed, picked on the map or from recent ones; an unknown name is kept as typed', async () => {
  proves('2.46')
  const { page } = await visit('/')
  const dialog = page.getByRole('dialog', { name: 'Where are you looking?' })
  const show = dialog.getByRole('button', { name: 'Show homes here' })
  const open = () => page.getByRole('button', { name: /^(Choose a|Change) location$/ }).click()
  const kept = () => page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('persist:root')!).location))
  await open()
  await dialog.getByRole('combobox').fill('Lisbon')
  await show.click()
  await page
    .locator('main')
    .getByText(/Homes near .*Lisbon/)
    .first()
    .waitFor()
  await expect
    .poll(kept)
    .toMatchObject({ isLocationSet: true, currentLocation: { city: 'Lisbon', latitude: expect.any(Number) } })

  await open()
  await dialog.getByRole('combobox').fill('Qwxyzzy by the sea')
  await show.click()
  await page
    .locator('main')
    .getByText(/Qwxyzzy by the sea/)
    .first()
    .waitFor()
  const address = { formatted_address: 'Qwxyzzy by the sea', city: '', state: '', country: '' }
  await expect.poll(kept).toEqual({ isLocationSet: true, currentLocation: address })

  await open()
  await dialog.getByRole('button', { name: /Lisbon/ }).click()
  await dialog.getByRole('button', { name: 'Pick on the map' }).click()
  const map = dialog.getByRole('application', { name: 'Map' })
  await expect.poll(() => map.getAttribute('aria-busy')).toBe('false')
  await expectAccessible(page, 'dialog[open]')
  await map.focus()
  await page.keyboard.press('Enter')
  await dialog.getByText(/Homes near .*Lisbon/).waitFor()
  await show.click()
  await page
    .locator('main')
    .getByText(/Homes near .*Lisbon/)
    .first()
    .waitFor()
})

test('a denied or late position shows a message beside the button and changes nothing', async () => {
  proves('8.17', '9.12')
  const { page } = await visit('/')
  await page.getByRole('button', { name: 'Choose a location' }).click()
  const mine = page.getByRole('button', { name: 'Use my current location' })
  await mine.click()
  await page.getByRole('alert').getByText('Location permission denied').waitFor()
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_done, failed, options) => {
      Object.assign(window, { asked: options })
      failed?.({ code: 3 } as GeolocationPositionError)
    }
  })
  await mine.click()
  await page.getByRole('alert').getByText('Location request timed out').waitFor()
  expect(await page.evaluate(() => (window as unknown as { asked: object }).asked)).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 0,
  })
})

test('a card opens its listing without a document load, with a progress bar that starts and stops', async () => {
  proves('2.47')
  const { page } = await visit('/')
  await started(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true, bars: 0 })
    new MutationObserver(() => {
      if (document.querySelector('#progress-bar')) Object.assign(window, { bars: 1 })
    }).observe(document.documentElement, { childList: true, subtree: true })
  })
  // Delays the response, so that the progress bar has time to appear.
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.locator('article.card a').first().click()
  await page.waitForURL(/properties-details/)
  await page.waitForFunction(() => !document.querySelector('#progress-bar'))
  expect(await page.evaluate(() => (window as unknown as { sameDocument: boolean; bars: number }).sameDocument)).toBe(
    true,
  )
  expect(await page.evaluate(() => (window as unknown as { bars: number }).bars)).toBe(1)
})

test('a failed navigation stops the progress bar and shows an error page with a link', async () => {
  proves('2.47')
  const { page, faults } = await visit('/')
  await started(page)
  await page.route('**/*.data*', (route) => route.abort())
  await page.locator('article.card a').first().click()
  await page.getByRole('link', { name: 'Try again' }).waitFor()
  await page.waitForFunction(() => !document.querySelector('#progress-bar'))
  faults.length = 0
})

describe('languages', () => {
  test('the language switch turns the page to Arabic and right to left, also after a reload', async () => {
    const { page } = await visit('/')
    await page.locator('header summary').click()
    await page.locator('header').getByRole('link', { name: 'العربية' }).click()
    await page.waitForFunction(() => document.documentElement.dir === 'rtl')
    await page.goto('/')
    expect(await page.getAttribute('html', 'lang')).toBe('ar')
    await started(page)
  })
})

test('the dark theme is kept and the page never flashes light', async () => {
  const { page } = await visit('/')
  await started(page)
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click()
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
  await page.reload()
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
})

test('the service worker shows the offline page without a connection', async () => {
  const { page, context, faults } = await visit('/')
  await started(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto('/properties-details/anything').catch(() => undefined)
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  faults.length = 0
})

test('the page loads without layout shift', async () => {
  for (const width of [390, 1440]) {
    const { page } = await visit('about:blank', { width })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
  }
})
