import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build'), cache: false } })
const { db, call } = app

let kabir: MadeUser
let asha: MadeUser
let home: MadeProperty
let viewingId: number
beforeAll(async () => {
  kabir = await makeUser(db)
  asha = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id, title: 'Garden flat' })
  await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
  await call('setViewingHours', { schedule: [{ day: 'Saturday', start_time: '10:00', end_time: '12:00' }] }, kabir)
  const wish = { property_id: home.id, date: '2026-06-20', start_time: '10:00', notes: 'With <b>two</b> children' }
  viewingId = (await call('requestViewing', wish, asha)).data.id
  const question = { name: 'Ruth <i>', email: 'ruth@secret.test', message: 'Is it quiet?', consent: true }
  await call('sendEnquiry', { property_id: home.id, ...question })
})

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, headers, body } = await app.inject({ url, cookies })
  return { status: statusCode, headers, html: body }
}

test('viewings are listed by day for both participants, and for no other user', async () => {
  for (const person of [kabir, asha]) {
    const { status, html } = await visit('/user/viewings', person)
    expect(status).toBe(200)
    expect(html).toContain('Saturday, June 20')
    expect(html).toContain('With &lt;b&gt;two&lt;/b&gt; children')
  }
  expect((await visit('/user/viewings', await makeUser(db))).html).not.toContain('Garden flat')
  expect((await visit('/user/viewings')).html).toContain('Sign in to see your viewings')
})

test('availability is shown to its host, in the language of the page', async () => {
  const { html } = await visit('/user/viewings?tab=hours&lang=es', kabir)
  expect(html).toContain('10:00–12:00')
  expect(html).toContain('Cada semana')
  expect((await visit('/user/viewings?tab=hours', asha)).html).toContain('No hours set yet')
})

test('a viewing is a calendar file for its participants, and redirects everyone else', async () => {
  const own = await visit(`/user/viewing/${viewingId}.ics`, asha)
  expect([own.status, own.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(own.headers['content-disposition']).toBe(`attachment; filename="viewing-${viewingId}.ics"`)
  const strange = await visit(`/user/viewing/${viewingId}.ics`, await makeUser(db))
  expect([strange.status, strange.headers.location]).toEqual([302, '/user/viewings'])
  expect((await visit('/user/viewing/nonsense', asha)).headers.location).toBe('/user/viewings')
  expect((await visit(`/user/viewing/${viewingId}.ics`)).headers.location).toMatch(/^\/sign-in/)
})

test('enquiries are shown to their recipient, as text and without the email address', async () => {
  const { html } = await visit('/user/enquiries', kabir)
  expect(html).toContain('Ruth &lt;i&gt;')
  expect(html).not.toContain('ruth@secret.test')
  expect((await visit('/user/enquiries', asha)).html).toContain('No enquiries yet')
  expect((await visit('/user/enquiries')).html).toContain('Sign in to see your enquiries')
})

test('a home offers one primary contact: a form to visitors, a conversation to users, and nothing to its owner', async () => {
  const page = `/properties-details/${home.slug}`
  const seen = async (as?: MadeUser) => {
    const { html } = await visit(page, as)
    const primary = [...html.matchAll(/<(button|a)[^>]*>(?:<svg(?:(?!<\/svg>).)*<\/svg>)?(Contact (?:agent|owner))</g)]
    return [html.includes('Book a viewing'), [...new Set(primary.map(([, tag, label]) => `${tag} ${label}`))]]
  }
  expect(await seen()).toEqual([true, ['button Contact owner']])
  expect(await seen(asha)).toEqual([true, ['a Contact owner']])
  expect(await seen(kabir)).toEqual([false, []])
  await db`update users set account_kind = 'agent' where id = ${kabir.id}`
  expect(await seen()).toEqual([true, ['button Contact agent']])
  await db`update settings set value = '0' where key = 'enquiries_from_visitors'`
  expect(await seen()).toEqual([true, ['a Contact agent']])
})

test('the owner alone gets the way to the form and the figures of the home', async () => {
  const page = `/properties-details/${home.slug}`
  expect((await visit(page, kabir)).html).toContain(`href="/my-property/${home.slug}"`)
  for (const person of [asha, undefined])
    expect((await visit(page, person)).html).not.toContain(`href="/my-property/${home.slug}"`)
})

test('a home off the market says so and offers no contact, and an unknown one shows new homes', async () => {
  const gone = await makeProperty(db, { owner_id: kabir.id, title: 'Sold flat', property_type: 'sold' })
  const { html } = await visit(`/properties-details/${gone.slug}`)
  expect(html).toContain('This home has been sold.')
  expect(html).not.toContain('Contact agent<')
  const unknown = await visit('/properties-details/no-such-home')
  expect(unknown.status).toBe(404)
  expect(unknown.html).toContain('New homes')
  expect(unknown.html).toContain(`/properties-details/${home.slug}`)
})
