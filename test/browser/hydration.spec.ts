import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()
const TRIES = 10
const PATIENCE = { timeout: 30_000 }

async function signedIn(next: string) {
  const opened = await visit(`/sign-in?next=${encodeURIComponent(next)}`)
  const { page } = opened
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === next)
  return opened
}

async function aListing(): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/get_property?limit=1`)
  const { data } = (await answer.json()) as { data: { slug_id: string }[] }
  return `/properties-details/${data[0]!.slug_id}`
}

/** Presses a button once, some time after the document was parsed, and counts dialogs from the start. */
const watch = (page: Page, labels: string[]) =>
  page.addInitScript((labels) => {
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog], dialog[open]')) sessionStorage.setItem('dialog', 'opened')
    }).observe(document, { childList: true, subtree: true, attributes: true })
    // Some buttons are in the group "More".
    addEventListener('DOMContentLoaded', () => {
      for (const more of document.querySelectorAll<HTMLDetailsElement>('main details')) more.open = true
    })
    const after = sessionStorage.getItem('press-after')
    if (after === null) return
    const press = () => {
      const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
        (one) => labels.includes(one.textContent) && one.checkVisibility(),
      )
      if (!button) return
      const isHydrated = Object.keys(button).some((key) => key.startsWith('__reactProps'))
      // The first press that React handles, however much of the page is hydrated by then.
      if (after === 'hydrated' && !isHydrated) return void setTimeout(press)
      // The server answers an earlier press with a new document, which must not press again.
      sessionStorage.removeItem('press-after')
      button.click()
    }
    addEventListener('DOMContentLoaded', () => setTimeout(press, Number(after) || 0))
  }, labels)

const BUTTONS = [
  { name: 'Save', labels: ['Save', 'Saved'] },
  { name: 'I’m interested', labels: ['I’m interested', 'Interest sent'] },
]

for (const slowdown of [1, 4])
  test.each(BUTTONS)(
    `$name, pressed once while the page loads on a CPU ${slowdown} times slower, takes effect without a sign-in`,
    async ({ labels }) => {
      const path = await aListing()
      const { page, context } = await signedIn(path)
      await watch(page, labels)
      await page.reload()
      const throttle = await context.newCDPSession(page)
      await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const button = page
        .locator('main button[aria-pressed]:visible')
        .filter({ hasText: new RegExp(`^(${labels.join('|')})$`) })
        .first()
      let state = await button.getAttribute('aria-pressed')
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const after = attempt % 2 ? 'hydrated' : String(attempt * 20 * slowdown)
        await page.evaluate((after) => sessionStorage.setItem('press-after', after), after)
        await page.goto(path, { waitUntil: 'commit' })
        state = state === 'true' ? 'false' : 'true'
        await expect.poll(() => button.getAttribute('aria-pressed').catch(() => null), PATIENCE).toBe(state)
        await started(page)
        await page.waitForLoadState('networkidle')
      }
      expect(await page.evaluate(() => sessionStorage.getItem('dialog'))).toBe(null)
      expect(new URL(page.url()).pathname).toBe(path)
    },
  )

test('a page requests its script right after the first paint and hydrates without any input', async () => {
  const { page } = await visit('/')
  const after = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const first = Math.min(...files.map(({ startTime }) => startTime))
    return first - performance.getEntriesByName('first-paint')[0]!.startTime
  })
  // The paint is reported when it has reached the screen, which is several frames later on a loaded machine.
  expect(after).toBeGreaterThan(-300)
  expect(after).toBeLessThan(4000)
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click()
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
})

test('homes viewed in this browser do not change the server markup during hydration', async () => {
  const { page, context, faults } = await visit('/')
  // The maximum that a browser stores; no listing of the demo has a higher id.
  const marks = { seen: Array.from({ length: 500 }, (_, at) => 620 - at), hidden: [600] }
  await page.evaluate((marks) => localStorage.setItem('home-marks', marks), JSON.stringify(marks))
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const path of ['/', await aListing(), '/properties/all-properties']) {
    await page.goto(path)
    await started(page)
    await page.locator('main .card-seen').first().waitFor({ state: 'attached' })
  }
  // A hydration mismatch is reported as an exception.
  expect(faults).toEqual([])
})

test.each(['/properties-on-map', '/properties/all-properties'])(
  'the map of %s is drawn without a press',
  async (path) => {
    const { page } = await visit(path)
    await page.getByRole('application', { name: 'Map' }).locator('canvas').first().waitFor()
    await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  },
)

test('the list of the map page does not shift when the map element is parsed', async () => {
  for (const width of [412, 820, 1024, 1440]) {
    const { page } = await visit('/properties-on-map', { width, javaScript: false })
    const moved = await page.evaluate(() => {
      const place = () => JSON.stringify(document.querySelector('.map-page-strip')!.getBoundingClientRect())
      const before = place()
      document.querySelector('.map-page-map')!.remove()
      return [before, place()]
    })
    expect(moved[1]).toBe(moved[0])
  }
})
