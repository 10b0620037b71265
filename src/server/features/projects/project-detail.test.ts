import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  givePackage,
  type MadeProperty,
  type MadeUser,
  makeCategory,
  makeImage,
  makeProject,
  makeUser,
} from '#test/support/make.ts'
import { flushProjectViews } from './views.sql.ts'

const { call, db } = await testApp()

let ana: MadeUser
let admin: MadeUser
let member: MadeUser
let stranger: MadeUser
let flat: { id: number }
let court: MadeProperty

beforeAll(async () => {
  ana = await makeUser(db, { name: 'Ana', address: '1 Mill Lane', verification: 'success' })
  admin = await makeUser(db, { role: 'admin' })
  member = await makeUser(db)
  stranger = await makeUser(db)
  await givePackage(db, member.id, { project_access: 'unlimited' })
  flat = await makeCategory(db)
  court = await makeProject(db, { category_id: flat.id, title: 'Court', owner_id: ana.id })
})

describe('a project', () => {
  test('shows plans, documents and pictures to a user whose package includes projects', async () => {
    proves('7.44', '6.8')
    const image = await makeImage(db, { folder: 'project_document_img' })
    const paper = await makeImage(db, {
      kind: 'document',
      mime: 'application/pdf',
      width: null,
      height: null,
      thumbhash: null,
      blur: null,
    })
    await db`insert into project_gallery (project_id, media_id, position) values (${court.id}, ${image.id}, 1)`
    await db`insert into project_documents (project_id, media_id, name) values (${court.id}, ${paper.id}, 'Prices.pdf')`
    await db`insert into project_plans (project_id, title, media_id, position) values
      (${court.id}, 'Two rooms', ${image.id}, 1), (${court.id}, 'Three rooms', null, 2), (${court.id}, 'Roof', ${paper.id}, 3)`
    const { status, data, total, similar_projects } = await call('getProjectDetail', { slug_id: court.slug }, member)
    expect({ status, total, similar_projects }).toEqual({ status: 200, total: 1, similar_projects: [] })
    expect(data).toMatchObject({
      id: court.id,
      title: 'Court',
      description: 'Forty homes around a court.',
      customer: { id: ana.id, name: 'Ana', address: '1 Mill Lane', is_verified: true },
      gallary_images: [
        { type: 'image', project_id: court.id, width: 960, height: 640, blur: expect.stringMatching(/^data:/) },
      ],
      documents: [
        { type: 'doc', file_name: 'Prices.pdf', name: `http://lintel.test/documents/${paper.key}/Prices.pdf` },
      ],
      plans: [
        { title: 'Two rooms', document: expect.stringContaining(image.key), width: 960, height: 640 },
        { title: 'Three rooms', document: '', width: 0 },
        { title: 'Roof', document: expect.stringContaining(paper.key), width: 0 },
      ],
    })
  })

  test('is open to its owner and staff without a package, also by id', async () => {
    for (const person of [ana, admin])
      expect((await call('getProjectDetail', { id: court.id }, person)).data).toMatchObject({ id: court.id })
  })

  test('is refused to a visitor without quota flags', async () => {
    expect(await call('getProjectDetail', { slug_id: court.slug })).toMatchObject({
      status: 400,
      error: true,
      code: 400,
      data: null,
      message: 'You have not subscribed. Please subscribe first',
    })
  })

  test('is refused to a user without access, with the quota flags of the packages', async () => {
    proves('6.8')
    const refused = (flags: object) => ({ status: 400, error: true, data: flags })
    expect(await call('getProjectDetail', { slug_id: court.slug }, stranger)).toMatchObject(
      refused({ package_available: false, feature_available: false, limit_available: false }),
    )
    const other = await makeUser(db)
    await givePackage(db, other.id, { premium_properties: 'unlimited' })
    expect(await call('getProjectDetail', { slug_id: court.slug }, other)).toMatchObject(
      refused({ package_available: true, feature_available: false, limit_available: false }),
    )
  })

  test('is refused when the package has ended', async () => {
    const late = await makeUser(db)
    const owned = await givePackage(db, late.id, { project_access: 'unlimited' })
    await db`update user_packages set starts_at = ${daysAgo(40)}, ends_at = ${daysAgo(1)} where id = ${owned.id}`
    expect(await call('getProjectDetail', { slug_id: court.slug }, late)).toMatchObject({ status: 400, error: true })
  })

  test.each([{ is_active: false }, { request_status: 'pending' }, { request_status: 'rejected' }])(
    'with %j is visible to its owner and staff only',
    async (state) => {
      const { slug } = await makeProject(db, { category_id: flat.id, owner_id: ana.id, ...state })
      for (const person of [undefined, member, stranger])
        expect(await call('getProjectDetail', { slug_id: slug }, person)).toMatchObject({
          status: 400,
          message: 'Project not found',
          data: null,
        })
      for (const person of [ana, admin])
        expect(await call('getProjectDetail', { slug_id: slug }, person)).toMatchObject({ status: 200 })
    },
  )

  test('that is unknown gives the same error as a hidden one', async () => {
    expect(await call('getProjectDetail', { slug_id: 'nowhere' }, member)).toMatchObject({
      status: 400,
      message: 'Project not found',
    })
  })

  test('is refused without slug or id', async () => {
    expect(await call('getProjectDetail', {}, member)).toMatchObject({
      status: 400,
      message: 'slug_id or id is required',
    })
    expect(await call('getProjectDetail', { id: 'x' as never }, member)).toMatchObject({ status: 400 })
  })

  test('has similar projects on request: same city first, never itself or a hidden one', async () => {
    proves('7.44')
    const kind = await makeCategory(db)
    const make = (title: string, given: object) => makeProject(db, { category_id: kind.id, title, ...given })
    const own = await make('Own', {})
    await make('Far and new', { city: 'Porto', created_at: daysAgo(1) })
    await make('Near and old', { created_at: daysAgo(300) })
    await make('Off', { is_active: false })
    const { similar_projects } = await call('getProjectDetail', { slug_id: own.slug, get_similar: '1' }, member)
    expect(similar_projects.map(({ title }) => title)).toEqual(['Near and old', 'Far and new'])
  })
})

test('the setting opens a project to everyone, without its documents and the contact of its developer', async () => {
  const { id, slug } = await makeProject(db, { category_id: flat.id, owner_id: ana.id })
  const paper = await makeImage(db, { kind: 'document', mime: 'application/pdf', width: null, height: null })
  const drawing = await makeImage(db, { folder: 'project_document_img' })
  await db`insert into project_documents (project_id, media_id, name) values (${id}, ${paper.id}, 'Prices.pdf')`
  await db`insert into project_plans (project_id, title, media_id, position) values
    (${id}, 'Two rooms', ${drawing.id}, 1), (${id}, 'Roof', ${paper.id}, 2)`
  const [listed] = (await call('getProjects', { slug_id: slug })).data
  expect(listed!.unit_types).toEqual(['Two rooms', 'Roof'])
  await db`update settings set value = '1' where key = 'projects_for_everyone'`
  for (const viewer of [undefined, stranger]) {
    const { data, is_whole } = await call('getProjectDetail', { slug_id: slug }, viewer)
    expect(is_whole).toBe(false)
    expect(data).toMatchObject({
      description: 'Forty homes around a court.',
      documents: [],
      plans: [{ document: expect.stringContaining(drawing.key) }, { title: 'Roof', document: '' }],
      customer: { name: 'Ana', email: '', mobile: '', address: '' },
    })
  }
  for (const viewer of [member, ana, admin]) {
    const { data, is_whole } = await call('getProjectDetail', { slug_id: slug }, viewer)
    expect([is_whole, data.documents.length, data.customer.address]).toEqual([true, 1, '1 Mill Lane'])
  }
  const hidden = await makeProject(db, { category_id: flat.id, is_active: false })
  expect(await call('getProjectDetail', { slug_id: hidden.slug })).toMatchObject({ error: true })
  await db`update settings set value = '0' where key = 'projects_for_everyone'`
})

test('contact details of the developer are included only with consent', async () => {
  const shy = await makeUser(db, { address: '2 Mill Lane', phone: '911222333', shows_contact: false })
  const { slug } = await makeProject(db, { category_id: flat.id, owner_id: shy.id })
  const told = async () => (await call('getProjectDetail', { slug_id: slug }, member)).data.customer
  expect(await told()).toMatchObject({ name: shy.name, email: '', mobile: '', address: '' })
  await db`update users set shows_contact = true where id = ${shy.id}`
  expect(await told()).toMatchObject({ email: shy.email, address: '2 Mill Lane' })
})

test('each view is counted after the response; a refused request is not', async () => {
  const { id, slug } = await makeProject(db, { category_id: flat.id })
  const views = async () => (await db`select view_count from projects where id = ${id}`)[0]!.view_count
  await call('getProjectDetail', { slug_id: slug }, member)
  await call('getProjectDetail', { slug_id: slug }, member)
  await call('getProjectDetail', { slug_id: slug }, stranger)
  expect(await views()).toBe(0)
  await flushProjectViews(db)
  await flushProjectViews(db)
  expect(await views()).toBe(2)
})
