import { beforeAll, expect, test } from 'vitest'
import { memoryGeocoder } from '#server/adapters/geocoding/memory.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const { call, app, db, services } = await testApp()
services.geocoder = memoryGeocoder([
  {
    id: 'gn:1',
    kind: 'city',
    name: 'Dublin',
    state: 'Leinster',
    countryCode: 'IE',
    population: 1_024_027,
    latitude: 53.33,
    longitude: -6.25,
  },
])

const PLACES = [
  ['country', 'Portugal', null, 'PT', 'Portugal', 5_000_000, 39.6, -8.6],
  ['state', 'Lisbon', 'Lisbon', 'PT', 'Portugal', 2_248_528, 38.78, -9.21],
  ['city', 'Lisbon', 'Lisbon', 'PT', 'Portugal', 517_802, 38.71667, -9.13333],
  ['city', 'Lisburn', 'Northern Ireland', 'GB', 'United Kingdom', 71_403, 54.52, -6.03],
  ['city', 'Lisse', 'South Holland', 'NL', 'Netherlands', 22_400, 52.26, 4.55],
  ['city', 'Paris', 'Île-de-France', 'FR', 'France', 2_138_551, 48.85341, 2.3488],
  ['city', 'Paris', 'Texas', 'US', 'United States', 24_782, 33.66094, -95.55551],
  ['city', 'Porto Alegre', 'Rio Grande do Sul', 'BR', 'Brazil', 1_484_941, -30.03, -51.23],
  ['city', 'Porto', 'Porto', 'PT', 'Portugal', 249_633, 41.15, -8.61],
  ['city', 'Springfield', 'Missouri', 'US', 'United States', 169_176, 37.2, -93.3],
  ['city', 'Springfield', 'Leinster', 'IE', 'Ireland', 500, 53.3, -6.2],
  ['city', 'Dublin', 'Leinster', 'IE', 'Ireland', 1_024_027, 53.33, -6.25],
  ['city', 'Málaga', 'Andalusia', 'ES', 'Spain', 568_305, 36.72, -4.42],
  ['city', 'Dubai', 'Dubai', 'AE', 'United Arab Emirates', 1_137_347, 25.0657, 55.17128],
] as const

beforeAll(async () => {
  for (const [kind, name, state, code, country, population, latitude, longitude] of PLACES)
    await db`insert into places ${db({ kind, name, state, country_code: code, country, population, latitude, longitude })}`
  // The site is in Dublin.
  for (const [key, value] of [
    ['latitude', '53.33'],
    ['longitude', '-6.25'],
  ] as const)
    await db`insert into settings (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`
  const flats = await makeCategory(db, { name: 'Apartment', slug: 'apartment' })
  const land = await makeCategory(db, { name: 'Land', slug: 'land' })
  await makeCategory(db, { name: 'Apartment hotel', slug: 'closed', is_active: false })
  await db`insert into content_translations (subject, subject_id, field, language_code, value) values ('category', ${flats.id}, 'name', 'es', 'Apartamento')`
  const agency = await makeUser(db, {
    name: 'Miradouro Imóveis',
    slug: 'miradouro',
    account_kind: 'agency',
    city: 'Lisbon',
  })
  await makeUser(db, { name: 'Miradouro Twins', slug: 'idle', account_kind: 'agency' })
  const gone = await makeUser(db, { name: 'Miradouro Gone', slug: 'gone', account_kind: 'agency', is_active: false })
  const owner = await makeUser(db, { name: 'Miradora Private', slug: 'private', account_kind: 'owner' })
  const lisbon = { city: 'Lisbon', state: 'Lisboa', country: 'Portugal' }
  await makeProperty(db, {
    ...lisbon,
    category_id: flats.id,
    title: 'Sea View Loft',
    slug: 'sea-view',
    owner_id: agency.id,
    view_count: 3,
  })
  await makeProperty(db, {
    ...lisbon,
    category_id: flats.id,
    title: 'Sea Breeze',
    slug: 'sea-breeze',
    owner_id: owner.id,
    view_count: 9,
  })
  await makeProperty(db, { ...lisbon, category_id: land.id, title: 'Quiet corner of Alfama', slug: 'alfama' })
  await makeProperty(db, {
    city: 'Paris',
    state: 'Île-de-France',
    country: 'France',
    title: 'Canal flat',
    slug: 'canal',
  })
  const secret = { ...lisbon, category_id: flats.id }
  await makeProperty(db, { ...secret, title: 'Sea Secret', slug: 'secret-private', is_private: true })
  await makeProperty(db, { ...secret, title: 'Sea Hidden', slug: 'secret-hidden', is_active: false })
  await makeProperty(db, { ...secret, title: 'Sea Waiting', slug: 'secret-pending', request_status: 'pending' })
  await makeProperty(db, { ...secret, title: 'Sea Sold', slug: 'secret-sold', property_type: 'sold' })
  await makeProperty(db, { ...secret, title: 'Sea Gone', slug: 'secret-gone', owner_id: gone.id })
  await makeProperty(db, { city: 'Lisdoonvarna', state: 'Clare', country: 'Ireland', is_active: false })
  await db`select rebuild_lexemes()`
})

const suggest = async (q: string) => (await call('searchSuggestions', { q })).data
const labels = async (q: string) => (await suggest(q)).map(({ kind, label }) => `${kind} ${label}`)

test('places with properties come first, with their count; the others by population', async () => {
  expect(await suggest('lis')).toMatchObject([
    {
      kind: 'city',
      label: 'Lisbon',
      detail: 'Lisboa, Portugal',
      city: 'Lisbon',
      country: 'Portugal',
      count: 3,
      latitude: 38.71667,
    },
    { kind: 'state', label: 'Lisboa', detail: 'Portugal', state: 'Lisboa', country: 'Portugal', count: 3 },
    { kind: 'city', label: 'Lisburn', count: 0 },
    { kind: 'city', label: 'Lisse', count: 0 },
  ])
})

test.each([
  ['LISBÔN', 'city Lisbon'],
  ['malaga', 'city Málaga'],
  ['portu', 'country Portugal'],
  ['Paris, Tex', 'city Paris'],
  ['lisbonn', 'city Lisbon'],
  ['Malagga', 'city Málaga'],
  ['Lisboa', 'city Lisbon'],
  ['دبي', 'city Dubai'],
  ['Dubá', 'city Dubai'],
  ['apart', 'category Apartment'],
  ['piso', 'category Apartment'],
  ['flats', 'category Apartment'],
  ['sea v', 'listing Sea View Loft'],
  ['alfam', 'listing Quiet corner of Alfama'],
  ['corner alfam', 'listing Quiet corner of Alfama'],
  ['Lisbonn, Port', 'city Lisbon'],
  ['miradouro', 'agent Miradouro Imóveis'],
  ['imoveis', 'agent Miradouro Imóveis'],
  ['miradoro', 'agent Miradouro Imóveis'],
])('"%s" finds %s first', async (typed, best) => {
  expect((await labels(typed))[0]).toBe(best)
})

test('an exact name comes before a longer name with more homes, and then the country of the site before size', async () => {
  for (const slug of ['one', 'two'])
    await makeProperty(db, {
      city: 'Porto Alegre',
      state: 'Rio Grande do Sul',
      country: 'Brazil',
      slug: `alegre-${slug}`,
    })
  expect(await labels('porto')).toEqual(['city Porto', 'city Porto Alegre'])
  expect((await suggest('springfield'))[0]).toMatchObject({ country: 'Ireland' })
})

test('neighbourhoods and postcodes of public homes are suggested with their city', async () => {
  const braga = { city: 'Braga', state: 'Minho', country: 'Portugal' }
  for (const n of [1, 2])
    await makeProperty(db, { ...braga, slug: `graca-${n}`, district: 'Graça', postcode: '1170-165' })
  await makeProperty(db, {
    ...braga,
    slug: 'graca-hidden',
    district: 'Grafton',
    postcode: '1179-001',
    is_active: false,
  })
  expect(await suggest('gra')).toMatchObject([
    { kind: 'district', label: 'Graça', detail: 'Braga, Portugal', city: 'Braga', count: 2 },
  ])
  expect(await suggest('117')).toMatchObject([{ kind: 'postcode', label: '1170-165', city: 'Braga', count: 2 }])
  expect(await suggest('gra, fra')).toEqual([])
})

test('a misspelt place has its count; a fuzzy match is left out when there are other results', async () => {
  expect((await suggest('lisbbon'))[0]).toMatchObject({ label: 'Lisbon', country: 'Portugal', count: 3 })
  await db`insert into places ${db({ kind: 'city', name: 'Miradoro', country_code: 'IT', country: 'Italy', population: 20_000, latitude: 44, longitude: 9 })}`
  expect(await labels('miradouro')).toEqual(['agent Miradouro Imóveis'])
})

test('the area after a comma restricts the places', async () => {
  expect(await suggest('Paris, Tex')).toMatchObject([{ label: 'Paris', detail: 'Texas, United States', count: 0 }])
  expect(await suggest('Paris, fr')).toMatchObject([{ label: 'Paris', detail: 'Île-de-France, France', count: 1 }])
})

test('only public results are suggested, the most viewed property first', async () => {
  expect(await labels('sea')).toEqual(['listing Sea Breeze', 'listing Sea View Loft'])
  expect(await labels('lisdo')).not.toContain('city Lisdoonvarna')
  expect((await labels('mirado')).filter((label) => label.startsWith('agent'))).toEqual(['agent Miradouro Imóveis'])
  expect(await labels('apartment h')).toEqual([])
})

test("categories are in the visitor's language", async () => {
  const answer = await app.inject({ url: '/api/search/suggestions?q=apart', headers: { 'content-language': 'es' } })
  expect(answer.json().data[0]).toMatchObject({ kind: 'category', label: 'Apartamento', slug: 'apartment', count: 2 })
})

test.each([
  '%',
  '_',
  '\\',
  "'",
  '"; drop table places',
  ',',
  '𐴰',
  '!!!',
  "a' | 'b",
  'x'.repeat(120),
  '😀😀😀😀',
  ':*',
  '& | !',
  'sea & view',
])('%j is accepted without an error', async (q) => {
  expect(await call('searchSuggestions', { q })).toMatchObject({ status: 200, error: false })
})

test('an empty or overlong query is refused', async () => {
  expect(await call('searchSuggestions', { q: ' ' })).toMatchObject({ error: true })
  expect(await call('searchSuggestions', { q: 'x'.repeat(121) })).toMatchObject({ error: true })
})
