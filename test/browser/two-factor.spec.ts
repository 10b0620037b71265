import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { totpAt } from '#server/features/accounts/totp.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'
import { fromBase32, stepAt } from '#test/support/two-factor.ts'

// The browser logs the error responses to the console.
const { visit } = openBrowser({ expected: /400 \(Bad Request\)/ })
const PASSWORD = 'open-the-door'

async function newMember(page: Page): Promise<string> {
  const email = `tova${Date.now()}@demo.lintel.test`
  await started(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Tova')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').fill((await page.locator('strong.figures').textContent())!)
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  return email
}

async function signOut(page: Page) {
  await page.getByLabel(/’s account$/).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
}

async function enterPassword(page: Page, email: string) {
  await page.goto('/sign-in?next=/user/profile')
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

test('a user sets up two-factor sign-in and signs in with a code, then with a recovery code', async () => {
  const { page, context } = await visit('/sign-in?next=/user/profile')
  const email = await newMember(page)
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Two-factor sign-in' }) })

  await section.getByRole('button', { name: 'Set up' }).click()
  const setup = page.getByRole('dialog', { name: 'Two-factor sign-in' })
  await setup.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expectAccessible(page)
  const secret = fromBase32((await setup.locator('dd').textContent())!.replaceAll(/\s/g, ''))
  const code = setup.getByLabel('6-digit code from your app')
  await code.fill('12345')
  await setup.getByRole('button', { name: 'Turn on' }).click()
  await setup.getByText('This code is not valid').waitFor()
  const step = stepAt(new Date())
  await code.fill(totpAt(secret, step))
  await setup.getByRole('button', { name: 'Turn on' }).click()
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await saved.waitFor()
  await expectAccessible(page)
  const recoveryCodes = await saved.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await saved.getByRole('button', { name: 'I saved my codes' }).click()
  await section.getByText('Recovery codes left: 10').waitFor()

  await signOut(page)
  await enterPassword(page, email)
  await expectAccessible(page)
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
  const second = page.getByLabel('Code from your app')
  await second.fill('12345')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('alert').getByText('This code is not valid').waitFor()
  // The last digit submits the form. The code of the setup is consumed, so this is the next one.
  await second.fill(totpAt(secret, step + 1))
  await page.waitForURL('**/user/profile')
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0]!)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('**/user/profile')
  await section.getByText('Recovery codes left: 9').waitFor()

  const sql = await siteDatabase()
  await sql`
    update sessions set proved_at = now() - interval '11 minutes' where user_id = (select id from users where email = ${email})`
  await section.getByRole('button', { name: 'Turn off' }).click()
  await page
    .getByRole('dialog', { name: 'Turn off two-factor sign-in?' })
    .getByRole('button', { name: 'Turn off' })
    .click()
  const proof = page.getByRole('dialog', { name: 'Confirm your identity' })
  await proof.getByLabel('Code from your app, or a recovery code').fill(recoveryCodes[1]!)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Two-factor sign-in is off.').waitFor()
  await section.getByRole('button', { name: 'Set up' }).waitFor()
})

test('an administrator resets the two-factor sign-in of a user after re-authentication', async () => {
  const sql = await siteDatabase()
  const [user] = await sql`
    insert into users (name, slug, login_type, email) values ('Ruth Reset', ${`ruth-${Date.now()}`}, 'email', ${`ruth${Date.now()}@demo.lintel.test`})
    returning id`
  await sql`insert into passkeys (credential_id, user_id, public_key) values (${Buffer.from(`ruth ${user!.id}`)}, ${user!.id}, '\\x01')`
  const { page } = await visit(`/sign-in?next=${encodeURIComponent(`/admin/people/${user!.id}`)}`, { width: 1440 })
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  const reset = page.getByRole('button', { name: 'Reset two-factor sign-in' })
  await reset.waitFor()
  await started(page)
  await sql`
    update sessions set proved_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = 'meera@demo.lintel.test')`
  await reset.click()
  const dialog = page.getByRole('dialog', { name: 'Reset two-factor sign-in' })
  await dialog.getByRole('textbox').fill('Lost phone, identity confirmed by call')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reset two-factor sign-in' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm your identity' })
  await proof.getByLabel('Current password').fill('open-the-door')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Two-factor sign-in reset').waitFor()
  await reset.waitFor({ state: 'detached' })
  expect(await sql`select from passkeys where user_id = ${user!.id}`).toEqual([])
})
