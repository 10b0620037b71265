import { expect, test } from 'vitest'
import { csvLine } from '#domain/csv.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

const HEAD = [
  'ListingKey',
  'Title',
  'PublicRemarks',
  'PropertyType',
  'ListPrice',
  'UnparsedAddress',
  'LivingArea',
  'Whereabouts',
  'StateOrProvince',
  'Country',
]
const home = (key: string, price = '250000') => [
  key,
  `Story ${key}`,
  'A view',
  'Villa',
  price,
  '1 Road',
  '120',
  'Lisbon',
  'Lisbon',
  'Portugal',
]
const file = (...rows: string[][]) => ({
  name: 'homes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].map(csvLine).join('')),
})

test('an agent maps a file, previews the changes, imports it, and a second import changes nothing', async () => {
  const { page } = await visit('/user/import')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('kabir@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.getByRole('heading', { name: 'Import and export', level: 1 }).waitFor()
  await started(page)
  const look = page.getByRole('button', { name: 'Preview import' })
  await look.click()
  await page.getByText('Choose a file').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('source')
  await expectAccessible(page)

  // A unique name, so that a repeated run finds no rows of the first.
  const source = `Story ${Date.now()}`
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByLabel('Source name').fill(source)
  await page.getByLabel('File', { exact: true }).setInputFiles(file(home('s1'), home('s2'), home('s3', '0')))
  await look.click()
  await page.getByRole('status').getByText('Ready to import').waitFor()
  // Without a city every row is rejected.
  await page.getByRole('link', { name: /^Failed\s*3$/ }).waitFor()
  await page.getByLabel('Whereabouts').selectOption({ label: 'Title' })
  await page.getByText('Another column is already mapped to this field').first().waitFor()
  await page.getByLabel('Whereabouts').selectOption({ label: 'City' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Preview again' }).click()
  await page.getByText('2 created').waitFor()
  await page.getByRole('link', { name: /^Failed\s*1$/ }).waitFor()
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('status').getByText('Done', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Results' }).waitFor()
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download failed rows (CSV)' }).click()
  expect((await fetched).suggestedFilename()).toMatch(/^errors-\d+\.csv$/)

  await page.getByRole('link', { name: 'Upload again' }).click()
  expect(await page.getByLabel('Source name').inputValue()).toBe(source)
  await page.getByLabel('File', { exact: true }).setInputFiles(file(home('s1'), home('s2')))
  await look.click()
  await page.getByText('There’s nothing to import').waitFor()
  await page.getByRole('link', { name: /^Unchanged\s*2$/ }).waitFor()
})
