import { describe, expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

test('a visitor finds a city with the keyboard alone', async () => {
  const { page } = await visit('/')
  await started(page)
  const box = page.locator('main').getByRole('combobox')
  await box.fill('lisb')
  await page.getByRole('option', { name: /^Lisbon Lisboa, Portugal/ }).waitFor()
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

test('Escape closes the list first and then empties the line', async () => {
  const { page } = await visit('/')
  await started(page)
  const box = page.locator('main').getByRole('combobox')
  await box.fill('lisb')
  await page.getByRole('option').first().waitFor()
  await box.press('Escape')
  expect(await box.getAttribute('aria-expanded')).toBe('false')
  expect(await box.inputValue()).toBe('lisb')
  await box.press('Escape')
  expect(await box.inputValue()).toBe('')
})

test('a sentence becomes filters, and the choice of renting stays', async () => {
  const { page } = await visit('/')
  await started(page)
  await page.locator('main').getByText('Rent', { exact: true }).click()
  const box = page.locator('main').getByRole('combobox')
  await box.fill('2 bed flat in Lisbon under 3000 with lift')
  await box.press('Enter')
  await page.waitForURL(/\/properties\/city\/Lisbon\?/)
  const params = new URL(page.url()).searchParams
  expect(params.get('type')).toBe('rent')
  expect(params.get('beds')).toBe('2')
  expect(params.get('max_price')).toBe('3000')
  expect(params.get('p')).toMatch(/~Lift$/)
})

test('recent searches are offered on the empty line and can be removed', async () => {
  const { page } = await visit('/')
  await started(page)
  const box = page.locator('main').getByRole('combobox')
  await box.fill('villas in Dubai')
  await box.press('Enter')
  await page.waitForURL(/city\/Dubai/)
  await page.goto('/')
  await started(page)
  await box.click()
  const recent = page.getByRole('option', { name: 'villas in Dubai' })
  await recent.waitFor()
  await expectAccessible(page)
  await box.press('ArrowDown')
  await box.press('Delete')
  await recent.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]')
})

test('what was typed before the application ran is answered once it does', async () => {
  const { page } = await visit('/')
  await page.locator('main input[name=q]').pressSequentially('dub')
  await page
    .getByRole('option', { name: /^Dubai/ })
    .first()
    .waitFor()
})

test('without script the line is a plain form', async () => {
  const { page } = await visit('/', { javaScript: false })
  await page.locator('main input[name=q]').fill('flat in Tokyo')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/properties\/city\/Tokyo/)
  expect(await page.locator('h1').textContent()).toContain('Tokyo')
})

test('suggestions that fail say so, and the search still works', async () => {
  const { page, faults } = await visit('/')
  await started(page)
  await page.route('**/api/search/suggestions*', (route) => route.abort())
  const box = page.locator('main').getByRole('combobox')
  await box.fill('berlin')
  await page.getByText('Press Enter to search all the same').first().waitFor()
  await box.press('Enter')
  await page.waitForURL(/city\/Berlin/)
  faults.length = 0
})

describe.each([
  { width: 1440, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'ar' },
] as const)('at $width in $theme and $language', (options) => {
  test('the open list is accessible and stays on the screen', async () => {
    const { page } = await visit('/', options)
    await started(page)
    await page
      .locator('main')
      .getByRole('combobox')
      .fill(options.language === 'ar' ? 'دبي' : 'dubai')
    await page.getByRole('option').first().waitFor()
    const list = (await page.locator('main').getByRole('listbox').boundingBox())!
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(options.width)
    await expectAccessible(page)
  })
})
