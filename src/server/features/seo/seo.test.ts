import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeImage, makeUser } from '#test/support/make.ts'

const { call, db, inject } = await testApp()

beforeAll(async () => {
  const image = await makeImage(db, { folder: 'seo_setting' })
  await db`delete from seo_pages`
  await db`insert into seo_pages (page, meta_title, meta_description, meta_keywords, media_id, schema_markup) values
    ('homepage', 'Lintel', 'Homes', 'homes, flats', ${image.id}, '{"@type":"WebSite"}'),
    ('featured-projects', 'Featured', null, null, null, null),
    ('all-projects', 'All', null, null, null, null)`
})

test('the home page is the default, with both sets of field names', async () => {
  const { data, total, status } = await call('getSeoSettings', {})
  expect({ status, total }).toEqual({ status: 200, total: 1 })
  expect(data[0]).toMatchObject({
    page: 'homepage',
    meta_title: 'Lintel',
    title: 'Lintel',
    meta_description: 'Homes',
    description: 'Homes',
    keywords: 'homes, flats',
    schema_markup: '{"@type":"WebSite"}',
  })
  expect(data[0]!.meta_image).toMatch(/^http:\/\/lintel\.test\/images\/seo_setting\//)
  expect(data[0]!.image).toBe(data[0]!.meta_image)
})

test.each([
  ['all-projects', ['all-projects']],
  ['projects', ['featured-projects', 'all-projects']],
  ['ALL-projects', ['all-projects']],
  ['%', []],
  ['nowhere', []],
])('%j finds %j', async (page, pages) => {
  const { data, total } = await call('getSeoSettings', { page })
  expect(data.map((row) => row.page)).toEqual(pages)
  expect(total).toBe(pages.length)
})

test('a page name that is too long is refused', async () => {
  expect(await call('getSeoSettings', { page: 'x'.repeat(81) })).toMatchObject({ status: 400, error: true })
})

test('an empty title falls back to the default, and an entered one has its placeholders filled', async () => {
  const [row] = await db<{ id: number }[]>`
    insert into seo_pages (page, meta_description) values ('faqs', 'All about {title} at {site}') returning id`
  const [faqs] = (await call('getSeoSettings', { page: 'faqs' })).data
  expect(faqs).toMatchObject({
    meta_title: 'FAQs',
    title: 'FAQs',
    description: 'All about FAQs at Lintel',
    keywords: null,
  })
  await db`insert into content_translations (subject, subject_id, field, language_code, value)
    values ('seo_page', ${row!.id}, 'meta_title', 'es', 'Preguntas')`
  const { data } = (
    await inject({ url: '/api/get_seo_settings?page=faqs', headers: { 'content-language': 'es' } })
  ).json()
  expect(data[0]).toMatchObject({ meta_title: 'Preguntas', title: 'Preguntas' })
})

test('the operator enters a title in each language', async () => {
  const admin = await makeUser(db, { role: 'admin' })
  const { id } = (await call('listEntries', { kind: 'seo_page', q: 'all-projects' }, admin)).data[0]!
  const changes = [
    { key: 'meta_title', value: 'Developments' },
    { key: 'meta_title.es', value: 'Promociones' },
  ]
  expect(await call('saveEntry', { kind: 'seo_page', id, changes }, admin)).toMatchObject({ status: 200 })
  const { data } = (
    await inject({ url: '/api/get_seo_settings?page=all-projects', headers: { 'content-language': 'es' } })
  ).json()
  expect(data[0].title).toBe('Promociones')
})
