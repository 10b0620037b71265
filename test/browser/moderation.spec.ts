import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

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
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/admin/moderation?kind=property')
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
})
