import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit } = openBrowser()

test('a moderator lets a home out, refuses another with its reason, and is told what somebody else decided', async () => {
  const sql = await siteDatabase()
  await sql`
    update properties set request_status = 'pending' where id in (
      select p.id from properties p join users u on u.id = p.owner_id
      where p.request_status = 'approved' and p.is_active and u.email <> 'kabir@demo.lintel.test' order by p.id desc limit 3)`
  const standing = async (title: string) =>
    (
      await sql`
        select p.request_status, (select reason from rejections r where r.property_id = p.id order by r.id desc limit 1) as reason
        from properties p where p.title = ${title}`
    )[0]
  const { page, faults } = await visit('/sign-in?next=%2Fadmin%2Fmoderation%3Fkind%3Dproperty')
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@demo.lintel.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL('**/admin/moderation?kind=property')
  await started(page)
  await expectAccessible(page)
  const [good = '', bad = '', taken = ''] = (
    await page.getByRole('article').getByRole('heading').allTextContents()
  ).map((title) => title.trim())

  await page.getByRole('button', { name: `Approve “${good}”` }).click()
  await page.getByText(`“${good}” was approved`).waitFor()
  await page.getByRole('button', { name: `Approve “${good}”` }).waitFor({ state: 'detached' })
  expect(await standing(good)).toMatchObject({ request_status: 'approved' })

  await page.getByRole('button', { name: `Reject “${bad}”` }).click()
  await page.getByRole('button', { name: 'Reject with this reason' }).click()
  await page.getByText('Say why, so that the owner').waitFor()
  expect(await standing(bad)).toMatchObject({ request_status: 'pending' })
  await page.getByLabel('Reason').fill('No photo of the roof')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByLabel('Reason').press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(`“${bad}” was rejected`).waitFor()
  expect(await standing(bad)).toMatchObject({ request_status: 'rejected', reason: 'No photo of the roof' })

  await sql`update properties set request_status = 'approved' where title = ${taken}`
  await page.getByRole('button', { name: `Approve “${taken}”` }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Show what is there now' }).click()
  await page.getByRole('button', { name: `Approve “${taken}”` }).waitFor({ state: 'detached' })
  // The refusal that this is about.
  faults.length = 0
})
