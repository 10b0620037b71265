import { beforeAll, expect, test } from 'vitest'
import { readSearchQuery, searchInput } from '#domain/search-query.ts'
import { one } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProperty } from '#test/support/make.ts'

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

test('a sentence becomes the filters that it means', async () => {
  expect(await read('2 bed flat near Porto under 300k with lift')).toEqual({
    understood: true,
    query: {
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

test('places are those of the gazetteer and those that homes name', async () => {
  expect((await read('in Paris, Texas')).query).toEqual({ city: 'Paris', state: 'Texas' })
  expect((await read('flat in vila nova')).query).toEqual({ category: String(flats.id), city: 'Vila Nova' })
  expect((await read('near Vila Nova')).query).toEqual({ city: 'Vila Nova' })
})

test('mere words stay words', async () => {
  expect(await read('Rua Augusta')).toEqual({ understood: false, query: { q: 'Rua Augusta' } })
})

test('a word that the catalogue learns is understood at once', async () => {
  expect((await read('castle')).understood).toBe(false)
  const castles = await makeCategory(db, { name: 'Castle' })
  expect((await read('castle')).query).toEqual({ category: String(castles.id) })
  await db`insert into content_translations (subject, subject_id, field, language_code, value) values ('category', ${castles.id}, 'name', 'es', 'Alcázar')`
  expect((await read('alcazar')).query).toEqual({ category: String(castles.id) })
})

test('what is read can be searched', async () => {
  for (const q of [
    '2 bed flat near Porto under 300k with lift',
    'under 999999999999999999999999 %',
    'within 500 km of Porto',
    "'; drop table places --",
  ]) {
    const { data } = await call('searchPhrase', { q })
    const query = searchInput(readSearchQuery(new URLSearchParams(data.query)))
    expect(await call('searchHomes', { ...query, p: query.p?.[0], near: query.near?.[0] } as never)).toMatchObject({
      status: 200,
    })
  }
})

test('too much is refused', async () => {
  expect(await call('searchPhrase', { q: 'x'.repeat(201) })).toMatchObject({ error: true })
})
