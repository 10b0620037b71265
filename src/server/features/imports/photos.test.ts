import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { makeCategory, makeParameter } from '#test/support/make.ts'
import { isPhotoAllowed, photosOf } from './photos.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
const { bring } = feedSender(app)
let category: { id: number; name: string }
let agent: { id: number }
let asked: string[]
const row = feedRows(() => category)
const PHOTOS = 'https://cdn.example.com'
const feed = (photos: string, key = 1) => feedOf([row(key, { Photos: photos })], 'Photos')

beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
  await db`update settings set value = 'cdn.example.com, other.example.com' where key = 'import_photo_hosts'`
  await db`
    insert into settings (key, value, is_public) values ('auto_approve_edited_listings', '1', false)
    on conflict (key) do update set value = '1'`
})

beforeEach(async () => {
  agent = await makeAgent(db)
  asked = []
  services.pictures = {
    fetch: async (url, { origins }) => {
      asked.push(url)
      if (!origins.includes(new URL(url).origin) || url.endsWith('.svg')) return null
      if (url.includes('away')) throw new Error('no route')
      const background = { r: url.charCodeAt(url.length - 5), g: 90, b: 40 }
      return sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .jpeg()
        .toBuffer()
    },
  }
})

/** URLs of a property's title image and gallery photos, in order. */
async function hung() {
  const rows = await db<{ urls: string[] }[]>`
    select array(
      select i.url from (
        select p.title_media_id as media_id, -1 as position union all
        select g.media_id, g.position from property_gallery g where g.property_id = p.id) x
      join imported_photos i on i.media_id = x.media_id order by x.position) as urls
    from properties p where p.owner_id = ${agent.id}`
  return rows.map(({ urls }) => urls)
}

test('the first photo becomes the title image and the others the gallery, and the same feed again changes nothing', async () => {
  const text = feed(`${PHOTOS}/a.jpg|${PHOTOS}/b.jpg ${PHOTOS}/c.jpg`)
  expect((await bring(text, { as: agent })).done).toMatchObject({ created: 1, errors: 0 })
  expect(await runJobs()).toContain('fetch-feed-photos')
  expect(await hung()).toEqual([[`${PHOTOS}/a.jpg`, `${PHOTOS}/b.jpg`, `${PHOTOS}/c.jpg`]])
  const again = await bring(text, { as: agent })
  expect(again.checked).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  expect(again.done).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  await runJobs()
  expect(asked).toHaveLength(3)
})

test('another order or another photo is a change, and only new photos are fetched', async () => {
  await bring(feed(`${PHOTOS}/a.jpg|${PHOTOS}/b.jpg`), { as: agent })
  await runJobs()
  const { checked } = await bring(feed(`${PHOTOS}/b.jpg|${PHOTOS}/d.jpg`), { as: agent })
  expect(checked).toMatchObject({ changed: 1 })
  const { data: rows } = await call('listImportRows', { id: checked.id }, agent)
  expect(rows).toMatchObject([{ outcome: 'changed', fields: ['photos'] }])
  await runJobs()
  expect(await hung()).toEqual([[`${PHOTOS}/b.jpg`, `${PHOTOS}/d.jpg`]])
  expect(asked).toEqual([`${PHOTOS}/a.jpg`, `${PHOTOS}/b.jpg`, `${PHOTOS}/d.jpg`])
})

test('photos on hosts that are not allowed are not fetched; the row reports them and the property is imported', async () => {
  const { done } = await bring(feed(`https://evil.example.com/a.jpg|http://cdn.example.com/b.jpg|${PHOTOS}/c.jpg`), {
    as: agent,
  })
  const { data: rows } = await call('listImportRows', { id: done.id }, agent)
  expect(rows).toMatchObject([
    { outcome: 'created', problem: 'Photos from evil.example.com, cdn.example.com are not allowed' },
  ])
  await runJobs()
  expect(asked).toEqual([`${PHOTOS}/c.jpg`])
})

test('a file that is not an image is left out, and an unreachable one is fetched again by the next run', async () => {
  const text = feed(`${PHOTOS}/plan.svg|${PHOTOS}/away/1.jpg|${PHOTOS}/e.jpg`)
  await bring(text, { as: agent })
  await runJobs()
  expect(await hung()).toEqual([[`${PHOTOS}/e.jpg`]])
  asked = []
  expect((await bring(text, { as: agent })).done).toMatchObject({ unchanged: 1 })
  await runJobs()
  expect(asked).toEqual([`${PHOTOS}/away/1.jpg`])
})

test('a property with a new owner keeps its photos', async () => {
  await bring(feed(`${PHOTOS}/a.jpg`), { as: agent })
  const heir = await makeAgent(db)
  await db`update properties set owner_id = ${heir.id} where owner_id = ${agent.id}`
  await runJobs()
  expect(await db`select title_media_id from properties where owner_id = ${heir.id}`).toEqual([
    { title_media_id: null },
  ])
})

test.each([
  ['nothing is said', undefined, undefined],
  ['an empty cell is no photo', '', []],
  [
    'bars and spaces',
    ' https://a.test/1.jpg|https://a.test/2.jpg\nhttps://a.test/1.jpg',
    ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
  ],
  ['a list', '["https://a.test/1.jpg"]', ['https://a.test/1.jpg']],
  [
    'Media of the dictionary, by its order',
    '[{"MediaURL":"https://a.test/2.jpg","Order":2},{"MediaURL":"https://a.test/1.jpg","Order":1}]',
    ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
  ],
])('photos: %s', (_what, text, addresses) => {
  expect(photosOf(text)).toEqual(addresses)
})

test.each([
  'front.jpg',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '[1]',
  '[null]',
  '[{',
  '["x"',
  `https://a.test/${'x'.repeat(2000)}`,
  Array.from({ length: 41 }, (_, index) => `https://a.test/${index}.jpg`).join('|'),
])('photos: %s is refused at its field', (text) => {
  expect(() => photosOf(text)).toThrow(expect.objectContaining({ facts: { field: 'photos' } }))
})

test.each(['[null]', '[1]', '[{}]', '[{"MediaURL":7}]', '[""]'])(
  'photos: %s is refused at its field when the feed has files',
  (text) => {
    expect(() => photosOf(text, true)).toThrow(expect.objectContaining({ facts: { field: 'photos' } }))
  },
)

test('a photo is allowed only over HTTPS and from exactly a listed host', () => {
  const hosts = ['cdn.example.com']
  expect(isPhotoAllowed('https://cdn.example.com/a.jpg', hosts)).toBe(true)
  for (const address of [
    'http://cdn.example.com/a.jpg',
    'https://cdn.example.com:8443/a.jpg',
    'https://a.cdn.example.com/a.jpg',
    'https://cdn.example.com.evil.test/a.jpg',
  ])
    expect(isPhotoAllowed(address, hosts)).toBe(false)
})
