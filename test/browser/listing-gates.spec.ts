import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit } = openBrowser()

const AUTHOR = 'author@gates.example'

beforeAll(async () => {
  const sql = await siteDatabase()
  await sql`
    insert into users (name, slug, login_type, email, email_verified_at, password_hash, phone, profile_media_id)
    select 'Gate Author', 'gate-author', login_type, ${AUTHOR}, now(), password_hash, '351912004418',
      (select profile_media_id from users where profile_media_id is not null limit 1)
    from users where slug = 'nora-lindqvist' on conflict do nothing`
})

async function signIn(page: Page) {
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(AUTHOR)
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/user/add-property')
}

const gate = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text })

test('an author sees each unmet publishing requirement when the form opens, meets it, and returns to the draft', async () => {
  proves('5.1', '8.5', '8.6', '6.6')
  const { page } = await visit('/sign-in?next=/user/add-property', { width: 390, height: 844 })
  await signIn(page)
  const profile = gate(page, 'You have not completed your profile yet. Please complete first')
  await profile.waitFor()
  await profile.getByText('An address').waitFor()
  await expectAccessible(page)
  expect(await profile.getByRole('link', { name: 'Complete profile' }).count()).toBe(1)
  await profile.getByRole('button', { name: 'Continue draft' }).click()

  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Rua do Salitre 12')
  await page.getByText(/^Saved \d/).waitFor()
  await page.waitForURL(/draft=/)
  const draft = new URL(page.url()).searchParams.get('draft')!
  await page.reload()
  await profile.getByRole('link', { name: 'Complete profile' }).click()
  await page.waitForURL('**/user/profile?next=**')
  await started(page)
  await page.getByText('Draft saved. You can continue at any time.').waitFor()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Rua do Salitre 12, Lisbon')
  await page.getByRole('button', { name: 'Save', exact: false }).first().click()

  await page.waitForURL((url) => url.pathname === '/user/add-property' && url.searchParams.get('draft') === draft)
  const packages = gate(page, 'You have not subscribed. Please subscribe first')
  await packages.getByRole('link', { name: 'See packages' }).click()
  await page.waitForURL('**/subscription-plan?feature=property_list&next=**')
  await started(page)
  await page.getByRole('link', { name: 'Continue draft' }).waitFor()
  await page.getByRole('button', { name: 'Buy Private seller' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Test payment (no real money)' }).check()
  await dialog.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.locator('button[value=pay]').click()
  await page.getByRole('heading', { name: 'Payment received' }).waitFor({ timeout: 20_000 })
  await started(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue draft' }).click()

  await page.waitForURL((url) => url.pathname === '/user/add-property' && url.searchParams.get('draft') === draft)
  await page.getByRole('heading', { level: 2, name: 'Where is the property?' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue()).toBe('Rua do Salitre 12')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
