import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'

// BASE_URL of the site is on localhost: this is another host to a browser. Foreign requests and violations of the content
// security policy are faults, which fail each story.
const siteUrl = inject('siteUrl').replace('//localhost:', '//127.0.0.1:')
const { visit } = openBrowser({ siteUrl, pictures: true })

/** Waits until every picture in view is drawn; there are at least `least` of them. */
async function expectPictures(page: Page, least = 1) {
  await expect.poll(() => page.evaluate(picturesInView).then(({ count }) => count)).toBeGreaterThanOrEqual(least)
  await expect.poll(() => page.evaluate(picturesInView).then(({ broken }) => broken), { timeout: 60_000 }).toEqual([])
}

const picturesInView = () => {
  const shown = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > top && right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const broken = shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src)
  return { count: shown.length, broken }
}

async function signIn(page: Page, email: string) {
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
}

test.each([
  ['the home page', '/', 1],
  ['the results', '/properties/all-properties?type=sell', 3],
  ['the projects', '/all-projects', 2],
  ['the agents', '/all-agents', 2],
  ['the articles', '/all-articles', 2],
])('at another host than BASE_URL, %s shows its pictures', async (_name, path, least) => {
  const { page } = await visit(path)
  await expectPictures(page, least)
  // What the application loads after a scroll is drawn too.
  await started(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expectPictures(page, 0)
})

test('at another host than BASE_URL, a listing that is opened from the results shows its pictures and its canonical address', async () => {
  const { page } = await visit('/properties/all-properties?type=sell')
  await started(page)
  await page.locator('a[href^="/properties-details/"]').first().click()
  await page.waitForURL('**/properties-details/*')
  await expectPictures(page)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/^http:\/\/localhost:\d+\/properties-details\//)
})

test('at another host than BASE_URL, the map draws its tiles and the homes on it', async () => {
  const { page } = await visit('/properties-on-map')
  await started(page)
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  await expectPictures(page, 0)
})

test('at another host than BASE_URL, a member signs in, reads a chat and hears of a new message', async () => {
  const { page } = await visit('/sign-in?next=%2Fuser%2Fchat')
  const stream = page.waitForResponse(
    (answer) => answer.url().startsWith(`${siteUrl}/api/live`) && answer.status() === 200,
  )
  await signIn(page, 'nora@demo.lintel.test')
  await page.waitForURL('**/user/chat**')
  await stream
  await page.locator('a[href*="/user/chat?"]').first().click()
  await expectPictures(page)
})

test('at another host than BASE_URL, the back office shows its pictures', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin%2Fmoderation')
  await signIn(page, 'meera@demo.lintel.test')
  await page.waitForURL('**/admin/moderation')
  await expectPictures(page)
  await page.getByRole('list', { name: 'Moderation' }).getByRole('link').first().click()
  await page.waitForURL('**/admin/moderation/*/*')
  await expectPictures(page)
})
