import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

/** Calls the API as an administrator. */
async function asOperator(path: string, body: object) {
  const send = async (name: string, data: object, token = '') =>
    (await (
      await fetch(`${siteUrl}/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(data),
      })
    ).json()) as { error: boolean; message: string; token?: string }
  const { token } = await send('user_signup', {
    type: 3,
    email: 'meera@demo.lintel.test',
    password: 'open-the-door',
  })
  expect(await send(path, body, token)).toMatchObject({ error: false })
}

const tells = (page: Page, text: string) =>
  expect
    .poll(
      async () => {
        await page.reload()
        return (await page.content()).includes(text)
      },
      { timeout: 8000, interval: 500 },
    )
    .toBe(true)

test('a translation override appears within seconds, before and after hydration', async () => {
  const { page } = await visit('/properties/all-properties?lang=fr')
  await asOperator('admin/save-text', { language_code: 'fr', key: 'nav.projects', value: 'Chantiers <b>' })
  await asOperator('admin/save-text', { language_code: 'fr', key: 'search.filters', value: 'Mes filtres' })
  await tells(page, 'Chantiers')
  await started(page)
  await page.getByRole('link', { name: 'Chantiers <b>' }).first().waitFor()
  await page.getByText('Mes filtres').first().waitFor({ state: 'attached' })
  expect(await page.content()).not.toContain('>Filtres<')
  await asOperator('admin/save-text', { language_code: 'fr', key: 'nav.projects' })
  await asOperator('admin/save-text', { language_code: 'fr', key: 'search.filters' })
  await tells(page, '>Programmes<')
})

test('prices are shown with an approximate conversion to the chosen currency on every page', async () => {
  const { page } = await visit('/properties/all-properties')
  await page.locator('footer').getByRole('link', { name: 'EUR' }).click()
  await page.waitForURL('**currency=EUR**')
  await started(page)
  expect(await page.locator('.card-price').first().textContent()).toMatch(/^\$[\d.,]+( \/ month)? ≈ €[\d.]+[KM]?$/)
  await expectAccessible(page)
  await page.locator('.card-link').first().click()
  await page.waitForURL('**/properties-details/**')
  await page.getByText(/^≈ €/).first().waitFor()
})
