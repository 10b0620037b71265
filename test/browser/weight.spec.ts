import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

const KB = 1000

/** The transferred bytes of a page by resource type, once the application has started. */
async function weigh(page: Page) {
  await started(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (ending: string) =>
      files
        .filter((file) => new URL(file.name).pathname.endsWith(ending))
        .reduce((total, file) => total + file.encodedBodySize, 0)
    return { script: sum('.js'), style: sum('.css') }
  })
}

test('the home page sends at most 135 kB of script and 25 kB of style', async () => {
  const { page } = await visit('/', { width: 390 })
  const { script, style } = await weigh(page)
  expect(script).toBeGreaterThan(50 * KB)
  expect(script).toBeLessThanOrEqual(135 * KB)
  expect(style).toBeLessThanOrEqual(25 * KB)
})

test('a listing sends at most 165 kB of script before its map scrolls into view', async () => {
  const html = await (await fetch(siteUrl)).text()
  const { page } = await visit(/href="(\/properties-details\/[^"]+)"/.exec(html)![1]!, { width: 390, height: 500 })
  const { script, style } = await weigh(page)
  expect(script).toBeGreaterThan(50 * KB)
  expect(script).toBeLessThanOrEqual(165 * KB)
  expect(style).toBeLessThanOrEqual(25 * KB)
})

test('a results page sends at most 170 kB of script before its map is opened', async () => {
  const { page } = await visit('/properties/all-properties?type=sell', { width: 390 })
  const { script, style } = await weigh(page)
  expect(script).toBeGreaterThan(50 * KB)
  expect(script).toBeLessThanOrEqual(170 * KB)
  expect(style).toBeLessThanOrEqual(25 * KB)
})

test.each(['/all-projects', '/all-agents', '/all-categories', '/compare-properties', 'an agent', 'a project'])(
  '%s sends at most 150 kB of script and 25 kB of style',
  async (path) => {
    const { page } = await visit(await addressOf(path), { width: 390, height: 500 })
    const { script, style } = await weigh(page)
    expect(script).toBeGreaterThan(50 * KB)
    expect(script).toBeLessThanOrEqual(160 * KB)
    expect(style).toBeLessThanOrEqual(25 * KB)
  },
)

/** The first entry of the list. */
async function addressOf(path: string): Promise<string> {
  const list = { 'an agent': 'all-agents', 'a project': 'all-projects' }[path]
  if (!list) return path
  const html = await (await fetch(`${siteUrl}/${list}`)).text()
  return /href="(\/(?:agent|project)-details\/[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
}
