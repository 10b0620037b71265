import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()
const TRIES = 10

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

interface Watched {
  dialogs: number
  /** Whether the button was pressed, and whether React had already taken it over. */
  press: 'none' | 'early' | 'heard'
}

/** Presses a button of the page some time after the document was parsed, and counts dialogs from the beginning. */
const watch = (page: Page, labels: string[]) =>
  page.addInitScript((labels) => {
    const watched = window as unknown as Watched
    watched.dialogs = 0
    watched.press = 'none'
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog], dialog[open]')) watched.dialogs++
    }).observe(document, { childList: true, subtree: true, attributes: true })
    const after = sessionStorage.getItem('press-after')
    const press = () => {
      const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
        (one) => labels.includes(one.textContent) && one.checkVisibility(),
      )
      if (!button) return
      const isHydrated = Object.keys(button).some((key) => key.startsWith('__reactProps'))
      // The first press that React hears, whatever it has committed by then.
      if (after === 'hydrated' && !isHydrated) return void setTimeout(press)
      watched.press = isHydrated ? 'heard' : 'early'
      button.click()
    }
    addEventListener('DOMContentLoaded', () => setTimeout(press, Number(after) || 0))
  }, labels)

const BUTTONS = [
  { name: 'Save', labels: ['Save', 'Saved'] },
  { name: 'I am interested', labels: ['I am interested', 'You are interested'] },
]

for (const slowdown of [1, 4])
  test.each(BUTTONS)(
    `$name, pressed while the page appears on a CPU ${slowdown} times slower, never asks a signed-in reader to sign in`,
    async ({ labels }) => {
      const path = await aListing()
      const { page, context } = await signedIn(path)
      await watch(page, labels)
      const throttle = await context.newCDPSession(page)
      await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const watched = () => page.evaluate(() => ({ ...(window as unknown as Watched) }))
      const button = page
        .locator('main button[aria-pressed]:visible')
        .filter({ hasText: new RegExp(`^(${labels.join('|')})$`) })
        .first()
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const after = attempt % 2 ? 'hydrated' : String(attempt * 20 * slowdown)
        await page.evaluate((after) => sessionStorage.setItem('press-after', after), after)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await started(page)
        await page.waitForFunction(() => (window as unknown as Watched).press !== 'none')
        // A press that was heard takes effect; one before that may be made again.
        const before = await button.getAttribute('aria-pressed')
        await button.click()
        await expect.poll(() => button.getAttribute('aria-pressed')).not.toBe(before)
        const { dialogs, press } = await watched()
        expect([dialogs, after === 'hydrated' ? press : 'heard']).toEqual([0, 'heard'])
      }
    },
  )

test('a page requests its script right after the first paint and hydrates without any input', async () => {
  const { page } = await visit('/')
  const after = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const first = Math.min(...files.map(({ startTime }) => startTime))
    return first - performance.getEntriesByName('first-paint')[0]!.startTime
  })
  // The paint is reported when it has reached the screen, up to a frame after it was made.
  expect(after).toBeGreaterThan(-50)
  expect(after).toBeLessThan(2000)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
})

test('homes that this browser has seen, when a page hydrates, do not change the markup of the server', async () => {
  const { page, context, faults } = await visit('/')
  // As many as a browser remembers; the homes of the demo have no higher numbers.
  const marks = { seen: Array.from({ length: 500 }, (_, at) => 620 - at), hidden: [600] }
  await page.evaluate((marks) => localStorage.setItem('home-marks', marks), JSON.stringify(marks))
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const path of ['/', await aListing(), '/properties/all-properties']) {
    await page.goto(path)
    await started(page)
    await page.locator('main .card-seen').first().waitFor({ state: 'attached' })
  }
  // A mismatch is reported as an exception.
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

test('the list of the map page stands where it stays before the map is parsed', async () => {
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
