import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser({ pictures: true })

async function aHome() {
  const { data } = (await (await fetch(`${siteUrl}/api/get-property-list?limit=30`)).json()) as {
    data: { slug_id: string; title: string; is_premium: boolean }[]
  }
  return data.find(({ is_premium }) => !is_premium)!
}

test('a home is shared by link, by other sites, by QR code, as a brochure and as an embed', async () => {
  const { slug_id } = await aHome()
  const { page, context } = await visit(`/properties-details/${slug_id}`, { width: 390 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await started(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Copy' }).first().click()
  await dialog.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await dialog.getByRole('img', { name: 'QR code of this page' }).waitFor()
  expect(await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent(page.url()),
  )
  await dialog.getByText('Embed this listing').click()
  await expectAccessible(page)
  const snippet = await dialog.getByLabel('Embed code').inputValue()
  const brochure = await dialog.getByRole('link', { name: 'Printable brochure (PDF)' }).getAttribute('href')
  const paper = await fetch(new URL(brochure!, siteUrl))
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(snippet).toContain(`/embed/property/${slug_id}?lang=en`)
})

test('an embedded card on a third-party page links to the listing', async () => {
  const { slug_id, title } = await aHome()
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1>
    <iframe src="${siteUrl}/embed/property/${slug_id}?lang=en" title="A home" width="360" height="440"></iframe>
    <iframe src="${siteUrl}/embed/property/not-there?lang=en" title="A home that is gone" width="360" height="440"></iframe>
    <iframe src="${siteUrl}/properties-details/${slug_id}" title="The page" width="360" height="440"></iframe></main></html>`
  const elsewhere = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void elsewhere.close())
  const opened = await visit('/faqs')
  await opened.page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  const [card, gone, page] = [0, 1, 2].map((at) => opened.page.frameLocator('iframe').nth(at))
  await card!.getByRole('heading', { name: title }).waitFor()
  expect(await card!.locator('script').count()).toBe(0)
  expect(
    await card!.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0)
  expect(await card!.getByRole('link').getAttribute('href')).toBe(`${siteUrl}/properties-details/${slug_id}?lang=en`)
  await gone!.getByRole('heading', { name: 'This home is no longer available' }).waitFor()
  expect(await page!.getByRole('heading', { name: title }).count()).toBe(0)
  // The third-party page, the missing card and the page that refuses to be framed cause these faults.
  opened.faults.splice(0)
})
