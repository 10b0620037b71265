import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, app, tokenOf } = await testApp()

let ana: MadeUser
let member: MadeUser
let home: MadeProperty

beforeAll(async () => {
  ana = await makeUser(db)
  member = await makeUser(db)
  home = await makeProperty(db, { owner_id: ana.id, title: 'Mill' })
})

const keep = (property_id: number, as = member) => call('addFavourite', { property_id, type: 1 }, as)
const drop = (property_id: number, as = member) => call('addFavourite', { property_id, type: '0' }, as)
const countsOf = async (id: number) => {
  const [row] = await db`
    select p.favourite_count as wide, l.likes as narrow, (select count(*) from favourites f where f.property_id = p.id) as rows
    from properties p join listing l using (id) where p.id = ${id}`
  return row
}

describe('a favourite', () => {
  test('is stored once when added repeatedly, and removed without error when removed repeatedly', async () => {
    proves('7.13', '1.9')
    for (let i = 0; i < 3; i++)
      expect(await keep(home.id)).toMatchObject({
        status: 200,
        error: false,
        data: null,
        message: 'Property added to favourites',
      })
    expect(await countsOf(home.id)).toEqual({ wide: 1, narrow: 1, rows: 1 })
    expect((await call('getProperty', { slug_id: home.slug }, member)).data[0]).toMatchObject({
      is_favourite: 1,
      favourite_users: [member.id],
    })
    for (let i = 0; i < 3; i++) expect(await drop(home.id)).toMatchObject({ status: 200, error: false })
    expect(await countsOf(home.id)).toEqual({ wide: 0, narrow: 0, rows: 0 })
  })

  test('can be sent as a form or as multipart', async () => {
    const authorization = `Bearer ${await tokenOf(member)}`
    const form = `property_id=${home.id}&type=1`
    const parts = `--B\r\nContent-Disposition: form-data; name="property_id"\r\n\r\n${home.id}\r\n--B\r\nContent-Disposition: form-data; name="type"\r\n\r\n0\r\n--B--\r\n`
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', form],
      ['multipart/form-data; boundary=B', parts],
    ] as const) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/add_favourite',
        headers: { authorization, 'content-type': type },
        payload,
      })
      expect(response.json()).toMatchObject({ error: false })
    }
    expect(await countsOf(home.id)).toMatchObject({ rows: 0 })
  })

  test('is counted correctly with fifty users and fifty repeats in parallel', async () => {
    const busy = await makeProperty(db)
    const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(db)))
    const answers = await Promise.all([
      ...people.map((person) => keep(busy.id, person)),
      ...people.map(() => keep(busy.id)),
    ])
    expect(answers.filter(({ status, error }) => status !== 200 || error)).toEqual([])
    expect(await countsOf(busy.id)).toEqual({ wide: 51, narrow: 51, rows: 51 })
    const mixed = await Promise.all(
      people.flatMap((person, i) => [drop(busy.id, person), ...(i % 2 ? [keep(busy.id)] : [drop(busy.id)])]),
    )
    expect(mixed.filter(({ status, error }) => status !== 200 || error)).toEqual([])
    const { wide, narrow, rows } = (await countsOf(busy.id))!
    expect([wide, narrow]).toEqual([rows, rows])
  })

  test.each([{ is_active: false }, { request_status: 'pending' }, { is_private: true }])(
    'of a property with %j is refused, except for its owner',
    async (state) => {
      const { id } = await makeProperty(db, { owner_id: ana.id, ...state })
      expect(await keep(id)).toEqual({ status: 200, error: true, message: 'Property not found' })
      expect(await db`select from favourites where property_id = ${id}`).toHaveLength(0)
      expect(await keep(id, ana)).toMatchObject({ error: false })
    },
  )

  test('of an unknown property cannot be added, but removing it succeeds', async () => {
    expect(await keep(999_999)).toEqual({ status: 200, error: true, message: 'Property not found' })
    expect(await drop(999_999)).toMatchObject({ error: false })
  })

  test.each([{ property_id: 'x', type: 1 }, { property_id: 1, type: 2 }, { property_id: 1 }, { type: 1 }])(
    'with %j is refused with an error message',
    async (input) => {
      expect(await call('addFavourite', input as never, member)).toMatchObject({
        status: 200,
        error: true,
        message: expect.any(String),
      })
    },
  )

  test('needs a signed-in user', async () => {
    proves('6.1')
    expect(await call('addFavourite', { property_id: home.id, type: 1 })).toMatchObject({ status: 401, error: true })
    expect(await call('getFavouriteProperty', {})).toMatchObject({ status: 401, error: true })
  })
})

describe('the favourites list', () => {
  test('has the viewer’s favourites in the order they were added, with sold properties and without hidden ones', async () => {
    proves('7.14', '1.9')
    const person = await makeUser(db)
    const homes = []
    for (const title of ['First', 'Second', 'Third', 'Fourth']) homes.push(await makeProperty(db, { title }))
    for (const index of [2, 0, 1, 3]) await keep(homes[index]!.id, person)
    await keep(homes[0]!.id, member)
    await db`update properties set property_type = 'sold' where id = ${homes[0]!.id}`
    await db`update properties set is_active = false where id = ${homes[1]!.id}`
    const { status, data, total } = await call('getFavouriteProperty', {}, person)
    expect({ status, total }).toEqual({ status: 200, total: 3 })
    expect(data.map(({ title }) => title)).toEqual(['Third', 'First', 'Fourth'])
    expect(data[1]).toMatchObject({ is_favourite: 1, property_type: 'sold', description: 'Two rooms and a garden.' })
    const page = await call('getFavouriteProperty', { offset: 1, limit: 1 }, person)
    expect(page.data.map(({ title }) => title)).toEqual(['First'])
    expect(page.total).toBe(3)
    expect(await call('getFavouriteProperty', { offset: 9 }, person)).toMatchObject({ data: [], total: 3 })
  })

  test('shows only card data of a premium property unless a package includes it', async () => {
    const person = await makeUser(db)
    const premium = await makeProperty(db, {
      owner_id: ana.id,
      is_premium: true,
      gallery: 8,
      video_link: 'https://video.test/1',
    })
    await keep(premium.id, person)
    const closed = (await call('getFavouriteProperty', {}, person)).data[0]!
    expect(closed).toMatchObject({
      title: premium.title,
      is_premium: true,
      description: '',
      translated_description: '',
      meta_description: '',
      video_link: '',
      email: '',
      mobile: '',
      documents: [],
      floors: [],
    })
    expect(closed.gallery).toHaveLength(5)
    expect(closed.price).toBe(250_000)
    await givePackage(db, person.id, { premium_properties: 'unlimited' })
    const open = (await call('getFavouriteProperty', {}, person)).data[0]!
    expect(open).toMatchObject({
      description: 'Two rooms and a garden.',
      email: ana.email,
      video_link: 'https://video.test/1',
    })
    expect(open.gallery).toHaveLength(8)
  })

  test('is empty for a new user', async () => {
    expect(await call('getFavouriteProperty', {}, await makeUser(db))).toMatchObject({
      status: 200,
      data: [],
      total: 0,
    })
  })

  test.each([{ limit: '0' }, { offset: '-1' }, { limit: '5000' }])('%j is refused', async (input) => {
    expect(await call('getFavouriteProperty', input, member)).toMatchObject({ status: 400, error: true })
  })
})
