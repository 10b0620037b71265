import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { expectAccessible, openBrowser, started, type VisitOptions } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit } = openBrowser({ pictures: true, windows: true })
const sql = await siteDatabase()

const ASKER = 'asker@stories.example'
const OWNER = 'jonas@demo.lintel.test'

let home: { id: number; slug: string; ownerId: number }
let askerId: number

// A user of this test alone, so that the conversations of other tests do not change.
beforeAll(async () => {
  await sql`
    insert into users (name, slug, login_type, email, email_verified_at, password_hash)
    select 'Ada Asker', 'ada-asker', login_type, ${ASKER}, now(), password_hash from users where slug = 'nora-lindqvist'
    on conflict do nothing`
  await sql`
    update users set password_hash = nora.password_hash, login_type = nora.login_type, email_verified_at = now()
    from users nora where users.email = ${OWNER} and nora.slug = 'nora-lindqvist'`
  ;[{ id: askerId }] = await sql<[{ id: number }]>`select id::int from users where email = ${ASKER}`
  ;[home] = await sql<[typeof home]>`
    select p.id::int, p.slug, p.owner_id::int as "ownerId" from properties p join users u on u.id = p.owner_id
    where u.email = ${OWNER} and p.is_active and p.request_status = 'approved' and not p.is_private and not p.is_premium
      and p.property_type in ('sell', 'rent')
    order by p.id limit 1`
})

async function open(email: string, path: string, look: VisitOptions = {}) {
  const { page, context, faults } = await visit(`/sign-in?next=${encodeURIComponent(path)}`, look)
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await started(page)
  return { page, context, faults }
}

const threadPath = (userId: number) => `/user/chat?user=${userId}&property=${home.id}`
const line = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const send = async (page: Page, text: string) => {
  await line(page).fill(text)
  await line(page).press('Enter')
}
const countOf = async (body: string) =>
  (await sql`select from messages where body = ${body} and sender_id = ${askerId}`).length
/** The page once its animations and requests are finished. */
const expectWellMade = async (page: Page) => {
  await page.waitForFunction(
    () => !document.documentElement.matches(':active-view-transition') && !document.querySelector('#progress-bar'),
  )
  await expectAccessible(page)
}

test('two users chat about a home, and each sees the actions of the other live', async () => {
  proves('8.15', '2.34', '1.4', '1.11')
  await sql`delete from chats where user_id = ${askerId}`
  const [{ before }] = await sql<[{ before: number }]>`
    select coalesce(sum(unread_count), 0)::int as before from chat_members where user_id = ${home.ownerId}`
  const { page: owner, context } = await open(OWNER, '/user/notifications')
  const { page: asker } = await open(ASKER, `/properties-details/${home.slug}`)
  await asker
    .getByRole('link', { name: /^Contact (agent|owner)$/ })
    .first()
    .click()
  await asker.getByText('Start of the conversation').waitFor()
  expect(await line(asker).inputValue()).toMatch(/^Hello, I’m interested in “.+” and would like more information\.$/)
  await line(asker).fill('')
  await asker.getByRole('button', { name: 'Is it still available?' }).click()
  await line(asker).press('Enter')
  await asker.getByText('Sent', { exact: true }).waitFor({ state: 'attached' })

  // The bell and a second tab receive the event over the browser’s one shared event stream.
  await owner
    .getByRole('link', { name: `Messages, ${before + 1} new` })
    .first()
    .waitFor()
  await asker.getByText('Delivered', { exact: true }).waitFor({ state: 'attached' })
  const second = await context.newPage()
  const streams: string[] = []
  second.on('request', (request) => request.url().includes('/api/live') && streams.push(request.url()))
  await second.goto('/user/chat')
  await started(second)
  await second.getByRole('link', { name: /Ada Asker.*1 unread message/ }).click()
  await second.getByText('New messages').waitFor()
  await second.bringToFront()
  await asker.getByText('Read', { exact: true }).waitFor({ state: 'attached' })
  await line(second).pressSequentially('Yes')
  await asker.getByText('Jonas Brandt is typing…').waitFor()
  await asker.getByText('Online').first().waitFor()
  await send(second, 'Yes. Please wire the deposit first <b>now</b>\u202e')
  const said = asker.getByRole('region', { name: 'Messages' })
  await said.getByText('Please wire the deposit first <b>now</b>').waitFor()
  await asker.getByText('Never pay or send a deposit', { exact: false }).waitFor()
  expect(streams).toEqual([])
  await expectWellMade(asker)

  await asker
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
  await asker.getByText('This file type isn’t supported.', { exact: false }).waitFor()
  await asker.locator('input[type=file]').setInputFiles({ name: 'kitchen.png', mimeType: 'image/png', buffer: PIXEL })
  await asker.getByRole('button', { name: 'Remove kitchen.png' }).waitFor()
  await send(asker, 'Is this the kitchen?')
  await second.getByRole('button', { name: /^Open photo kitchen/ }).waitFor()

  await asker.getByRole('button', { name: 'Record a voice message' }).click()
  await asker.getByText('Microphone access is blocked.', { exact: false }).waitFor()
  await asker.context().grantPermissions(['microphone'])
  await asker.getByRole('button', { name: 'Record a voice message' }).click()
  await asker.getByText('0:01').waitFor()
  await asker.getByRole('button', { name: 'Stop recording' }).click()
  await asker.getByRole('button', { name: 'Send voice message' }).click()
  await second.getByRole('slider', { name: 'Position in the recording' }).waitFor()
  await asker.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
  })
  await asker.getByRole('button', { name: 'Record a voice message' }).click()
  await asker.getByText('No microphone found.', { exact: false }).waitFor()

  await second.getByLabel('Conversation options').click()
  await second.getByRole('button', { name: 'Block Ada Asker' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Block Ada Asker' }).click()
  await asker.getByText('You can’t message Jonas Brandt.').waitFor()
  await second.getByText('You’ve blocked Ada Asker.', { exact: false }).waitFor()
  await second.getByLabel('Conversation options').click()
  await second.getByRole('button', { name: 'Unblock Ada Asker' }).click()
  await line(asker).waitFor()
})

test('a message written offline is sent exactly once after reconnecting, also when a response was lost', async () => {
  const { page, context, faults } = await open(ASKER, threadPath(home.ownerId))
  await line(page).waitFor()
  await sql`delete from messages where sender_id = ${askerId}`
  await context.setOffline(true)
  await send(page, 'Written offline, first')
  await send(page, 'Written offline, second')
  await page.getByText('Waiting for connection').nth(1).waitFor()
  await context.setOffline(false)
  await vi.waitFor(async () => expect(await countOf('Written offline, second')).toBe(1), 15_000)
  expect(await countOf('Written offline, first')).toBe(1)
  const order =
    await sql`select body from messages where body like 'Written offline%' and sender_id = ${askerId} order by id`
  expect(order.map(({ body }) => body)).toEqual(['Written offline, first', 'Written offline, second'])

  let lost = 0
  await page.route('**/api/send_message', async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await send(page, 'The answer to this got lost')
  await vi.waitFor(() => expect(lost).toBe(2), 15_000)
  expect(await countOf('The answer to this got lost')).toBe(1)
  const said = page.getByRole('region', { name: 'Messages' }).getByText('The answer to this got lost')
  expect(await said.count()).toBe(1)
  // The browser logs each request that failed without a connection.
  expect(faults.filter((fault) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(fault))).toEqual([])
  faults.length = 0
})

test('older messages load on scrolling up, and the visible messages keep their position', async () => {
  await sql`delete from messages where sender_id = ${askerId} and (body like 'Line %' or body = 'Just now')`
  await sql`
    insert into messages (chat_id, sender_id, recipient_id, kind, body, created_at)
    select c.id, ${askerId}, ${home.ownerId}, 'text', 'Line ' || n, now() - interval '2 days' + n * interval '1 minute'
    from chats c, generate_series(1, 70) n where c.property_id = ${home.id} and c.user_id = ${askerId}`
  const { page, faults } = await open(OWNER, threadPath(askerId), { width: 320, height: 640 })
  const box = page.getByRole('region', { name: 'Messages' })
  await box.getByText('Line 70', { exact: true }).waitFor()
  const anchor = box.getByText('Line 45', { exact: true })
  await anchor.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = (await anchor.boundingBox())!.y
  await box.getByText('Line 20', { exact: true }).waitFor({ state: 'attached' })
  expect(Math.abs((await anchor.boundingBox())!.y - before)).toBeLessThan(2)
  await sql.begin(async (tx) => {
    const [{ id }] = await tx<[{ id: number }]>`
      insert into messages (chat_id, sender_id, recipient_id, kind, body)
      select c.id, ${askerId}, ${home.ownerId}, 'text', 'Just now' from chats c
      where c.property_id = ${home.id} and c.user_id = ${askerId} returning id`
    await tx`insert into live_events (owner_id, kind, message_id) values (${home.ownerId}, 'message', ${id})`
  })
  await box.getByText('Just now', { exact: true }).waitFor({ state: 'attached' })
  expect(Math.abs((await anchor.boundingBox())!.y - before)).toBeLessThan(2)
  await page.getByRole('button', { name: 'Jump to latest messages' }).click()
  await vi.waitFor(async () => expect(await box.evaluate((element) => element.scrollTop)).toBe(0))

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Back to all conversations' }).click()
  await page.getByRole('navigation', { name: 'Conversations' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectWellMade(page)
  expect(faults).toEqual([])
})

test('a user chooses notification channels, and reports a home', async () => {
  proves('5.16', '1.10')
  const { page } = await open(ASKER, '/user/notifications', { width: 390 })
  const box = page.getByRole('checkbox', { name: 'New message: Email' })
  await box.check()
  await box.uncheck()
  await vi.waitFor(async () =>
    expect(
      await sql`select is_on from notification_preferences where user_id = ${askerId} and kind = 'message' and channel = 'mail'`,
    ).toMatchObject([{ is_on: false }]),
  )
  await expectWellMade(page)
  await sql`delete from reports where user_id = ${askerId}`
  await page.goto(`/properties-details/${home.slug}`)
  await started(page)
  await page.locator('summary:visible', { hasText: 'More' }).click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Choose a reason.').waitFor()
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  await dialog.getByLabel('Describe the problem').fill('The photos are of another home')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Thanks. We’ll review this listing.').waitFor()
  expect(await sql`select reason_id, other_message from reports where user_id = ${askerId}`).toMatchObject([
    { reason_id: null, other_message: 'The photos are of another home' },
  ])
})

test('a visitor is asked to sign in and returns to the conversation', async () => {
  proves('6.1')
  const { page } = await visit(threadPath(home.ownerId), { width: 390 })
  const link = page.getByRole('link', { name: 'Sign in' }).last()
  expect(await link.getAttribute('href')).toBe(`/sign-in?next=${encodeURIComponent(threadPath(home.ownerId))}`)
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
