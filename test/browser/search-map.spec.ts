import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Point } from '#domain/geo.ts'
import { isInside, readOutlines, writeOutlines } from '#domain/outline.ts'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

async function openMap(query = 'city=Lisbon', options: Parameters<typeof visit>[1] = {}) {
  const opened = await visit(`/properties-on-map?${query}`, options)
  const { page } = opened
  await started(page)
  const region = page.locator('section:has(> [role=application])')
  await region.locator('.map-pin, [role=status]:has-text("here")').first().waitFor()
  return { ...opened, region, map: page.getByRole('application', { name: 'Map' }) }
}

const searched = (page: Page) => new URL(page.url()).searchParams
const settled = (page: Page) => page.waitForLoadState('networkidle')

/** Cluster by cluster down to single homes. */
async function zoomToHomes(page: Page) {
  const ids = () =>
    page.locator('.map-pin').evaluateAll((pins) => pins.map((pin) => (pin as HTMLElement).dataset.pin).join())
  for (let steps = 0; steps < 6 && (await page.locator('.map-pin-price').count()) === 0; steps++) {
    const before = await ids()
    await page.locator('.map-pin-crowd').first().click()
    await expect.poll(ids, { timeout: 10_000 }).not.toBe(before)
  }
  return page.locator('.map-pin-price').first()
}

test('without script the map page lists its homes with numbered pages', async () => {
  proves('2.15')
  const { page } = await visit('/properties-on-map?city=Lisbon', { javaScript: false })
  const homes = page.getByRole('list', { name: 'Homes in this list' }).getByRole('link')
  expect(await homes.count()).toBe(24)
  expect(await page.getByText('The map needs JavaScript').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Page 2' }).click()
  expect(searched(page).get('page')).toBe('2')
  expect(await homes.count()).toBeGreaterThan(0)
})

test('a press on a cluster zooms in until homes separate, and a press on a pin shows its home and highlights its card', async () => {
  const { page, region } = await openMap()
  const crowds = await page.locator('.map-pin-crowd').count()
  expect(crowds).toBeGreaterThan(0)
  const pin = await zoomToHomes(page)
  const price = await pin.textContent()
  await pin.click()
  const card = region.getByRole('region', { name: 'Selected home' })
  await card.getByRole('link').waitFor()
  expect(await pin.getAttribute('aria-pressed')).toBe('true')
  expect(price).toMatch(/^\$[\d.,]+[KM]?$/)
  const href = await card.getByRole('link').getAttribute('href')
  const listed = page.getByRole('list', { name: 'Homes in this list' }).locator(`li:has(a[href="${href}"])`)
  if ((await listed.count()) > 0) expect(await listed.getAttribute('data-lit')).toBe('true')
  await card.getByRole('button', { name: 'Close' }).click()
  expect(await card.count()).toBe(0)
})

test('a drag that starts on a pin pans the map and opens nothing', async () => {
  const { page, region } = await openMap()
  const pin = await zoomToHomes(page)
  const from = (await pin.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 90, from.y + 60, { steps: 6 })
  await page.mouse.up()
  expect(await region.getByRole('region', { name: 'Selected home' }).count()).toBe(0)
  expect((await pin.boundingBox())!.x).toBeGreaterThan(from.x + 20)
})

test('a viewed home is dimmed on the map and announced as viewed', async () => {
  const [home] = await homesOf('city=Lisbon')
  const { latitude, longitude } = home!
  const box = [latitude - 0.002, longitude - 0.002, latitude + 0.002, longitude + 0.002].join()
  const { page, region } = await openMap(`box=${box}`)
  const pin = page.locator(`[data-pin="home ${home!.id}"]`)
  expect(await pin.getAttribute('class')).not.toContain('is-visited')
  await pin.click()
  await region.getByRole('region', { name: 'Selected home' }).getByRole('link').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL('**/properties-details/**')
  await settled(page)
  await page.goBack()
  await expect.poll(() => pin.getAttribute('class'), { timeout: 10_000 }).toContain('is-visited')
  expect(await pin.getAttribute('aria-label')).toContain('viewed')
})

test('a card and its pin highlight each other', async () => {
  const { page } = await openMap()
  await zoomToHomes(page)
  const first = page.locator('[data-home]').first()
  const id = await first.getAttribute('data-home')
  await first.hover()
  await page.locator('.map-pin.is-lit').waitFor()
  const lit = await page.locator('.map-pin.is-lit').getAttribute('data-pin')
  expect(lit === `home ${id}` || lit?.startsWith('cluster')).toBe(true)
  await page.mouse.move(5, 5)
  await expect.poll(() => page.locator('.map-pin.is-lit').count()).toBe(0)

  const homes = await page
    .locator('[data-home]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-home')))
  const pins = await page
    .locator('.map-pin-price')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-pin')))
  const shared = homes.find((home) => pins.includes(`home ${home}`))
  if (!shared) throw new Error('No home of the list stands on the map by itself')
  await page.locator(`[data-pin="home ${shared}"]`).hover()
  await expect.poll(() => page.locator(`[data-home="${shared}"]`).getAttribute('data-lit')).toBe('true')
})

test('the keyboard alone pans, zooms, moves from pin to pin and reads the map as a list', async () => {
  const { page, region, map } = await openMap()
  await map.focus()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.pin ?? null)
  const start = await focused()
  expect(start).not.toBe(null)
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  const seen = new Set<string | null>([start])
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key)
    seen.add(await focused())
  }
  expect(seen.size).toBeGreaterThan(1)

  await region.getByRole('button', { name: 'Homes on the map as a list' }).press('Enter')
  const list = region.getByRole('region', { name: 'Homes on the map as a list' })
  const rows = list.getByRole('listitem')
  expect(await rows.count()).toBe(await page.locator('.map-pin').count())
  const row = list.getByRole('button', { name: /\d+ homes from \$/ }).first()
  await row.focus()
  expect(await page.locator('.map-pin.is-lit').count()).toBe(1)
  const pressed = await row.locator('span').first().textContent()
  await row.press('Enter')
  await expect.poll(() => rows.filter({ hasText: pressed! }).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await list.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Homes on the map as a list',
  )
})

test('the number of visible homes is announced when the map stops moving', async () => {
  const { page, region, map } = await openMap('')
  const said = region.getByRole('status').filter({ hasText: /homes? on this map/ })
  await said.waitFor({ state: 'attached' })
  const before = await said.textContent()
  await map.focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Equal')
  await expect.poll(() => said.textContent()).not.toBe(before)
})

test('the list follows the map automatically or on a press, and the choice is remembered', async () => {
  const { page, region, map } = await openMap('')
  expect(await region.getByRole('button', { name: 'Search this area' }).count()).toBe(0)
  await map.focus()
  await page.keyboard.press('Equal')
  await page.keyboard.press('Equal')
  await region.getByRole('button', { name: 'Search this area' }).click()
  await expect.poll(() => searched(page).get('box')).toMatch(/^(-?[\d.]+,){3}-?[\d.]+$/)
  expect(await region.getByRole('button', { name: 'Search this area' }).count()).toBe(0)
  const first = searched(page).get('box')
  await page.keyboard.press('Shift')

  await region.getByRole('switch', { name: 'Search as I move the map' }).check()
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => searched(page).get('box')).not.toBe(first)
  await page.reload()
  await started(page)
  await region.locator('.map-pin, [role=status]:has-text("here")').first().waitFor()
  expect(await region.getByRole('switch', { name: 'Search as I move the map' }).isChecked()).toBe(true)
  // The same bounds at the same zoom: the map has not moved, so no search is made.
  const box = searched(page).get('box')
  await page.waitForTimeout(600)
  expect(searched(page).get('box')).toBe(box)
})

test('moving the map does not change a search by drawn area', async () => {
  const areas = writeOutlines([[at(38.8, -9.3), at(38.8, -9.0), at(38.6, -9.0)]])
  const { page, region, map } = await openMap()
  await region.getByRole('switch', { name: 'Search as I move the map' }).check()
  await page.goto(`/properties-on-map?areas=${areas}`)
  await started(page)
  await region.locator('.map-pin').first().waitFor()
  await map.focus()
  for (const key of ['ArrowRight', 'ArrowUp', 'Minus']) await page.keyboard.press(key)
  await page.waitForTimeout(900)
  expect([searched(page).get('areas'), searched(page).get('box')]).toEqual([areas, null])
})

test('a press on a cluster by keyboard keeps the focus on the map', async () => {
  const { page, region, map } = await openMap('')
  const crowd = region.locator('.map-pin-crowd').first()
  const id = await crowd.getAttribute('data-pin')
  await crowd.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => region.locator(`[data-pin="${id}"]`).count(), { timeout: 10_000 }).toBe(0)
  expect(await map.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('Back returns the map to the previously searched area', async () => {
  const { page, region } = await openMap('city=Lisbon')
  const before = await region.locator('.map-pin').allTextContents()
  await page.goto('/properties-on-map?city=Sydney')
  await started(page)
  await region.locator('.map-pin').first().waitFor()
  await page.goBack()
  await started(page)
  await expect.poll(() => region.locator('.map-pin').allTextContents(), { timeout: 10_000 }).toEqual(before)
})

async function homesOf(query: string): Promise<(Point & { id: number; slug: string })[]> {
  const answer = await fetch(`${siteUrl}/api/search/homes?${query}`)
  const { data } = (await answer.json()) as {
    data: { id: number; slug_id: string; latitude: string; longitude: string }[]
  }
  return data.map(({ id, slug_id, latitude, longitude }) => ({
    id,
    slug: slug_id,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
}

test('an area is drawn freehand, limits the results to its inside, and can be edited and removed', async () => {
  const { page, region } = await openMap()
  await region.getByRole('button', { name: 'Draw area' }).click()
  await region.getByRole('button', { name: 'Freehand' }).click()
  const pad = (await region.locator('.map-pad').boundingBox())!
  const [x, y] = [pad.x + pad.width / 2, pad.y + pad.height / 2]
  await page.mouse.move(x + 200, y)
  await page.mouse.down()
  for (let turn = 0; turn <= 63; turn++)
    await page.mouse.move(x + 200 * Math.cos(turn / 10), y + 160 * Math.sin(turn / 10))
  await page.mouse.up()
  await expect.poll(() => searched(page).get('areas')).not.toBe(null)
  const areas = searched(page).get('areas')!
  const [outline] = readOutlines(areas)!
  expect(outline!.length).toBeGreaterThan(6)
  expect(searched(page).get('city')).toBe(null)
  const inside = await homesOf(new URLSearchParams({ areas }).toString())
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.every((home) => isInside(outline!, home))).toBe(true)

  await region.getByRole('button', { name: 'Edit Area 1' }).click()
  const corner = region.locator('.map-pin-corner').first()
  await corner.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  await region.getByRole('button', { name: 'Show homes in this area' }).click()
  await expect.poll(() => readOutlines(searched(page).get('areas')!)?.[0]?.length).toBe(outline!.length - 1)
  await region.getByRole('button', { name: 'Remove Area 1' }).click()
  await expect.poll(() => searched(page).get('areas')).toBe(null)
  expect(searched(page).get('box')).not.toBe(null)
})

test('a vertex is dragged with the mouse while the map does not move', async () => {
  const { page, region } = await openMap(
    `areas=${writeOutlines([[at(38.8, -9.3), at(38.8, -9.0), at(38.6, -9.0), at(38.6, -9.3)]])}`,
  )
  await region.getByRole('button', { name: 'Edit Area 1' }).click()
  const handle = (await region.locator('.map-pin-corner').first().boundingBox())!
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 60, handle.y + 40, { steps: 5 })
  await page.mouse.up()
  await region.getByRole('button', { name: 'Show homes in this area' }).click()
  await expect.poll(() => readOutlines(searched(page).get('areas')!)![0]![0]!.longitude).toBeGreaterThan(-9.29)
  const outline = readOutlines(searched(page).get('areas')!)![0]!
  expect(outline.slice(1)).toEqual([at(38.8, -9.0), at(38.6, -9.0), at(38.6, -9.3)])
})

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('several areas are drawn vertex by vertex, with the mouse and with the keyboard alone', async () => {
  const { page, region, map } = await openMap()
  await region.getByRole('button', { name: 'Draw area' }).click()
  await region.getByRole('button', { name: 'Polygon' }).click()
  const room = (await map.boundingBox())!
  const done = region.getByRole('button', { name: 'Show homes in this area' })
  for (const [right, down] of [
    [0.3, 0.35],
    [0.6, 0.35],
  ] as const)
    await page.mouse.click(room.x + room.width * right, room.y + room.height * down)
  const corners = () =>
    region.locator('.map-pin-corner').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  const places = await corners()
  await page.mouse.dblclick(room.x + room.width * 0.5, room.y + room.height * 0.55)
  await region.getByText('3 corners added').waitFor()
  expect((await corners()).slice(0, 2)).toEqual(places)
  await region.getByRole('button', { name: 'Remove last corner' }).click()
  expect(await done.isDisabled()).toBe(true)
  await page.mouse.click(room.x + room.width * 0.6, room.y + room.height * 0.6)
  await done.click()
  await expect.poll(() => readOutlines(searched(page).get('areas') ?? '')?.length).toBe(1)

  await region.getByRole('button', { name: 'Draw area' }).press('Enter')
  await region.getByRole('button', { name: 'Polygon' }).press('Enter')
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'Backspace', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
  }
  await region.getByText('3 corners added').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => readOutlines(searched(page).get('areas') ?? '')?.map((area) => area.length)).toEqual([3, 3])
  await expect.poll(() => region.getByRole('list', { name: 'Drawn areas' }).getByRole('listitem').count()).toBe(2)
})

test('a circle is set by keyboard, its radius typed, and an invalid radius is explained', async () => {
  const { page, region } = await openMap()
  await region.getByRole('button', { name: 'Draw area' }).press('Enter')
  await region.getByRole('button', { name: 'Circle' }).press('Enter')
  await page.keyboard.press('Enter')
  const radius = region.getByLabel('Radius (')
  await radius.fill('-4')
  await region.getByText('Enter a number above 0').waitFor()
  await radius.fill('3.5')
  await radius.press('Enter')
  await expect.poll(() => Number(searched(page).get('radius'))).toBeGreaterThan(0)
  expect(searched(page).get('latitude')).toMatch(/^38\./)
  expect(searched(page).get('city')).toBe(null)
  await region.getByRole('button', { name: /^Edit Within 3.5/ }).waitFor()
  await region.getByRole('button', { name: /^Remove Within/ }).click()
  await expect.poll(() => searched(page).get('latitude')).toBe(null)
})

test('an eleventh area is refused with a message', async () => {
  const square = (i: number) => [at(38.7 + i / 100, -9.2), at(38.7 + i / 100, -9.19), at(38.71 + i / 100, -9.19)]
  const areas = writeOutlines(Array.from({ length: 10 }, (_, i) => square(i)))
  const { region } = await openMap(`areas=${areas}`)
  await region.getByRole('button', { name: 'Draw area' }).click()
  await region.getByRole('button', { name: 'Freehand' }).click()
  await region.getByText('You can draw up to 10 areas. Remove one to draw another.').waitFor()
  expect(await region.locator('.map-pad').count()).toBe(0)
})

test('an empty map says so and offers to zoom out', async () => {
  const { region, page } = await openMap('box=30,-40,31,-39')
  await region.getByText('No homes here').waitFor()
  await region.getByRole('status').getByRole('button', { name: 'Zoom out' }).click()
  await expectAccessible(page)
})

test('a visitor without access to the map sees the reason and a sign-in link that returns to this search', async () => {
  const { page, faults } = await visit('/properties-on-map?city=Lisbon')
  await page.route('**/api/search/map*', (route) =>
    route.fulfill({ status: 401, json: { error: true, message: 'Please sign in to see the map' } }),
  )
  await started(page)
  await page.getByRole('heading', { name: 'Sign in to see homes on the map' }).waitFor()
  const link = page.getByRole('region', { name: 'Map of search results' }).getByRole('link', { name: 'Sign in' })
  expect(await link.getAttribute('href')).toBe(
    `/sign-in?${new URLSearchParams({ next: '/properties-on-map?city=Lisbon' })}`,
  )
  expect(await page.getByRole('list', { name: 'Homes in this list' }).getByRole('link').count()).toBe(24)
  expectOnly(faults, /401/)
})

test('a failed response keeps the old pins, shows a message, and is retried', async () => {
  const { page, region, map, faults } = await openMap()
  const before = await region.locator('.map-pin').count()
  await page.route('**/api/search/map*', (route) => route.fulfill({ status: 500, json: { error: true, message: '' } }))
  await map.focus()
  await page.keyboard.press('Minus')
  await region.getByRole('alert').getByText('We couldn’t load the homes on the map.').waitFor()
  expect(await region.locator('.map-pin').count()).toBe(before)
  await page.unroute('**/api/search/map*')
  await region.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => region.getByRole('alert').count()).toBe(0)
  expectOnly(faults, /500/)
})

test('without a connection the map shows a message and recovers by itself', async () => {
  const { page, region, map, context, faults } = await openMap()
  await context.setOffline(true)
  await map.focus()
  await page.keyboard.press('Minus')
  await region.getByText('You’re offline. The map may be out of date.').waitFor()
  await context.setOffline(false)
  await expect.poll(() => region.getByText('The map may be out of date').count()).toBe(0)
  expectOnly(faults, /ERR_INTERNET_DISCONNECTED/)
})

test('homes at the same point open as a list', async () => {
  const [home] = await homesOf('city=Lisbon')
  const { page, region } = await openMap()
  await page.route('**/api/search/map*', (route) => {
    const { latitude, longitude } = home!
    const box = [latitude, longitude, latitude, longitude]
    const tower = { latitude, longitude, count: 2, min_price: 90_000, box, stacked: true }
    return route.fulfill({
      json: {
        error: false,
        message: '',
        total: 2,
        total_is_exact: true,
        data: { clusters: [tower], pins: [], dots: [] },
      },
    })
  })
  await page.keyboard.press('Shift')
  await region.getByRole('application').focus()
  await page.keyboard.press('Equal')
  await region.getByRole('button', { name: '2 homes at this location, from $90K' }).press('Enter')
  const list = region.getByRole('region', { name: /2 homes at this location/ })
  await list.getByRole('link').first().waitFor()
  expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('a superseded request is aborted', async () => {
  const { page, map } = await openMap()
  const calledOff: string[] = []
  page.on('requestfailed', (request) => calledOff.push(request.url()))
  await page.route('**/api/search/map*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => {})
  })
  await map.focus()
  for (const key of ['ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(500)
  }
  await expect.poll(() => calledOff.filter((url) => url.includes('/api/search/map')).length).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('a moving map sends no request, nor does a view that was just fetched', async () => {
  const { page, map } = await openMap()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search/map') && asked.push(request.url()))
  await map.focus()
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
  await settled(page)
  await page.waitForTimeout(400)
  expect(asked.length).toBeLessThanOrEqual(2)
  const before = asked.length
  await page.keyboard.press('Equal')
  await page.waitForTimeout(900)
  await page.keyboard.press('Minus')
  await page.waitForTimeout(900)
  expect(asked.length).toBe(before + 1)
})

test.each([
  { width: 1440, theme: 'light', language: 'en' },
  { width: 320, theme: 'dark', language: 'ar' },
] as const)('the map page is accessible at $width in $theme, $language', async ({ width, theme, language }) => {
  const { page, region } = await openMap('city=Lisbon', { width, theme, language, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await region.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.classList.contains('map-pin'))
      .map((button) => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 44 || height < 44),
  )
  expect(small).toEqual([])
})

/** These faults are expected; any other stays and fails the test. */
function expectOnly(faults: string[], expected: RegExp) {
  const others = faults.filter((fault) => !expected.test(fault))
  faults.length = 0
  expect(others).toEqual([])
}
