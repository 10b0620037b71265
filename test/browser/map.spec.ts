import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

async function listing(): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/get_property?limit=1`)
  const { data } = (await answer.json()) as { data: { slug_id: string }[] }
  return `/properties-details/${data[0]!.slug_id}`
}

async function openMap(options: Parameters<typeof visit>[1] = {}) {
  const { page } = await visit(await listing(), options)
  await started(page)
  const map = page.getByRole('application', { name: 'Map' })
  const region = page.locator('section:has(> [role=application])')
  return { page, map, region }
}

test('the address and map credits are shown before the map, and the map takes the same space', async () => {
  proves('7.75')
  const { page, region } = await openMap({ height: 600 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(asked.filter((url) => url.includes('/tiles/'))).toEqual([])
  expect(await region.getByText('Natural Earth · GeoNames').count()).toBe(1)
  const before = await region.evaluate((element) => [element.clientWidth, element.clientHeight])
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Zoom in' }).waitFor()
  await region.locator('canvas').first().waitFor()
  expect(await region.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual(before)
  const tiles = asked.filter((url) => url.includes('/tiles/'))
  expect(tiles.length).toBeGreaterThan(0)
  expect(tiles.every((url) => /\/tiles\/world-[0-9a-f]{16}\.pmtiles$/.test(url))).toBe(true)
})

test('the pin of the listing is a button that the Tab key reaches', async () => {
  const { page, map, region } = await openMap()
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Zoom in' }).waitFor()
  await map.focus()
  await page.keyboard.press('Tab')
  const pin = await page.evaluate(() => ({
    isPin: document.activeElement?.classList.contains('map-pin'),
    name: document.activeElement?.getAttribute('aria-label'),
  }))
  expect(pin.isPin).toBe(true)
  expect(pin.name).toContain(await page.getByRole('heading', { level: 1 }).textContent())
})

test('the map changes its colours with the theme, without a reload', async () => {
  const { page, region } = await openMap()
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Zoom in' }).waitFor()
  const land = () =>
    region.evaluate((element) => {
      const shades = [...element.querySelectorAll('canvas')].flatMap((canvas) => {
        if (!canvas.width) return []
        const { data } = canvas
          .getContext('2d', { willReadFrequently: true })!
          .getImageData(0, 0, canvas.width, canvas.height)
        return Array.from({ length: data.length / 4 }, (_, i) => i)
          .filter((i) => data[i * 4 + 3] === 255)
          .map((i) => data[i * 4]!)
      })
      return shades.length === 0 ? null : shades.reduce((sum, shade) => sum + shade, 0) / shades.length
    })
  await expect.poll(land, { timeout: 10_000 }).toBeGreaterThan(190)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(land, { timeout: 10_000 }).toBeLessThan(80)
})

test('the arrow keys pan the map, plus and minus zoom it, and both are announced', async () => {
  const { page, map, region } = await openMap()
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Zoom in' }).waitFor()
  const places = () =>
    region
      .locator('.map-pin-place')
      .first()
      .evaluate((pin) => pin.getBoundingClientRect().x)
  const before = await places()
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(places).toBeLessThan(before)
  await page.keyboard.press('Equal')
  await region.getByText(/Zoom level \d+/).waitFor({ state: 'attached' })
  const said = () => region.getByText(/Zoom level \d+/).textContent()
  const deeper = await said()
  await page.keyboard.press('Minus')
  await page.keyboard.press('Minus')
  await expect.poll(said).not.toBe(deeper)
  await expectAccessible(page)
})
