import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListingDraft } from '#domain/listing-draft.ts'
import { memoryGeocoder } from '#server/adapters/geocoding/memory.ts'
import { testApp } from '#test/support/app.ts'
import { CITIES } from '#test/support/cities.ts'
import { draftForms, PDF, picture } from '#test/support/draft-files.ts'
import { givePackage, makeCategory, makeImage, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const { app, db, call, tokenOf, runJobs, services } = await testApp()
services.geocoder = memoryGeocoder(CITIES)
const { send } = draftForms(app, tokenOf)
let category: { id: number }
let question: { id: number }
let owner: { id: number }
let other: { id: number }

beforeAll(async () => {
  category = await makeCategory(db)
  question = await makeParameter(db, category.id, { name: 'Bedrooms', type_of_parameter: 'number', is_required: true })
})

beforeEach(async () => {
  const face = await makeImage(db, { folder: 'users' })
  owner = await makeUser(db, { phone: '912004418', address: '1 Garden Street', profile_media_id: face.id })
  other = await makeUser(db)
  await givePackage(db, owner.id, { property_list: 5, project_list: 5 })
})

const save = (
  key: string,
  data: Partial<ListingDraft>,
  { as = owner, version = 0, ...rest }: { as?: { id: number }; version?: number; slug_id?: string } = {},
) => call('saveDraft', { key, kind: 'property', step: 'words', version, data: JSON.stringify(data), ...rest }, as)

const openForm = async (key: string, as = owner) =>
  (await call('listingForm', { kind: 'property', key }, as)).data.draft

/** All required fields of a property, with one photo. */
async function whole(key: string, title = `Sea Villa ${key.slice(0, 6)}`): Promise<Partial<ListingDraft>> {
  const { data: photo } = await send(owner, key, 'photo', await picture(title))
  return {
    address: '12 Garden Street',
    city: 'Lisbon',
    state: 'Lisboa',
    country: 'Portugal',
    latitude: 38.72,
    longitude: -9.14,
    category_id: category.id,
    price: '250000',
    parameters: { [question.id]: '3' },
    photos: [photo.id],
    title,
    description: 'Two rooms and a garden.',
  }
}

describe('saving a draft', () => {
  test('merges the fields sent, and an empty text is stored as a value', async () => {
    const key = randomUUID()
    expect(await save(key, { title: 'Sea', city: 'Lisbon' })).toMatchObject({
      status: 200,
      data: { version: 1, draft: null },
    })
    expect((await save(key, { title: '', price: '5' }, { version: 1 })).data).toMatchObject({ version: 2, draft: null })
    expect(await openForm(key)).toMatchObject({
      version: 2,
      step: 'words',
      data: { title: '', city: 'Lisbon', price: '5' },
    })
  })

  test('for the first time in parallel creates one draft', async () => {
    const key = randomUUID()
    await Promise.all([save(key, { title: 'A' }), save(key, { city: 'Porto' }), save(key, { price: '7' })])
    expect(await openForm(key)).toMatchObject({ version: 3, data: { title: 'A', city: 'Porto', price: '7' } })
    expect((await call('listDrafts', {}, owner)).data).toHaveLength(1)
  })

  test('from an outdated version merges the fields and returns the current draft', async () => {
    const key = randomUUID()
    await save(key, { title: 'On the phone' })
    await save(key, { city: 'Lisbon' }, { version: 1 })
    const { data } = await save(key, { title: 'At the desk' }, { version: 1 })
    expect(data).toMatchObject({ version: 3, draft: { data: { title: 'At the desk', city: 'Lisbon' } } })
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a field of another kind', '{"photos":"all"}'],
    ['a title of 100 kB', JSON.stringify({ title: 'x'.repeat(100_000) })],
    ['a broken letter', '{"title":"\\ud800"}'],
    ['a letter that cannot be kept', '{"title":"a\\u0000b"}'],
    ['half a world', '{"latitude":91}'],
  ])('with %s is refused and nothing is stored', async (_what, data) => {
    const key = randomUUID()
    const answer = await call('saveDraft', { key, kind: 'property', step: 'words', version: 0, data }, owner)
    expect(answer).toMatchObject({ status: 400, error: true })
    expect(await openForm(key)).toBeNull()
  })

  test('is refused above fifty unfinished drafts', async () => {
    await db`insert into listing_drafts (owner_id, key, kind) select ${owner.id}, gen_random_uuid(), 'property' from generate_series(1, 50)`
    expect(await save(randomUUID(), { title: 'x' })).toMatchObject({ status: 400, error: true })
  })
})

describe('ownership', () => {
  test('another user cannot read, publish, check or delete a draft, even with its key', async () => {
    const key = randomUUID()
    await save(key, { title: 'Mine' })
    expect(await openForm(key, other)).toBeNull()
    expect((await call('listDrafts', {}, other)).data).toEqual([])
    expect(await call('publishDraft', { key }, other)).toMatchObject({ error: true, message: 'Draft not found' })
    expect(await call('findDuplicates', { key }, other)).toMatchObject({ error: true, message: 'Draft not found' })
    expect(await call('deleteDraft', { key }, other)).toMatchObject({ error: true, message: 'Draft not found' })
    // The same key of another user is another draft.
    await save(key, { title: 'Theirs' }, { as: other })
    expect(await openForm(key)).toMatchObject({ data: { title: 'Mine' } })
  })

  test('a draft accepts only its own files', async () => {
    const key = randomUUID()
    const { data: photo } = await send(other, randomUUID(), 'photo', await picture('theirs'))
    expect(await save(key, { photos: [photo.id] })).toMatchObject({
      status: 400,
      message: 'This file is not part of the draft',
    })
    for (const data of [
      { three_d_image: photo.id },
      { documents: [photo.id] },
      { floors: [{ title: 'x', image: photo.id }] },
      { parameter_files: { 5: photo.id } },
      { meta_image: photo.id },
    ])
      expect(await save(key, data)).toMatchObject({ status: 400, error: true })
  })

  test('another user’s property cannot be opened for editing, and the error is the same as for an unknown one', async () => {
    const home = await makeProperty(db, { owner_id: owner.id, category_id: category.id })
    const key = randomUUID()
    expect(await call('listingForm', { kind: 'property', slug_id: home.slug }, other)).toMatchObject({
      error: true,
      message: 'Property not found',
    })
    expect(await save(key, { title: 'x' }, { as: other, slug_id: home.slug })).toMatchObject({
      error: true,
      message: 'Property not found',
    })
    expect((await send(other, key, 'photo', await picture('x'), { slug_id: home.slug })).error).toBe(true)
  })

  test('erasing an account deletes its drafts and their files', async () => {
    const key = randomUUID()
    await save(key, await whole(key))
    await call('deleteUser', {}, owner)
    await runJobs()
    expect(await db`select from listing_drafts where key = ${key}`).toEqual([])
    expect(await db`select from media where owner_id = ${owner.id}`).toEqual([])
  })
})

test('a data export contains the drafts and their photos', async () => {
  const key = randomUUID()
  await save(key, { ...(await whole(key)), title: 'Not yet public' })
  await call('requestExport', {}, owner)
  await runJobs()
  const { pathname, search } = new URL((await call('getExport', {}, owner)).data!.url)
  const files = unzipSync((await app.inject(pathname + search)).rawPayload)
  expect(new TextDecoder().decode(files['listing-drafts.json'])).toContain('Not yet public')
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(1)
})

describe('files', () => {
  test('the response to a photo has its preview data, and the photo is kept while a draft refers to it', async () => {
    const key = randomUUID()
    const { status, data } = await send(owner, key, 'photo', await picture('sea'))
    expect(status).toBe(200)
    expect(data).toMatchObject({ width: 320, height: 240, is_image: true, name: 'a.jpg' })
    expect(data.url).toMatch(/\/images\/property_gallery_img\/[0-9a-f]{32}\/320\.webp$/)
    expect(data.blur).toMatch(/^data:image/)
    await save(key, { photos: [data.id] }, { version: 0 })
    await db`update media set created_at = '2020-01-01' where id = ${data.id}`
    const { sweepMedia } = await import('#server/features/media/public.ts')
    const sweep = async () => sweepMedia.run({ ...services, sql: db }, {})
    await sweep()
    expect(await db`select from media where id = ${data.id}`).toHaveLength(1)
    await call('deleteDraft', { key }, owner)
    await sweep()
    expect(await db`select from media where id = ${data.id}`).toEqual([])
  })

  test('several files of one draft can be uploaded in parallel before the first save', async () => {
    const key = randomUUID()
    const pictures = await Promise.all(['a', 'b', 'c', 'd'].map((words) => picture(words)))
    const answers = await Promise.all(pictures.map((bytes) => send(owner, key, 'photo', bytes)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const photos = answers.map(({ data }) => data.id)
    expect(await save(key, { photos })).toMatchObject({ status: 200 })
  })

  test('a document can be read only with a signed link', async () => {
    const { data } = await send(owner, randomUUID(), 'document', PDF, { name: 'plan.pdf' })
    expect(data).toMatchObject({ is_image: false, name: 'plan.pdf' })
    const { pathname, search } = new URL(data.url)
    expect((await app.inject(pathname + search)).statusCode).toBe(200)
    expect((await app.inject(pathname)).statusCode).toBe(404)
  })

  test('a file that a draft has not referred to for a day is removed from it, and until then it can be used again', async () => {
    const key = randomUUID()
    const { data: kept } = await send(owner, key, 'photo', await picture('kept'))
    const { data: dropped } = await send(owner, key, 'photo', await picture('dropped'))
    await save(key, { photos: [kept.id] })
    expect(await save(key, { photos: [kept.id, dropped.id] })).toMatchObject({ error: false })
    await db`update listing_draft_files set created_at = '2020-01-01' where media_id in (${kept.id}, ${dropped.id})`
    await save(key, { photos: [kept.id] })
    expect(await save(key, { photos: [kept.id, dropped.id] })).toMatchObject({ error: true })
    expect(await save(key, { photos: [kept.id] })).toMatchObject({ error: false })
  })

  test('an upload has exactly one file, and a draft has a maximum number of files', async () => {
    const key = randomUUID()
    const two = await send(owner, key, 'photo', await picture('a'), { also: 'floor' })
    expect(two).toMatchObject({ status: 400, error: true })
    await save(key, { title: 'x' })
    const [draft] = await db`select id from listing_drafts where key = ${key}`
    const { id } = await makeImage(db)
    await db`insert into media (key, folder, kind, mime, bytes) select 'many' || n || ${key}, 'x', 'image', 'image/jpeg', 1 from generate_series(1, 159) n`
    await db`insert into listing_draft_files (draft_id, media_id, slot) select ${draft!.id}, m.id, 'photo' from media m where m.key like ${`many%${key}`} or m.id = ${id}`
    expect(await send(owner, key, 'photo', await picture('b'))).toMatchObject({
      error: true,
      message: 'This listing has too many files',
    })
  })

  test.each([
    ['a paper as a photo', 'photo', PDF],
    ['a photo as a paper', 'document', null],
    ['a paper as a view all around', 'three_d_image', PDF],
    ['markup as a photo', 'photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a plan, which a home has not got', 'plan', PDF],
    ['nothing', 'photo', Buffer.alloc(0)],
  ] as const)('%s is refused and not stored', async (_what, slot, bytes) => {
    const answer = await send(owner, randomUUID(), slot, bytes ?? (await picture('x')))
    expect(answer).toMatchObject({ status: 400, error: true })
    expect(await db`select from media where owner_id = ${owner.id}`).toEqual([])
  })
})

describe('publishing', () => {
  test('a complete draft creates one property with all its fields, even when published in parallel', async () => {
    const key = randomUUID()
    await save(key, { ...(await whole(key)), facilities: {}, meta_keywords: 'sea, garden' })
    const answers = await Promise.all([1, 2, 3].map(() => call('publishDraft', { key }, owner)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const [home] = await db`
      select owner_id, title, price, city, request_status, title_media_id, meta_keywords from properties where id = ${answers[0]!.data.id}`
    expect(home).toMatchObject({
      owner_id: owner.id,
      price: 250_000,
      city: 'Lisbon',
      request_status: 'pending',
      meta_keywords: 'sea, garden',
    })
    expect(home!.title_media_id).not.toBeNull()
    expect(await db`select from properties where owner_id = ${owner.id}`).toHaveLength(1)
    const [{ used }] = (await db`
      select l.used from user_package_limits l join user_packages p on p.id = l.user_package_id join features f on f.id = l.feature_id
      where p.user_id = ${owner.id} and f.key = 'property_list'`) as unknown as [{ used: number }]
    expect(used).toBe(1)
    expect((await call('listDrafts', {}, owner)).data).toEqual([])
    expect(await save(key, { title: 'Too late' })).toMatchObject({ error: true, key: 'draftPublished' })
  })

  test.each<[string, Partial<ListingDraft>, string]>([
    ['no title', { title: ' ' }, 'title is required'],
    ['no photo', { photos: [] }, 'photos is required'],
    ['no state', { city: 'Madrid', state: '', country: 'Spain' }, 'state is required'],
    ['a price of nothing', { price: '0' }, 'price must be a whole number of at least 1'],
    ['a price beyond all numbers', { price: '100000000000000000000' }, 'price must be a whole number of at least 1'],
    ['an unanswered question', { parameters: {} }, 'Bedrooms is required'],
    ['half a floor', { floors: [{ title: 'Ground', image: null }] }, 'floors.0 needs a title and a file'],
    ['a kind that is not there', { category_id: 999_999 }, 'category_id is not a property type'],
  ])('%s is refused at its field, no property is created, and the draft is kept', async (_what, wrong, message) => {
    const key = randomUUID()
    const draft = { ...(await whole(key)), ...wrong }
    await save(key, draft)
    const answer = await call('publishDraft', { key }, owner)
    expect(answer).toMatchObject({ status: 400, error: true })
    expect(answer.message).toContain(message)
    expect(await db`select from properties where owner_id = ${owner.id}`).toEqual([])
    expect(await openForm(key)).toMatchObject({ data: draft })
  })

  test('an incomplete profile, a missing verification and a missing package refuse it, and the draft is kept', async () => {
    const key = randomUUID()
    await save(key, await whole(key))
    await db`update users set address = null where id = ${owner.id}`
    expect(await call('publishDraft', { key }, owner)).toMatchObject({
      error: true,
      key: 'profileIncomplete',
      message: 'You have not completed your profile yet. Please complete first',
    })
    expect((await call('listingForm', { kind: 'property' }, owner)).data.gates).toEqual([
      { kind: 'profile', missing: ['address'] },
    ])
    await db`update users set address = 'x' where id = ${owner.id}`
    await db`update settings set value = '1' where key = 'verification_required_for_user'`
    expect(await call('publishDraft', { key }, owner)).toMatchObject({ error: true, key: 'verificationRequired' })
    await db`update settings set value = '0' where key = 'verification_required_for_user'`
    await db`update user_packages set ends_at = starts_at + interval '1 second' where user_id = ${owner.id}`
    expect(await call('publishDraft', { key }, owner)).toMatchObject({ error: true, key: 'notSubscribed' })
    expect((await call('listingForm', { kind: 'property' }, owner)).data.gates).toEqual([{ kind: 'subscription' }])
    expect(await openForm(key)).not.toBeNull()
    await givePackage(db, owner.id, { property_list: 1 })
    expect(await call('publishDraft', { key }, owner)).toMatchObject({ error: false })
  })
})

test('publishing refuses another user’s file, even when the draft refers to it', async () => {
  const key = randomUUID()
  const draft = await whole(key)
  await save(key, draft)
  const theirs = await makeImage(db, { owner_id: other.id, folder: 'property_gallery_img' })
  const [row] = await db`select id from listing_drafts where key = ${key}`
  await db`insert into listing_draft_files (draft_id, media_id, slot) values (${row!.id}, ${theirs.id}, 'photo')`
  await save(key, { photos: [theirs.id] })
  expect(await call('publishDraft', { key }, owner)).toMatchObject({
    status: 400,
    message: 'title_image refers to a file you don’t have access to',
  })
})

test('a draft key of a property cannot be used for a project', async () => {
  const key = randomUUID()
  await save(key, { title: 'Home' })
  const asProject = { key, kind: 'project' as const, step: 'words' as const, version: 1, data: '{"title":"Project"}' }
  expect(await call('saveDraft', asProject, owner)).toMatchObject({ error: true, message: 'Draft not found' })
  expect((await call('listingForm', { kind: 'project', key }, owner)).data.draft).toBeNull()
})

describe('editing a listing', () => {
  async function published() {
    const key = randomUUID()
    await save(key, await whole(key))
    const { data } = await call('publishDraft', { key }, owner)
    return data
  }

  test('starts from the listing’s data, and publishing changes that listing only', async () => {
    const home = await published()
    const { data } = await call('listingForm', { kind: 'property', slug_id: home.slug_id }, owner)
    expect(data.draft).toMatchObject({
      key: '',
      version: 0,
      data: { price: '250000', parameters: { [question.id]: '3' } },
    })
    expect(data.draft!.files).toHaveLength(1)
    const key = randomUUID()
    const { data: second } = await send(owner, key, 'photo', await picture('second'), { slug_id: home.slug_id })
    const [first] = data.draft!.data.photos
    await save(key, { price: '240000', photos: [second.id, first!] }, { slug_id: home.slug_id })
    expect((await call('listingForm', { kind: 'property', slug_id: home.slug_id }, owner)).data.draft).toMatchObject({
      key,
      data: { price: '240000', title: data.draft!.data.title },
    })
    expect((await call('publishDraft', { key }, owner)).data).toMatchObject({ id: home.id, slug_id: home.slug_id })
    const [row] = await db`select price, title_media_id from properties where id = ${home.id}`
    expect(row).toMatchObject({ price: 240_000, title_media_id: second.id })
    expect(await db`select media_id from property_gallery where property_id = ${home.id}`).toEqual([
      { media_id: first },
    ])
    expect(await db`select from properties where owner_id = ${owner.id}`).toHaveLength(1)
  })

  test('makes an approved property private or public immediately, without a review', async () => {
    const home = await published()
    await db`update properties set request_status = 'approved', is_active = true where id = ${home.id}`
    for (const is_private of [true, false]) {
      const key = randomUUID()
      await save(key, { is_private }, { slug_id: home.slug_id })
      expect((await call('publishDraft', { key }, owner)).data).toMatchObject({ request_status: 'approved' })
      const shown = (await call('getProperty', { slug_id: home.slug_id })).data
      expect(shown).toHaveLength(is_private ? 0 : 1)
    }
    expect(await db`select from listing_revisions where property_id = ${home.id}`).toHaveLength(0)
  })

  test('consumes no credit, and publishing deletes other unfinished edits of the same property', async () => {
    const home = await published()
    await db`update user_packages set ends_at = starts_at + interval '1 second' where user_id = ${owner.id}`
    const [one, two] = [randomUUID(), randomUUID()]
    await save(one, { title: 'One' }, { slug_id: home.slug_id })
    await save(two, { title: 'Two' }, { slug_id: home.slug_id })
    expect(await call('publishDraft', { key: two }, owner)).toMatchObject({ error: false })
    expect((await call('listDrafts', {}, owner)).data).toEqual([])
    expect((await db`select title from properties where id = ${home.id}`)[0]).toEqual({ title: 'Two' })
  })
})

describe('possible duplicates', () => {
  test('include the user’s own property with a similar title, and a public one with the same place, price and a similar title', async () => {
    const key = randomUUID()
    await makeProperty(db, {
      owner_id: owner.id,
      title: 'Quiet flat by the river',
      price: 400_000,
      is_active: false,
      category_id: category.id,
    })
    const twin = { title: 'Sunny villa with sea view', price: 251_000, category_id: category.id }
    await makeProperty(db, { ...twin, owner_id: other.id, latitude: 38.7201, longitude: -9.1401 })
    await makeProperty(db, {
      ...twin,
      owner_id: other.id,
      latitude: 38.9,
      longitude: -9.5,
      title: 'Sunny villa with sea view, far',
    })
    await makeProperty(db, {
      ...twin,
      owner_id: other.id,
      request_status: 'pending',
      latitude: 38.72,
      longitude: -9.14,
    })
    const place = { city: 'Lisbon', latitude: 38.72, longitude: -9.14, price: '250000' }
    await save(key, { ...place, title: 'Quiet flat by the river' })
    expect((await call('findDuplicates', { key }, owner)).data).toMatchObject([
      { title: 'Quiet flat by the river', is_own: true },
    ])
    await save(key, { ...place, title: 'Sunny villa, sea view' })
    expect((await call('findDuplicates', { key }, owner)).data).toMatchObject([
      { title: 'Sunny villa with sea view', is_own: false },
    ])
    await save(key, { ...place, title: 'A barn' })
    expect((await call('findDuplicates', { key }, owner)).data).toEqual([])
  })
})

test('a project is created and edited through drafts, with its plans', async () => {
  const key = randomUUID()
  const as = { kind: 'project' as const }
  const { data: photo } = await send(owner, key, 'photo', await picture('project'), as)
  const { data: plan } = await send(owner, key, 'plan', PDF, { ...as, name: 'plan.pdf' })
  const data = {
    address: 'River side',
    city: 'Lisbon',
    state: 'Lisboa',
    country: 'Portugal',
    category_id: category.id,
    project_type: 'under_construction',
    photos: [photo.id],
    plans: [{ id: null, title: 'Type A', document: plan.id }],
    title: 'River Court',
    description: 'Forty homes around a court.',
  }
  const put = (draftKey: string, change: object, slug_id?: string) =>
    call(
      'saveDraft',
      {
        key: draftKey,
        kind: 'project',
        step: 'review',
        version: 0,
        data: JSON.stringify(change),
        ...(slug_id && { slug_id }),
      },
      owner,
    )
  expect(await put(key, data)).toMatchObject({ status: 200 })
  const { data: made } = await call('publishDraft', { key }, owner)
  const { data: form } = await call('listingForm', { kind: 'project', slug_id: made.slug_id }, owner)
  expect(form.draft).toMatchObject({
    data: { title: 'River Court', project_type: 'under_construction', plans: [{ title: 'Type A' }] },
  })
  const change = randomUUID()
  const [known] = form.draft!.data.plans
  await put(change, { plans: [{ ...known, title: 'Type B' }] }, made.slug_id)
  expect(await call('publishDraft', { key: change }, owner)).toMatchObject({ error: false, data: { id: made.id } })
  expect(await db`select title, media_id from project_plans where project_id = ${made.id}`).toEqual([
    { title: 'Type B', media_id: plan.id },
  ])
})

describe('translations', () => {
  const french = { title: 'Villa sur la mer', description: 'Deux pièces et un jardin.' }

  test('are published, returned to readers of the language, and can be removed', async () => {
    const key = randomUUID()
    const draft = { ...(await whole(key)), translations: { fr: french, hi: { title: ' ', description: '' } } }
    await save(key, draft)
    const { data: made } = await call('publishDraft', { key }, owner)
    const texts = () =>
      db`select language_code as code, title, description from property_translations where property_id = ${made.id}`
    expect(await texts()).toEqual([{ code: 'fr', ...french }])
    await db`update properties set request_status = 'approved' where id = ${made.id}`
    const asked = (language: string) =>
      app.inject({ url: `/api/get_property?slug_id=${made.slug_id}`, headers: { 'content-language': language } })
    expect((await asked('fr')).json().data[0]).toMatchObject({
      title: draft.title,
      translated_title: french.title,
      translated_description: french.description,
      text_languages: ['fr'],
    })
    expect((await asked('hi')).json().data[0]).toMatchObject({ translated_title: draft.title, text_languages: ['fr'] })
    const { data: form } = await call('listingForm', { kind: 'property', slug_id: made.slug_id }, owner)
    expect(form.draft!.data.translations).toEqual({ fr: french })
    await db`update properties set request_status = 'pending' where id = ${made.id}`
    const change = randomUUID()
    await save(change, { translations: {} }, { slug_id: made.slug_id })
    expect(await call('publishDraft', { key: change }, owner)).toMatchObject({ error: false })
    expect(await texts()).toEqual([])
  })

  test('in a language that the site does not have are left out', async () => {
    const key = randomUUID()
    await save(key, { ...(await whole(key)), translations: { fr: french, tlh: { title: 'Juh', description: '' } } })
    const { data: made } = await call('publishDraft', { key }, owner)
    expect(await db`select language_code from property_translations where property_id = ${made.id}`).toEqual([
      { language_code: 'fr' },
    ])
  })

  test.each([
    { translations: { '../etc': french } },
    { translations: { fr: { title: 'x'.repeat(201), description: '' } } },
    { translations: { fr: 'Villa' } },
  ])('%j is refused', async (data) => {
    expect(await save(randomUUID(), data as never)).toMatchObject({ status: 400, error: true })
  })
})

test('a published draft is deleted after a week', async () => {
  const key = randomUUID()
  await save(key, await whole(key))
  await call('publishDraft', { key }, owner)
  const { dropClosedDrafts } = await import('./jobs.ts')
  await dropClosedDrafts.run({ ...services, sql: db }, {})
  expect(await db`select from listing_drafts where key = ${key}`).toHaveLength(1)
  await db`update listing_drafts set published_at = published_at - interval '8 days' where key = ${key}`
  await dropClosedDrafts.run({ ...services, sql: db }, {})
  expect(await db`select from listing_drafts where key = ${key}`).toEqual([])
  expect(await db`select from properties where owner_id = ${owner.id}`).toHaveLength(1)
})

describe('the price guide', () => {
  const ask = async (extra: object = {}) =>
    (
      await call(
        'priceGuide',
        { category_id: category.id, property_type: 'sell', city: ' évora', country: 'Portugal', ...extra },
        owner,
      )
    ).data
  const sell = (price: number, more: Record<string, unknown> = {}) =>
    makeProperty(db, { city: 'Évora', category_id: category.id, owner_id: other.id, price, ...more })

  test('has the quartiles of comparable public listings of others, and nothing while there are fewer than five', async () => {
    for (const price of [100, 200, 300, 400]) await sell(price * 1000)
    const rent = { property_type: 'rent', rent_duration: 'Monthly' }
    const others = [
      { owner_id: owner.id },
      { is_private: true },
      { is_premium: true },
      { is_active: false },
      { request_status: 'pending' },
      { city: 'Lisbon' },
      { country: 'Brazil' },
      { category_id: (await makeCategory(db)).id },
      rent,
    ]
    for (const more of others) await sell(9_000_000, more)
    expect(await ask()).toBeNull()
    await sell(500_000)
    expect(await ask()).toEqual({ listings: 5, low: 200_000, median: 300_000, high: 400_000, bedrooms: null })
    expect(await ask({ country: 'Spain' })).toBeNull()
    expect(await ask({ property_type: 'rent' })).toBeNull()
  })

  test('compares with the same number of bedrooms where enough of them are listed', async () => {
    const { id } = await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
    await db`update parameters set fact = null where fact = 'bedrooms'`
    await db`update parameters set fact = 'bedrooms' where id = ${id}`
    const place = { city: 'Beja', values: { [id]: '2' } }
    for (const price of [100, 200, 300, 400, 500]) await sell(price * 1000, place)
    for (const price of [800, 900]) await sell(price * 1000, { city: 'Beja', values: { [id]: '3' } })
    expect(await ask({ city: 'Beja', bedrooms: 2 })).toMatchObject({ listings: 5, median: 300_000, bedrooms: 2 })
    expect(await ask({ city: 'Beja', bedrooms: 3 })).toMatchObject({ listings: 7, median: 400_000, bedrooms: null })
  })
})
