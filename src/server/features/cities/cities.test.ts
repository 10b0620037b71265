import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()

beforeEach(() => db`delete from properties`)

test('cities are returned by their number of public properties, with an image if there is one', async () => {
  proves('7.11')
  const { id } = await makeCategory(db)
  for (const city of ['Porto', 'Porto', 'Braga']) await makeProperty(db, { category_id: id, city, state: 'Norte' })
  await makeProperty(db, { category_id: id, city: 'Braga', state: 'Norte', property_type: 'sold' })
  await makeProperty(db, { category_id: id, city: 'Faro', state: null, country: 'Portugal', is_active: false })
  await makeProperty(db, { category_id: id, city: null })
  const image = await makeImage(db, { folder: 'city_image' })
  await db`insert into city_images (area_id, media_id) select id, ${image.id} from areas where kind = 'city' and name = 'Porto'`
  expect(await call('getCitiesData', {})).toMatchObject({
    status: 200,
    total: 2,
    data: [
      {
        City: 'Porto',
        Count: 2,
        state: 'Norte',
        country: 'Portugal',
        image: `http://lintel.test/images/city_image/${image.key}/960.webp`,
        width: 960,
      },
      { City: 'Braga', Count: 1, image: '', blur: '' },
    ],
  })
  expect(await call('getCitiesData', { offset: 1, limit: 1 })).toMatchObject({ total: 2, data: [{ City: 'Braga' }] })
  expect(await call('getCitiesData', { offset: 9 })).toMatchObject({ status: 200, total: 2, data: [] })
})

test('with coordinates the nearest cities come first, whatever their property counts', async () => {
  proves('2.19')
  const { id } = await makeCategory(db)
  const at = (city: string, latitude: number | null, longitude: number | null) =>
    makeProperty(db, { category_id: id, city, state: city, latitude, longitude })
  for (let homes = 0; homes < 3; homes++) await at('Lisbon', 38.72, -9.14)
  await at('Porto', 41.15, -8.61)
  await at('Braga', 41.55, -8.42)
  await at('Unmapped', null, null)
  const near = { latitude: 41.5, longitude: -8.5 }
  const cities = async (page = {}) => (await call('getCitiesData', { ...near, ...page })).data.map(({ City }) => City)
  expect(await cities()).toEqual(['Braga', 'Porto', 'Lisbon', 'Unmapped'])
  expect(await cities({ offset: 1, limit: 2 })).toEqual(['Porto', 'Lisbon'])
  expect((await call('getCitiesData', {})).data[0]).toMatchObject({ City: 'Lisbon' })
  expect(await call('getCitiesData', { latitude: 41.5 })).toMatchObject({ status: 400, error: true })
})

test('a limit of zero is refused', async () => {
  expect(await call('getCitiesData', { limit: '0' })).toMatchObject({ status: 400, error: true })
})

test('the stored totals equal a fresh count after any change of properties', async () => {
  const categories = [await makeCategory(db), await makeCategory(db)]
  const owners = [await makeUser(db), await makeUser(db), { id: null }]
  const cities = ['Oslo', 'Bergen', null]
  const countries = ['Norway', 'Sweden']
  const change = fc.record({
    what: fc.constantFrom('add', 'hide', 'show', 'move', 'give', 'turn', 'delete', 'rebuild', 'view'),
    which: fc.nat(5),
    to: fc.nat(5),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
      await db`delete from properties`
      for (const { what, which, to } of changes) {
        const [home] = await db<{ id: number }[]>`select id from properties order by id offset ${which} limit 1`
        const id = home?.id ?? 0
        const [city, owner, category] = [cities[to % 3]!, owners[to % 3]!, categories[to % 2]!]
        if (what === 'add') await makeProperty(db, { category_id: category.id, owner_id: owner.id, city })
        if (what === 'hide') await db`update properties set is_active = false where id = ${id}`
        if (what === 'show') await db`update properties set is_active = true where id = ${id}`
        if (what === 'move')
          await db`update properties set city = ${city}, state = ${`${city} county`}, country = ${countries[to % 2]!} where id = ${id}`
        if (what === 'give') await db`update properties set owner_id = ${owner.id} where id = ${id}`
        if (what === 'turn') await db`update properties set category_id = ${category.id} where id = ${id}`
        if (what === 'delete') await db`delete from properties where id = ${id}`
        if (what === 'rebuild') await db.begin((sql) => sql`select rebuild_listings()`)
        if (what === 'view') await db`select add_views(array[${id}]::bigint[], array[1])`
      }
      const kept = await db`select dimension, id, count from listing_totals order by dimension, id`
      const counted = await db`
        select d.dimension, d.id, count(*)::integer as count from listing l,
          lateral (values ('owner', coalesce(l.owner_id, 0)), ('city', nullif(l.city_id, 0)), ('state', nullif(l.state_id, 0)),
            ('country', nullif(l.country_id, 0)), ('category', l.category_id)) d (dimension, id)
        where d.id is not null group by d.dimension, d.id order by d.dimension, d.id`
      expect([...kept]).toEqual([...counted])
    }),
    { numRuns: 15 },
  )
})
