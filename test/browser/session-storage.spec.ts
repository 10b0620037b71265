import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit } = openBrowser()
const PASSWORD = 'open-the-door'
const ADMIN = 'meera@demo.lintel.test'
const MEMBER = 'nora@demo.lintel.test'

async function signIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
}

const tokenIn = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  if (!cookie) return null
  expect([cookie.httpOnly, cookie.sameSite, cookie.path]).toEqual([true, 'Lax', '/'])
  return decodeURIComponent(cookie.value)
}

/** All browser storage that a script of the page can read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [document.cookie, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of db.objectStoreNames)
        kept.push(
          await new Promise<string>((resolve) => {
            const asking = db.transaction(store).objectStore(store).getAll()
            asking.onsuccess = () => resolve(JSON.stringify(asking.result))
          }),
        )
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const type = answer?.headers.get('content-type') ?? ''
        kept.push(JSON.stringify([...request.headers]), /text|json/.test(type) ? await answer!.text() : '')
      }
    }
    kept.push(document.documentElement.outerHTML)
    return kept.join('\n')
  })

/** Neither a whole token nor its secret half is readable by a script. */
async function expectHidden(page: Page, tokens: readonly (string | null)[]) {
  const text = await readable(page)
  for (const token of tokens) expect(text).not.toContain(token!.split('|')[1])
}

test('no script can read a token after sign-in, use and impersonation, and Exit returns to the administrator', async () => {
  const { page, context } = await visit('/about-us')
  await started(page)
  const bodies: string[] = []
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) bodies.push(await response.text().catch(() => ''))
  })
  // Storage that an earlier version left.
  await page.evaluate(() => {
    localStorage.setItem('persist:root', JSON.stringify({ User_signup: '{"data":{"token":"1|left-over"}}' }))
    localStorage.setItem('own-session', '{"token":"2|left-over"}')
  })
  await page.goto('/sign-in?next=/user/profile')
  await started(page)
  expect(await readable(page)).not.toContain('left-over')
  await signIn(page, ADMIN)
  await page.getByRole('heading', { name: 'Your profile', exact: true }).waitFor()
  const own = await tokenIn(context)
  await page.goto('/properties/all-properties')
  await started(page)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Remove .* from saved homes/ })
    .first()
    .waitFor()
  await page.goto('/user/chat')
  await started(page)
  await expectHidden(page, [own])

  const sql = await siteDatabase()
  const [member] = await sql<{ id: number }[]>`select id from users where email = ${MEMBER}`
  await page.goto(`/admin/people/${member!.id}`)
  await started(page)
  await page.getByRole('button', { name: 'View site as this user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ticket 7')
  await dialog.getByRole('button', { name: 'View site as this user' }).click()
  const banner = page.getByRole('region', { name: 'Viewing as user' })
  await banner.waitFor()
  const lent = await tokenIn(context)
  expect(lent).not.toBe(own)
  await page.goto('/user/profile')
  await started(page)
  await banner.waitFor()
  await expectHidden(page, [own, lent])
  await banner.getByRole('button').click()
  await page.waitForURL(`**/admin/people/${member!.id}`)
  await started(page)
  const restored = await tokenIn(context)
  expect([restored === own, restored === lent]).toEqual([false, false])
  await expectHidden(page, [own, lent, restored])
  for (const token of [own, lent, restored]) expect(bodies.join('\n')).not.toContain(token!.split('|')[1])
})

test('a sign-in and a sign-out in one tab reach the other tabs', async () => {
  const { page, context } = await visit('/about-us', { width: 1280 })
  await started(page)
  const other = await context.newPage()
  await other.goto('/sign-in?next=/about-us')
  await started(other)
  await signIn(other, MEMBER)
  const menu = (tab: Page) => tab.getByLabel(/’s account$/)
  await menu(other).waitFor()
  await menu(page).waitFor()
  await menu(other).click()
  await other.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await tokenIn(context)).toBeNull()
})

test('a sign-out without a connection says that the user is still signed in', async () => {
  const { page, context, faults } = await visit('/sign-in?next=/about-us', { width: 1280 })
  await started(page)
  await signIn(page, MEMBER)
  await page.waitForURL('**/about-us')
  await started(page)
  const menu = page.getByLabel(/’s account$/)
  await menu.click()
  await page.route('**/api/before-logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByText('We couldn’t sign you out').waitFor()
  await page.unroute('**/api/before-logout')
  expect(await tokenIn(context)).not.toBeNull()
  faults.length = 0
})
