import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a moderator works through the queue by keyboard alone and undoes a decision', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin', { width: 1440 })
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('tomas@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/admin')
  await page.getByRole('heading', { name: 'Pending work' }).waitFor()
  expect(await page.title()).toBe('Dashboard · Admin')
  await expectAccessible(page)

  await page.goto('/admin/moderation?kind=property')
  await started(page)
  await expectAccessible(page)
  const first = page.getByRole('list', { name: 'Moderation' }).getByRole('link').first()
  const title = (await first.textContent())!
  await first.click()
  await page.waitForURL('**/admin/moderation/property/*')
  const address = page.url()
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('r')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await reason.waitFor()
  expect(await reason.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Reject with this reason' }).click()
  await page.getByText('Enter a reason for the owner').waitFor()
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 })
  expect(await reason.inputValue()).not.toBe('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })

  await page.keyboard.press('a')
  await page.waitForURL((url) => url.href !== address)
  const strip = page.getByRole('region', { name: 'Last decision' })
  await strip.getByText(`“${title}” was approved`).waitFor()
  await page.keyboard.press('u')
  await strip.waitFor({ state: 'detached' })
  // The page claims the case in the same step in which it starts listening to keys.
  await Promise.all([page.waitForRequest(/moderation-claim/), page.goto(address)])
  await page.getByRole('heading', { name: title }).waitFor()

  await page.keyboard.press('j')
  await page.waitForURL((url) => url.href !== address)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Previous' }).waitFor()
  await page.keyboard.press('k')
  await page.waitForURL(address)
})
