import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser({ pictures: true })

const ALL = '/properties/all-properties'
const cards = (page: Page) => page.locator('.results-list article.card')
const SOON = { timeout: 10_000 }
const words = (page: Page) => new URL(page.url()).searchParams

const numberIn = async (element: Locator) =>
  Number(/[\d,]+/.exec((await element.textContent())!)![0].replaceAll(',', ''))

/** The number of homes that the page reports. */
const total = (page: Page) => numberIn(page.locator('h1 + div [role=status]'))

/** The number on the button that applies the filters, once it has been counted. */
async function promised(page: Page): Promise<number> {
  const button = page.locator('button[type=submit]:visible', { hasText: /^Show [\d,]+ homes?$/ })
  await button.waitFor()
  return numberIn(button)
}

describe('without script', () => {
  test('results, numbered pages and filters work', async () => {
    const { page } = await visit(ALL, { javaScript: false })
    expect(await cards(page).count()).toBe(24)
    const first = await cards(page).first().textContent()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    expect(words(page).get('page')).toBe('2')
    expect(await cards(page).first().textContent()).not.toBe(first)

    const before = await total(page)
    await page.locator('summary', { hasText: 'Beds and baths' }).click()
    await page.locator('label', { hasText: '3+' }).first().click()
    await page.locator('.filter-panel[open] button[type=submit]').click()
    expect(words(page).get('beds')).toBe('3')
    expect(words(page).get('page')).toBeNull()
    expect(await total(page)).toBeLessThan(before)
    await page.getByRole('link', { name: 'Remove 3 bedrooms or more' }).click()
    expect(await total(page)).toBe(before)
  })

  test('all filters are in the page on request, and the sort can be changed', async () => {
    const { page } = await visit(`${ALL}?type=sell`, { javaScript: false })
    await page.locator('button[name=more]').click()
    await page.getByRole('group', { name: 'Year built' }).getByLabel('At least').fill('1950')
    await page.locator('label', { hasText: 'In the last 30 days' }).click()
    await page.locator('.filter-page button[type=submit]').click()
    expect(Object.fromEntries(words(page))).toMatchObject({ type: 'sell', since: '30' })
    await page.getByRole('link', { name: /^Remove Year built .*1950/ }).waitFor()
    await page.locator('summary.sort-choice').click()
    await page.getByRole('link', { name: 'Price, low to high' }).click()
    await page.waitForURL(/sort=price_low/)
    expect(words(page).get('sort')).toBe('price_low')
    expect(await cards(page).count()).toBeGreaterThan(0)
  })
})

test('a price filter is chosen, counted before it is applied, shown as a chip and removed', async () => {
  const { page } = await visit(`${ALL}?type=sell`)
  await started(page)
  const before = await total(page)
  await page.locator('summary', { hasText: 'Price' }).click()
  await page.locator('.histogram-bars').waitFor()
  await page.getByLabel('At most').last().fill('400000')
  await expect.poll(() => promised(page), SOON).not.toBe(before)
  const count = await promised(page)
  await page.getByRole('button', { name: /^Show/ }).click()
  await page.getByRole('link', { name: 'Remove Up to $400,000' }).waitFor()
  expect(words(page).get('max_price')).toBe('400000')
  await expect.poll(() => total(page), SOON).toBe(count)
  await page.getByRole('link', { name: 'Remove Up to $400,000' }).click()
  await page.waitForURL(`${siteUrl}${ALL}?type=sell`)
  await expect.poll(() => total(page), SOON).toBe(before)
  // The pressed chip is gone; the focus moves to the page heading.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('filters that were not applied are discarded when their panel closes', async () => {
  const { page } = await visit(ALL)
  await started(page)
  await page.locator('summary', { hasText: 'Beds and baths' }).click()
  await page.locator('.filter-panel[open] label', { hasText: '4+' }).first().click()
  await page.keyboard.press('Escape')
  await page.locator('summary', { hasText: 'Beds and baths' }).click()
  expect(await page.locator('.filter-panel[open] input[name=beds]:checked').getAttribute('value')).toBe('')
  expect(page.url()).toBe(siteUrl + ALL)
})

test('every option of the filter sheet shows a count that matches its results', async () => {
  const { page } = await visit('/properties/city/Lisbon?country=Portugal')
  await started(page)
  await page.getByRole('button', { name: 'More filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const option = sheet.locator('label.pill-option:has(input[name=p])').first()
  await option.waitFor()
  const count = await numberIn(option.locator('[aria-hidden]'))
  await option.click()
  await expect.poll(() => promised(page), SOON).toBe(count)
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await page.waitForURL(/p=/)
  await expect.poll(() => total(page), SOON).toBe(count)
  expect(await sheet.count()).toBe(0)
})

test('nearby places can be filtered by distance', async () => {
  const { page } = await visit(ALL)
  await started(page)
  await page.getByRole('button', { name: 'More filters' }).click()
  const near = page.locator('select[name=near]').first()
  await near.selectOption({ label: 'Within 1 km' })
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
  await page.waitForURL(/near=\d+~1/)
  await page.getByRole('link', { name: /^Remove .+ within 1 km$/ }).waitFor()
})

test('an empty result suggests a filter to remove and the number of homes that gives', async () => {
  const { page } = await visit(`${ALL}?type=sell&beds=1&max_price=2`)
  await started(page)
  await page.getByRole('heading', { name: 'No homes match your filters' }).waitFor()
  const way = page.getByRole('link', { name: /without “Up to \$2”/ })
  const count = await numberIn(way)
  await way.click()
  await cards(page).first().waitFor()
  await expect.poll(() => total(page), SOON).toBe(count)
})

test('the sort is kept in the address and across pages', async () => {
  const { page } = await visit(`${ALL}?type=rent`)
  await started(page)
  await page.locator('summary', { hasText: 'Sort by' }).click()
  await page.getByRole('link', { name: 'Price, high to low' }).click()
  await page.waitForURL(/sort=price_high/)
  const answer = await fetch(`${siteUrl}/api/search/homes?type=rent&sort=price_high`)
  const { data } = (await answer.json()) as { data: { title: string }[] }
  await expect.poll(() => page.locator('.card-title').allTextContents(), SOON).toEqual(data.map(({ title }) => title))
})

test('Back restores the same homes at the same scroll position', async () => {
  const { page } = await visit(`${ALL}?type=sell&page=2`)
  await started(page)
  const card = cards(page).nth(8).locator('a').first()
  await card.hover()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(500)
  await card.click()
  await page.waitForURL(/properties-details/)
  await page.goBack()
  await page.waitForURL(/page=2/)
  await cards(page).first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY), SOON).toBe(at)
  expect(Object.fromEntries(words(page))).toEqual({ type: 'sell', page: '2' })
})

test('a card and its pin highlight each other', async () => {
  const { page } = await visit('/properties/city/Lisbon?country=Portugal&type=sell')
  await started(page)
  const pin = page.locator('.results-map .map-pin').first()
  await pin.waitFor()
  await pin.hover({ force: true })
  await page.locator('.results-list li[data-lit]').waitFor()
})

test('the keyboard alone opens a filter, chooses, applies and continues', async () => {
  const { page } = await visit(ALL)
  await started(page)
  await page.locator('summary', { hasText: 'Beds and baths' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await promised(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/beds=2/)
})

test('single-key shortcuts move from home to home, and can be switched off', async () => {
  const { page } = await visit(ALL)
  await started(page)
  const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.id ?? '')
  const ids = await page.$$eval('.results-list > li', (all) => all.map((item) => item.id))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await focused()).toBe(ids[1])
  await page.keyboard.press('k')
  expect(await focused()).toBe(ids[0])
  await page.keyboard.press('h')
  await page.locator(`#${ids[0]} .card-hidden`).waitFor()
  expect(await focused()).toBe(ids[1])
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('switch', { name: 'Enable keyboard shortcuts' }).click()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  const before = await focused()
  await page.keyboard.press('j')
  expect(await focused()).toBe(before)
})

test('a tablet with a keyboard opens the shortcuts by key, although their button is hidden', async () => {
  const { page, context } = await visit(ALL)
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setDeviceMetricsOverride', {
    width: 1024,
    height: 768,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await started(page)
  expect(await page.getByRole('button', { name: 'Keyboard shortcuts' }).isVisible()).toBe(false)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('switch').waitFor()
})

test('a hidden home is no wider than a shown one', async () => {
  const { page } = await visit(ALL)
  await started(page)
  const homes = page.locator('.results-list > li')
  await page.keyboard.press('j')
  await page.keyboard.press('h')
  const hidden = await homes.nth(0).locator('.card-hidden').boundingBox()
  const shown = await homes.nth(1).locator('.card').boundingBox()
  expect(hidden!.width).toBeLessThanOrEqual(shown!.width + 1)
})

test('failed facet counts show a message and are retried', async () => {
  const { page, faults } = await visit(ALL)
  await started(page)
  await page.route('**/api/search/facets**', (route) => route.abort())
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('alert').getByText('We couldn’t load the counts.').waitFor()
  await page.unroute('**/api/search/facets**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await promised(page)
  faults.length = 0
})

test('loading cards keep the height of the list', async () => {
  const { page } = await visit(ALL)
  await started(page)
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  const height = await page.locator('.results-list').evaluate((list) => list.clientHeight)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.locator('.results-waiting').waitFor()
  const waiting = await page.locator('.results-waiting').evaluate((list) => list.clientHeight)
  expect(Math.abs(waiting - height)).toBeLessThan(48)
  await page.waitForURL(/page=2/)
})

test('another language keeps the filters', async () => {
  const { page } = await visit(`${ALL}?type=rent&beds=2`)
  await page.locator('header details summary').click()
  await page.locator('header').getByRole('link', { name: 'Español' }).click()
  await page.waitForURL(/lang=es/)
  expect(Object.fromEntries(words(page))).toMatchObject({ type: 'rent', beds: '2' })
  await page.getByRole('heading', { level: 1, name: 'Viviendas en alquiler' }).waitFor()
  await page.locator('header details summary').click()
  await page.locator('header').getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Homes for rent' }).waitFor()
})

test('moving the map searches the new area without a flicker, and Back returns to the first area', async () => {
  const { page } = await visit('/properties/city/Lisbon?country=Portugal')
  await started(page)
  await page.locator('.results-map .map-pin').first().waitFor()
  await page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.results-map [role=application]')!
    stage.dataset.same = 'yes'
    new MutationObserver(() => {
      if (document.querySelector('.results-waiting')) stage.dataset.same = 'but the list flickered'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('switch', { name: 'Search as I move the map' }).click()
  for (const key of ['ArrowRight', 'ArrowRight']) {
    const before = page.url()
    await page.locator('.results-map [role=application]').press(key)
    await expect.poll(() => page.url(), SOON).not.toBe(before)
  }
  await page.getByRole('heading', { level: 1, name: 'Homes in this area' }).waitFor()
  expect(await page.locator('.results-map [role=application]').getAttribute('data-same')).toBe('yes')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Homes in Lisbon' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/properties/city/Lisbon')
})

test('a sentence becomes filters that can be removed one by one', async () => {
  const { page } = await visit('/search?q=2+bed+flat+near+Lisbon+under+900k')
  await page.getByRole('heading', { level: 1, name: /near Lisbon/ }).waitFor()
  await page.getByRole('link', { name: 'Remove Up to $900,000' }).waitFor()
  await page.getByRole('link', { name: 'Remove 2 bedrooms or more' }).click()
  await expect.poll(() => words(page).get('beds')).toBeNull()
  expect(words(page).get('max_price')).toBe('900000')
})

describe('appearance', () => {
  const LOOKS = [
    { width: 390, language: 'ar' },
    { width: 1440, language: 'en' },
  ] as const
  test.each(LOOKS)('is accessible with its sheet open: %o', async (look) => {
    const { page } = await visit(`${ALL}?type=sell&beds=1`, look)
    await started(page)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectTitlesToBegin(page)
    await page.locator('button[aria-haspopup=dialog]').first().click()
    await page.locator('dialog[open] input[name=p]').first().waitFor()
    await expectAccessible(page)
  })

  test('a page of results loads without layout shift', async () => {
    for (const width of [390, 1440]) {
      const { page } = await visit('about:blank', { width })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${ALL}?type=sell&beds=2`)
      await started(page)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
    }
  })
})

/** A title that is too long is cut at its end, whatever the direction of the page and of the title. */
async function expectTitlesToBegin(page: Page) {
  const beginnings = await page.locator('.card-title').evaluateAll((titles) =>
    titles.map((title) => {
      title.setAttribute('style', 'width: 8rem')
      const range = document.createRange()
      range.setStart(title.firstChild!, 0)
      range.setEnd(title.firstChild!, 1)
      const letter = range.getBoundingClientRect()
      const { left, right } = title.getBoundingClientRect()
      return letter.left >= left - 1 && letter.right <= right + 1
    }),
  )
  expect(beginnings.length).toBeGreaterThan(0)
  expect(beginnings.filter((isSeen) => !isSeen)).toEqual([])
}
