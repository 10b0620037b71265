import { expect, test } from 'vitest'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser({ pictures: true })

/** The listing that the first card of the home page links to. */
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
test.each(PAGES)('$name is accessible and does not overflow', async ({ path, name }) => {
  const { page, faults } = await visit(await path())
  if (name !== 'the API reference') await started(page)
  await page.waitForLoadState('networkidle')
  if (name === 'the API reference') await page.evaluate(shorten)
  await expectFine(page)
  // The browser logs the 404 of a missing page; this one line is expected.
  expect(faults.filter((fault) => !(name === 'the 404 page' && fault.includes('404')))).toEqual([])
  faults.length = 0
})

/** The form describes hundreds of calls; checking each takes minutes and finds the same. */
const shorten = () => {
  for (const call of [...document.querySelectorAll('article')].slice(25)) call.remove()
}

test('every link of the home page and of a listing resolves', async () => {
  for (const path of ['/', await aListing()]) {
    const { page } = await visit(path)
    const links = await page.$$eval('a[href]', (all) => [
      ...new Set(all.map((link) => (link as HTMLAnchorElement).href)),
    ])
    const inside = links.filter((href) => href.startsWith(siteUrl))
    expect(inside.length).toBeGreaterThan(20)
    // A few at a time, as a browser does.
    for (let at = 0; at < inside.length; at += 6) await Promise.all(inside.slice(at, at + 6).map(expectToLead))
  }
})

async function expectToLead(link: string) {
  const answer = await fetch(link)
  const text = await answer.text()
  // A premium home answers 403 with a page that explains the requirement.
  const isGated = answer.status === 403 && text.includes('This is a premium home')
  expect(isGated ? `200 ${link}` : `${answer.status} ${link}`).toBe(`200 ${link}`)
  const { hash } = new URL(link)
  if (hash) expect(text).toContain(`id="${hash.slice(1)}"`)
}
