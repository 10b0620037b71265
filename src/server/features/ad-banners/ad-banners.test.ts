import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { testApp } from '#test/support/app.ts'
import { makeImage, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { call, db, inject, tokenOf } = await testApp()
let admin: { id: number }
let mediaId: number
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
  mediaId = (await makeImage(db, { folder: 'ad_banner' })).id
})

const dayAfter = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const shown = async (page = 'homepage', platform = 'web') =>
  (await call('adBanners', { page, platform } as never)).data.map(({ title }) => title)
const put = (row: Record<string, unknown>) =>
  db`insert into ad_banners ${db({
    ...{
      title: 'Boats',
      page: 'homepage',
      platform: 'web',
      placement: 'above_footer',
      type: 'image',
      media_id: mediaId,
    },
    ...row,
  })}`
const save = (values: Record<string, string>, id?: number) =>
  call(
    'saveEntry',
    { kind: 'banner', ...(id && { id }), changes: Object.entries(values).map(([key, value]) => ({ key, value })) },
    admin,
  )
const problemsOf = ({ data }: { data: unknown }) =>
  (data as { problems: { key: string; word: string }[] }).problems.map(({ key, word }) => `${key} ${word}`)

async function make(values: Record<string, string>) {
  const form = new FormData()
  form.set('kind', 'banner')
  for (const [at, [key, value]] of Object.entries(values).entries()) {
    form.set(`changes[${at}][key]`, key)
    form.set(`changes[${at}][value]`, value)
  }
  const bytes = await sharp({ create: { width: 1200, height: 200, channels: 3, background: '#14594a' } })
    .png()
    .toBuffer()
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const { json } = await inject({
    method: 'POST',
    url: `/api/${contract.saveEntry.path}`,
    headers: { 'content-type': request.headers.get('content-type')!, authorization: `Bearer ${await tokenOf(admin)}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return json()
}

test('a banner is returned for its page and platform, from its first to its last day, with its image size', async () => {
  await put({ title: 'Over', ends_on: dayAfter(-1) })
  await put({ title: 'Today', starts_on: dayAfter(0), ends_on: dayAfter(0), type: 'link', link: '/faqs' })
  await put({ title: 'Soon', starts_on: dayAfter(1) })
  await put({ title: 'Off', is_active: false })
  await put({ title: 'Phones', platform: 'app' })
  expect(await shown()).toEqual(['Today'])
  expect(await shown('homepage', 'app')).toEqual(['Phones'])
  expect(await shown('property_detail')).toEqual([])
  expect((await call('adBanners', { page: 'homepage' })).data[0]).toMatchObject({
    ...{ page: 'homepage', platform: 'web', placement: 'above_footer', type: 'link', link: '/faqs', property: null },
    ...{ width: 960, height: 640, starts_at: `${dayAfter(0)}T00:00:00.000Z`, ends_at: `${dayAfter(0)}T23:59:59.999Z` },
  })
  await db`delete from ad_banners`
})

test('a banner of a withdrawn property is not returned', async () => {
  const home = await makeProperty(db, { slug: 'by-the-lake', title: 'By the lake' })
  await put({ title: 'Lake', type: 'property', property_id: home.id })
  const [banner] = (await call('adBanners', { page: 'homepage' })).data
  expect(banner!.property).toEqual({ id: home.id, title: 'By the lake', slug_id: 'by-the-lake' })
  await db`update properties set is_active = false where id = ${home.id}`
  expect(await shown()).toEqual([])
  await db`delete from ad_banners`
})

test('a banner can be created, translated, moved and deleted', async () => {
  const { data } = await make({ title: 'Sale', 'title.es': 'Rebajas', type: 'link', link: 'https://example.org/sale' })
  expect(data.values).toMatchObject({ page: 'homepage', placement: 'above_footer', starts_on: '', is_active: '1' })
  const told = await inject({ url: '/api/ad-banners?page=homepage', headers: { 'accept-language': 'es' } })
  expect(told.json().data[0]).toMatchObject({ title: 'Sale', translated_title: 'Rebajas' })
  const { data: moved } = await save({ page: 'property_detail', starts_on: dayAfter(0), ends_on: dayAfter(3) }, data.id)
  expect(moved.values).toMatchObject({ starts_on: dayAfter(0), ends_on: dayAfter(3) })
  expect([await shown(), await shown('property_detail')]).toEqual([[], ['Sale']])
  await call('deleteEntry', { kind: 'banner', id: data.id }, admin)
  expect(await shown('property_detail')).toEqual([])
  const log = await db`select action from audit_log where subject = 'banner' and subject_id = ${data.id} order by id`
  expect(log.map(({ action }) => action)).toEqual(['entry made', 'entry changed', 'entry deleted'])
})

test('two banners cannot share a placement on the same day, and invalid fields are refused by name', async () => {
  const { data } = await make({ title: 'First', type: 'image', ends_on: dayAfter(10) })
  expect(problemsOf(await make({ title: 'Second', type: 'image', starts_on: dayAfter(10) }))).toEqual([
    'placement placement-taken',
  ])
  expect((await make({ title: 'Later', type: 'image', starts_on: dayAfter(11) })).error).toBe(false)
  expect((await make({ title: 'Draft', type: 'image', is_active: '0' })).error).toBe(false)
  expect(problemsOf(await save({ placement: 'above_breadcrumb' }, data.id))).toEqual(['placement no-placement'])
  expect(problemsOf(await save({ starts_on: dayAfter(20) }, data.id))).toEqual(['ends_on ends-first'])
  expect(problemsOf(await save({ starts_on: '2026-02-30' }, data.id))).toEqual(['starts_on no-day'])
  for (const link of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'ftp://x', 'data:text/html,x'])
    expect(problemsOf(await save({ type: 'link', link }, data.id))).toEqual(['link no-form'])
  expect(problemsOf(await save({ type: 'property', property: '999999' }, data.id))).toEqual(['property no-entry'])
  await expect(put({ title: 'By the back door' })).rejects.toThrow('ad_banners_one_at_a_time')
})

test.each([{}, { page: 'elsewhere' }, { page: 'homepage', platform: 'fax' }])('%j is refused', async (input) => {
  expect(await call('adBanners', input as never)).toMatchObject({ error: true })
})
