import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

const LISTS = '/properties/all-properties?type=sell'
const PHONE = { width: 390, height: 844 }
const WITHOUT_SCRIPT = { ...PHONE, javaScript: false }

async function aListing(): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/get_property?limit=1`)
  const { data } = (await answer.json()) as { data: { slug_id: string }[] }
  return `/properties-details/${data[0]!.slug_id}`
}

test('without script the results are sorted and filtered by links and forms', async () => {
  const { page } = await visit(LISTS, WITHOUT_SCRIPT)
  await page.locator('summary', { hasText: 'Newest first' }).click()
  await page.getByRole('link', { name: 'Price, low to high' }).click()
  await page.waitForURL(/sort=price_low/)
  await page.locator('button[name=more]').click()
  await page.waitForURL(/more=1/)
  await page.getByLabel('Private owner').first().waitFor()
})

test('without script Save leads to the sign-in and back, and Compare to similar homes and a comparison', async () => {
  const { page } = await visit(LISTS, WITHOUT_SCRIPT)
  await page.locator('.heart').first().click()
  await page.waitForURL(/\/sign-in\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(LISTS)
  await page.goto(LISTS)
  await page.locator('.compare-toggle').first().click()
  await page.getByRole('heading', { name: 'Choose a second home' }).waitFor()
  await page.locator('main li a').first().click()
  await page.waitForURL(/-vs-/)
  await page.getByRole('table').waitFor()
})

test('without script no control waits for one', async () => {
  for (const path of ['/', LISTS, await aListing(), '/contact-us']) {
    const { page } = await visit(path, WITHOUT_SCRIPT)
    expect([path, await page.locator('button[data-waiting]:visible').count()]).toEqual([path, 0])
  }
})
