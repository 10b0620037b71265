import { resolve } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { flushViews } from '#server/features/properties/public.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { makeAdvertisement, makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { paths } from '#web/paths.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })
const { db } = app
let category: { id: number; name: string }
let agent: { id: number }
beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
  agent = await makeAgent(db)
})

async function visit(url: string, as?: { id: number }) {
  const headers = as ? { cookie: `session=${await app.tokenOf(as)}` } : {}
  const { statusCode, body } = await app.inject({ url, headers })
  // The visible text of the page, without the data for its scripts.
  return { status: statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, '') }
}

test('the moderation queue is for moderators; a visitor gets the sign-in page, any other user a 404', async () => {
  proves('1.14')
  const home = await makeProperty(db, {
    owner_id: agent.id,
    category_id: category.id,
    title: 'Waiting <b>Villa</b>',
    request_status: 'pending',
  })
  expect((await visit('/admin/moderation')).html).not.toContain('Waiting')
  expect((await visit('/admin/moderation')).html).toContain('/sign-in?next=%2Fadmin%2Fmoderation')
  const member = await visit('/admin/moderation', agent)
  expect([member.status, member.html.includes('Waiting')]).toEqual([404, false])
  for (const role of ['moderator', 'admin']) {
    const { status, html } = await visit('/admin/moderation', await makeUser(db, { role }))
    expect(status).toBe(200)
    expect(html).toContain('Waiting &lt;b&gt;Villa&lt;/b&gt;')
    expect(html).toContain(`href="/admin/moderation/property/${home.id}"`)
  }
})

test('a case shows the evidence to moderators; a closed case says so', async () => {
  const home = await makeProperty(db, {
    owner_id: agent.id,
    category_id: category.id,
    title: 'Case of the loft',
    description: 'Two floors <i>above</i> the harbour',
    request_status: 'pending',
    gallery: 2,
  })
  await db`
    insert into moderation_cases (kind, subject_id, risk, reasons, appeal, appealed_at)
    values ('property', ${home.id}, 70, '[{"reason": "price-low"}, {"reason": "new-account"}]', 'It is mine', now())`
  const moderator = await makeUser(db, { role: 'moderator' })
  const url = `/admin/moderation/property/${home.id}`
  const { status, html } = await visit(url, moderator)
  expect(status).toBe(200)
  for (const words of [
    'Case of the loft',
    'Two floors &lt;i&gt;above&lt;/i&gt; the harbour',
    'Price far below market',
    'Appeal from the owner',
    'It is mine',
    'Approve',
    'Request changes',
    'Escalate',
  ])
    expect(html).toContain(words)
  expect(html.match(/alt="Photo \d"/g)).toHaveLength(3)
  expect((await visit(url, agent)).status).toBe(404)
  expect((await visit(url)).html).not.toContain('Case of the loft')
  for (const gone of [
    '/admin/moderation/property/99999999',
    '/admin/moderation/house/1',
    '/admin/moderation/property/x',
  ])
    expect((await visit(gone, moderator)).html).toContain('Already resolved')
})

test('reason templates are shown in every language', async () => {
  const { html } = await visit('/admin/moderation/reasons', await makeUser(db, { role: 'admin' }))
  expect(html).toContain('The photos are blurred')
  expect(html).toContain('Las fotos están borrosas')
})

test('an import is visible to its owner and administrators alone', async () => {
  const row = feedRows(() => category)
  const { data } = await feedSender(app).send(feedOf([row('key-of-mine')]), { as: agent, source: 'Secret office' })
  await app.runJobs()
  const url = `/user/import/${data.id}`
  const own = await visit(url, agent)
  expect([own.status, own.html.includes('key-of-mine'), own.html.includes('Ready to import')]).toEqual([
    200,
    true,
    true,
  ])
  const visitor = await visit(url)
  expect([visitor.status, visitor.html.includes('Secret office')]).toEqual([200, false])
  const other = await visit(url, await makeUser(db))
  expect([other.status, other.html.includes('Secret office')]).toEqual([404, false])
  expect((await visit('/user/import/999999', agent)).status).toBe(404)
  expect((await visit('/user/import/x', agent)).status).toBe(404)
  expect((await visit('/user/import', await makeUser(db))).html).toContain('No imports yet')
})

test('owners search their listings by title, within a status tab too, and an empty result says so', async () => {
  proves('2.3')
  const owner = await makeUser(db)
  for (const title of ['Harbour loft', 'Harbour attic', 'Garden house'])
    await makeProperty(db, { owner_id: owner.id, category_id: category.id, title })
  const found = await visit('/user/properties?group=active&search=harbour', owner)
  expect(found.html).toContain('Harbour loft')
  expect(found.html).toContain('Harbour attic')
  expect(found.html).not.toContain('Garden house')
  expect(found.html).toMatch(/<input type="hidden" name="group" value="active"\/>/)
  expect((await visit('/user/properties?search=castle', owner)).html).toContain('No listings match your search')
})

test.each([
  ['sold', { property_type: 'sold' }, 'Sold'],
  ['rented', { property_type: 'rented' }, 'Rented'],
  ['active', {}, 'Live'],
  ['inactive', { is_active: false }, 'Hidden'],
  ['pending', { request_status: 'pending' }, 'In review'],
  ['rejected', { request_status: 'rejected', is_active: false }, 'Rejected'],
  ['expired', { freshness: 'expired', is_active: false }, 'Expired'],
])('the owner’s list shows a home that is %s with this status', async (_state, given, label) => {
  proves('4.14', '4.15')
  const owner = await makeUser(db)
  await makeProperty(db, { owner_id: owner.id, category_id: category.id, ...given })
  const { html } = await visit('/user/properties', owner)
  expect(/<main[\s\S]*<\/main>/.exec(html)![0]).toMatch(new RegExp(`<tr[\\s\\S]*>${label}<`))
})

test.each([
  ['rent', 'For rent'],
  ['rented', 'Rented'],
  ['sold', 'Sold'],
])('the page of a home with the kind %s is labelled %s', async (property_type, label) => {
  proves('4.14')
  const { slug } = await makeProperty(db, { category_id: category.id, property_type })
  expect((await visit(`/properties-details/${slug}`)).html).toContain(`>${label}<`)
})

test.each([
  ['initial', 'You’re not verified yet.'],
  ['pending', 'Your application is in review.'],
  ['failed', 'Your application was rejected.'],
  ['success', 'You’re verified.'],
])('the profile shows the verification notice %s', async (verification, notice) => {
  proves('4.9', '4.10', '4.11', '4.12')
  const { html } = await visit('/user/profile', await makeUser(db, { verification }))
  expect(html).toContain(notice)
})

test('a running or pending promotion can be stopped, an expired one cannot', async () => {
  proves('2.5', '2.28')
  const owner = await makeUser(db)
  const advert = async (title: string, given: object) => {
    const home = await makeProperty(db, { owner_id: owner.id, category_id: category.id, title })
    await makeAdvertisement(db, { property_id: home.id, user_id: owner.id, ...given })
  }
  await advert('Running home', {})
  await advert('Waiting home', { status: 'pending' })
  await advert('Past home', { status: 'expired' })
  const { html } = await visit('/user/advertisement', owner)
  expect(html).toContain('aria-label="Stop featuring Running home"')
  expect(html).toContain('aria-label="Stop featuring Waiting home"')
  expect(html).toContain('Past home')
  expect(html).not.toContain('Stop featuring Past home')
})

describe('the owner’s page of a property', () => {
  const DESCRIPTION = 'A loft above the harbour, with two terraces.'
  const make = async (given = {}) => {
    const owner = await makeUser(db)
    const home = await makeProperty(db, {
      owner_id: owner.id,
      category_id: category.id,
      title: 'Harbour loft',
      description: DESCRIPTION,
      gallery: 2,
      ...given,
    })
    return { owner, url: `/my-property/${home.slug}`, home }
  }

  test('shows the listing as the public sees it, with the owner’s tools', async () => {
    proves('2.6')
    const { owner, url, home } = await make()
    const { html } = await visit(url, owner)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const text of ['This is what visitors see.', DESCRIPTION, '$250,000', 'About this home'])
      expect(html).toContain(text)
    expect(html).toContain(`href="/user/edit-property/${home.slug}"`)
    expect(html).toContain('id="statistics"')
  })

  test('shows a hidden listing to its owner and says that visitors don’t see it', async () => {
    const { owner, url } = await make({ is_active: false })
    const { html } = await visit(url, owner)
    expect(html).toContain(DESCRIPTION)
    expect(html).toContain('This listing isn’t visible to visitors.')
  })

  test('is open to an administrator, closed to other users, and asks visitors to sign in', async () => {
    const { url } = await make({ is_active: false })
    const admin = await makeUser(db, { role: 'admin' })
    expect((await visit(url, admin)).html).toContain(DESCRIPTION)
    for (const stranger of [await makeUser(db), await makeUser(db, { role: 'moderator' })]) {
      const { status, html } = await visit(url, stranger)
      expect(status).toBe(404)
      expect(html).not.toContain(DESCRIPTION)
    }
    const visitor = await visit(url)
    expect(visitor.html).toContain('/sign-in?next=')
    expect(visitor.html).not.toContain(DESCRIPTION)
  })

  test('does not count its owner as a visitor', async () => {
    const { owner, url, home } = await make()
    await visit(url, owner)
    await flushViews(db)
    expect(await db`select view_count from properties where id = ${home.id}`).toEqual([{ view_count: 0 }])
  })
})

test('owners message an interested user from both lists, and see the viewings that await a reply', async () => {
  proves('2.27')
  const [owner, fan] = [await makeUser(db), await makeUser(db, { name: 'Fan of homes' })]
  const home = await makeProperty(db, { owner_id: owner.id, category_id: category.id, title: 'Harbour loft' })
  await db`insert into interests (user_id, property_id) values (${fan.id}, ${home.id})`
  await db`
    insert into viewings (property_id, host_id, guest_id, meeting_type, starts_at, ends_at, time_zone, status, proposed_by)
    values (${home.id}, ${owner.id}, ${fan.id}, 'in_person', ${NOW}::timestamptz + interval '1 day', ${NOW}::timestamptz + interval '25 hours',
      'UTC', 'pending', 'guest')`
  const chat = `href="/user/chat?user=${fan.id}&amp;property=${home.id}"`
  for (const path of [`/my-property/${home.slug}`, `/user/interested/${home.slug}`]) {
    const { html } = await visit(path, owner)
    expect(html).toContain(chat)
    expect(html).toContain('Message Fan of homes')
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]).toContain('Harbour loft')
  }
  expect((await visit(`/user/interested/${home.slug}`, owner)).html).toMatch(/<title>Leads for Harbour loft/)
  expect((await visit(`/user/interested/${home.slug}`)).html).not.toContain('Leads for Harbour loft')
  const { html } = await visit('/user/dashboard', owner)
  expect(html).toContain('Viewing request awaiting your reply')
  expect(html).toContain('href="/user/viewings"')
})

test('prices are also shown in the viewer’s currency, in the own list and in a comparison', async () => {
  const owner = await makeUser(db)
  const at = { owner_id: owner.id, category_id: category.id, price: 480_000 }
  const [one, other] = [await makeProperty(db, at), await makeProperty(db, { ...at, price: 300_000 })]
  await db`insert into currency_rates (base, code, rate) values ('USD', 'EUR', 0.9)`
  const read = async (url: string) =>
    (await app.inject({ url, headers: { cookie: `session=${await app.tokenOf(owner)}; currency=EUR` } })).body
  // Settings are a few seconds old at most.
  await vi.waitFor(async () => expect(await read('/user/properties')).toContain('≈ €432K'), {
    timeout: 10_000,
    interval: 300,
  })
  const compared = await read(paths.compare([one.id, other.id]))
  for (const words of ['$480,000', '≈ €432K', '≈ €270K']) expect(compared).toContain(words)
})

test('the dashboard shows pending work, health and statistics; revenue only to administrators', async () => {
  const { html } = await visit('/admin?days=7', await makeUser(db, { role: 'admin' }))
  for (const words of [
    'Pending work',
    'Contact messages',
    'No sales in this period.',
    'Listing views',
    'Readable and writable',
  ])
    expect(html).toContain(words)
  const seen = await visit('/admin', await makeUser(db, { role: 'moderator' }))
  expect(seen.html).toContain('Listing views')
  expect(seen.html).not.toContain('No sales in this period')
  expect(seen.html).not.toContain('Contact messages')
  expect((await visit('/admin', agent)).status).toBe(404)
})
