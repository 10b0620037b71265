import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSideways, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

async function signIn(page: Page, name: 'kabir' | 'nora', path: string) {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`)
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@demo.lintel.test`)
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === path)
  await started(page)
}

async function lookAt(page: Page, name: string) {
  await expectAccessible(page)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
}

test('a visitor asks and books, the owner answers and confirms, and calendars know of it', async () => {
  const { page: owner } = await visit('/sign-in')
  await signIn(owner, 'kabir', '/user/viewings')
  await owner.getByRole('heading', { name: 'Day by day' }).waitFor()
  await expectNoSideways(owner)
  await lookAt(owner, 'viewings')
  const home = (await owner.locator('main article h4 a').first().getAttribute('href'))!
  const { page } = await visit(home, { width: 390 })
  await started(page)
  await askQuestion(page)
  await signIn(page, 'nora', home)
  const time = await bookViewing(page)

  await owner.reload()
  await started(owner)
  const card = owner.getByRole('article').filter({ hasText: 'Two of us' })
  await card.getByText(time).waitFor()
  await card.getByRole('button', { name: /^Confirm/ }).click()
  await owner.getByText('Confirmed. The other side has been told.').waitFor()
  await expect.poll(() => card.getByText('Confirmed', { exact: true }).count()).toBe(1)
  await readByProgram(owner)
  await answerQuestion(owner)

  await page.goto('/user/viewings')
  await started(page)
  const booked = page.getByRole('article').filter({ hasText: 'Two of us' })
  await booked.getByRole('button', { name: /^Cancel viewing/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel viewing' }).click()
  await dialog.getByRole('alert').getByText('Please say why.').waitFor()
  await dialog.getByLabel('Reason').fill('We found another one')
  await dialog.getByRole('button', { name: 'Cancel viewing' }).click()
  await page.getByText('Cancelled. The other side has been told.').waitFor()
  await expect.poll(() => booked.count()).toBe(0)
})

async function askQuestion(page: Page) {
  await page.getByRole('button', { name: 'Ask without an account' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Rosa Lima')
  await dialog.getByLabel('Your email').fill('rosa@example.com')
  await dialog.getByLabel('Your question').fill('Does the kitchen get morning sun?')
  await dialog.getByRole('button', { name: 'Send question' }).click()
  await dialog.getByText('We can only pass it on if you agree.').waitFor()
  await lookAt(page, 'enquiry')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send question' }).click()
  await dialog.getByText('The answer will come to rosa@example.com.').waitFor()
}

async function bookViewing(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book a viewing' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Times in').waitFor()
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
  await dialog.getByRole('alert').getByText('Choose a time first.').waitFor()
  const slot = dialog.getByRole('button', { name: /^\d\d:\d\d$/ }).last()
  const time = (await slot.textContent())!
  await slot.press('Enter')
  await expect.poll(() => slot.getAttribute('aria-pressed')).toBe('true')
  await dialog.getByLabel('Anything they should know').fill('Two of us')
  await lookAt(page, 'booking-390')
  await dialog.getByRole('button', { name: 'Ask for this time' }).click()
  await dialog.getByRole('heading', { name: 'Your wish is on its way' }).waitFor()
  const href = await dialog.getByRole('link', { name: 'Put it into my calendar' }).getAttribute('href')
  const file = await page.request.get(href!)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('BEGIN:VTIMEZONE')
  return time
}

async function readByProgram(page: Page) {
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = page.getByLabel('Secret calendar address')
  await address.waitFor()
  const url = await address.inputValue()
  expect(url.startsWith(`${siteUrl}/calendar/`)).toBe(true)
  expect(await (await page.request.get(url)).text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'End it' }).click()
  await page.getByText('The address no longer works.').waitFor()
  expect((await page.request.get(url)).status()).toBe(404)
}

async function answerQuestion(page: Page) {
  await page.getByRole('link', { name: 'Enquiries' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Rosa Lima' }).first()
  await card.getByText('Does the kitchen get morning sun?').waitFor()
  expect(await page.content()).not.toContain('rosa@example.com')
  await lookAt(page, 'enquiries')
  await card.getByLabel('Your answer').fill('From seven to ten.')
  await card.getByRole('button', { name: /^Send answer/ }).click()
  await page.getByText('Your answer is on its way.').waitFor()
  await card.getByText('From seven to ten.').waitFor()
  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByText('The question was deleted.').waitFor()
}

test('an owner sets hours and days on the narrowest phone, and proposes another time', async () => {
  const { page } = await visit('/sign-in', { width: 320 })
  await signIn(page, 'kabir', '/user/viewings')
  await page
    .getByRole('button', { name: /^Another time/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show free times' }).click()
  await dialog.getByText('Times in').waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('link', { name: 'My hours' }).click()
  const week = page.getByRole('region', { name: 'Every week' })
  await week.getByLabel('Day of the week').selectOption('friday')
  await week.getByLabel('From').fill('20:00')
  await week.getByLabel('Until').fill('19:00')
  await week.getByRole('button', { name: 'Add hours' }).click()
  await week.getByRole('alert').getByText('The end has to come after the beginning.').waitFor()
  await lookAt(page, 'hours-320')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await week.getByLabel('Until').fill('21:00')
  await week.getByRole('button', { name: 'Add hours' }).click()
  await week.getByText('Friday, 20:00–21:00').waitFor()
  const days = page.getByRole('region', { name: 'Other days' })
  await days.getByLabel('Day', { exact: true }).fill('2031-05-05')
  await days.getByRole('button', { name: 'Add this day' }).click()
  await days.getByText('May 5, 2031, all day').waitFor()
  await days.getByRole('button', { name: /^Remove .*2031/ }).click()
  await expect.poll(() => days.getByText('2031').count()).toBe(0)
  await week.getByRole('button', { name: /^Remove Friday, 20:00/ }).click()
  await expect.poll(() => week.getByRole('listitem').filter({ hasText: 'Friday' }).count()).toBe(0)
  await page.getByLabel('Pause between viewings, minutes').fill('15')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
})

test('whoever is not signed in is shown the way in, from right to left too', async () => {
  const { page } = await visit('/user/viewings?lang=ar', { width: 390 })
  await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).waitFor()
  await lookAt(page, 'viewings-gate-ar')
})
