import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { picture } from '#test/support/draft-files.ts'

const { visit } = openBrowser({ pictures: true })

async function signIn(page: Page, email: string, path: string, isGated = false) {
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === path)
  if (isGated) await page.getByRole('dialog').getByRole('button', { name: 'Continue draft' }).click()
  await page.getByRole('heading', { level: 2, name: 'Where is the property?' }).waitFor()
}

const go = async (page: Page, step: string, heading: string) => {
  const steps = page.getByRole('navigation', { name: 'Steps' })
  // On phones the steps are a menu.
  const menu = steps.locator('summary')
  if (await menu.isVisible()) await menu.click()
  await steps.getByRole('button', { name: step }).filter({ visible: true }).click()
  await page.getByRole('heading', { level: 2, name: heading }).waitFor()
}

const photos = (...words: string[]) =>
  Promise.all(
    words.map(async (name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture(name, 960, 720) })),
  )

const addPhotos = async (page: Page, ...words: string[]) =>
  page.locator('input[aria-label="Choose photos"]').setInputFiles(await photos(...words))

const tiles = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
const arrived = (page: Page) => expect.poll(() => page.locator('main progress').count()).toBe(0)
const orderOf = (page: Page) =>
  tiles(page)
    .locator('img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src))

/** All required fields except the photos. */
async function describeHome(page: Page, title: string) {
  await page.getByRole('combobox', { name: 'Find the location' }).fill('Lisbo')
  await page
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Country' }).inputValue()).toBe('Portugal')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Rua do Salitre 12')
  await go(page, 'Type and price', 'Type and price')
  await page.getByRole('radio', { name: 'Apartment' }).check({ force: true })
  await page.getByRole('textbox', { name: /^Price in/ }).fill('485,000')
  await go(page, 'Details', 'Property details')
  await page.getByRole('textbox', { name: /^Area(?!.*optional)/ }).fill('84')
  await go(page, 'Description', 'Title and description')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Two quiet rooms above a garden.')
}

test('a home is listed from a phone across a lost connection and a reload, and edited afterwards', async () => {
  const title = `Garden flat ${Date.now()}`
  const { page, context, faults } = await visit('/sign-in?next=/user/add-property', { width: 390, height: 844 })
  await signIn(page, 'kabir@demo.lintel.test', '/user/add-property')
  await describeHome(page, title)
  await page.getByText(/^Saved \d/).waitFor()

  await go(page, 'Photos', 'Add photos')
  await addPhotos(page, 'front', 'kitchen')
  await arrived(page)
  await context.setOffline(true)
  await addPhotos(page, 'garden')
  await page.getByText('Upload interrupted. The file is saved on this device.').waitFor()
  await go(page, 'Description', 'Title and description')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Written in a cellar without a signal.')
  await page.getByText('You’re offline. Saved on this device.').waitFor()
  await context.setOffline(false)
  await page.reload()
  // Typed before hydration, and kept.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title} early`)
  await started(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
  // The browser logs the failed requests.
  faults.length = 0

  await expect
    .poll(() => page.getByRole('textbox', { name: 'Description', exact: true }).inputValue())
    .toBe('Written in a cellar without a signal.')
  await expect.poll(() => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(`${title} early`)
  await go(page, 'Photos', 'Add photos')
  await expect.poll(() => tiles(page).count()).toBe(3)
  await arrived(page)

  // By keyboard alone: the last photo becomes the cover.
  const before = await orderOf(page)
  await page.getByRole('button', { name: 'Move photo 3 of 3' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('The photo is now 2 of 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await page.getByText('The photo is now 1 of 3.').waitFor({ state: 'attached' })
  expect(await orderOf(page)).toEqual([before[2], before[0], before[1]])
  await expectAccessible(page)

  await go(page, 'Review', 'Review and publish')
  await page.getByText('Ready to publish').waitFor()
  await page.getByRole('tab', { name: 'Search result' }).click()
  await page.getByText('Written in a cellar without a signal.').last().waitFor()
  await expectAccessible(page)
  const answer = page.waitForResponse('**/api/publish-draft')
  // Pressed as soon as the page reappears: the first handled press knows the session.
  await page.reload({ waitUntil: 'commit' })
  const publish = page.getByRole('button', { name: 'Publish listing' })
  const published = page.getByRole('heading', { name: 'Listing submitted' })
  const press = async () => {
    await publish.click({ timeout: 500 }).catch(() => {})
    expect(await page.getByRole('dialog').count()).toBe(0)
    return published.count()
  }
  await expect.poll(press, { timeout: 10_000 }).toBe(1)
  const { data } = (await (await answer).json()) as { data: { slug_id: string } }
  expect(data.slug_id).toMatch(/^garden-flat-\d+-early/)

  await page.goto(`/user/edit-property/${data.slug_id}?step=photos`)
  await started(page)
  await page.getByRole('button', { name: 'Move photo 1 later' }).click()
  await page.getByText('The photo is now 2 of 3.').waitFor({ state: 'attached' })
  await go(page, 'Type and price', 'Type and price')
  await page.getByRole('textbox', { name: /^Price in/ }).fill('479000')
  await page.getByText(/^Saved \d/).waitFor()
  // An edit is saved on the step on which it was made.
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('heading', { name: 'Changes saved' }).waitFor()
  await page.goto(`/user/edit-property/${data.slug_id}?step=type`)
  expect(await page.getByRole('textbox', { name: /^Price in/ }).inputValue()).toBe('479000')
  expect(faults).toEqual([])
})

test('an unmet requirement refuses publishing at the last step, and the draft is kept', async () => {
  proves('5.18', '6.10', '8.5')
  const title = `Attic ${Date.now()}`
  const { page, faults } = await visit('/sign-in?next=/user/add-property', { theme: 'dark' })
  await signIn(page, 'nora@demo.lintel.test', '/user/add-property', true)
  await describeHome(page, title)
  await expectAccessible(page)
  for (const [step, heading] of [
    ['Location', 'Where is the property?'],
    ['Details', 'Property details'],
    ['Photos', 'Add photos'],
  ] as const) {
    await go(page, step, heading)
    await expectAccessible(page)
  }
  const another = page.getByRole('button', { name: 'Add a floor' })
  await another.click()
  expect(await another.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Remove floor 1' }).click()
  await go(page, 'Review', 'Review and publish')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1 item missing')
  await go(page, 'Photos', 'Add photos')
  await page.getByText('Add at least one photo.').waitFor()
  await addPhotos(page, 'attic', 'stairs', 'roof')
  await arrived(page)
  const before = await orderOf(page)
  await page.getByRole('button', { name: 'Move photo 1 of 3' }).hover()
  await page.mouse.down()
  for (const index of [1, 2]) {
    const place = (await tiles(page).nth(index).boundingBox())!
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 })
  }
  await page.mouse.up()
  await page.getByText('The photo is now 3 of 3.').waitFor({ state: 'attached' })
  expect(await orderOf(page)).toEqual([before[1], before[2], before[0]])
  await go(page, 'Review', 'Review and publish')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await page.getByRole('dialog').getByText('You have not subscribed. Please subscribe first').waitFor()
  const way = page.getByRole('dialog').getByRole('link', { name: 'See packages' })
  expect(await way.getAttribute('href')).toMatch(/^\/subscription-plan/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue draft' }).click()
  // The browser logs the error response to the console.
  faults.length = 0

  await page.goto('/user/add-property')
  await started(page)
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await page.getByRole('link', { name: `Continue “${title}”` }).click()
  await started(page)
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await go(page, 'Description', 'Title and description')
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(title)
  await go(page, 'Review', 'Review and publish')
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await page.waitForURL('**/user/properties')
  // That page has a test of its own.
  faults.length = 0
})

test('the location step, when the position is denied, shows the location error message', async () => {
  proves('8.17')
  const { page } = await visit('/sign-in?next=/user/add-property')
  await signIn(page, 'kabir@demo.lintel.test', '/user/add-property')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await page.locator('[data-toasts]').getByText('Location permission denied').waitFor()
})

test.each(['/user/add-property', '/user/add-project'])(
  '%s asks a visitor to sign in, and sends at most 220 kB of script',
  async (path) => {
    const { page } = await visit(path, { width: 320 })
    const href = await page.locator('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')
    expect(href).toBe(`/sign-in?next=${encodeURIComponent(path)}`)
    await started(page)
    await page.waitForLoadState('networkidle')
    const script = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
    )
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(220_000)
  },
)

test('posting a home takes six screens, without header and bottom bar, and is continued at the screen that was left', async () => {
  const title = `Six screens ${Date.now()}`
  const { page } = await visit('/sign-in?next=/user/add-property', { width: 390, height: 844 })
  await signIn(page, 'kabir@demo.lintel.test', '/user/add-property')
  expect(await page.locator('.site-header, .mobile-bar, footer').count()).toBe(0)
  let screens = 1
  const next = async (heading: string) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: heading }).waitFor()
    screens += 1
  }
  await page.getByRole('combobox', { name: 'Find the location' }).fill('Lisbo')
  await page
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Rua do Salitre 12')
  await next('Type and price')
  await page.getByRole('radio', { name: 'Apartment' }).check({ force: true })
  await page.getByText(/^Similar homes ask /).waitFor()
  await page.getByRole('textbox', { name: /^Price in/ }).fill('1')
  await page.getByText('Your price is below this range.').waitFor()
  await page.getByRole('textbox', { name: /^Price in/ }).fill('485000')
  await next('Property details')
  await page.getByRole('button', { name: /^More: Bedrooms/ }).click()
  await page.getByRole('button', { name: /^More: Bedrooms/ }).click()
  expect(await page.getByRole('textbox', { name: /^Bedrooms/ }).inputValue()).toBe('2')
  await page.getByRole('textbox', { name: /^Area(?!.*optional)/ }).fill('84')
  await next('Add photos')
  await addPhotos(page, 'front')
  await arrived(page)
  await next('Title and description')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Two quiet rooms above a garden.')
  const left = page.waitForResponse((response) => response.request().postData()?.includes('review') === true)
  await next('Review and publish')
  await left
  await page.getByRole('link', { name: 'Save and exit' }).click()
  await page.waitForURL('**/user/properties')
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: 'Review and publish' }).waitFor()
  await started(page)
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await page.getByRole('heading', { name: 'Listing submitted' }).waitFor()
  expect(screens).toBe(6)
})
