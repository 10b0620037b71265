import { describe, expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

test('a visitor finds a city with the keyboard alone', async () => {
  const { page } = await visit('/')
  await started(page)
  const box = page.locator('main input[role=combobox]')
  await box.fill('lisb')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Lisbon Lisboa, Portugal/ })
    .waitFor()
  expect(await page.locator('main').getByRole('status').first().textContent()).toMatch(/\d+ suggestions?/)
  await box.press('ArrowDown')
  const active = await box.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
  await box.press('End')
  await box.press('Home')
  expect(await box.getAttribute('aria-activedescendant')).toBe(active)
  await box.press('Enter')
  await page.waitForURL(/\/properties\/city\/Lisbon/)
})

test('Escape closes the suggestions first and then clears the input', async () => {
  const { page } = await visit('/')
  await started(page)
  const box = page.locator('main input[role=combobox]')
  await box.fill('lisb')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await box.press('Escape')
  expect(await box.getAttribute('aria-expanded')).toBe('false')
  expect(await box.inputValue()).toBe('lisb')
  await box.press('Escape')
  expect(await box.inputValue()).toBe('')
})

test('a sentence becomes filters, and Rent stays selected', async () => {
  const { page } = await visit('/')
  await started(page)
  await page.locator('main').getByText('Rent', { exact: true }).click()
  const box = page.locator('main input[role=combobox]')
  await box.fill('2 bed flat in Lisbon under 3000 with lift')
  await box.press('Enter')
  await page.waitForURL(/\/properties\/city\/Lisbon\?/)
  const params = new URL(page.url()).searchParams
  expect(params.get('type')).toBe('rent')
  expect(params.get('beds')).toBe('2')
  expect(params.get('max_price')).toBe('3000')
  expect(params.get('p')).toMatch(/~Lift$/)
})

test('recent searches are listed on the empty input and can be removed', async () => {
  const { page } = await visit('/')
  await started(page)
  const box = page.locator('main input[role=combobox]')
  await box.fill('villas in Dubai')
  await box.press('Enter')
  await page.waitForURL(/city\/Dubai/)
  await page.goto('/')
  await started(page)
  await box.click()
  const recent = page.getByRole('listbox').getByRole('option', { name: 'villas in Dubai' })
  await recent.waitFor()
  await expectAccessible(page)
  await box.press('ArrowDown')
  await box.press('Delete')
  await recent.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]')
})

test('text typed before hydration gets suggestions after it', async () => {
  const { page } = await visit('/')
  await page.locator('main input[name=q]').pressSequentially('dub')
  await page
    .getByRole('option', { name: /^Dubai/ })
    .first()
    .waitFor()
})

test('without script the search box is a plain form', async () => {
  const { page } = await visit('/', { javaScript: false })
  await page.locator('main input[name=q]').fill('flat in Tokyo')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/properties\/city\/Tokyo/)
  expect(await page.locator('h1').textContent()).toContain('Tokyo')
})

test('failed suggestions show a message, and the search still works', async () => {
  const { page, faults } = await visit('/')
  await started(page)
  await page.route('**/api/search/suggestions*', (route) => route.abort())
  const box = page.locator('main input[role=combobox]')
  await box.fill('berlin')
  await page.getByText('Suggestions are unavailable. Press Enter to search.').first().waitFor()
  await box.press('Enter')
  await page.waitForURL(/city\/Berlin/)
  faults.length = 0
})

describe.each([
  { width: 1440, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'ar' },
] as const)('at $width in $theme and $language', (options) => {
  test('the open suggestions are accessible and stay on the screen', async () => {
    const { page } = await visit('/', options)
    await started(page)
    await page.locator('main input[role=combobox]').fill(options.language === 'ar' ? 'دبي' : 'dubai')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    const list = (await page.locator('main').getByRole('listbox').boundingBox())!
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(options.width)
    await expectAccessible(page)
  })
})
