import { beforeAll, describe, expect, test } from 'vitest'
import type { RawInput } from '#contract/endpoint.ts'
import type { getProjects } from '#contract/projects.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeUser, makeAdvertisement, makeCategory, makeProject, makeUser } from '#test/support/make.ts'

const { call, db, app } = await testApp()

const TOKYO = { city: 'Tokyo', state: 'Tokyo', country: 'Japan', latitude: 35.6762, longitude: 139.6503 }

let ana: MadeUser
let flat: { id: number }
let court: { id: number; slug: string }

beforeAll(async () => {
  ana = await makeUser(db, { name: 'Ana' })
  flat = await makeCategory(db, { name: 'Flat', slug: 'flat' })
  const house = await makeCategory(db, { name: 'Maisonette', slug: 'house' })
  court = await makeProject(db, {
    category_id: flat.id,
    title: 'Court',
    owner_id: ana.id,
    location: 'Rua Áurea 12',
    meta_title: 'Homes at Court',
    created_at: daysAgo(0.5),
  })
  await makeAdvertisement(db, { project_id: court.id })
  await makeProject(db, { category_id: flat.id, title: 'Tower', ...TOKYO, type: 'under_construction' })
  await makeProject(db, { category_id: house.id, title: '100% Garden', state: 'Lisboa', created_at: daysAgo(5) })
  await makeProject(db, { category_id: flat.id, title: 'Off', is_active: false })
  await makeProject(db, { category_id: flat.id, title: 'Waiting', request_status: 'pending' })
  const gone = await makeUser(db, { is_active: false })
  await makeProject(db, { category_id: flat.id, title: 'Orphan', owner_id: gone.id })
  await db`insert into project_translations (project_id, language_code, title) values (${court.id}, 'es', 'Patio')`
})

describe('filtered projects', () => {
  const list = async (input: RawInput<typeof getProjects>) => {
    const { status, data, total } = await call('getProjects', input)
    expect(status).toBe(200)
    return { titles: data.map(({ title }) => title), total }
  }

  test.each([
    [{}, ['Court', '100% Garden', 'Tower']],
    [{ search: 'rua aurea' }, ['Court']],
    [{ search: 'maison' }, ['100% Garden']],
    [{ search: '100%' }, ['100% Garden']],
    [{ search: '0_' }, []],
    [{ search: 'lisbon court' }, ['Court']],
    [{ search: "'; drop table projects; --" }, []],
    [{ city: 'LISBON' }, ['Court', '100% Garden']],
    [{ state: 'lisboa' }, ['100% Garden']],
    [{ country: 'Japan' }, ['Tower']],
    [{ country: 'Atlantis' }, []],
    [{ posted_since: '1' }, ['Court']],
    [{ posted_since: 0 }, ['Court', '100% Garden']],
    [{ get_featured: '1' }, ['Court']],
    [{ type: 'under_construction' }, ['Tower']],
    [{ latitude: '35.7', longitude: '139.6' }, ['Tower']],
    [{ latitude: '35.7', longitude: '139.6', radius: 2 }, []],
    [{ latitude: 38.72, longitude: -9.14, radius: 50 }, ['Court', '100% Garden']],
    [{ slug_id: 'nowhere' }, []],
    [{ slug_id: 'nowhere', get_similar: '1' }, []],
    [{ userid: 999_999 }, []],
  ] satisfies [RawInput<typeof getProjects>, string[]][])('%j', async (input, titles) => {
    proves('7.43')
    expect(await list(input)).toEqual({ titles, total: titles.length })
  })

  test('by category, owner, id and similarity', async () => {
    proves('7.43')
    expect((await list({ category_id: flat.id })).titles).toEqual(['Court', 'Tower'])
    expect((await list({ userid: ana.id })).titles).toEqual(['Court'])
    expect((await list({ id: court.id })).titles).toEqual(['Court'])
    expect((await list({ slug_id: court.slug, get_similar: '1' })).titles).toEqual(['Tower'])
  })

  test('by page, with the total on every page', async () => {
    expect(await list({ limit: 1, offset: 1 })).toEqual({ titles: ['100% Garden'], total: 3 })
    expect(await list({ offset: 9 })).toEqual({ titles: [], total: 3 })
  })

  test('a single project has its developer and meta tags in the requested language', async () => {
    proves('6.16')
    const response = await app.inject({
      url: `/api/get-projects?slug_id=${court.slug}`,
      headers: { 'content-language': 'es' },
    })
    expect(response.json().data).toMatchObject([
      {
        title: 'Court',
        translated_title: 'Patio',
        is_promoted: true,
        is_admin_listing: 0,
        added_by: ana.id,
        status: 1,
        request_status: 'approved',
        category: { id: flat.id, category: 'Flat' },
        customer: { id: ana.id, name: 'Ana', slug_id: ana.slug },
        gallary_images: [],
        meta_title: 'Homes at Court',
        meta_description: null,
      },
    ])
    expect(response.json().data[0]).not.toHaveProperty('description')
  })

  test.each([
    { posted_since: '9' },
    { limit: '0' },
    { type: 'sold' },
    { latitude: '91', longitude: '0' },
    { latitude: '1' },
  ])('%j is refused', async (input) => {
    expect(await call('getProjects', input as RawInput<typeof getProjects>)).toMatchObject({ status: 400, error: true })
  })
})
