import { test } from 'vitest'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

test('an administrator looks after people, money and messages, and sees the site as somebody else', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin%2Fpeople', { width: 1440 })
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
  await started(page)
  await expectFine(page)

  await page.getByRole('link', { name: 'Helena', exact: false }).first().click()
  await page.getByRole('button', { name: 'See the site as this person' }).waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: 'See the site as this person' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('She asked for help with her likes')
  await page.getByRole('dialog').getByRole('button', { name: 'See the site as this person' }).click()
  await page.getByText(/You see the site as Helena/).waitFor()
  await started(page)
  await page.getByRole('button', { name: 'Back to yourself' }).click()
  await page.waitForURL('**/admin/people/*')
  await page.getByRole('button', { name: 'See the site as this person' }).waitFor()

  const places = page.getByRole('navigation', { name: 'Back office' })
  for (const place of ['Payments', 'Desk chat', 'Announcements']) {
    await places.getByRole('link', { name: place }).click()
    await page.getByRole('heading', { name: place, level: 1 }).waitFor()
    await expectFine(page)
  }
})
