import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeProperty } from '#test/support/make.ts'
import { VECTORS } from '#test/support/xss-vectors.ts'
import { launch, provoke } from './places/provoke.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

let browser: Browser
let site: string

beforeAll(async () => {
  browser = await launch()
  site = await app.app.listen({ port: 0, host: '127.0.0.1' })
  for (const [n, vector] of VECTORS.entries()) {
    await app.db`insert into articles (slug, title, description) values (${`attack-${n}`}, ${clean(vector)}, ${clean(vector)})`
    await app.db`insert into faqs (question, answer) values (${clean(vector)}, ${clean(vector)})`
  }
  await app.db`insert into articles (slug, title, description) values ('attack-all', 'All', ${ALL})`
})
afterAll(() => browser?.close())

/** PostgreSQL text cannot contain NUL; everything else is stored unchanged. */
const clean = (vector: string) => vector.replaceAll('\0', '')
const ALL = VECTORS.map(clean).join('\n<hr>\n')

/** Opens a page without its content security policy, so that only our own sanitising protects the reader. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  // Images fail to load, because many vectors run on a load error; only the document is checked.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  await show(page, path)
  return page
}

const show = (page: Page, path: string) => page.goto(site + path, { waitUntil: 'domcontentloaded' })

test('an unsanitised vector is detected', async () => {
  const page = await open('/faqs')
  await page.evaluate(() =>
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p onmouseover="window.__hit=1">x</p>'),
  )
  expect(await provoke(page)).toBe(1)
  await page.context().close()
})

test('none of a hundred vectors in an article runs, not even without the content security policy', async () => {
  const page = await open('/article-details/attack-all')
  expect(await page.locator('.rich-text hr').count()).toBeGreaterThan(0)
  expect(await provoke(page)).toBe(0)
  // Each vector alone as well, because an unclosed one swallows the next. A fragment parsed this way would run its
  // scripts.
  const acted: string[] = []
  for (const [n, vector] of VECTORS.entries()) {
    const { data } = (await app.call('getArticles', { slug_id: `attack-${n}` })) as { data: { description: string }[] }
    await page.evaluate((html) => {
      const main = document.querySelector('main')!
      main.replaceChildren(document.createRange().createContextualFragment(html))
    }, data[0]!.description)
    if (await provoke(page)) acted.push(vector)
  }
  expect(acted).toEqual([])
  await page.context().close()
})

test('the same vectors run where they are not sanitised', async () => {
  const page = await open('/faqs')
  let acted = 0
  for (const vector of VECTORS) {
    await page.evaluate((html) => {
      Object.assign(window, { __hit: 0 })
      document.querySelector('main')!.replaceChildren(document.createRange().createContextualFragment(html))
    }, clean(vector))
    if (await provoke(page).catch(() => 1)) acted++
  }
  expect(acted).toBeGreaterThan(30)
  await page.context().close()
})

test('no vector runs in the FAQs, where all are on one page', async () => {
  const page = await open('/faqs')
  expect(await page.locator('main details').count()).toBe(100)
  expect(await provoke(page)).toBe(0)
  await page.context().close()
})

test('no vector runs in the content pages', async () => {
  const page = await open('/faqs')
  await app.db`update settings set value = ${ALL} where key = 'terms_conditions'`
  await show(page, '/terms-and-condition')
  expect(await page.locator('.rich-text').count()).toBe(1)
  expect(await provoke(page)).toBe(0)
  await page.context().close()
})

test('no vector runs in the description of a listing', async () => {
  const { slug } = await makeProperty(app.db, {
    title: clean(VECTORS[0]!),
    description: VECTORS.map(clean).join('\n').slice(0, 19_000),
  })
  const page = await open(`/properties-details/${slug}`)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await provoke(page)).toBe(0)
  await page.context().close()
})
