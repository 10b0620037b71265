import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit } = openBrowser()
const PASSWORD = 'open-the-door'

async function signIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
}

test('a visitor presses Save, signs in, and the home is saved without a second press', async () => {
  proves('6.1')
  const { page, context } = await visit('/properties/all-properties', { width: 390 })
  await started(page)
  const heart = page.getByRole('button', { name: /^Save / }).first()
  const title = (await heart.getAttribute('aria-label'))!.replace('Save ', '')
  await heart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`Sign in to save ${title}`).waitFor()
  await expectAccessible(page)
  await signIn(page, 'nora@demo.lintel.test')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: `Remove ${title} from saved homes` })
    .first()
    .waitFor()

  await page.goto('/user/favorites-properties')
  await page.getByRole('heading', { name: title }).waitFor()
  await started(page)
  await page.getByRole('button', { name: `Remove ${title} from saved homes` }).click()
  await page.getByRole('button', { name: `Save ${title}` }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.reload()
  expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
  expect((await context.cookies()).find(({ name }) => name === 'session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
})

test('a hidden home is replaced by an Undo button, also after a reload', async () => {
  const { page } = await visit('/properties/all-properties')
  await started(page)
  const card = page.locator('article.card').first()
  const title = (await card.locator('h3').textContent())!
  await card.hover()
  await page.getByRole('button', { name: `Hide ${title}` }).click()
  await page.getByRole('button', { name: `Undo ${title}` }).waitFor()
  await page.reload()
  await started(page)
  await page.getByRole('button', { name: `Undo ${title}` }).click()
  await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
})

test('a home whose page was opened is marked as viewed in the results', async () => {
  const { page } = await visit('/properties/all-properties')
  const link = page.locator('article.card a').first()
  const address = (await link.getAttribute('href'))!
  await page.goto(address)
  await started(page)
  await page.goto('/properties/all-properties')
  await started(page)
  await page
    .locator('article.card', { has: page.locator(`a[href="${address}"]`) })
    .getByText('Viewed')
    .waitFor()
})

test('a wrong password shows one error message and keeps the email that was entered', async () => {
  proves('8.3', '2.35')
  const { page, faults } = await visit('/sign-in')
  await started(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('This field is required.').first().waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').getByText('The details entered are incorrect').waitFor()
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('nora@demo.lintel.test')
  // The browser logs the error response to the console.
  faults.length = 0
})

test('a password reset request shows a confirmation that does not reveal whether the account exists', async () => {
  proves('2.38')
  const { page } = await visit('/sign-in', { width: 390 })
  await started(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@demo.lintel.test')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page.getByRole('status').getByText('If nobody@demo.lintel.test has an account').waitFor()
})

test('a new account is registered, verified with the code shown in demo mode, and signed in', async () => {
  proves('2.35', '2.2', '2.30', '5.7')
  const { page, faults } = await visit('/sign-in?next=/user/profile', { width: 390 })
  await started(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Iris New')
  await page.getByRole('textbox', { name: 'Email' }).fill(`iris${Date.now()}@demo.lintel.test`)
  await page.getByLabel('Password', { exact: true }).fill('six-or-more')
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('The passwords don’t match.').waitFor()
  await page.getByLabel('Confirm password').fill('six-or-more')
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = (await page.locator('strong.figures').textContent())!
  await page.getByLabel('Code').fill(code)
  await page.waitForURL('**/user/profile')
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  await page.locator('#progress-bar').waitFor({ state: 'detached' })
  await expectAccessible(page)

  await page.getByLabel('Short bio').fill('I like gardens.')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Profile saved.').waitFor()
  await page.reload()
  expect(await page.getByLabel('Short bio').inputValue()).toBe('I like gardens.')
  expect(faults).toEqual([])
})

test('a user becomes an agency, changes email and password, and each invalid value is shown on its field', async () => {
  const { page, faults } = await visit('/sign-in?next=/user/profile', { width: 390 })
  await started(page)
  const email = `otto${Date.now()}@demo.lintel.test`
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Otto Agency')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Account type').selectOption('Agency')
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await page.getByLabel('Confirm password').fill('password1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('This password is too common').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Password', { exact: true }).fill('six-or-more')
  await page.getByLabel('Confirm password').fill('six-or-more')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').fill((await page.locator('strong.figures').textContent())!)
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: 'Agency' }).isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  expect(await dialog.getByText('This field is required.').count()).toBe(2)
  await expectAccessible(page)
  await dialog.getByLabel('New email').fill(`new-${email}`)
  await dialog.getByLabel('Current password').fill('a guess')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByText('The current password is incorrect').waitFor()
  expect(await dialog.getByLabel('Current password').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('Current password').fill('six-or-more')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByText(`We’ve sent a code to new-${email}.`).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Code').fill((await dialog.locator('strong.figures').textContent())!)
  await page.getByText('Email changed.').waitFor()
  await page.getByText(`new-${email}`).waitFor()

  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill('six-or-more')
  await dialog.getByLabel('New password', { exact: true }).fill('another-one')
  await dialog.getByLabel('Confirm new password').fill('another-one')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed. Other devices were signed out.').waitFor()
  // The browser logs both error responses to the console.
  expect(faults.filter((fault) => !fault.includes('400 (Bad Request)'))).toEqual([])
  faults.length = 0
})

test('a phone number signs in with its code', async () => {
  proves('2.36', '4.19')
  const { page } = await visit('/sign-in', { width: 390 })
  await started(page)
  await page.getByRole('tab', { name: 'Phone' }).click()
  await page.getByLabel('Country').selectOption('PT')
  await page.getByRole('textbox', { name: 'Phone' }).fill('0912 345 678')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('We’ve sent a code to +351912345678.').waitFor()
  await page.getByText(/Resend in 1\d\d s/).waitFor()
  await page.getByLabel('Code').fill((await page.locator('strong.figures').textContent())!)
  await page.waitForURL((url) => url.pathname === '/')
})

test('a phone number that only the server rejects is shown as an error on its field', async () => {
  proves('5.13')
  const { page } = await visit('/sign-in?lang=es', { width: 390 })
  await started(page)
  await page.getByRole('tab', { name: 'Teléfono' }).click()
  await page.locator('select').first().selectOption('PT')
  // Fifteen digits pass the form; with the dialling code the number exceeds the maximum length.
  const number = page.locator('input[name="number"]')
  await number.fill('123456789012345')
  await number.press('Enter')
  await page.getByText('no es un número de teléfono').waitFor()
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  const told = (await number.getAttribute('aria-describedby'))!.split(' ').at(-1)!
  expect(await page.locator(`[id="${told}"]`).textContent()).toBe('«Número de teléfono» no es un número de teléfono')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('number')
})

test('a passkey registered in the profile after re-authentication signs the user in', async () => {
  const { page, context, faults } = await visit('/sign-in?next=/user/profile')
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await started(page)
  await signIn(page, 'helena@demo.lintel.test')
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  const sql = await siteDatabase()
  await sql`
    update sessions set proved_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = 'helena@demo.lintel.test')`
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  const password = dialog.getByLabel('Current password')
  await password.fill('not-the-password')
  await password.press('Enter')
  await dialog.getByText('The current password is incorrect').waitFor()
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await password.press('Enter')
  await page.getByText('Passkey added.').waitFor()
  expect(faults.filter((fault) => !fault.includes('400 (Bad Request)'))).toEqual([])
  faults.length = 0

  await page.getByLabel(/’s account$/).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await page.goto('/sign-in?next=/user/profile')
  await started(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/user/profile')
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  const keys = page.getByRole('button', { name: /^Remove / })
  const before = await keys.count()
  await keys.first().click()
  await expect.poll(() => keys.count()).toBe(before - 1)
})

async function newMember(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}${Date.now()}@demo.lintel.test`
  await started(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').fill((await page.locator('strong.figures').textContent())!)
  return email
}

test('a deactivated account sees the message on its next call and on its next page, and is signed out', async () => {
  proves('8.8', '6.11')
  const sql = await siteDatabase()
  const { page, context, faults } = await visit('/sign-in?next=/user/profile', { width: 390 })
  const email = await newMember(page, 'Otto')
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  const switchTo = (isActive: boolean) => sql`update users set is_active = ${isActive} where email = ${email}`

  await switchTo(false)
  await page.getByRole('button', { name: 'Save profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account deactivated' })
  await dialog.getByText('Your Account have been Deactivetd by Admin').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByText('Sign in to see your profile').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'session')).toBe(false)

  await switchTo(true)
  await page.goto('/sign-in?next=/user/profile')
  await started(page)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  await switchTo(false)
  await page.goto('/all-agents')
  await started(page)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await started(page)
  expect(await dialog.count()).toBe(0)
  expect(
    await page.evaluate(() => localStorage.getItem('persist:root') ?? JSON.stringify({ ...localStorage })),
  ).not.toContain(email)
  // The browser logs the error response to the console.
  faults.length = 0
})

async function endedElsewhere(page: Page, name: string) {
  const sql = await siteDatabase()
  const email = await newMember(page, name)
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  await sql`delete from sessions where user_id = (select id from users where email = ${email})`
}

test('a session that was ended elsewhere is signed out by its next call', async () => {
  const { page, faults } = await visit('/sign-in?next=/user/profile')
  await page.route('**/api/live**', (route) => route.abort())
  await endedElsewhere(page, 'Uma')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Sign in to see your profile').waitFor()
  faults.length = 0
})

test('a session that was ended elsewhere is signed out by the event stream before its next call', async () => {
  const { page, faults } = await visit('/sign-in?next=/user/profile')
  await endedElsewhere(page, 'Una')
  await page.getByText('Sign in to see your profile').waitFor()
  faults.length = 0
})

test('a session that ended before the event stream opened is signed out', async () => {
  const { page, faults } = await visit('/sign-in?next=/user/profile')
  const ended = Promise.withResolvers<void>()
  await page.route('**/api/live**', async (route) => {
    await ended.promise
    await route.continue()
  })
  await endedElsewhere(page, 'Ulla')
  ended.resolve()
  await page.getByText('Sign in to see your profile').waitFor()
  faults.length = 0
})

test.each([
  ['access_denied', 'Sign-in cancelled.'],
  ['auth/too-many-requests', 'Too many requests. Please try again later.'],
  ['auth/brand-new', 'An error occurred. auth/brand-new'],
])('the provider’s error code %s shows the message: %s', async (code, words) => {
  proves('8.1', '8.2')
  const { page } = await visit(`/sign-in?failed=google&code=${encodeURIComponent(code)}`)
  await page.getByRole('alert').getByText(words, { exact: true }).waitFor()
})

test.each([
  '/sign-in',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/user/profile',
  '/user/verification-form',
  '/user/favorites-properties',
])('%s is accessible in the dark theme on a phone', async (path) => {
  const { page } = await visit(path, { width: 390, theme: 'dark' })
  await started(page)
  await expectAccessible(page)
})
