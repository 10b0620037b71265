import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()
let flats: { id: number; slug: string }
let rooms: { id: number }
let furnishing: { id: number }
let home: MadeProperty
let villa: MadeProperty
let owner: { id: number }

beforeAll(async () => {
  flats = await makeCategory(db, { name: 'Flat' })
  rooms = await makeParameter(db, flats.id, { type_of_parameter: 'number' })
  furnishing = await makeParameter(db, flats.id, {
    type_of_parameter: 'radiobutton',
    type_values: ['Furnished', 'Bare'],
  })
  owner = await makeUser(db)
  home = await makeProperty(db, {
    category_id: flats.id,
    title: 'Cosy flat by the river',
    owner_id: owner.id,
    created_at: daysAgo(3),
    values: { [rooms.id]: '3', [furnishing.id]: 'Furnished' },
  })
  villa = await makeProperty(db, {
    title: 'Élan villa',
    city: 'Sintra',
    latitude: 38.8,
    longitude: -9.38,
    price: 900_000,
    property_type: 'rent',
    is_premium: true,
    isPromoted: true,
    created_at: daysAgo(60),
  })
  await makeProperty(db, {
    city: 'Porto',
    state: 'Porto',
    latitude: 41.15,
    longitude: -8.61,
    request_status: 'pending',
  })
})

const found = async (input: Parameters<typeof call<'searchProperties'>>[1]) =>
  (await call('searchProperties', input)).data.map(({ id }) => id)

test('all properties are listed newest first, with total and pages', async () => {
  const answer = await call('searchProperties', {})
  expect(answer.data.map(({ id }) => id)).toEqual([home.id, villa.id])
  expect(answer).toMatchObject({ total: 2, total_is_exact: true, pages: 1, place: null, corrected: null, rescue: [] })
})

test.each<[string, () => Parameters<typeof found>[0], 'home' | 'villa' | 'both' | 'none']>([
  ['kind', () => ({ type: 'rent' }), 'villa'],
  ['category', () => ({ category: String(flats.id) }), 'home'],
  ['slug of a category', () => ({ category_slug: flats.slug }), 'home'],
  ['unknown slug of a category', () => ({ category_slug: 'castle' }), 'none'],
  ['city', () => ({ city: 'sintra' }), 'villa'],
  ['state', () => ({ state: 'Lisboa' }), 'both'],
  ['city in the wrong country', () => ({ city: 'Sintra', country: 'Spain' }), 'none'],
  ['place that nobody named', () => ({ city: 'Atlantis' }), 'none'],
  ['circle', () => ({ latitude: '38.72', longitude: '-9.14', radius: '3' }), 'home'],
  ['box', () => ({ box: '38.79,-9.4,38.81,-9.3' }), 'villa'],
  ['price', () => ({ min_price: '300000' }), 'villa'],
  ['inverted prices', () => ({ min_price: '300000', max_price: '10' }), 'none'],
  ['answer in another case', () => ({ p: `${furnishing.id}~ FURNISHED` }), 'home'],
  ['another answer', () => ({ p: `${furnishing.id}~Bare` }), 'none'],
  ['number within bounds', () => ({ p: `${rooms.id}~2..4` }), 'home'],
  ['number out of bounds', () => ({ p: `${rooms.id}~4..` }), 'none'],
  ['number that is none', () => ({ p: `${rooms.id}~many` }), 'none'],
  ['days', () => ({ since: '7' }), 'home'],
  ['owner', () => ({ by: 'owner' }), 'home'],
  ['agency, which the site itself counts as', () => ({ by: 'agency' }), 'villa'],
  ['advertisement', () => ({ featured: '1' }), 'villa'],
  ['premium', () => ({ premium: '1' }), 'villa'],
  ['words without accents', () => ({ q: 'elan' }), 'villa'],
  ['the beginning of a word', () => ({ q: 'cosy fla' }), 'home'],
  ['the name of the place among the words', () => ({ city: 'Sintra', q: 'sintra' }), 'villa'],
  ['the name of the place beside another word', () => ({ city: 'Sintra', q: 'Sintra cosy' }), 'none'],
  ['a home elsewhere that is not meant', () => ({ city: 'Sintra', q: '-sintra' }), 'none'],
  ['words that are not there', () => ({ q: 'lighthouse keeper' }), 'none'],
])('%s filters', async (_name, input, expected) => {
  const ids = { home: [home.id], villa: [villa.id], both: [home.id, villa.id], none: [] }[expected]
  expect(await found(input())).toEqual(ids)
})

describe('the response', () => {
  test('names the resolved place', async () => {
    const { place } = await call('searchProperties', { city: 'LISBON' })
    expect(place).toEqual({ city: 'Lisbon', state: 'Lisboa', country: 'Portugal' })
  })

  test('contains the distance from the requested point', async () => {
    const { data } = await call('searchProperties', { latitude: 38.72, longitude: -9.14, radius: 50, sort: 'distance' })
    expect(data.map(({ distance }) => distance)).toEqual([0.26, 22.63])
  })

  test('finds a property by its current translated title and description', async () => {
    const titles = (q: string) => call('searchProperties', { q }).then(({ total }) => total)
    const words = ['acogedora ribera', 'नदी किनारे', 'جزيرة الكنوز']
    await db`
      insert into property_translations (property_id, language_code, title, description)
      values (${home.id}, 'es', 'Casa acogedora en la ribera', null), (${home.id}, 'hi', 'नदी किनारे का घर', 'शांत'),
        (${home.id}, 'ar', null, 'قرب جزيرة الكنوز')`
    for (const each of words) expect(await titles(each)).toBe(1)
    await db`update property_translations set title = 'Casa luminosa' where property_id = ${home.id} and language_code = 'es'`
    expect([await titles('acogedora'), await titles('luminosa')]).toEqual([0, 1])
    await db`delete from property_translations where property_id = ${home.id}`
    for (const each of words) expect(await titles(each)).toBe(0)
  })

  test('contains the corrected spelling', async () => {
    expect(await call('searchProperties', { q: 'river flat' })).toMatchObject({ corrected: null, total: 1 })
    expect(await call('searchProperties', { q: 'rivver flat' })).toMatchObject({ corrected: 'river flat', total: 1 })
  })

  test('suggests filters to remove when nothing matches', async () => {
    const { rescue, total } = await call('searchProperties', { city: 'Lisbon', type: 'rent', min_price: 800_000 })
    expect(total).toBe(0)
    expect(rescue).toEqual([
      { drop: 'city', total: 1 },
      { drop: 'all', total: 1 },
    ])
  })
})

test.each([
  [{ page: 401 }, 400],
  [{ page: 0 }, 400],
  [{ box: '50,0,40,1' }, 400],
  [{ areas: 'x' }, 400],
  [{ radius: 1e6, latitude: 1, longitude: 1 }, 400],
  [{ p: '1' }, 400],
  [{ p: Array(61).fill('1~a') }, 400],
  [{ p: `1~${'a'.repeat(200)}` }, 400],
  [{ near: '4~x' }, 400],
  [{ near: Array(61).fill('4') }, 400],
  [{ q: 'a'.repeat(201) }, 400],
  [{ box: '-91,0,40,1' }, 400],
  [{ box: '40,0,91,1' }, 400],
  [{ since: 3 }, 400],
  [{ sort: 'random' }, 400],
  [{ min_price: -1 }, 400],
  [{ p: `1~${'9'.repeat(150)}..` }, 200],
  [{ q: "%_'\\ & | ! ( <-> :*" }, 200],
  [{ q: '"' }, 200],
  [{ latitude: '0.0000001', longitude: 0 }, 200],
  [{ category: '999999999999999' }, 200],
  [{ near: '999999999999999~999' }, 200],
  [{ page: 400 }, 200],
])('%j gives status %i', async (input, status) => {
  expect((await call('searchProperties', input as never)).status).toBe(status)
})
