import { test } from 'vitest'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

test('an administrator opens users, payments, support inbox and announcements, and impersonates a user', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin%2Fpeople', { width: 1440 })
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  await started(page)
  await expectFine(page)

  await page.getByRole('link', { name: 'Helena', exact: false }).first().click()
  await page.getByRole('button', { name: 'View site as this user' }).waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: 'View site as this user' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('She asked for help with her likes')
  await page.getByRole('dialog').getByRole('button', { name: 'View site as this user' }).click()
  await page.getByText(/You’re viewing the site as Helena/).waitFor()
  await started(page)
  await page.getByRole('button', { name: 'Exit' }).click()
  await page.waitForURL('**/admin/people/*')
  await page.getByRole('button', { name: 'View site as this user' }).waitFor()

  const places = page.getByRole('navigation', { name: 'Admin' })
  for (const place of ['Payments', 'Support inbox', 'Announcements']) {
    await places.getByRole('link', { name: place }).click()
    await page.getByRole('heading', { name: place, level: 1 }).waitFor()
    await expectFine(page)
  }
})
