import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeUser, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, inject, tokenOf } = await testApp()

let flat: { id: number }
let villa: { id: number }
let park: number
let school: number
let member: MadeUser

beforeAll(async () => {
  flat = await makeCategory(db, { name: 'Flat' })
  villa = await makeCategory(db, { name: 'Villa' })
  member = await makeUser(db)
  const rows = await db<{ id: number }[]>`insert into facilities (name) values ('Park'), ('School') returning id`
  park = rows[0]!.id
  school = rows[1]!.id
  const home = async (title: string, given: Record<string, unknown>, near: number[] = []) => {
    const made = await makeProperty(db, { title, category_id: flat.id, ...given })
    for (const id of near)
      await db`insert into property_facilities (property_id, facility_id, distance) values (${made.id}, ${id}, 1)`
    return made
  }
  await home('Old by park and school', { created_at: daysAgo(50), price: 300_000 }, [park, school])
  await home('New by park', { created_at: daysAgo(5), price: 200_000 }, [park])
  await home('Plain villa', { category_id: villa.id, created_at: daysAgo(4), price: 900_000 })
  await home('Rented flat', { property_type: 'rent', rent_duration: 'Monthly', price: 900, created_at: daysAgo(3) })
  await home('Porto flat', { city: 'Porto', created_at: daysAgo(2), price: 250_000, isPromoted: true })
  await home('Own flat', { owner_id: member.id, created_at: daysAgo(1), price: 250_000 })
  await home('Hidden flat', { is_active: false, price: 250_000 })
  await db`select refresh_listings(array(select id from properties))`
})

const titles = async (likes: Record<string, unknown>, as = member) => {
  await call('setPersonalisedFields', likes, as)
  const { data, total } = await call('getUserRecommendation', {}, as)
  expect(total).toBe(data.length)
  return data.map(({ title }) => title)
}

describe('personalised-fields', () => {
  test('are stored as lists of strings, an empty string for no selection, and an empty list when never set', async () => {
    proves('7.47', '7.48', '3.23', '7.73')
    const somebody = await makeUser(db)
    expect(await call('getPersonalisedFields', {}, somebody)).toMatchObject({ status: 200, error: false, data: [] })
    const kept = {
      user_id: somebody.id,
      category_ids: [String(flat.id), String(villa.id)],
      outdoor_facilitiy_ids: [String(park)],
      price_range: ['100', '900'],
      property_type: ['0', '1'],
      city: 'lisbon',
    }
    const said = {
      category_ids: `${flat.id},${villa.id}`,
      outdoor_facilitiy_ids: String(park),
      price_range: '100,900',
      property_type: '0,1',
      city: 'lisbon',
    }
    expect((await call('setPersonalisedFields', said, somebody)).data).toEqual(kept)
    expect((await call('getPersonalisedFields', {}, somebody)).data).toEqual(kept)
    expect((await call('setPersonalisedFields', { property_type: '' }, somebody)).data).toEqual({
      user_id: somebody.id,
      category_ids: '',
      outdoor_facilitiy_ids: '',
      price_range: '',
      property_type: '',
      city: '',
    })
  })

  test('drop an inactive category', async () => {
    const gone = await makeCategory(db, { is_active: false })
    const { data } = await call('setPersonalisedFields', { category_ids: `${gone.id},${flat.id}` }, await makeUser(db))
    expect(data.category_ids).toEqual([String(flat.id)])
  })

  test('accept form arrays and drop unknown ids', async () => {
    const answer = await inject({
      method: 'POST',
      url: '/api/personalised-fields',
      headers: {
        authorization: `Bearer ${await tokenOf(member)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `category_ids[]=${flat.id}&category_ids[]=999999&outdoor_facilitiy_ids=777777`,
    })
    expect(answer.json().data).toMatchObject({ category_ids: [String(flat.id)], outdoor_facilitiy_ids: '' })
  })

  test('are deleted on request, and deleting twice succeeds', async () => {
    proves('7.49')
    await call('setPersonalisedFields', { city: 'Lisbon' }, member)
    expect(await call('deletePersonalisedFields', {}, member)).toMatchObject({ status: 200, error: false, data: null })
    expect(await call('deletePersonalisedFields', {}, member)).toMatchObject({ status: 200, error: false })
    expect((await call('getPersonalisedFields', {}, member)).data).toEqual([])
    expect(await call('getUserRecommendation', {}, member)).toMatchObject({ data: [], total: 0 })
  })

  test('of one user do not affect those of another', async () => {
    const [one, other] = [await makeUser(db), await makeUser(db)]
    await call('setPersonalisedFields', { city: 'Porto' }, one)
    await call('setPersonalisedFields', { city: 'Lisbon' }, other)
    await call('deletePersonalisedFields', {}, other)
    expect((await call('getPersonalisedFields', {}, one)).data).toMatchObject({ user_id: one.id, city: 'Porto' })
  })

  test.each([
    { category_ids: '1,x' },
    { category_ids: '-1' },
    { category_ids: Array.from({ length: 101 }, (_, id) => id + 1).join(',') },
    { price_range: '900,100' },
    { price_range: '1,2,3' },
    { price_range: '-1' },
    { price_range: 'cheap' },
    { price_range: [1, { a: 1 }] as never },
    { price_range: { a: 1 } as never },
    { property_type: '2' },
    { city: 'x'.repeat(121) },
  ])('are refused for %j with a message', async (input) => {
    const answer = await call('setPersonalisedFields', input, member)
    expect(answer).toMatchObject({ status: 400, error: true })
    expect(answer.message.length).toBeGreaterThan(10)
  })
})

describe('recommendations', () => {
  test.each([
    [{ city: 'porto' }, ['Porto flat']],
    [{ city: 'Nowhere' }, []],
    [{ price_range: '800000,1000000' }, ['Plain villa']],
    [{ price_range: '0,1000' }, ['Rented flat']],
    [{ property_type: '1' }, ['Rented flat']],
    [{ property_type: '0', city: 'Porto' }, ['Porto flat']],
  ] as const)('for preferences %j are %j', async (likes, expected) => {
    expect(await titles(likes)).toEqual(expected)
  })

  test('filter by category, and combine it with city and deal type', async () => {
    expect(await titles({ category_ids: String(villa.id) })).toEqual(['Plain villa'])
    expect(await titles({ category_ids: `${villa.id}`, city: 'Porto' })).toEqual([])
    expect(await titles({ category_ids: `${villa.id},${flat.id}`, property_type: '0' })).toEqual([
      'Porto flat',
      'Plain villa',
      'New by park',
      'Old by park and school',
    ])
  })

  test('sort by the number of preferred facilities, then by date, regardless of featuring', async () => {
    expect(await titles({ outdoor_facilitiy_ids: `${park},${school}` })).toEqual([
      'Old by park and school',
      'New by park',
    ])
    expect(await titles({})).toEqual([
      'Porto flat',
      'Rented flat',
      'Plain villa',
      'New by park',
      'Old by park and school',
    ])
  })

  test('exclude properties hidden by the viewer or the owner, and the viewer’s own', async () => {
    const [porto] = await db<{ id: number }[]>`select id from properties where title = 'Porto flat'`
    await call('setPropertyFlags', { hidden: [porto!.id] }, member)
    expect(await titles({ city: 'Porto' })).toEqual([])
    await call('setPropertyFlags', { shown: [porto!.id] }, member)
    const found = await titles({ category_ids: String(flat.id) })
    expect(found).not.toContain('Own flat')
    expect(found).not.toContain('Hidden flat')
    const stranger = await makeUser(db)
    expect(await titles({ category_ids: String(flat.id) }, stranger)).toContain('Own flat')
  })

  test('have reasons in the requested language', async () => {
    await db`insert into content_translations (subject, subject_id, field, language_code, value) values
      ('facility', ${park}, 'name', 'es', 'Parque'), ('category', ${flat.id}, 'name', 'es', 'Piso')
      on conflict do nothing`
    const likes = {
      category_ids: String(flat.id),
      outdoor_facilitiy_ids: `${park},${school}`,
      price_range: '1,250000',
      city: 'LISBON',
    }
    await call('setPersonalisedFields', likes, member)
    const answer = await inject({
      url: '/api/get_user_recommendation',
      headers: { authorization: `Bearer ${await tokenOf(member)}`, 'content-language': 'es' },
    })
    expect(answer.json().data).toMatchObject([
      {
        title: 'New by park',
        because: [
          { kind: 'category', name: 'Piso' },
          { kind: 'city', name: 'Lisbon' },
          { kind: 'facility', name: 'Parque' },
          { kind: 'price', name: '' },
        ],
      },
    ])
    const home = await call('homepageData', {}, member)
    const section = home.data.sections.find(({ type }) => type === 'user_recommendations_section')
    expect(section!.data).toMatchObject([
      { title: 'New by park', because: [{ kind: 'category', name: 'Flat' }, {}, { name: 'Park' }, { kind: 'price' }] },
    ])
  })

  test('are paged, with the total', async () => {
    proves('7.50')
    await call('setPersonalisedFields', {}, member)
    const page = await call('getUserRecommendation', { offset: 1, limit: 2 }, member)
    expect([page.total, page.data.map(({ title }) => title)]).toEqual([5, ['Rented flat', 'Plain villa']])
  })

  test('require sign-in', async () => {
    expect(await call('getUserRecommendation', {})).toMatchObject({ status: 401 })
  })
})
