import { beforeAll, describe, expect, test } from 'vitest'
import type { MyProject } from '#contract/projects.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type FormValue, makeLister, pdf, picture, postForm } from '#test/support/listings.ts'
import { makeCategory, makeImage, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call } = app
const post = (fields: Record<string, FormValue>, as: { id: number }) =>
  postForm<MyProject[]>(app, 'post_project', fields, as)

let owner: { id: number }
let other: { id: number }
let moderator: { id: number }
let category: { id: number }
beforeAll(async () => {
  owner = await makeLister(db)
  other = await makeLister(db)
  moderator = await makeUser(db, { role: 'moderator' })
  category = await makeCategory(db)
})

const form = async (): Promise<Record<string, FormValue>> => ({
  title: 'Harbour Gardens',
  description: 'Forty homes around a court.',
  category_id: category.id,
  city: 'Lisbon',
  state: 'Lisboa',
  country: 'Portugal',
  location: 'Dock 1',
  image: { file: await picture() },
})

async function project(as = owner) {
  const { data, message } = await post(
    {
      ...(await form()),
      type: 'under_construction',
      location: 'Dock 3',
      'gallery_images[0]': { file: await picture('#aa0000') },
      'gallery_images[1]': { file: await picture('#00aa00') },
      'documents[0]': { file: pdf(), name: 'brochure.pdf' },
      'plans[0][id]': 'undefined',
      'plans[0][title]': 'Two rooms',
      'plans[0][document]': { file: await picture('#0000aa') },
      'plans[1][title]': 'Three rooms',
      'plans[1][document]': { file: pdf('Plan'), name: 'three.pdf' },
    },
    as,
  )
  if (!data?.[0]) throw new Error(message)
  return data[0]
}

test('a new project is stored with its plans, inactive and in review', async () => {
  proves('7.26', '1.2')
  const made = await project()
  expect(made).toMatchObject({
    slug_id: 'harbour-gardens',
    type: 'under_construction',
    location: 'Dock 3',
    status: 0,
    request_status: 'pending',
    customer: { id: owner.id },
    plans: [
      { title: 'Two rooms', document: expect.stringContaining('/images/project_plan_img/') },
      { title: 'Three rooms', document: expect.stringContaining('/three.pdf?user=') },
    ],
  })
  expect(made.gallary_images).toHaveLength(2)
  expect(made.documents).toMatchObject([{ file_name: 'brochure.pdf' }])
})

test('photos and documents are removed by comma-separated ids, and plans are changed by id', async () => {
  proves('3.14')
  const before = await project()
  const { data } = await post(
    {
      id: before.id,
      title: 'Harbour Court',
      remove_gallery_images: `${before.gallary_images[0]!.id},${before.gallary_images[1]!.id}`,
      remove_documents: String(before.documents[0]!.id),
      remove_plans: String(before.plans[1]!.id),
      'plans[0][id]': before.plans[0]!.id,
      'plans[0][title]': 'Two large rooms',
      'plans[1][id]': '',
      'plans[1][title]': 'Attic',
      'plans[1][document]': { file: await picture('#00aaaa') },
    },
    owner,
  )
  expect(data[0]).toMatchObject({ title: 'Harbour Court', gallary_images: [], documents: [], location: 'Dock 3' })
  expect(data[0]!.plans.map(({ id, title, document }) => [id, title, document !== ''])).toEqual([
    [before.plans[0]!.id, 'Two large rooms', true],
    [expect.any(Number), 'Attic', true],
  ])
})

test('change-project-status hides an approved project and shows it again', async () => {
  proves('7.25')
  const { id, slug_id } = await project()
  await call('moderate', { kind: 'project', id, decision: 'approve' }, moderator)
  for (const status of [1, 0, 1] as const) {
    expect(await call('changeProjectStatus', { project_id: id, status }, owner)).toMatchObject({ error: false })
    expect((await call('getProjects', { slug_id })).total).toBe(status)
  }
})

describe('a request is refused', () => {
  test.each(['description', 'category_id', 'city', 'country', 'location', 'image', 'title'])(
    'when %s is missing from a new project',
    async (field) => {
      const { [field]: _, ...rest } = await form()
      const answer = await post(rest, owner)
      expect(answer).toMatchObject({ status: 200, error: true, message: `${field} is required` })
    },
  )

  test("for another user's project or its files", async () => {
    const foreign = await project(other)
    const own = await project()
    expect(await post({ id: foreign.id, title: 'Mine' }, owner)).toMatchObject({
      status: 200,
      message: 'Project not found',
    })
    for (const [field, id] of [
      ['remove_gallery_images', foreign.gallary_images[0]!.id],
      ['remove_documents', foreign.documents[0]!.id],
      ['remove_plans', foreign.plans[0]!.id],
    ] as const)
      expect((await post({ id: own.id, title: 'X', [field]: String(id) }, owner)).message).toMatch(/does not belong/)
    expect(
      (await post({ id: own.id, title: 'X', 'plans[0][id]': foreign.plans[0]!.id, 'plans[0][title]': 'Y' }, owner))
        .message,
    ).toMatch(/does not belong/)
    expect(await call('deleteProject', { id: foreign.id }, owner)).toMatchObject({ status: 200, error: true })
    expect((await call('getAddedProjects', { id: foreign.id }, other)).data).toMatchObject({ title: 'Harbour Gardens' })
  })

  test('without credits or with an incomplete profile', async () => {
    const portrait = await makeImage(db)
    const poor = await makeUser(db, { phone: '15550188', address: 'Here', profile_media_id: portrait.id })
    expect(await post(await form(), poor)).toMatchObject({
      status: 400,
      message: 'You have not subscribed. Please subscribe first',
    })
    expect(await post(await form(), await makeUser(db))).toMatchObject({ status: 400, key: 'profileIncomplete' })
  })

  test('when 15 run at once with one credit left: one succeeds', async () => {
    const last = await makeLister(db, { project_list: 1 })
    const fields = await form()
    const answers = await Promise.all(Array.from({ length: 15 }, () => post(fields, last)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(await db`select from projects where owner_id = ${last.id}`).toHaveLength(1)
  })

  test('when another user changes the status, with the error of a missing project', async () => {
    const { id } = await project()
    await call('moderate', { kind: 'project', id, decision: 'approve' }, moderator)
    await call('changeProjectStatus', { project_id: id, status: 1 }, owner)
    const stranger = await makeUser(db)
    for (const status of [0, 1] as const)
      expect(await call('changeProjectStatus', { project_id: id, status }, stranger)).toMatchObject({
        error: true,
        message: 'Project not found',
      })
  })

  test('when an unapproved project is activated', async () => {
    const { id } = await project()
    expect(await call('changeProjectStatus', { project_id: id, status: 1 }, owner)).toMatchObject({
      status: 400,
      error: true,
    })
  })
})

test('saving an approved project unchanged needs no review, and hiding it takes effect immediately', async () => {
  const { id, slug_id } = await project()
  await call('moderate', { kind: 'project', id, decision: 'approve' }, moderator)
  await post({ id, title: 'Harbour Gardens' }, owner)
  expect(await db`select from listing_revisions where project_id = ${id}`).toHaveLength(0)
  await call('changeProjectStatus', { project_id: id, status: 0 }, owner)
  expect((await call('getProjects', { slug_id })).data).toHaveLength(0)
  await call('changeProjectStatus', { project_id: id, status: 1 }, owner)
  expect((await call('getProjects', { slug_id })).data).toHaveLength(1)
})

test('changes to an approved project become public when a moderator approves them', async () => {
  const { id, slug_id } = await project()
  await call('moderate', { kind: 'project', id, decision: 'approve' }, moderator)
  await call('changeProjectStatus', { project_id: id, status: 1 }, owner)
  const changed = await post(
    { id, title: 'Harbour Towers', 'gallery_images[0]': { file: await picture('#c0c0c0') } },
    owner,
  )
  expect(changed.data[0]).toMatchObject({ title: 'Harbour Towers', revision_at: expect.any(String) })
  expect(changed.data[0]!.gallary_images).toHaveLength(3)
  expect((await call('getProjects', { slug_id })).data[0]!.title).toBe('Harbour Gardens')
  const waiting = (await call('listModeration', { kind: 'project_revision' }, moderator)).data.find(
    (row) => row.project_id === id,
  )!
  expect(waiting.changes).toContainEqual({ field: 'title', old: 'Harbour Gardens', new: 'Harbour Towers' })
  await call('moderate', { kind: 'project_revision', id: waiting.id, decision: 'approve' }, moderator)
  const shown = (await call('getProjects', { slug_id })).data[0]!
  expect(shown.title).toBe('Harbour Towers')
  expect(shown.gallary_images).toHaveLength(3)
})

test('own projects are listed, and one of them with similar projects', async () => {
  proves('7.45')
  const me = await makeLister(db)
  const made = await project(me)
  const list = await call('getAddedProjects', {}, me)
  expect(list.total).toBe(1)
  expect((list.data as MyProject[])[0]).toMatchObject({
    id: made.id,
    created_at: expect.stringMatching(/ago|now/),
    reject_reason: {},
  })
  const one = await call('getAddedProjects', { slug_id: made.slug_id }, me)
  expect(one.data).toMatchObject({ id: made.id, plans: [{ title: 'Two rooms' }, { title: 'Three rooms' }] })
  expect(one.similar_projects).toBeInstanceOf(Array)
  expect(await call('getAddedProjects', { slug_id: made.slug_id }, other)).toMatchObject({ status: 200, error: true })
})

test('deleting a project deletes its plans', async () => {
  proves('7.22')
  const { id } = await project()
  expect(await call('deleteProject', { id }, owner)).toMatchObject({ error: false })
  expect(await db`select from project_plans where project_id = ${id}`).toHaveLength(0)
})
