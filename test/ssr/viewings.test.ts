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

test('viewings stand under their day for both sides, and for nobody else', async () => {
  for (const person of [kabir, asha]) {
    const { status, html } = await visit('/user/viewings', person)
    expect(status).toBe(200)
    expect(html).toContain('Saturday, June 20')
    expect(html).toContain('With &lt;b&gt;two&lt;/b&gt; children')
  }
  expect((await visit('/user/viewings', await makeUser(db))).html).not.toContain('Garden flat')
  expect((await visit('/user/viewings')).html).toContain('Sign in to see your viewings')
})

test('hours are shown to their host, in the language of the page', async () => {
  const { html } = await visit('/user/viewings?tab=hours&lang=es', kabir)
  expect(html).toContain('10:00–12:00')
  expect(html).toContain('Cada semana')
  expect((await visit('/user/viewings?tab=hours', asha)).html).toContain('You offer no times yet')
})

test('a viewing is a calendar file for its two sides, and leads everybody else away', async () => {
  const own = await visit(`/user/viewing/${viewingId}.ics`, asha)
  expect([own.status, own.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(own.headers['content-disposition']).toBe(`attachment; filename="viewing-${viewingId}.ics"`)
  const strange = await visit(`/user/viewing/${viewingId}.ics`, await makeUser(db))
  expect([strange.status, strange.headers.location]).toEqual([302, '/user/viewings'])
  expect((await visit('/user/viewing/nonsense', asha)).headers.location).toBe('/user/viewings')
  expect((await visit(`/user/viewing/${viewingId}.ics`)).headers.location).toMatch(/^\/sign-in/)
})

test('questions are shown to whoever was asked, as text and without the address', async () => {
  const { html } = await visit('/user/enquiries', kabir)
  expect(html).toContain('Ruth &lt;i&gt;')
  expect(html).not.toContain('ruth@secret.test')
  expect((await visit('/user/enquiries', asha)).html).toContain('No questions here')
  expect((await visit('/user/enquiries')).html).toContain('Sign in to read your enquiries')
})

test('a home offers its times to others, and questions to visitors alone', async () => {
  const page = `/properties-details/${home.slug}`
  const words = async (as?: MadeUser) => {
    const { html } = await visit(page, as)
    return [html.includes('Book a viewing'), html.includes('Ask without an account')]
  }
  expect(await words()).toEqual([true, true])
  expect(await words(asha)).toEqual([true, false])
  expect(await words(kabir)).toEqual([false, false])
  await db`update settings set value = '0' where key = 'enquiries_from_visitors'`
})
