import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

// The site’s BASE_URL is on localhost, so this address is another host to a browser. Requests to other hosts and
// violations of the content security policy are recorded as faults, which fail the test.
const siteUrl = inject('siteUrl').replace('//localhost:', '//127.0.0.1:')
const { visit } = openBrowser({ siteUrl, pictures: true })
const sql = await siteDatabase()

/** Waits until every image in view has loaded, and expects at least `least` images, all drawn. */
async function expectPictures(page: Page, least = 1) {
  await expect
    .poll(() => page.evaluate(picturesInView, least), { timeout: 60_000 })
    .toMatchObject({ pending: [], isEnough: true })
  expect((await page.evaluate(picturesInView, least)).broken).toEqual([])
}

const picturesInView = (least: number) => {
  const shown = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > top && right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const addresses = (images: HTMLImageElement[]) => images.map((image) => image.currentSrc || image.src)
  return {
    isEnough: shown.length >= least,
    pending: addresses(shown.filter((image) => !image.complete)),
    broken: addresses(shown.filter((image) => image.complete && image.naturalWidth === 0)),
  }
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
  ['the articles', '/articles', 2],
])('at another host than BASE_URL, the images of %s are drawn', async (_name, path, least) => {
  const { page } = await visit(path)
  await expectPictures(page, least)
  // Images that load after a scroll are drawn too.
  await started(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expectPictures(page, 0)
})

test('at another host than BASE_URL, a listing opened from the results shows its photos and its canonical address', async () => {
  const { page } = await visit('/properties/all-properties?type=sell')
  await started(page)
  await page.locator('a[href^="/properties-details/"]').first().click()
  await page.waitForURL('**/properties-details/*')
  // The address changes before the page does.
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toMatch(/^http:\/\/localhost:\d+\/properties-details\//)
  await expectPictures(page)
})

test('at another host than BASE_URL, the map draws its tiles and the photo of a pressed pin', async () => {
  const { page } = await visit('/properties-on-map')
  await started(page)
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  const prices = page.locator('.map-pin-price')
  const crowds = page.locator('.map-pin-crowd')
  await expect
    .poll(
      async () => {
        if ((await prices.count()) === 0)
          await crowds
            .first()
            .click({ timeout: 1_000 })
            .catch(() => {})
        return prices.count()
      },
      { interval: 1_000, timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  // The page fetches homes that are not in the list.
  let asked = 0
  page.on('response', (answer) => {
    if (answer.url().includes('/api/search/homes')) asked++
  })
  for (const pin of (await prices.all()).slice(0, 10)) {
    if (asked > 0) break
    await pin.click({ force: true, timeout: 2_000 }).catch(() => {})
    await page.waitForTimeout(500)
  }
  expect(asked).toBeGreaterThan(0)
  await page.getByRole('region', { name: 'Selected home' }).locator('img').first().waitFor()
  await expectPictures(page)
})

test('at another host than BASE_URL, two users sign in and a message reaches the open chat of the other', async () => {
  const [home] = await sql<[{ id: number; owner: number; asker: number }]>`
    select p.id::int, p.owner_id::int as owner, (select id::int from users where email = 'helena@demo.lintel.test') as asker
    from properties p join users u on u.id = p.owner_id
    where u.email = 'kabir@demo.lintel.test' and p.is_active and p.request_status = 'approved' and not p.is_private
      and not p.is_premium and p.property_type in ('sell', 'rent')
    order by p.id limit 1`
  const open = async (email: string, other: number) => {
    const path = `/user/chat?user=${other}&property=${home.id}`
    const { page } = await visit(`/sign-in?next=${encodeURIComponent(path)}`)
    const stream = page.waitForResponse((answer) => answer.url().startsWith(`${siteUrl}/api/live`))
    await signIn(page, email)
    await page.waitForURL('**/user/chat?**')
    expect((await stream).status()).toBe(200)
    return page
  }
  const [asker, owner] = [
    await open('helena@demo.lintel.test', home.owner),
    await open('kabir@demo.lintel.test', home.asker),
  ]
  const words = `Is it quiet at this host? ${Date.now()}`
  const line = asker.getByRole('textbox', { name: /^Message to/ })
  await line.fill(words)
  await line.press('Enter')
  await owner.getByText(words).first().waitFor()
  for (const page of [asker, owner]) await expectPictures(page)
})

test('at another host than BASE_URL, the admin pages show their images', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin%2Fmoderation')
  await signIn(page, 'meera@demo.lintel.test')
  await page.waitForURL('**/admin/moderation')
  await expectPictures(page)
  await page.getByRole('list', { name: 'Moderation' }).getByRole('link').first().click()
  await page.waitForURL('**/admin/moderation/*/*')
  await expectPictures(page)
})
