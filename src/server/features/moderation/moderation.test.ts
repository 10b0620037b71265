import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { homeForm, makeLister, postForm } from '#test/support/listings.ts'
import { makeAdvertisement, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call } = app
let moderator: { id: number }
let category: { id: number }
beforeAll(async () => {
  moderator = await makeUser(db, { role: 'moderator' })
  category = await makeCategory(db)
})
beforeEach(async () => {
  await db`delete from properties`
  await db`delete from projects`
})
const post = async (owner: { id: number }) =>
  (await postForm(app, 'post_property', await homeForm(db, category.id), owner)).data[0]!
const unitsOf = async (user: { id: number }) =>
  (
    await db<{ used: number }[]>`
    select l.used from user_package_limits l join user_packages o on o.id = l.user_package_id
    join features f on f.id = l.feature_id and f.key = 'property_list' where o.user_id = ${user.id}`
  )[0]!.used

test('pending cases are listed oldest first with their owners', async () => {
  const owner = await makeUser(db, { name: 'Kabir', verification: 'success' })
  const mine = { owner_id: owner.id, category_id: category.id }
  const home = await makeProperty(db, { ...mine, request_status: 'pending', created_at: new Date('2026-05-02') })
  const project = await makeProject(db, { ...mine, request_status: 'pending', created_at: new Date('2026-05-01') })
  const shown = await makeProperty(db, mine)
  const advert = await makeAdvertisement(db, {
    property_id: shown.id,
    status: 'pending',
    created_at: new Date('2026-05-03'),
  })
  const { data, total, counts } = await call('listModeration', {}, moderator)
  expect(total).toBe(3)
  expect(counts).toEqual({
    property: 1,
    project: 1,
    property_revision: 0,
    project_revision: 0,
    advertisement: 1,
    report: 0,
    verification: 0,
  })
  expect(data.map(({ kind, id }) => [kind, id])).toEqual([
    ['project', project.id],
    ['property', home.id],
    ['advertisement', advert.id],
  ])
  expect(data[1]).toMatchObject({
    title: home.title,
    slug_id: home.slug,
    owner: { name: 'Kabir', is_verified: true },
    changes: [],
  })
  expect((await call('listModeration', { kind: 'property', limit: 1 }, moderator)).data).toHaveLength(1)
})

describe('a property', () => {
  test('that is approved is published, audited, and its owner is notified', async () => {
    proves('1.14', '4.15')
    const owner = await makeLister(db)
    const { id, slug_id } = await post(owner)
    expect(await call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)).toMatchObject({
      error: false,
    })
    expect((await call('getProperty', { slug_id })).data).toHaveLength(1)
    expect(await db`select published_at is not null as is_out from properties where id = ${id}`).toEqual([
      { is_out: true },
    ])
    expect(
      await db`select actor_id, action, subject from audit_log where subject_id = ${id} and subject = 'property'`,
    ).toEqual([{ actor_id: moderator.id, action: 'moderation.approve', subject: 'property' }])
    expect(await db`select kind from notifications where property_id = ${id}`).toEqual([{ kind: 'listing-approved' }])
  })

  test('that is rejected gets its credit refunded, and resubmitting consumes one again', async () => {
    proves('1.14', '4.15')
    const owner = await makeLister(db, { property_list: 1 })
    const { id, slug_id } = await post(owner)
    expect(await unitsOf(owner)).toBe(1)
    await call('moderate', { kind: 'property', id, decision: 'reject', reason: 'The pictures are blurred' }, moderator)
    expect(await unitsOf(owner)).toBe(0)
    expect((await call('getAddedProperties', { slug_id }, owner)).data[0]).toMatchObject({
      request_status: 'rejected',
      status: 0,
      reject_reason: { reason: 'The pictures are blurred' },
    })
    expect(await db`select data->>'reason' as reason from notifications where property_id = ${id}`).toEqual([
      { reason: 'The pictures are blurred' },
    ])
    const again = await postForm(app, 'update_post_property', { action_type: 0, id, price: 5, title: 'Sharper' }, owner)
    expect(again.data[0]).toMatchObject({ request_status: 'pending', title: 'Sharper' })
    expect(await unitsOf(owner)).toBe(1)
    await call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)
    expect((await call('getProperty', { slug_id })).data[0]).toMatchObject({ title: 'Sharper', status: 1 })
  })

  test('is decided once when several moderators decide in parallel', async () => {
    const owner = await makeLister(db, { property_list: 2 })
    const { id } = await post(owner)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        call(
          'moderate',
          index % 2 === 0
            ? { kind: 'property', id, decision: 'approve' }
            : { kind: 'property', id, decision: 'reject', reason: 'No' },
          moderator,
        ),
      ),
    )
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    for (const answer of answers.filter(({ error }) => error))
      expect(answer).toMatchObject({
        status: 400,
        message: 'Another moderator already decided this case',
        key: 'alreadyDecided',
      })
    expect(await db`select from audit_log where subject_id = ${id} and subject = 'property'`).toHaveLength(1)
  })

  test('that has changed since it was read cannot be decided', async () => {
    const owner = await makeLister(db)
    const { id } = await post(owner)
    const [read] = (await call('listModeration', {}, moderator)).data
    await db`update properties set title = 'Something else' where id = ${id}`
    const decision = { kind: 'property' as const, id, decision: 'approve' as const }
    expect(await call('moderate', { ...decision, version: read!.version }, moderator)).toMatchObject({
      status: 400,
      key: 'hasChanged',
    })
    const [anew] = (await call('listModeration', {}, moderator)).data
    expect(await call('moderate', { ...decision, version: anew!.version }, moderator)).toMatchObject({ error: false })
  })
})

test('a project is published when it is approved', async () => {
  proves('4.16')
  const owner = await makeUser(db)
  const { id } = await makeProject(db, {
    owner_id: owner.id,
    category_id: category.id,
    request_status: 'pending',
    is_active: false,
  })
  await call('moderate', { kind: 'project', id, decision: 'approve' }, moderator)
  expect(await db`select request_status, is_active from projects where id = ${id}`).toEqual([
    { request_status: 'approved', is_active: true },
  ])
  expect((await call('getProjects', { id })).data).toHaveLength(1)
})

test.each([
  ['no reason', {}],
  ['an empty reason', { reason: '  ' }],
  ['a reason of 301 letters', { reason: 'x'.repeat(301) }],
])('a rejection with %s is refused', async (_what, given) => {
  const { id } = await makeProperty(db, { category_id: category.id, request_status: 'pending' })
  expect(await call('moderate', { kind: 'property', id, decision: 'reject', ...given }, moderator)).toMatchObject({
    status: 400,
    error: true,
  })
  expect(await db`select request_status from properties where id = ${id}`).toEqual([{ request_status: 'pending' }])
})

test('a decision on an unknown case is refused', async () => {
  for (const kind of ['property', 'project', 'property_revision', 'advertisement'] as const)
    expect(await call('moderate', { kind, id: 987_654, decision: 'approve' }, moderator)).toMatchObject({
      status: 400,
      error: true,
    })
})
