import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser({ pictures: true })

interface Detail {
  slug_id: string
  three_d_image: string
  floors: unknown[]
  documents: unknown[]
}

/** A public listing that meets the condition of the test. */
async function listingWith(has: (home: Detail) => boolean): Promise<string> {
  for (let offset = 0; offset < 400; offset += 50) {
    const { data } = (await (await fetch(`${siteUrl}/api/get_property?limit=50&offset=${offset}`)).json()) as {
      data: Detail[]
    }
    const found = data.find(has)
    if (found) return `/properties-details/${found.slug_id}`
    if (data.length === 0) break
  }
  throw new Error('No listing has what this story needs')
}

test('photos open full screen, respond to the keys, and return the focus', async () => {
  const { page } = await visit(await listingWith(() => true))
  await started(page)
  const opener = page.getByRole('button', { name: /photo/i }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(page)
  const counter = () => dialog.textContent()
  const first = await counter()
  await page.keyboard.press('End')
  await expect.poll(counter).not.toBe(first)
  await page.keyboard.press('Home')
  await expect.poll(counter).toBe(first)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the 360° view loads only on request', async () => {
  const { page } = await visit(await listingWith((home) => home.three_d_image !== ''))
  await started(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  expect(asked.filter((url) => url.includes('panorama'))).toEqual([])
  await page.getByRole('button', { name: /virtual tour/i }).click()
  await page.locator('.panorama canvas').waitFor()
  expect(asked.some((url) => url.includes('panorama-viewer'))).toBe(true)
})

test('a listing with floor plans and documents shows the plans and downloads the documents', async () => {
  const { page } = await visit(await listingWith((home) => home.floors.length > 0 && home.documents.length > 0))
  await page.getByRole('heading', { name: 'Documents' }).waitFor()
  const href = await page.locator('a[download]').first().getAttribute('href')
  const answer = await fetch(new URL(href!, siteUrl))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a listing is readable before its script has loaded', async () => {
  const { page } = await visit(await listingWith(() => true), { javaScript: false })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  await page.getByRole('heading', { name: 'About this home' }).waitFor()
  await page.getByRole('heading', { name: 'Similar homes' }).waitFor()
})
