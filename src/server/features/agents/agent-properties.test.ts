import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  givePackage,
  type MadeUser,
  makeCategory,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const { call, db } = await testApp()

let ana: MadeUser
let admin: MadeUser
let member: MadeUser
let stranger: MadeUser

beforeAll(async () => {
  const { id } = await makeCategory(db)
  ana = await makeUser(db, {
    name: 'Ana',
    phone: '911222333',
    about: 'Old houses.',
    twitter: 'ana',
    city: 'Lisbon',
    verification: 'success',
  })
  admin = await makeUser(db, { name: 'Desk', role: 'admin' })
  member = await makeUser(db)
  stranger = await makeUser(db)
  await givePackage(db, member.id, { premium_properties: 'unlimited', project_access: 'unlimited' })
  const home = { category_id: id, owner_id: ana.id }
  const plain = await makeProperty(db, {
    ...home,
    title: 'Plain',
    isPromoted: true,
    gallery: 7,
    created_at: daysAgo(1),
  })
  await makeProperty(db, { ...home, title: 'Premium castle', is_premium: true, created_at: daysAgo(2) })
  await makeProperty(db, { ...home, title: 'Mill', created_at: daysAgo(3) })
  await makeProperty(db, { ...home, title: 'Hidden', is_active: false })
  await makeProperty(db, { ...home, title: 'Sold', property_type: 'sold' })
  await makeProperty(db, { category_id: id, title: 'Of the site' })
  await makeProject(db, { category_id: id, owner_id: ana.id, title: 'Court' })
  await makeProject(db, { category_id: id, owner_id: ana.id, title: 'Off', is_active: false })
  await makeProject(db, { category_id: id, title: 'Tower of the site' })
  await db`insert into favourites (user_id, property_id) values (${member.id}, ${plain.id})`
})

const titles = (list: { title: string }[]) => list.map(({ title }) => title)

describe('an agent’s properties', () => {
  test('exclude premium ones for a visitor, but include them in a separate count', async () => {
    proves('7.53')
    const { status, data, total } = await call('agentProperties', { slug_id: ana.slug })
    expect({ status, total }).toEqual({ status: 200, total: 2 })
    expect(titles(data.properties_data)).toEqual(['Plain', 'Mill'])
    expect(data).toMatchObject({
      projects_data: [],
      premium_properties_count: 1,
      package_available: false,
      feature_available: false,
      customer_data: {
        id: ana.id,
        slug_id: ana.slug,
        name: 'Ana',
        mobile: '911222333',
        about_me: 'Old houses.',
        twitter_id: 'ana',
        city: 'Lisbon',
        property_count: 3,
        projects_count: 1,
        total_count: 4,
        is_verify: true,
        is_admin: false,
      },
    })
    expect(data.properties_data[0]).toMatchObject({
      is_premium: 0,
      promoted: true,
      added_by: ana.id,
      is_favourite: 0,
      documents: [],
    })
    expect(data.properties_data[0]!.gallery).toHaveLength(5)
  })

  test('include premium ones for a user with the entitlement, the agent and staff', async () => {
    for (const person of [member, ana, admin]) {
      const { data, total } = await call('agentProperties', { id: ana.id }, person)
      expect(titles(data.properties_data)).toEqual(['Plain', 'Premium castle', 'Mill'])
      expect(data.properties_data.map(({ is_premium }) => is_premium)).toEqual([0, 1, 0])
      expect(total).toBe(3)
    }
    const { data } = await call('agentProperties', { slug_id: ana.slug }, member)
    expect(data).toMatchObject({ package_available: true, feature_available: true })
    expect(data.properties_data[0]).toMatchObject({ is_favourite: 1 })
    expect((await call('agentProperties', { id: ana.id }, stranger)).total).toBe(2)
  })

  test('are paged and filtered by text', async () => {
    const second = await call('agentProperties', { slug_id: ana.slug, limit: 1, offset: 1 })
    expect(titles(second.data.properties_data)).toEqual(['Mill'])
    expect(second.total).toBe(2)
    const found = await call('agentProperties', { slug_id: ana.slug, search: 'mill' })
    expect(titles(found.data.properties_data)).toEqual(['Mill'])
    const closed = await call('agentProperties', { slug_id: ana.slug, search: 'castle' })
    expect(closed.data.properties_data).toEqual([])
  })
})

describe('an agent’s projects', () => {
  test('are shown to users with the entitlement, the agent and staff', async () => {
    for (const person of [member, ana, admin]) {
      const { data, total } = await call('agentProperties', { slug_id: ana.slug, is_projects: '1' }, person)
      expect(titles(data.projects_data)).toEqual(['Court'])
      expect(data.properties_data).toEqual([])
      expect(total).toBe(1)
    }
  })

  test('are hidden from everyone else', async () => {
    for (const person of [undefined, stranger]) {
      const { status, data, total } = await call('agentProperties', { slug_id: ana.slug, is_projects: '1' }, person)
      expect({ status, total }).toEqual({ status: 200, total: 0 })
      expect(data).toMatchObject({ projects_data: [], feature_available: false })
    }
  })
})

test('the site’s agent page is found by is_admin or by the slug of its administrator', async () => {
  proves('6.12', '7.53')
  for (const by of [
    { is_admin: '1' as const },
    { slug_id: admin.slug },
    { slug_id: admin.slug, is_admin: '1' as const },
  ]) {
    const { data } = await call('agentProperties', by)
    expect(data.customer_data).toMatchObject({
      id: admin.id,
      name: 'Desk',
      is_admin: true,
      is_verify: true,
      property_count: 1,
    })
    expect(data.properties_data).toMatchObject([{ title: 'Of the site', added_by: 0 }])
  }
  const projects = await call('agentProperties', { is_admin: '1', is_projects: '1' }, member)
  expect(titles(projects.data.projects_data)).toEqual(['Tower of the site'])
})

test('a user without listings is found only by themselves and staff, and a deactivated account by no one', async () => {
  const gone = await makeUser(db, { is_active: false })
  await makeProject(db, { owner_id: gone.id, category_id: (await makeCategory(db)).id })
  const nobody = { status: 200, error: true, message: 'Agent not found' }
  for (const id of [stranger.id, gone.id, 999_999])
    expect(await call('agentProperties', { id }, member)).toEqual(nobody)
  expect(await call('agentProperties', { slug_id: stranger.slug })).toEqual(nobody)
  expect(await call('agentProperties', { id: stranger.id }, stranger)).toMatchObject({ error: false })
  expect(await call('agentProperties', { id: stranger.id }, admin)).toMatchObject({ error: false })
})

test('contact details and address of an agent are returned only with the agent’s consent', async () => {
  const contact = { phone: '911222333', address: '1 Mill Lane', latitude: 38.7, longitude: -9.1, city: 'Lisbon' }
  const shy = await makeUser(db, { ...contact, shows_contact: false })
  const home = await makeProperty(db, { owner_id: shy.id })
  const told = async () => (await call('agentProperties', { id: shy.id })).data.customer_data
  expect(await told()).toMatchObject({
    email: '',
    mobile: '',
    address: '',
    latitude: '',
    longitude: '',
    city: 'Lisbon',
  })
  const page = async () => (await call('getProperty', { slug_id: home.slug })).data[0]
  expect(await page()).toMatchObject({ email: '', mobile: '', client_address: '' })
  await db`update users set shows_contact = true where id = ${shy.id}`
  expect(await told()).toMatchObject({ email: shy.email, address: '1 Mill Lane', latitude: '38.7', longitude: '-9.1' })
  expect(await page()).toMatchObject({ client_address: '1 Mill Lane' })
})

test.each([{}, { id: 'x' }, { slug_id: 'a', limit: '0' }])('%j is refused with an error message', async (input) => {
  expect(await call('agentProperties', input as object)).toMatchObject({ status: 200, error: true })
})
