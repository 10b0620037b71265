import type { Locator, Page } from 'playwright-core'
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

test('a visitor sends an enquiry and books a viewing, the owner confirms and replies, and the calendar feed lists the viewing', async () => {
  const { page: owner } = await visit('/sign-in')
  await signIn(owner, 'kabir', '/user/viewings')
  await owner.getByRole('heading', { name: 'Schedule' }).waitFor()
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
  await owner.getByText('Viewing confirmed. We’ve notified the other person.').waitFor()
  await expect.poll(() => card.getByText('Confirmed', { exact: true }).count()).toBe(1)
  await readByProgram(owner)
  await answerQuestion(owner)

  await page.goto('/user/viewings')
  await started(page)
  const booked = page.getByRole('article').filter({ hasText: 'Two of us' })
  await booked.getByRole('button', { name: /^Cancel viewing/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel viewing' }).click()
  await dialog.getByRole('alert').getByText('Enter a reason.').waitFor()
  await dialog.getByLabel('Reason').fill('We found another one')
  await dialog.getByRole('button', { name: 'Cancel viewing' }).click()
  await page.getByText('Viewing cancelled. We’ve notified the other person.').waitFor()
  await expect.poll(() => booked.count()).toBe(0)
})

const CONTACT = /^Contact (agent|owner)$/

test('a visitor sends an enquiry with three clicks, because its message is prefilled', async () => {
  const { page: list } = await visit('/properties/city/Lisbon?type=sell')
  const home = (await list
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href'))!
  const { page } = await visit(home, { width: 1440 })
  await started(page)
  let clicks = 0
  const click = async (control: Locator) => {
    clicks++
    await control.click()
  }
  await click(page.getByRole('button', { name: CONTACT }).first())
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Ines Costa')
  await dialog.getByLabel('Your email').fill('ines@example.com')
  expect(await dialog.getByLabel('Message').inputValue()).toMatch(/I’m interested in “.+”/)
  await click(dialog.getByRole('checkbox'))
  await click(dialog.getByRole('button', { name: 'Send enquiry' }))
  await dialog.getByText('You’ll get the reply at ines@example.com.').waitFor()
  expect(clicks).toBeLessThanOrEqual(3)
})

async function askQuestion(page: Page) {
  await page.getByRole('button', { name: CONTACT }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Rosa Lima')
  await dialog.getByLabel('Your email').fill('rosa@example.com')
  await dialog.getByLabel('Message').fill('Does the kitchen get morning sun?')
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await dialog.getByText('Agree to have your enquiry forwarded before you send it.').waitFor()
  await lookAt(page, 'enquiry')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await dialog.getByText('You’ll get the reply at rosa@example.com.').waitFor()
}

async function bookViewing(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book a viewing' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/ time, \d+ minutes each/).waitFor()
  await dialog.getByRole('button', { name: 'Request this time' }).click()
  await dialog.getByRole('alert').getByText('Choose a time.').waitFor()
  const slot = dialog.getByRole('button', { name: /^\d\d:\d\d$/ }).last()
  const time = (await slot.textContent())!
  await slot.press('Enter')
  await expect.poll(() => slot.getAttribute('aria-pressed')).toBe('true')
  await dialog.getByLabel('Note to the host').fill('Two of us')
  await lookAt(page, 'booking-390')
  await dialog.getByRole('button', { name: 'Request this time' }).click()
  await dialog.getByRole('heading', { name: 'Viewing requested' }).waitFor()
  const href = await dialog.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const file = await page.request.get(href!)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('BEGIN:VTIMEZONE')
  return time
}

async function readByProgram(page: Page) {
  await page.getByRole('button', { name: 'Create calendar link' }).click()
  const address = page.getByLabel('Private calendar link')
  await address.waitFor()
  const url = await address.inputValue()
  expect(url.startsWith(`${siteUrl}/calendar/`)).toBe(true)
  expect(await (await page.request.get(url)).text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByText('Link revoked').waitFor()
  expect((await page.request.get(url)).status()).toBe(404)
}

async function answerQuestion(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await menu.getByRole('link', { name: 'Selling' }).click()
  await menu.getByRole('link', { name: 'Enquiries' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Rosa Lima' }).first()
  await card.getByText('Does the kitchen get morning sun?').waitFor()
  expect(await page.content()).not.toContain('rosa@example.com')
  await lookAt(page, 'enquiries')
  await card.getByLabel('Your reply').fill('From seven to ten.')
  await card.getByRole('button', { name: /^Send reply/ }).click()
  await page.getByText('Reply sent').waitFor()
  await card.getByText('From seven to ten.').waitFor()
  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByText('Enquiry deleted').waitFor()
}

test('an owner sets availability and date overrides on a 320 px phone, and proposes another time', async () => {
  const { page } = await visit('/sign-in', { width: 320 })
  await signIn(page, 'kabir', '/user/viewings')
  await page
    .getByRole('button', { name: /^Reschedule/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show available times' }).click()
  await dialog.getByText(/ time, \d+ minutes each/).waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('link', { name: 'Availability' }).click()
  const week = page.getByRole('region', { name: 'Weekly hours' })
  await week.getByLabel('Day of the week').selectOption('friday')
  await week.getByLabel('From').fill('20:00')
  await week.getByLabel('Until').fill('19:00')
  await week.getByRole('button', { name: 'Add hours' }).click()
  await week.getByRole('alert').getByText('The end must be after the start.').waitFor()
  await lookAt(page, 'hours-320')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await week.getByLabel('Until').fill('21:00')
  await week.getByRole('button', { name: 'Add hours' }).click()
  await week.getByText('Friday, 20:00–21:00').waitFor()
  const days = page.getByRole('region', { name: 'Date overrides' })
  await days.getByLabel('Date', { exact: true }).fill('2031-05-05')
  await days.getByRole('button', { name: 'Add date' }).click()
  await days.getByText('May 5, 2031, all day').waitFor()
  await days.getByRole('button', { name: /^Remove .*2031/ }).click()
  await expect.poll(() => days.getByText('2031').count()).toBe(0)
  await week.getByRole('button', { name: /^Remove Friday, 20:00/ }).click()
  await expect.poll(() => week.getByRole('listitem').filter({ hasText: 'Friday' }).count()).toBe(0)
  await page.getByLabel('Buffer between viewings (minutes)').fill('15')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Settings saved').waitFor()
})

test('a visitor who is not signed in sees the sign-in prompt, also right to left', async () => {
  const { page } = await visit('/user/viewings?lang=ar', { width: 390 })
  await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).waitFor()
  await lookAt(page, 'viewings-gate-ar')
})
