import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit } = openBrowser()

const BUYER = 'buyer@stories.example'

// A user of these tests alone: their purchases would meet requirements that other tests expect to be unmet.
beforeAll(async () => {
  const sql = await siteDatabase()
  await sql`
    insert into users (name, slug, login_type, email, email_verified_at, password_hash)
    select 'Bea Buyer', 'bea-buyer', login_type, ${BUYER}, now(), password_hash from users where slug = 'nora-lindqvist'
    on conflict do nothing`
})

async function open(path: string, look = {}): Promise<Page> {
  const { page } = await visit(`/sign-in?next=${encodeURIComponent(path)}`, look)
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(BUYER)
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await started(page)
  return page
}

async function toCheckout(page: Page, name: string) {
  await page.getByRole('button', { name: `Buy ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Test payment (no real money)' }).check()
  await expectAccessible(page)
  // A double press makes one payment.
  await dialog.getByRole('button', { name: /^Pay / }).dblclick()
  await page.waitForURL('**/sandbox/checkout/**')
}

test('a visitor sees the contents of each package, and the entitlement that a page requires', async () => {
  const { page } = await visit('/subscription-plan?feature=project_access', { width: 390 })
  await page.getByText('You need: Project details').waitFor()
  expect(await page.getByText('Includes what you need', { exact: true }).count()).toBeGreaterThan(0)
  expect(await page.getByText('$3.16 per listing').count()).toBe(1)
  await started(page)
  await expectAccessible(page)
})

test('a user buys a package, and a double press makes one payment', async () => {
  proves('2.40', '1.5')
  const page = await open('/subscription-plan')
  await toCheckout(page, 'Private seller')
  await page.locator('button[value=pay]').click()
  await page.getByRole('heading', { name: 'Payment received' }).waitFor({ timeout: 20_000 })
  await started(page)
  await expectAccessible(page)
  await page.goto('/user/transaction-history')
  expect(await page.getByRole('row').filter({ hasText: 'Private seller' }).count()).toBe(1)
  await started(page)
  await expectAccessible(page)
  await page.goto('/user/subscription')
  await page.getByRole('heading', { name: 'Private seller' }).waitFor()
  await started(page)
  await expectAccessible(page)
})

test.each([
  { press: 'fail', name: 'Agent' },
  { press: 'cancel', name: 'Agency' },
])('a payment that ends with $press grants nothing and says so', async ({ press, name }) => {
  proves('8.11')
  const page = await open('/subscription-plan')
  await toCheckout(page, name)
  await page.locator(`button[value=${press}]`).click()
  await page.getByRole('heading', { name: 'Payment failed' }).waitFor({ timeout: 20_000 })
  await page.goto('/user/subscription')
  expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(0)
})

test('opening the success address grants nothing', async () => {
  const page = await open('/payment/success?payment_transaction_id=1')
  await page.getByRole('heading', { name: 'Payment not found' }).waitFor()
})

test('a bank transfer accepts only a valid receipt, and then awaits review', async () => {
  proves('2.41', '5.24')
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'))
  const wrong = join(folder, 'receipt.txt')
  const right = join(folder, 'receipt.pdf')
  await writeFile(wrong, 'paid')
  await writeFile(right, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const page = await open('/subscription-plan', { width: 390 })
  await page.getByRole('button', { name: 'Buy Agency' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Bank transfer' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Transfer receipt').setInputFiles(wrong)
  await dialog.getByText('This file type isn’t supported', { exact: false }).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Transfer receipt').setInputFiles(right)
  await dialog.getByRole('button', { name: 'Send receipt' }).click()
  await page.waitForURL('**/user/transaction-history')
  await page.getByRole('row').filter({ hasText: 'Agency' }).getByText('In review').waitFor()
})
