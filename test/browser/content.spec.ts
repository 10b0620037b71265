import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

const PAGES = [
  '/articles',
  '/faqs',
  '/about-us',
  '/contact-us',
  '/mortgage-calculator?country=PT&extra=100',
  '/area-converter',
]

const TEXTS = ['/articles', '/faqs', '/about-us', '/privacy-policy', '/terms-and-condition']

async function anArticle(): Promise<string> {
  const html = await (await fetch(`${siteUrl}/articles`)).text()
  return /href="(\/article-details\/[^"]+)"/.exec(html)![1]!
}

const scriptOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((file) => new URL(file.name).pathname.endsWith('.js'))
      .reduce((total, file) => total + file.encodedBodySize, 0),
  )

test.each(['en', 'ar'])('texts and tools are accessible in %s, and nothing sticks out', async (language) => {
  const paths = [...PAGES, await anArticle()]
  for (const path of paths.filter((_, index) => (index % 2 === 0) === (language === 'en'))) {
    const { page, context } = await visit(path, { language })
    await started(page)
    await expectFine(page)
    await context.close()
  }
})

// React and the router are 93 kB of it and the table of routes 4.
test('a page of text sends at most 130 kB of script, the contact page with its form and map 150 kB', async () => {
  const { page } = await visit('/articles', { width: 390 })
  const budgets = [...TEXTS, await anArticle()].map((path) => [path, 130_000] as const)
  for (const [path, budget] of [...budgets, ['/contact-us', 150_000] as const]) {
    await page.goto(path)
    await started(page)
    await page.waitForLoadState('networkidle')
    const bytes = await scriptOf(page)
    expect([path, bytes > 50_000, bytes <= budget]).toEqual([path, true, true])
  }
})

test('a visitor goes from a subject to an article and on to another', async () => {
  const { page } = await visit('/articles')
  const subject = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: /Buying/ })
  await subject.click()
  await page.waitForURL(/category=buying/)
  await expect.poll(() => subject.getAttribute('aria-current')).toBe('page')
  const first = page.getByRole('main').getByRole('article').first()
  const title = await first.getByRole('heading').textContent()
  await first.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: title! }).waitFor()
  await page.getByRole('region', { name: 'More to read' }).getByRole('link').nth(1).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title)
})

test('a message that lacks something is marked field by field, a whole one is thanked for', async () => {
  const { page } = await visit('/contact-us')
  await started(page)
  await page.getByLabel('Email').fill('asha')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(5)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('What is it about?').fill('A question')
  await page.getByLabel('Message', { exact: true }).fill('Is the garden flat still free?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('heading', { name: 'Thank you. Your message has been sent.' }).waitFor()
})

test('the calculator follows every key, and says what is wrong instead of a number that is none', async () => {
  const { page } = await visit('/mortgage-calculator?price=250000&down=50000&rate=6&years=30')
  await started(page)
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByText('$1,199.10').waitFor()
  await page.getByLabel('Interest, per cent a year').fill('0')
  await result.getByText('$555.56').waitFor()
  await page.getByLabel('Extra each month').fill('100')
  await result.getByText(/Paying extra saves/).waitFor()
  for (const wrong of ['-1', '1000', 'Infinity', 'abc']) {
    await page.getByLabel('Interest, per cent a year').fill(wrong)
    await page.getByText('Correct the marked numbers to see a result.').waitFor()
  }
  expect(await page.getByRole('main').textContent()).not.toMatch(/NaN|∞/)
})

test('a home has its calculator when a reader comes near, and its area in other units', async () => {
  const { data } = (await (await fetch(`${siteUrl}/api/get-property-list?property_type=0&limit=20`)).json()) as {
    data: { slug_id: string; is_premium: boolean }[]
  }
  const { page } = await visit(`/properties-details/${data.find(({ is_premium }) => !is_premium)!.slug_id}`)
  await started(page)
  await page.locator('#mortgage').scrollIntoViewIfNeeded()
  await page.getByLabel('Down payment').fill('0')
  await page.getByRole('region', { name: 'Result' }).getByText('Each month').waitFor()
  await page.getByRole('button', { name: 'Area converter' }).click()
  await page.getByRole('dialog').getByLabel('In', { exact: true }).selectOption('tsubo')
  await page
    .getByRole('dialog')
    .getByRole('status')
    .getByText(/tsubo$/)
    .waitFor()
})

test('area is converted as it is typed, and text is no area', async () => {
  const { page } = await visit('/area-converter')
  await started(page)
  await page.getByLabel('Unit', { exact: true }).selectOption('acre')
  await page.getByLabel('In', { exact: true }).selectOption('guntha')
  await page.getByLabel('Size').fill('2')
  await page.getByText('2 acre = 80 guntha').waitFor()
  await page.getByLabel('Size').fill('Infinity')
  await page.getByText(/Write a number from 0/).waitFor()
})
