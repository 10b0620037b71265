import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser({ pictures: true })

/** The style guide page with all components, hydrated. */
async function styleguide(width = 1024, query = '') {
  const { page } = await visit(`/styleguide${query}`, { width })
  await started(page)
  return page
}

test('the gallery works by keyboard, announces the position, and returns the focus', async () => {
  const page = await styleguide()
  const opener = page.locator('[data-shelf=gallery-mosaic]').getByRole('button', { name: 'Open photo 2 of 7' })
  await opener.press('Enter')
  const gallery = page.getByRole('dialog', { name: /^Photos of/ })
  const counter = gallery.locator('[aria-live=polite]')
  await expect.poll(() => counter.textContent()).toBe('2 of 7')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => counter.textContent()).toBe('3 of 7')
  await page.keyboard.press('End')
  await expect.poll(() => counter.textContent()).toBe('7 of 7')
  await page.keyboard.press('Home')
  await expect.poll(() => counter.textContent()).toBe('1 of 7')
  await gallery.getByRole('button', { name: 'Show photo 5' }).click()
  await expect.poll(() => counter.textContent()).toBe('5 of 7')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await gallery.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => gallery.count()).toBe(0)
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test.each(['Open dialog', 'Open drawer'])(
  '%s keeps the focus inside, closes on Escape and returns the focus',
  async (name) => {
    const page = await styleguide(390)
    const opener = page.getByRole('button', { name })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.isVisible()).toBe(true)
    await expectAccessible(page, 'dialog[open]')
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(
        () => document.activeElement?.closest('dialog') ?? document.activeElement?.tagName,
      )
      // After the last control the focus moves to the browser’s own toolbar and leaves the page.
      expect(place).not.toBe('A')
      expect(place).not.toBe('BUTTON')
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.isVisible()).toBe(false)
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

test('a toast is announced politely, stays while hovered, and closes when dismissed', async () => {
  const page = await styleguide()
  await page.getByRole('button', { name: 'Say error' }).click()
  const toast = page.locator('[data-toasts]').getByText('The listing was not saved')
  await expect.poll(() => toast.isVisible()).toBe(true)
  await page.locator('[data-toasts]').getByRole('button', { name: 'Dismiss message' }).click()
  await expect.poll(() => toast.count()).toBe(0)
})

test('a toast that nobody closes disappears after its time', async () => {
  const page = await styleguide()
  await page.mouse.move(5, 500)
  await page.getByRole('button', { name: 'Say error' }).evaluate((button: HTMLButtonElement) => button.click())
  const toast = page.locator('[data-toasts] .toast')
  await expect.poll(() => toast.isVisible()).toBe(true)
  await expect.poll(() => toast.count()).toBe(0)
})

test('at most twenty toasts are shown at a time', async () => {
  const page = await styleguide()
  const more = page.getByRole('button', { name: 'Say error' })
  for (let i = 0; i < 24; i++) await more.evaluate((button: HTMLButtonElement) => button.click())
  await expect.poll(() => page.locator('[data-toasts] .toast').filter({ visible: true }).count()).toBe(20)
})

test('the progress bar starts with a navigation and stops when the page has loaded', async () => {
  proves('2.47')
  const page = await styleguide()
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Right to left' }).click()
  await expect.poll(() => bar.count()).toBe(1)
  await expect.poll(() => page.locator('main').getAttribute('dir'), { timeout: 15_000 }).toBe('rtl')
  await expect.poll(() => bar.count()).toBe(0)
})

test('the progress bar stops when the page fails to load', async () => {
  const { page, faults } = await visit('/styleguide')
  await started(page)
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.abort()
  })
  await page.getByRole('link', { name: 'Right to left' }).click()
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await expect.poll(() => bar.count()).toBe(1)
  await expect.poll(() => bar.count(), { timeout: 15_000 }).toBe(0)
  // The failed connection is expected here.
  faults.length = 0
})

test('a toast swiped by more than four fifths of its width closes, by less it returns', async () => {
  const page = await styleguide()
  await page.getByRole('button', { name: 'Say error' }).click()
  const toast = page.locator('[data-toasts] .toast')
  await expect.poll(() => toast.isVisible()).toBe(true)
  const pull = async (share: number) => {
    const box = (await toast.boundingBox())!
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 60, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + box.width * share, y, { steps: 5 })
    await page.mouse.up()
  }
  await pull(0.6)
  expect(await toast.isVisible()).toBe(true)
  await pull(-0.9)
  await expect.poll(() => toast.count()).toBe(0)
})

test('tabs are selected by the arrow keys', async () => {
  const page = await styleguide()
  const tabs = page.locator('[data-shelf=tabs]')
  await tabs.getByRole('tab', { name: 'Ground floor' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => tabs.getByRole('tabpanel').textContent()).toBe('The plan of the first floor.')
})

test('the autocomplete lists options, announces their number, and selects one on Enter', async () => {
  const page = await styleguide()
  const box = page.locator('[data-shelf=autocomplete]').getByRole('combobox', { name: 'Place' })
  await box.click()
  await box.pressSequentially('li')
  const list = page.getByRole('listbox')
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(['Lisbon', 'Lima'])
  await expect.poll(() => page.getByRole('status').filter({ hasText: '2 places' }).count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await box.inputValue()).toBe('Lima')
  await expect.poll(() => list.count()).toBe(0)
})

test('the range slider moves by keys and announces its value', async () => {
  const page = await styleguide()
  const lowest = page.locator('[data-shelf=range-slider]').getByRole('slider', { name: 'Lowest price' })
  await lowest.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => lowest.getAttribute('aria-valuetext')).toBe('$210,000')
})

test('a card shows its other photos on hover and remains one link', async () => {
  const page = await styleguide()
  const card = page.locator('[data-shelf=property-card] article').first()
  expect(await card.locator('.strip img').count()).toBe(1)
  expect(await card.getByRole('link').count()).toBe(1)
  await card.hover()
  await expect.poll(() => card.locator('.strip img').count()).toBe(3)
  await card.locator('.strip-arrow').last().click()
  await expect.poll(() => card.locator('.strip').evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(100)
  expect(new URL(page.url()).pathname).toBe('/styleguide')
})

test('the video makes no third-party request before Play is pressed', async () => {
  const page = await styleguide()
  const video = page.locator('[data-shelf=video]')
  expect(await video.locator('iframe').count()).toBe(0)
  expect(await video.textContent()).toContain('www.youtube-nocookie.com')
})

test('the 360° view is loaded on demand and reachable by keyboard', async () => {
  const page = await styleguide()
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter((r) => r.name.includes('panorama-viewer')).length,
    )
  expect(await scripts()).toBe(0)
  await page.getByRole('button', { name: 'Open virtual tour' }).click()
  const view = page.getByRole('region', { name: /^Virtual tour of/ })
  await expect.poll(() => view.locator('canvas').count(), { timeout: 15_000 }).toBe(1)
  expect(await scripts()).toBeGreaterThan(0)
  await expect.poll(() => view.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the theme switch turns the page dark, also after a reload', async () => {
  const page = await styleguide()
  await page.locator('body > header').getByRole('button', { name: 'Switch between light and dark mode' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('the language menu opens without script', async () => {
  const { page } = await visit('/styleguide', { javaScript: false })
  await page.locator('body > header summary').click()
  expect(await page.locator('body > header').getByRole('link', { name: 'Español' }).isVisible()).toBe(true)
})
