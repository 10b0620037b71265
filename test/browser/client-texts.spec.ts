import { expect, test } from 'vitest'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser({ expected: /status of 400/ })

const fileOf = (texts: string) => ({ name: 'en.json', mimeType: 'application/json', buffer: Buffer.from(texts) })
const translated = async () => {
  const response = await fetch(`${siteUrl}/api/get_languages?language_code=es&web_language_file=1`)
  return (await response.json()).data.file_name.buyNow
}

test('an administrator uploads the language file of a client, translates it by keyboard and deletes it', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin%2Ftexts')
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.getByRole('link', { name: 'Client texts' }).click()
  const client = page.getByRole('region', { name: 'Web client up to 1.2.4' })
  const upload = client.getByRole('button', { name: 'Upload' })
  await started(page)
  await upload.click()
  await client.getByText('Choose a language file').waitFor()
  await client.getByLabel('English language file').setInputFiles(fileOf('{"buyNow": {"nested": "Buy"}}'))
  await upload.click()
  await client.getByText('The value of “buyNow” must be a text').waitFor()
  expect(await client.getByLabel('English language file').getAttribute('aria-invalid')).toBe('true')
  await expectFine(page)
  await client.getByLabel('English language file').setInputFiles(fileOf('{"buyNow": "Buy now", "home": "Home"}'))
  await upload.click()
  await page.getByText('Language file uploaded. Added: 2, changed: 0, removed: 0').waitFor()
  await client.getByText('2 texts, uploaded').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFine(page)

  await client.getByRole('link', { name: 'Español' }).press('Enter')
  await page.getByRole('button', { name: 'Edit buyNow' }).press('Enter')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Comprar ahora')
  await expectFine(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit buyNow' }).waitFor()
  expect(await translated()).toBe('Comprar ahora')
  await page.getByRole('checkbox', { name: 'Untranslated only' }).check()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Edit buyNow' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit home' }).waitFor()
  await expectFine(page)

  await page.getByRole('main').getByRole('link', { name: 'Client texts' }).click()
  await client.getByText('50 % translated').waitFor()
  await client.getByRole('button', { name: 'Delete file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
  await client.getByText('No language file.').waitFor()
})
