import { describe, expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

/** The listing that the first card of the home page leads to. */
async function aListing(): Promise<string> {
  const html = await (await fetch(siteUrl)).text()
  return /href="(\/properties-details\/[^"]+)"/.exec(html)![1]!
}

const PAGES = [
  { name: 'the home page', path: async () => '/' },
  { name: 'a listing', path: aListing },
  { name: 'a page of results', path: async () => '/properties/all-properties?type=sell&beds=2' },
  { name: 'a page without results', path: async () => '/properties/all-properties?beds=4&max_price=2' },
  { name: 'the cities page', path: async () => '/properties-nearby-city' },
  { name: 'the 404 page', path: async () => '/nothing/here' },
  { name: 'the offline page', path: async () => '/offline' },
  { name: 'the styleguide', path: async () => '/styleguide' },
  { name: 'the API reference', path: async () => '/api/docs' },
]
const LOOKS = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const

/** Both widths in both themes where most visitors are; one of each elsewhere, whose parts are the same. */
const MOST_SEEN = ['the home page', 'a listing', 'a page of results']

describe.each(PAGES)('$name', ({ path, name }) => {
  const looks = MOST_SEEN.includes(name)
    ? LOOKS
    : LOOKS.filter(({ width, theme }) => (width === 390) === (theme === 'dark'))
  test.each(looks)('is accessible at $width px in the $theme', async ({ width, theme }) => {
    const { page, faults } = await visit(await path(), { width, theme })
    if (name !== 'the API reference') await started(page)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    // A page that is not there says so in the console as well; that one line is right.
    expect(faults.filter((fault) => !(name === 'the 404 page' && fault.includes('404')))).toEqual([])
    faults.length = 0
  })

  test.each([320, 820])('never scrolls sideways at %i px', async (width) => {
    const { page, faults } = await visit(await path(), { width })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    faults.length = 0
  })
})

test('every link of the home page and of a listing leads somewhere', async () => {
  for (const path of ['/', await aListing()]) {
    const { page, context } = await visit(path)
    const links = await page.$$eval('a[href]', (all) => [
      ...new Set(all.map((link) => (link as HTMLAnchorElement).href)),
    ])
    for (const link of links.filter((href) => href.startsWith(siteUrl))) {
      const answer = await fetch(link)
      // A premium home is there, behind a gate that explains itself.
      const isGated = answer.status === 403 && (await answer.clone().text()).includes('This is a premium home')
      expect(isGated ? `200 ${link}` : `${answer.status} ${link}`).toBe(`200 ${link}`)
      const { hash } = new URL(link)
      if (hash) expect(await answer.text()).toContain(`id="${hash.slice(1)}"`)
    }
    await context.close()
  }
})
