import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeImage, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { cardText } from './card-text.ts'
import type { SharedHome } from './queries.ts'

const { inject, db, services } = await testApp()
let image: { id: number; key: string; folder: string }

beforeAll(async () => {
  image = await makeImage(db)
  const photo = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#c04020' } })
    .webp()
    .toBuffer()
  await services.storage.put(`images/${image.folder}/${image.key}/master`, photo)
  const broken = await makeImage(db)
  await services.storage.put(`images/${broken.folder}/${broken.key}/master`, Buffer.from('no picture'))
  const flats = await makeCategory(db)
  const area = await makeParameter(db, flats.id, { name: 'Area', type_of_parameter: 'number', fact: 'area' })
  const own = { category_id: flats.id, price: 250_000, title_media_id: image.id }
  await makeProperty(db, { ...own, slug: 'sea-view', values: { [area.id]: '90' } })
  await makeProperty(db, { ...own, slug: 'broken-picture', title_media_id: broken.id })
  await makeProperty(db, { ...own, slug: 'no-picture', title_media_id: (await makeImage(db)).id })
  const gone = await makeUser(db, { is_active: false })
  await makeProperty(db, { ...own, slug: 'secret-private', is_private: true })
  await makeProperty(db, { ...own, slug: 'secret-hidden', is_active: false })
  await makeProperty(db, { ...own, slug: 'secret-pending', request_status: 'pending' })
  await makeProperty(db, { ...own, slug: 'secret-sold', property_type: 'sold' })
  await makeProperty(db, { ...own, slug: 'secret-gone', owner_id: gone.id })
})

test('a public property has a picture with its photo and key facts', async () => {
  const answer = await inject({ url: `/og/sea-view.jpg?v=250000-${image.key.slice(0, 8)}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { dominant } = await sharp(answer.rawPayload).extract({ left: 700, top: 200, width: 300, height: 60 }).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + 60)
})

test('an outdated or missing version is cached for five minutes only', async () => {
  for (const url of ['/og/sea-view.jpg', '/og/sea-view.jpg?v=1-old'])
    expect((await inject({ url })).headers['cache-control']).toBe('public, max-age=300')
})

test('a price change gives another picture', async () => {
  const before = await inject({ url: '/og/sea-view.jpg' })
  await db`update properties set price = 199000 where slug = 'sea-view'`
  const after = await inject({ url: '/og/sea-view.jpg' })
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
})

test.each(['broken-picture', 'no-picture'])('%s gives a card on the brand colour', async (slug) => {
  const answer = await inject({ url: `/og/${slug}.jpg` })
  expect(answer.statusCode).toBe(200)
  const { dominant } = await sharp(answer.rawPayload).extract({ left: 700, top: 200, width: 300, height: 60 }).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r + 30)
})

test.each([
  'secret-private',
  'secret-hidden',
  'secret-pending',
  'secret-sold',
  'secret-gone',
  'absent',
  "x' or true --",
])('%s has no picture', async (slug) => {
  const answer = await inject({ url: `/og/${encodeURIComponent(slug)}.jpg` })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a withdrawn property has no picture', async () => {
  await makeProperty(db, { slug: 'leaving', title_media_id: image.id })
  expect((await inject({ url: '/og/leaving.jpg' })).statusCode).toBe(200)
  await db`update properties set is_active = false where slug = 'leaving'`
  expect((await inject({ url: '/og/leaving.jpg' })).statusCode).toBe(404)
})

test.each(['/og/sea-view.png', '/og/.jpg', `/og/${'x'.repeat(300)}.jpg`, '/og/sea-view'])(
  '%s is not found',
  async (url) => {
    expect((await inject({ url })).statusCode).toBe(404)
  },
)

const home: SharedHome = {
  id: 1,
  title: 'Flat',
  titles: null,
  price: 1_450,
  rentDuration: 'Monthly',
  city: 'Dubai',
  country: 'United Arab Emirates',
  bedrooms: 2,
  bathrooms: null,
  area: 90,
  image: null,
  settings: { currency_symbol: '€', currency_code: 'EUR', company_name: 'Homes & Co' },
  isRtl: false,
}
const TEXTS = { 'price.monthly': '{price} / month', 'facts.beds': '{count} bd', 'facts.area': '{area} m²' }

test('the text is in the site language, and unknown facts are left out', () => {
  expect(cardText(home, TEXTS)).toEqual({
    price: '€1,450 / month',
    facts: '2 bd · 90 m²',
    place: 'Dubai, United Arab Emirates',
    siteName: 'Homes & Co',
    direction: 'ltr',
  })
  expect(cardText({ ...home, rentDuration: null, city: null, settings: null }, {})).toMatchObject({
    price: '$1,450',
    facts: '',
    place: 'United Arab Emirates',
    siteName: 'Lintel',
  })
})
