import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

interface Home {
  id: number
  slug_id: string
  title: string
  is_premium: boolean
  category: { id: number; slug_id: string }
}

/** Public homes for sale of one property type. */
async function homesOf(category: string, count: number): Promise<Home[]> {
  const query = new URLSearchParams({ category_slug_id: category, property_type: '0', limit: '60' })
  const { data } = (await (await fetch(`${siteUrl}/api/get_property?${query}`)).json()) as { data: Home[] }
  const open = data.filter(({ is_premium }) => !is_premium).slice(0, count)
  if (open.length < count) throw new Error('Not enough homes to compare')
  return open
}

const addressOf = (homes: readonly Home[]) => `/compare-properties/${homes.map(({ id }) => id).join('-vs-')}`
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link').allTextContents()
const trayOf = (page: Page) => page.getByRole('region', { name: 'Homes to compare' })

/** Opens the page of a home and presses its Compare button. */
async function choose(page: Page, home: Home) {
  await page.goto(`/properties-details/${home.slug_id}`)
  await started(page)
  const button = page.getByRole('button', { name: 'Compare', exact: true })
  await button.click()
  return button
}

test('a comparison of six homes is accessible and does not overflow', async () => {
  const { page } = await visit(addressOf(await homesOf('apartment', 6)), { language: 'ar' })
  await started(page)
  await expectFine(page)
})

test('homes added on their pages stay in the compare tray across pages and reloads, and open side by side', async () => {
  const [one, two, three] = (await homesOf('apartment', 3)) as [Home, Home, Home]
  const { page } = await visit('/offline')
  expect(await (await choose(page, one)).getAttribute('aria-pressed')).toBe('true')
  await trayOf(page).getByText('Add one more home').waitFor()
  await choose(page, two)
  await choose(page, three)
  await page.reload()
  await started(page)
  await expectAccessible(page)
  await trayOf(page).getByRole('link', { name: 'Compare 3 homes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare homes' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(addressOf([one, two, three]))
  expect(await columns(page)).toEqual([one.title, two.title, three.title])
  expect(await trayOf(page).count()).toBe(0)
})

test('a home is added from its card', async () => {
  const { page } = await visit('/properties/categories/apartment')
  await started(page)
  const card = page.getByRole('main').getByRole('article').first()
  await card.hover()
  await card.getByRole('button', { name: /^Compare / }).click()
  await trayOf(page).waitFor()
  await card.getByRole('button', { name: /^Remove .* from compare$/ }).click()
  await trayOf(page).waitFor({ state: 'detached' })
})

test('a home of another property type is refused with the reason, and can start a new comparison', async () => {
  const [flat] = (await homesOf('apartment', 1)) as [Home]
  const [house] = (await homesOf('house', 1)) as [Home]
  const { page } = await visit('/offline')
  await choose(page, flat)
  const button = await choose(page, house)
  await trayOf(page).getByText('You can only compare homes of the same type').waitFor()
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  await expectAccessible(page)
  await trayOf(page).getByRole('button', { name: 'Start over with this home' }).click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
})

test('a seventh home is refused', async () => {
  const homes = await homesOf('apartment', 7)
  const { page } = await visit('/offline')
  for (const home of homes) await choose(page, home)
  await page.getByText('You can compare up to six homes').waitFor()
  expect(
    await trayOf(page)
      .getByRole('button', { name: /^Remove .* from compare$/ })
      .count(),
  ).toBe(6)
})

test('columns are moved and removed by keyboard, the focus follows, and the address changes with them', async () => {
  const [one, two, three] = (await homesOf('apartment', 3)) as [Home, Home, Home]
  const { page } = await visit(addressOf([one, two, three]))
  await started(page)
  const later = page.getByRole('button', { name: `Move ${one.title} right` })
  await later.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => columns(page)).toEqual([two.title, one.title, three.title])
  await expect.poll(() => later.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => columns(page)).toEqual([two.title, three.title, one.title])
  // The last column cannot move later, so the focus stays on the other button of the same home.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe(`Move ${one.title} left`)
  expect(new URL(page.url()).pathname).toBe(addressOf([two, three, one]))
  await page.getByText(`${one.title} is now number 3 of 3.`).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: `Remove ${two.title}` }).click()
  await expect.poll(() => columns(page)).toEqual([three.title, one.title])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.getByRole('button', { name: `Remove ${three.title}` }).click()
  await page.getByRole('heading', { name: 'Choose a second home' }).waitFor()
})

test('“Only differences” shows fewer rows, and its link shows the same rows', async () => {
  const homes = await homesOf('apartment', 2)
  const { page } = await visit(addressOf(homes))
  await started(page)
  const rows = page.locator('.compare-row')
  const all = await rows.count()
  await page.getByRole('switch', { name: 'Only differences' }).click()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const fewer = await rows.count()
  expect(await page.locator('.compare-row:not([data-differs])').count()).toBe(0)
  await page.reload()
  expect(await rows.count()).toBe(fewer)
})

test.each([390, 820, 1440])('the titles stay visible while the page is scrolled, at %i px', async (width) => {
  const homes = await homesOf('apartment', 3)
  const { page } = await visit(addressOf(homes), { width, height: 700 })
  await started(page)
  await page.mouse.wheel(0, 1200)
  const name = page.getByRole('columnheader').getByRole('link').first()
  await expect.poll(async () => (await name.boundingBox())!.y).toBeLessThan(200)
  const header = (await page.locator('.site-header').boundingBox())!
  expect((await name.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1)
})

test('a phone shows two columns, and a select exchanges them', async () => {
  const [one, two, three] = (await homesOf('apartment', 3)) as [Home, Home, Home]
  const { page } = await visit(addressOf([one, two, three]), { width: 390, height: 844 })
  await started(page)
  const seen = () => page.getByRole('columnheader').getByRole('link').filter({ visible: true }).allTextContents()
  expect(await seen()).toEqual([one.title, two.title])
  await page.getByLabel('Home in column 2').focus()
  await page.getByLabel('Home in column 2').selectOption(String(three.id))
  await expect.poll(seen).toEqual([one.title, three.title])
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Home in column 2')
})

test('the print view shows all homes and no buttons', async () => {
  const homes = await homesOf('apartment', 4)
  const { page } = await visit(addressOf(homes), { width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  const seen = page.getByRole('columnheader').getByRole('link').filter({ visible: true })
  expect(await seen.count()).toBe(4)
  for (const name of ['Print', `Remove ${homes[0]!.title}`])
    expect(await page.getByRole('button', { name, includeHidden: true }).first().isVisible()).toBe(false)
  expect(await page.locator('.site-header').isVisible()).toBe(false)
})

test('a comparison of six homes fits 320 px', async () => {
  const { page } = await visit(addressOf(await homesOf('apartment', 6)), { width: 320 })
  const root = page.locator('html')
  expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0)
})

test('an empty comparison links to the results, and without script all columns are shown', async () => {
  const { page } = await visit('/compare-properties')
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
  const { page: plain } = await visit(addressOf(await homesOf('apartment', 3)), { javaScript: false, width: 390 })
  expect(await plain.getByRole('columnheader').getByRole('link').count()).toBe(3)
})

test('a listing shows its price history and similar listings', async () => {
  const { page } = await visit('/offline')
  const homes = await homesOf('apartment', 20)
  for (const { slug_id } of homes) {
    await page.goto(`/properties-details/${slug_id}`)
    if ((await page.getByRole('heading', { name: 'Price history' }).count()) > 0) break
  }
  await page.getByRole('heading', { name: 'Price history' }).waitFor()
  await started(page)
  const similar = page.getByRole('region', { name: 'Similar homes' }).getByRole('article')
  const before = await similar.count()
  await page.getByRole('button', { name: 'See more similar homes' }).click()
  await expect.poll(() => similar.count()).toBeGreaterThan(before)
  await expectAccessible(page)
})
