import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'

const { visit } = openBrowser()

test('a moderator lets a home out case by case, refuses another only with a reason, and takes that back', async () => {
  const sql = await siteDatabase()
  await sql`
    update properties set request_status = 'pending' where id in (
      select p.id from properties p join users u on u.id = p.owner_id
      where p.request_status = 'approved' and p.is_active and u.email <> 'kabir@demo.lintel.test' order by p.id desc limit 3)`
  const statusOf = async (title: string) =>
    (await sql`select request_status from properties where title = ${title}`)[0]?.request_status
  const { page } = await visit('/sign-in?next=%2Fadmin%2Fmoderation%3Fkind%3Dproperty')
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a moderator works through the queue by keys alone and takes a decision back', async () => {
  const { page } = await visit('/sign-in?next=%2Fadmin', { width: 1440 })
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('tomas@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/admin')
  await page.getByRole('heading', { name: 'What waits' }).waitFor()
  expect(await page.title()).toBe('Today · Back office')
  await expectAccessible(page)

  await page.goto('/admin/moderation?kind=property')
  await started(page)
  await expectAccessible(page)
  const row = page.getByRole('article').first().getByRole('heading')
  const good = (await row.textContent())!.trim()
  await row.getByRole('link').click()
  await page.getByRole('heading', { name: good, level: 1 }).waitFor()
  await expectAccessible(page)
  const actions = page.getByRole('region', { name: 'One case' })
  await actions.getByRole('button', { name: 'Approve' }).click()
  await page.getByText(`“${good}” was approved`).waitFor()
  await page.getByRole('heading', { name: good, level: 1 }).waitFor({ state: 'detached' })

  const bad = (await page.getByRole('heading', { level: 1 }).textContent())!.trim()
  await actions.getByRole('button', { name: 'Reject' }).click()
  await actions.getByRole('button', { name: 'Reject with this reason' }).click()
  await actions.getByText('Say why, so that the owner').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await actions.getByLabel('Reason', { exact: true }).fill('No photo of the roof')
  await actions.getByRole('button', { name: 'Reject with this reason' }).click()
  await page.getByText(`“${bad}” was rejected`).waitFor()
  await page.getByRole('region', { name: 'The last decision' }).getByRole('button').click()
  await page.getByText(`“${bad}” was rejected`).waitFor({ state: 'detached' })
  expect(await statusOf(bad)).toBe('pending')
  await expect.poll(() => statusOf(good), { timeout: 40_000, interval: 500 }).toBe('approved')
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
  await page.getByText('Say why, so that the owner').waitFor()
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 })
  expect(await reason.inputValue()).not.toBe('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })

  await page.keyboard.press('a')
  await page.waitForURL((url) => url.href !== address)
  const strip = page.getByRole('region', { name: 'The last decision' })
  await strip.getByText(`“${title}” was approved`).waitFor()
  await page.keyboard.press('u')
  await strip.waitFor({ state: 'detached' })
  await page.goto(address)
  await page.getByRole('heading', { name: title }).waitFor()

  await started(page)
  await page.keyboard.press('j')
  await page.waitForURL((url) => url.href !== address)
  await page.getByRole('link', { name: 'Previous' }).waitFor()
  await page.keyboard.press('k')
  await page.waitForURL(address)
})
