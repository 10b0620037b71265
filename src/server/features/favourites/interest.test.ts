import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, runJobs } = await testApp()

let ana: MadeUser
let admin: MadeUser
let member: MadeUser
let home: MadeProperty

beforeAll(async () => {
  ana = await makeUser(db)
  admin = await makeUser(db, { role: 'admin' })
  member = await makeUser(db, { name: 'Mia', phone: '911000111' })
  home = await makeProperty(db, { owner_id: ana.id, title: 'Harbour loft' })
})

const ask = (property_id: number, as = member, type: 0 | 1 = 1) => call('interestedUsers', { property_id, type }, as)
const rowsOf = async (id: number) =>
  (
    await db`select p.interest_count as counted, (select count(*) from interests i where i.property_id = p.id) as rows from properties p where p.id = ${id}`
  )[0]

describe('interest', () => {
  test('is stored once, shown to the owner and can be removed', async () => {
    proves('7.31', '1.3')
    for (let i = 0; i < 2; i++) expect(await ask(home.id)).toMatchObject({ status: 200, error: false, data: null })
    expect(await rowsOf(home.id)).toEqual({ counted: 1, rows: 1 })
    expect((await call('getProperty', { slug_id: home.slug }, member)).data[0]).toMatchObject({
      is_interested: 1,
      total_interested_users: 1,
    })
    expect(await call('getInterestedUsers', { property_id: home.id }, ana)).toMatchObject({
      status: 200,
      total: 1,
      property_id: home.id,
      title: 'Harbour loft',
      is_own: true,
      data: [
        {
          id: member.id,
          name: 'Mia',
          email: member.email,
          mobile: '911000111',
          profile: '',
          interested_at: expect.stringMatching(/Z$/),
        },
      ],
    })
    for (let i = 0; i < 2; i++) expect(await ask(home.id, member, 0)).toMatchObject({ error: false })
    expect(await rowsOf(home.id)).toEqual({ counted: 0, rows: 0 })
    // The owner is notified once, although interest was sent twice and removed.
    expect(await runJobs()).toEqual(['mail-notifications'])
  })

  test('is counted correctly when sent twenty times in parallel', async () => {
    const busy = await makeProperty(db)
    await Promise.all(Array.from({ length: 20 }, () => ask(busy.id)))
    expect(await rowsOf(busy.id)).toEqual({ counted: 1, rows: 1 })
  })

  test('in the user’s own property is refused', async () => {
    expect(await ask(home.id, ana)).toEqual({
      status: 200,
      error: true,
      message: 'You can’t register interest in your own property',
    })
  })

  test.each(['sold', 'rented'])('in a %s property is refused', async (property_type) => {
    const { id } = await makeProperty(db, { property_type })
    expect(await ask(id)).toEqual({ status: 200, error: true, message: 'This property is no longer available' })
    expect(await rowsOf(id)).toMatchObject({ rows: 0 })
  })

  test('in a hidden and in an unknown property is refused with the same error', async () => {
    const { id } = await makeProperty(db, { owner_id: ana.id, is_active: false })
    for (const property of [id, 999_999])
      expect(await ask(property)).toEqual({ status: 200, error: true, message: 'Property not found' })
  })

  test('needs a signed-in user, a property and a type', async () => {
    proves('6.1')
    expect(await call('interestedUsers', { property_id: home.id, type: 1 })).toMatchObject({ status: 401 })
    for (const input of [{}, { property_id: home.id }, { property_id: home.id, type: 5 }, { property_id: -1, type: 1 }])
      expect(await call('interestedUsers', input as never, member)).toMatchObject({ status: 200, error: true })
  })
})

describe('the list of interested users', () => {
  test('is returned to the owner and to staff, by id or slug, and to no other user', async () => {
    proves('7.32')
    await ask(home.id)
    for (const by of [{ property_id: home.id }, { slug_id: home.slug }]) {
      for (const person of [ana, admin])
        expect(await call('getInterestedUsers', by, person)).toMatchObject({ status: 200, total: 1 })
      for (const person of [member, await makeUser(db)])
        expect(await call('getInterestedUsers', by, person)).toMatchObject({
          status: 400,
          error: true,
          data: null,
          message: 'Property not found',
        })
      expect(await call('getInterestedUsers', by)).toMatchObject({ status: 401 })
    }
  })

  test('of the site’s own property is returned to staff only', async () => {
    const { id } = await makeProperty(db)
    expect(await call('getInterestedUsers', { property_id: id }, ana)).toMatchObject({ status: 400 })
    expect(await call('getInterestedUsers', { property_id: id }, admin)).toMatchObject({
      is_own: false,
      status: 200,
      data: [],
      total: 0,
    })
  })

  test('is paged, latest first, without deactivated accounts', async () => {
    proves('7.32')
    const { id } = await makeProperty(db, { owner_id: ana.id })
    const people = [await makeUser(db), await makeUser(db), await makeUser(db)]
    for (const person of people) await ask(id, person)
    await db`update users set is_active = false where id = ${people[0]!.id}`
    const ids = async (page: object) => {
      const { data, total } = await call('getInterestedUsers', { property_id: id, ...page }, ana)
      return { ids: data.map((person) => person.id), total }
    }
    expect(await ids({})).toEqual({ ids: [people[2]!.id, people[1]!.id], total: 2 })
    expect(await ids({ offset: 1, limit: 1 })).toEqual({ ids: [people[1]!.id], total: 2 })
  })

  test('without a property is refused', async () => {
    expect(await call('getInterestedUsers', {}, ana)).toMatchObject({
      status: 400,
      message: 'property_id or slug_id is required',
    })
  })
})
