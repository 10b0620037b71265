import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { issueToken } from '#server/db/sessions.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { givePackage, makeCategory, makePackage, makePayment, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })
const { db } = app
let admin: { id: number }
let asha: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada Admin' })
  asha = await makeUser(db, { name: 'Asha <b>Rao</b>', email: 'asha@sample.test', account_kind: 'agent' })
})

async function visit(url: string, as?: { id: number } | string) {
  const token = typeof as === 'string' ? as : as && (await app.tokenOf(as))
  const { statusCode, body, headers } = await app.inject({ url, headers: token ? { cookie: `session=${token}` } : {} })
  // The visible text of the page, without the data for its scripts.
  return { status: statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, ''), headers }
}

const PAGES = [
  ...['people', 'verifications', 'verifications/form'],
  ...['payments', 'payments/messages', 'packages', 'packages/new', 'revenue', 'gateways', 'contacts', 'announcements'],
  ...['jobs', 'jobs/outbox', 'data', 'imports'],
]

test.each(PAGES)('%s is for administrators; a visitor gets the sign-in page, any other user a 404', async (page) => {
  expect((await visit(`/admin/${page}`, admin)).status).toBe(200)
  expect((await visit(`/admin/${page}`)).html).toContain('/sign-in?next=')
  expect((await visit(`/admin/${page}`, asha)).status).toBe(404)
  expect((await visit(`/admin/${page}`, await makeUser(db, { role: 'moderator' }))).status).toBe(404)
})

test.each(['nothing', 'people/999999'])('/admin/%s has status 404 inside the admin layout', async (page) => {
  const { status, html } = await visit(`/admin/${page}`, admin)
  expect(status).toBe(404)
  expect(html).toMatch(/<nav aria-label="Admin"/)
  expect(html).toMatch(/<main id="content"[^>]*>.*Page not found.*href="\/admin".*<\/main>/s)
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test('the user list is filtered by its address and links to a user', async () => {
  const { html } = await visit('/admin/people?q=sample.test&kind=agent', admin)
  expect(html).toContain(`/admin/people/${asha.id}`)
  expect(html).toContain('Asha &lt;b&gt;Rao')
  expect((await visit('/admin/people?q=nobody-like-that', admin)).html).toContain('No users match')
  expect((await visit('/admin/people?kind=nonsense&sort=nonsense&page=x', admin)).status).toBe(200)
})

test('listing maintenance is for all staff; imports and their rows are for administrators', async () => {
  const category_id = (await makeCategory(db)).id
  const [first, copy] = [
    await makeProperty(db, { category_id, owner_id: asha.id, title: 'First flat' }),
    await makeProperty(db, { category_id, owner_id: asha.id, title: 'Second flat' }),
  ]
  await db`insert into stale_listings (cause, property_id, since) values ('quiet', ${first.id}, '2020-01-01')`
  await db`insert into duplicate_listings (property_id, other_id, reason, score, found_at) values (${copy.id}, ${first.id}, 'words', 87, now())`
  const moderator = await makeUser(db, { role: 'moderator' })
  for (const reader of [admin, moderator]) {
    const { status, html } = await visit('/admin/upkeep?days=90&cause=quiet', reader)
    expect(status).toBe(200)
    for (const words of ['First flat', 'Ask owner to confirm', 'Hide', 'Open case']) expect(html).toContain(words)
    const alike = (await visit('/admin/upkeep/duplicates?reason=words&sort=-found', reader)).html
    for (const words of ['First flat', 'Second flat', '87 %', 'Not a duplicate']) expect(alike).toContain(words)
    expect(html.includes('Download CSV')).toBe(reader === admin)
  }
  for (const page of ['upkeep', 'upkeep/duplicates']) {
    expect((await visit(`/admin/${page}?days=x&cause=x&sort=x&owner=x&page=x&reason=x`, admin)).status).toBe(200)
    expect((await visit(`/admin/${page}`, asha)).status).toBe(404)
  }
})

test('an owner is searched, and imports are shown and sent for that owner alone', async () => {
  expect((await visit('/admin/imports?q=sample.test', admin)).html).toContain(`/admin/imports?owner=${asha.id}`)
  const { html } = await visit(`/admin/imports?owner=${asha.id}`, admin)
  for (const words of ['Listings of Asha', `name="user_id" value="${asha.id}"`, 'Waive credits'])
    expect(html).toContain(words)
  expect((await visit('/user/import', asha)).html).not.toContain('Waive credits')
  for (const owner of ['0', 'x', '999999', admin.id])
    expect((await visit(`/admin/imports?owner=${owner}`, admin)).status).toBe(404)
})

test('packages are filtered, sorted and paged by their address', async () => {
  const { id } = await makePackage(db, { property_list: 3 })
  await db`update packages set name = 'Rare plan' where id = ${id}`
  const { html } = await visit('/admin/packages?q=RARE&state=on&sort=-price', admin)
  for (const words of ['1 entry', 'Rare plan', `/admin/packages/${id}`, '?q=RARE&amp;state=on&amp;sort=price'])
    expect(html).toContain(words)
  expect((await visit('/admin/packages?q=RARE&state=off', admin)).html).not.toContain('Rare plan')
  expect((await visit('/admin/packages?state=x&type=x&sort=x&page=x', admin)).status).toBe(200)
  expect((await visit(`/admin/packages/${id}`, admin)).html).toContain('Rare plan')
  for (const absent of ['999999', 'x', '0']) expect((await visit(`/admin/packages/${absent}`, admin)).status).toBe(404)
})

test('the assignee of a verification is shown in the list and on the case page', async () => {
  const person = await makeUser(db, { name: 'Nora Newcomer' })
  const [application] = await db<{ id: number }[]>`
    insert into verification_applications (user_id) values (${person.id}) returning id`
  const { id } = application!
  const otto = await makeUser(db, { role: 'admin', name: 'Otto' })
  await app.call('claimModerationCase', { kind: 'verification', id }, otto)
  expect((await visit('/admin/verifications?status=pending', admin)).html).toContain('Otto is working on this')
  const { html } = await visit(`/admin/verifications/${id}`, admin)
  expect([html.includes('Otto is working on this'), html.includes('Reject')]).toEqual([true, false])
  expect((await visit(`/admin/verifications/${id}`, otto)).html).toContain('Reject')
  await db`delete from verification_applications where id = ${id}`
})

test('an import of an owner is shown inside the admin area, to administrators alone', async () => {
  const agent = await makeAgent(db)
  const category = await makeCategory(db)
  const row = feedRows(() => category)
  const feeds = feedSender(app)
  const { data } = await feeds.send(feedOf([row('key-of-theirs')]), { as: admin, source: 'Office', forId: agent.id })
  const own = await feeds.send(feedOf([row('key-of-site')]), { as: admin, source: 'Site' })
  await app.runJobs()
  const url = `/admin/imports/${data.id}`
  expect((await visit(`/admin/imports?owner=${agent.id}`, admin)).html).toContain(`href="${url}"`)
  const { status, html } = await visit(`${url}?outcome=error`, admin)
  expect(status).toBe(200)
  for (const words of [`/admin/imports?owner=${agent.id}`, 'Office', `${url}?outcome=created`, 'href="/admin/people"'])
    expect(html).toContain(words)
  expect(html).not.toContain('/user/import')
  for (const reader of [agent, await makeUser(db, { role: 'moderator' }), asha])
    expect((await visit(url, reader)).status).toBe(404)
  expect((await visit(url)).html).not.toContain('Office')
  for (const absent of ['0', 'x', '999999', own.data.id])
    expect((await visit(`/admin/imports/${absent}`, admin)).status).toBe(404)
})

test('the support inbox shows which staff member replied, and links to older messages', async () => {
  const home = await makeProperty(db, { category_id: (await makeCategory(db)).id })
  const said = { property_id: home.id, receiver_id: 0 }
  for (let count = 0; count < 51; count++) await app.call('sendMessage', { ...said, message: `Word ${count}.` }, asha)
  await app.call('sendMessage', { ...said, receiver_id: asha.id, message: 'Gladly', desk: true }, admin)
  const address = `/admin/desk?user=${asha.id}&property=${home.id}`
  const { html } = await visit(address, admin)
  for (const words of ['Support · Ada Admin', 'Gladly', 'Word 2.', 'Attach a file']) expect(html).toContain(words)
  expect(html).not.toContain('Word 1.')
  const earlier = /href="([^"]*before=\d+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  const before = (await visit(earlier, admin)).html
  for (const words of ['Word 1.', 'Latest messages']) expect(before).toContain(words)
})

test('failed jobs and emails are shown with their reason and actions, without secrets', async () => {
  await db`
    insert into pgboss.job (name, source_name, source_retry_count, source_output, data)
    values ('laid-aside', 'render-media', 8, '{"message": "Picture 17 is broken"}', '{"mediaId": 17}')`
  await db`
    insert into outbox (channel, recipient, subject, body, status, last_error)
    values ('mail', 'ruth@example.com', 'Welcome', 'Your code is 493021', 'dead', 'refused')`
  const jobs = (await visit('/admin/jobs', admin)).html
  for (const words of ['Picture 17 is broken', 'Picture # is broken', 'mediaId 17', 'Retry', 'Discard'])
    expect(jobs).toContain(words)
  const outbox = (await visit('/admin/jobs/outbox?state=failed', admin)).html
  for (const words of ['r•••@example.com', 'Welcome', 'Resend', 'refused']) expect(outbox).toContain(words)
  for (const secret of ['493021', 'ruth@example.com']) expect(outbox).not.toContain(secret)
  expect((await visit('/admin/jobs?state=x&queue=x&page=x', admin)).status).toBe(200)
  expect((await visit('/admin/jobs/outbox?to=x&channel=x', admin)).status).toBe(200)
})

test('a user is shown with the available actions; administrators have no actions on themselves', async () => {
  await givePackage(db, asha.id, { property_list: 3 })
  const { status, html } = await visit(`/admin/people/${asha.id}`, admin)
  expect(status).toBe(200)
  for (const words of ['asha@sample.test', 'Deactivate account', 'View site as this user', '0/3'])
    expect(html).toContain(words)
  expect((await visit(`/admin/people/${admin.id}`, admin)).html).not.toContain('Deactivate account')
  for (const id of ['999999', 'x', '0', '1e3']) expect((await visit(`/admin/people/${id}`, admin)).status).toBe(404)
})

test('an impersonation is shown on every page, and its pages are not stored offline', async () => {
  const token = await issueToken(db, {
    ...{ userId: asha.id, userAgent: 'Support', now: NOW, days: 1, impersonatorId: admin.id },
  })
  for (const url of ['/', '/user/profile', '/faqs', '/nowhere']) {
    const { html, headers, status } = await visit(url, token)
    expect([url, status, html.includes('You’re viewing the site as Asha')]).toEqual([
      url,
      url === '/nowhere' ? 404 : 200,
      true,
    ])
    expect(headers['x-reader']).toBe('none')
  }
  expect((await visit('/admin/people', token)).status).toBe(404)
  expect((await visit('/', asha)).html).not.toContain('You’re viewing the site as')
})

test('a verification is shown with its answers and both decisions', async () => {
  const [field] = await db<{ id: number }[]>`
    insert into verification_fields (name, field_type) values ('Licence <i>number</i>', 'text') returning id`
  await app.call('applyVerification', { form_fields: [{ id: field!.id, value: 'L-77' }] }, asha)
  const { data } = await app.call('listApplications', {}, admin)
  const { html } = await visit(`/admin/verifications/${data[0]!.id}`, admin)
  for (const words of ['Licence &lt;i&gt;number', 'L-77', 'Verify', 'Reject']) expect(html).toContain(words)
  expect((await visit('/admin/verifications/form', admin)).html).toContain('1 answer')
  expect((await visit('/admin/verifications/999999', admin)).status).toBe(404)
})

test('payments are listed, and a payment is shown with its available decisions', async () => {
  proves('1.15')
  const review = { payment_type: 'bank transfer', payment_status: 'review' }
  const { id } = await makePayment(db, asha.id, review)
  expect((await visit('/admin/payments?status=review', admin)).html).toContain(`/admin/payments/${id}`)
  expect((await visit('/admin/payments?status=failed', admin)).html).toContain('No payments match')
  const { html } = await visit(`/admin/payments/${id}`, admin)
  for (const words of ['$29', 'Approve', 'Request another receipt', 'Close']) expect(html).toContain(words)
  expect(html).not.toContain('Refund')
  const paid = await makePayment(db, asha.id, { payment_status: 'success' })
  expect((await visit(`/admin/payments/${paid.id}`, admin)).html).toContain('Refund')
  expect((await visit('/admin/payments/999999', admin)).status).toBe(404)
  expect((await visit(`/admin/people/${asha.id}`, admin)).html).toContain(`/admin/payments?user=${asha.id}`)
})

test('a package is shown in its edit form, and gateways without their API keys', async () => {
  const plan = await makePackage(db, { property_list: 7 }, { name: 'Seven', price_minor: 1250 })
  const { html } = await visit(`/admin/packages/${plan.id}`, admin)
  for (const words of ['value="Seven"', 'value="12.5"', 'value="7"']) expect(html).toContain(words)
  expect((await visit('/admin/packages', admin)).html).toContain('Seven')
  expect((await visit('/admin/packages/999999', admin)).status).toBe(404)
  const keys = { secret_key: 'sk_live_quietly-0001', public_key: 'pk_live_quietly-0002' }
  await app.call('saveGatewayKeys', { gateway: 'Paystack', keys }, admin)
  const { body } = await app.inject({
    url: '/admin/gateways',
    headers: { cookie: `session=${await app.tokenOf(admin)}` },
  })
  expect(body).toContain('ends in 0001')
  expect(body).not.toContain('quietly')
})

test('revenue is shown for the period of the address; an invalid period shows an error', async () => {
  expect((await visit('/admin/revenue?from=2026-01-01&to=2026-12-31&by=package', admin)).status).toBe(200)
  const { status, html } = await visit('/admin/revenue?from=2026-12-31&to=2026-01-01', admin)
  expect([status, html.includes('a later end date')]).toEqual([200, true])
})

test('open contact messages are listed with their actions, and handled ones separately', async () => {
  const row = {
    first_name: 'Ruth',
    last_name: 'Ames',
    email: 'ruth@sample.test',
    subject: 'Keys <b>',
    message: 'Where?',
  }
  const [made] = await db<{ id: number }[]>`insert into contact_requests ${db(row)} returning id`
  const { html } = await visit('/admin/contacts', admin)
  for (const words of ['Keys &lt;b&gt;', 'Where?', 'Reply', 'Mark as resolved']) expect(html).toContain(words)
  await app.call('answerContact', { id: made!.id, message: 'Under the mat' }, admin)
  expect((await visit('/admin/contacts', admin)).html).toContain('No open messages')
  expect((await visit('/admin/contacts?state=handled', admin)).html).toContain('Under the mat')
})

test('an announcement shows its audience before it is sent', async () => {
  const { html } = await visit('/admin/announcements?kind=agent', admin)
  expect(html).toContain('1 user')
  await app.call('sendAnnouncement', { title: 'Open house', message: 'On Sunday', kind: 'agent' }, admin)
  expect((await visit('/admin/announcements', admin)).html).toContain('0 of 1 sent')
})

test('the support inbox shows messages to the site and a reply form; other users do not see it', async () => {
  const home = await makeProperty(db, {
    owner_id: null,
    category_id: (await makeCategory(db)).id,
    title: 'House of the site',
  })
  const talk = { receiver_id: 0, property_id: home.id, message: 'Is it <i>free</i>?' }
  expect(await app.call('sendMessage', talk, asha)).toMatchObject({ error: false })
  const moderator = await makeUser(db, { role: 'moderator' })
  expect((await visit('/admin/desk', moderator)).html).toContain('House of the site')
  const { html } = await visit(`/admin/desk?user=${asha.id}&property=${home.id}`, moderator)
  for (const words of ['Is it &lt;i&gt;free', 'Your reply', `/admin/people/${asha.id}`]) expect(html).toContain(words)
  expect((await visit('/admin/desk', asha)).status).toBe(404)
  expect((await visit('/admin/desk')).html).toContain('/sign-in?next=')
})

test('site archives are listed with their actions; a site with users says why it accepts no import', async () => {
  await app.call('exportWholeSite', {}, admin)
  expect((await visit('/admin/data', admin)).html).toContain('Queued')
  await app.runJobs()
  const { html } = await visit('/admin/data', admin)
  for (const words of ['Export site', 'Done', 'Ada Admin', 'Download', 'already has other users', 'as hashes'])
    expect(html).toContain(words)
  expect(html).not.toContain('type="file"')
})
