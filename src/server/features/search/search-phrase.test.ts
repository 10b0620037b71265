import { beforeAll, describe, expect, test } from 'vitest'
import { readSearchQuery, searchInput } from '#domain/search-query.ts'
import { one } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()
let flats: { id: number }
let amenities: { id: number }
let year: { id: number }
let school: { id: number }

beforeAll(async () => {
  await db`insert into places ${db([
    {
      kind: 'city',
      name: 'Porto',
      state: 'Porto',
      country_code: 'PT',
      country: 'Portugal',
      population: 249_633,
      latitude: 41.14961,
      longitude: -8.61099,
    },
    {
      kind: 'city',
      name: 'Paris',
      state: 'Texas',
      country_code: 'US',
      country: 'United States',
      population: 24_782,
      latitude: 33.66,
      longitude: -95.55,
    },
    {
      kind: 'city',
      name: 'Paris',
      state: 'Île-de-France',
      country_code: 'FR',
      country: 'France',
      population: 2_138_551,
      latitude: 48.85,
      longitude: 2.35,
    },
    {
      kind: 'state',
      name: 'Texas',
      state: 'Texas',
      country_code: 'US',
      country: 'United States',
      population: 22_000_000,
      latitude: 31,
      longitude: -99,
    },
  ])}`
  flats = await makeCategory(db, { name: 'Apartment' })
  amenities = await makeParameter(db, flats.id, {
    name: 'Amenities',
    type_of_parameter: 'checkbox',
    type_values: ['Lift', 'Pool'],
  })
  year = await makeParameter(db, flats.id, { name: 'Year built', type_of_parameter: 'number' })
  school = await one(db<{ id: number }[]>`insert into facilities (name) values ('School') returning id`)
  await makeProperty(db, { category_id: flats.id, city: 'Vila Nova', state: 'Norte', country: 'Portugal' })
})

const read = async (q: string) => {
  const { data } = await call('searchPhrase', { q })
  return { ...data, query: Object.fromEntries(new URLSearchParams(data.query)) }
}

test('a sentence is parsed into filters', async () => {
  expect(await read('2 bed flat near Porto under 300k with lift')).toEqual({
    understood: true,
    exact: null,
    parts: [
      { kind: 'beds', text: '2 bed' },
      { kind: 'category', text: 'flat' },
      { kind: 'place', text: 'near Porto' },
      { kind: 'price', text: 'under 300k' },
      { kind: 'attribute', text: 'lift' },
      { kind: 'deal', text: '' },
    ],
    query: {
      type: 'sell',
      category: String(flats.id),
      latitude: '41.14961',
      longitude: '-8.61099',
      radius: '10',
      max_price: '300000',
      beds: '2',
      p: `${amenities.id}~Lift`,
    },
  })
  expect((await read('piso cerca de un colegio construido después de 2010')).query).toEqual({
    category: String(flats.id),
    near: String(school.id),
    p: `${year.id}~2010..`,
  })
})

test('places are matched in the gazetteer and in listings', async () => {
  expect((await read('in Paris, Texas')).query).toEqual({ city: 'Paris', state: 'Texas' })
  expect((await read('flat in vila nova')).query).toEqual({ category: String(flats.id), city: 'Vila Nova' })
  expect((await read('near Vila Nova')).query).toEqual({ city: 'Vila Nova' })
})

test('text without a known term stays a text search', async () => {
  expect(await read('Rua Augusta')).toEqual({
    understood: false,
    exact: null,
    parts: [{ kind: 'text', text: 'Rua Augusta' }],
    query: { q: 'Rua Augusta' },
  })
})

test('a price implies Buy or Rent in the currency of the site, unless one was chosen or is in the phrase', async () => {
  const dealOf = async (q: string, type?: 'sell' | 'rent') =>
    new URLSearchParams((await call('searchPhrase', { q, ...(type && { type }) })).data.query).get('type')
  expect(await dealOf('flat under 300k')).toBe('sell')
  expect(await dealOf('flat under 1500')).toBe('rent')
  expect(await dealOf('flat under 300k', 'rent')).toBe('rent')
  expect(await dealOf('flat to rent under 300k', 'sell')).toBe('rent')
  expect(await dealOf('flat')).toBeNull()
  await db`insert into settings (key, value) values ('currency_code', 'INR') on conflict (key) do update set value = excluded.value`
  expect(await dealOf('flat under 30000')).toBe('rent')
  await db`delete from settings where key = 'currency_code'`
})

describe('the exact name', () => {
  const exact = async (q: string) => (await call('searchPhrase', { q })).data.exact
  const homeOf = (owner_id: number, title: string, slug: string, more = {}) =>
    makeProperty(db, { owner_id, category_id: flats.id, title, slug, ...more })

  beforeAll(async () => {
    const agent = await makeUser(db, { name: 'Beatriz Salgado', slug: 'beatriz', account_kind: 'agent' })
    const namesake = await makeUser(db, { name: 'Porto', slug: 'porto-homes', account_kind: 'agency' })
    const twins = await Promise.all(
      ['one', 'two'].map((slug) => makeUser(db, { name: 'Ana Lima', slug, account_kind: 'agent' })),
    )
    await makeUser(db, { name: 'Idle Agent', slug: 'idle', account_kind: 'agent' })
    const hidden = await makeUser(db, { name: 'Private Person', slug: 'person', account_kind: 'owner' })
    await homeOf(agent.id, 'Old Mill', 'old-mill')
    await homeOf(namesake.id, 'Flat near Porto', 'flat-near-porto')
    for (const { id, slug } of twins) await homeOf(id, 'Twin House', `twin-${slug}`)
    await homeOf(hidden.id, 'Secret Garden', 'secret', { is_private: true })
    await makeProject(db, { title: 'River Yards', slug: 'river-yards', category_id: flats.id, owner_id: agent.id })
    await makeProject(db, {
      title: 'Hidden Yards',
      slug: 'hidden',
      category_id: flats.id,
      owner_id: agent.id,
      is_active: false,
    })
  })

  test.each([
    ['Beatriz Salgado', { kind: 'agent', slug: 'beatriz' }],
    ['beatriz salgado', { kind: 'agent', slug: 'beatriz' }],
    ['River Yards', { kind: 'project', slug: 'river-yards' }],
    ['old mill', { kind: 'listing', slug: 'old-mill' }],
  ])('"%s" of one agent, project or home is returned', async (q, expected) => {
    expect(await exact(q)).toEqual(expected)
  })

  test.each([
    ['Porto', 'an agency has the name of a place'],
    ['Ana Lima', 'two agents have the name'],
    ['Twin House', 'two homes have the title'],
    ['Flat near Porto', 'the title consists of filters'],
    ['Idle Agent', 'the agent has no listings'],
    ['Private Person', 'a private owner is not found by name'],
    ['Secret Garden', 'the home is not public'],
    ['Hidden Yards', 'the project is not public'],
  ])('"%s" is not returned: %s', async (q) => {
    expect(await exact(q)).toBeNull()
  })
})

test('a new category or translation is understood immediately', async () => {
  expect((await read('castle')).understood).toBe(false)
  const castles = await makeCategory(db, { name: 'Castle' })
  expect((await read('castle')).query).toEqual({ category: String(castles.id) })
  await db`insert into content_translations (subject, subject_id, field, language_code, value) values ('category', ${castles.id}, 'name', 'es', 'Alcázar')`
  expect((await read('alcazar')).query).toEqual({ category: String(castles.id) })
})

test('any parsed query can be searched', async () => {
  for (const q of [
    '2 bed flat near Porto under 300k with lift',
    'under 999999999999999999999999 %',
    'within 500 km of Porto',
    "'; drop table places --",
  ]) {
    const { data } = await call('searchPhrase', { q })
    const query = searchInput(readSearchQuery(new URLSearchParams(data.query)))
    expect(await call('searchProperties', { ...query, p: query.p?.[0], near: query.near?.[0] } as never)).toMatchObject(
      {
        status: 200,
      },
    )
  }
})

test('a query over 200 characters is refused', async () => {
  expect(await call('searchPhrase', { q: 'x'.repeat(201) })).toMatchObject({ error: true })
})
