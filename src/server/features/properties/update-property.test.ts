import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type FormValue, homeForm, makeLister, pdf, picture, postForm } from '#test/support/listings.ts'
import { makeCategory, makeParameter, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call } = app
const post = (fields: Record<string, FormValue>, as: { id: number }) => postForm(app, 'post_property', fields, as)
const update = (fields: Record<string, FormValue>, as: { id: number }) =>
  postForm(app, 'update_post_property', { action_type: 0, price: 250_000, ...fields }, as)

let owner: { id: number }
let other: { id: number }
let moderator: { id: number }
let category: { id: number }
let pets: { id: number }
let rooms: { id: number }
let facilities: number[]

beforeAll(async () => {
  owner = await makeLister(db)
  other = await makeLister(db)
  moderator = await makeUser(db, { role: 'moderator' })
  category = await makeCategory(db)
  pets = await makeParameter(db, category.id, {
    name: 'Pets',
    type_of_parameter: 'checkbox',
    type_values: ['Cats', 'Dogs'],
  })
  rooms = await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
  facilities = (
    await db<{ id: number }[]>`insert into facilities (name) values ('School'), ('Beach') returning id`
  ).map(({ id }) => id)
})

let towns = 0

/** A pending property of the owner with two photos, a document, a floor plan, parameters and nearby places. */
async function home(as = owner) {
  const { data, message } = await post(
    {
      ...(await homeForm(db, category.id)),
      // The same property in the same city would be held back as a duplicate.
      city: `Town ${++towns}`,
      meta_title: 'Words',
      'gallery_images[0]': { file: await picture('#aa0000') },
      'gallery_images[1]': { file: await picture('#00aa00') },
      'documents[0]': { file: pdf(), name: 'plan.pdf' },
      'floors[0][title]': 'Ground',
      'floors[0][image]': { file: await picture('#123456') },
      'parameters[0][parameter_id]': rooms.id,
      'parameters[0][value]': '3',
      'facilities[0][facility_id]': facilities[0]!,
      'facilities[0][distance]': 2,
    },
    as,
  )
  if (!data?.[0]) throw new Error(message)
  return data[0]
}
const approve = (id: number) => call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)

test('absent fields stay unchanged, except meta tags and the premium flag, which are cleared', async () => {
  proves('7.20')
  const before = await home()
  const { data } = await update({ id: before.id, title: 'New words', price: 99 }, owner)
  expect(data[0]).toMatchObject({
    title: 'New words',
    price: 99,
    slug_id: before.slug_id,
    description: before.description,
    meta_title: 'New words',
    is_premium: false,
    floors: [{ title: 'Ground' }],
  })
  expect(data[0]!.gallery.map(({ id }) => id)).toEqual(before.gallery.map(({ id }) => id))
  expect(data[0]!.parameters).toMatchObject([{ name: 'Rooms', value: '3' }])
})

test('parameters are added and changed, nearby places are replaced', async () => {
  const { id } = await home()
  const { data } = await update(
    {
      id,
      'parameters[0][parameter_id]': pets.id,
      'parameters[0][value]': '["Dogs"]',
      'facilities[0][facility_id]': facilities[1]!,
      'facilities[0][distance]': 5,
    },
    owner,
  )
  expect(data[0]!.parameters.map(({ name, value }) => [name, value])).toEqual([
    ['Pets', ['Dogs']],
    ['Rooms', '3'],
  ])
  expect(data[0]!.assign_facilities).toMatchObject([{ facility_id: facilities[1], distance: 5 }])
})

test('photos, documents, floor plans and the panorama are removed by id, and new ones are appended', async () => {
  proves('7.20', '3.11')
  const before = await home()
  const { data } = await update(
    {
      id: before.id,
      'remove_gallery_images[0]': before.gallery[0]!.id,
      'remove_documents[0]': before.documents[0]!.id,
      'gallery_images[0]': { file: await picture('#0000aa') },
      'floors[0][id]': before.floors[0]!.id,
      'floors[0][title]': 'Cellar',
      'floors[1][title]': 'Attic',
      'floors[1][image]': { file: await picture('#654321') },
      remove_three_d_image: 1,
    },
    owner,
  )
  expect(data[0]!.gallery.map(({ id }) => id)).toEqual([before.gallery[1]!.id, expect.any(Number)])
  expect(data[0]!.documents).toEqual([])
  expect(data[0]!.floors.map(({ title }) => title)).toEqual(['Cellar', 'Attic'])
})

test('an empty meta image clears it, and its URL keeps it', async () => {
  const { id } = await home()
  const first = await update({ id, meta_image: { file: await picture('#abcdef') } }, owner)
  expect(first.data[0]!.meta_image).toContain('property_seo_img')
  const kept = await update({ id, meta_image: first.data[0]!.meta_image }, owner)
  expect(kept.data[0]!.meta_image).toBe(first.data[0]!.meta_image)
  const cleared = await update({ id, meta_image: '' }, owner)
  expect(cleared.data[0]!.meta_image).toBe(cleared.data[0]!.title_image)
})

test('a requested slug is used and made unique', async () => {
  const [one, two] = [await home(), await home()]
  expect((await update({ id: one.id, slug_id: 'Corner House' }, owner)).data[0]!.slug_id).toBe('corner-house')
  expect((await update({ id: two.id, slug_id: 'corner house' }, owner)).data[0]!.slug_id).toBe('corner-house-1')
  expect((await update({ id: two.id, slug_id: 'corner-house-1' }, owner)).data[0]!.slug_id).toBe('corner-house-1')
  expect((await update({ slug_id: 'corner-house', title: 'By its address' }, owner)).data[0]!.title).toBe(
    'By its address',
  )
})

test('a change of category drops parameters that the new one lacks', async () => {
  const { id } = await home()
  const elsewhere = await makeCategory(db)
  const { data } = await update({ id, category_id: elsewhere.id }, owner)
  expect(data[0]!.parameters).toEqual([])
  expect(await db`select from property_parameters where property_id = ${id}`).toHaveLength(0)
})

describe('ownership', () => {
  test("changing or deleting another user's property gives the error of a missing one", async () => {
    const { id } = await home(other)
    const foreign = await update({ id, title: 'Mine now' }, owner)
    expect(foreign).toMatchObject({ status: 200, error: true, message: 'Property not found' })
    expect(await update({ id: 999_999 }, owner)).toMatchObject({ error: true, message: 'Property not found' })
    expect(await update({ id, action_type: 1 }, owner)).toMatchObject({ error: true, message: 'Property not found' })
    expect(await call('deleteProperty', { id }, owner)).toMatchObject({ status: 200, error: true })
    expect(await db`select title from properties where id = ${id}`).toEqual([{ title: 'Sea Villa' }])
  })

  test.each([
    ['remove_gallery_images[0]', 'gallery' as const],
    ['remove_documents[0]', 'documents' as const],
    ['remove_floors[0]', 'floors' as const],
  ])("%s of another user's property changes nothing", async (field, part) => {
    const [own, foreign] = [await home(), await home(other)]
    const answer = await update({ id: own.id, title: 'Not so', [field]: foreign[part][0]!.id }, owner)
    expect(answer).toMatchObject({ status: 200, error: true })
    expect(answer.message).toMatch(/does not belong to this listing/)
    const after = (await call('getProperty', { id: foreign.id }, other)).data[0]!
    expect(after[part]).toHaveLength(foreign[part].length)
    expect((await call('getProperty', { id: own.id }, owner)).data[0]!.title).toBe('Sea Villa')
  })
})

describe('an approved property', () => {
  test('stays public unchanged until a moderator approves its changes', async () => {
    const { id, slug_id, gallery } = await home()
    await approve(id)
    const [published] = await db`select published_at, created_at from properties where id = ${id}`
    const answer = await update(
      {
        id,
        title: 'Grander',
        price: 300_000,
        'remove_gallery_images[0]': gallery[0]!.id,
        'gallery_images[0]': { file: await picture('#c0ffee') },
        'documents[0]': { file: pdf('New'), name: 'new.pdf' },
      },
      owner,
    )
    expect(answer).toMatchObject({ error: false, message: expect.stringContaining('moderator') })
    expect(answer.data[0]).toMatchObject({ title: 'Grander', price: 300_000, request_status: 'approved' })
    expect(answer.data[0]!.documents.map(({ file_name }) => file_name)).toEqual(['plan.pdf', 'new.pdf'])
    expect((await call('getProperty', { slug_id })).data[0]).toMatchObject({ title: 'Sea Villa', price: 250_000 })
    expect((await call('getProperty', { slug_id })).data[0]!.gallery).toHaveLength(2)
    const mine = (await call('getAddedProperties', { slug_id }, owner)).data[0]!
    expect(mine).toMatchObject({ title: 'Grander', revision_at: expect.any(String), revision_reason: '' })

    const [added] = answer.data[0]!.gallery.slice(-1)
    const second = await update({ id, price: 310_000, title: 'Grandest' }, owner)
    expect(second.data[0]!.gallery.map((photo) => photo.id)).toEqual([gallery[1]!.id, added!.id])

    const waiting = await call('listModeration', { kind: 'property_revision' }, moderator)
    const revision = waiting.data.find((row) => row.property_id === id)!
    expect(revision.changes).toEqual(
      expect.arrayContaining([
        { field: 'title', old: 'Sea Villa', new: 'Grandest' },
        { field: 'price', old: '250000', new: '310000' },
      ]),
    )
    expect(
      await call(
        'moderate',
        { kind: 'property_revision', id: revision.id, decision: 'approve', version: revision.version },
        moderator,
      ),
    ).toMatchObject({ error: false })
    const shown = (await call('getProperty', { slug_id })).data[0]!
    expect(shown).toMatchObject({ title: 'Grandest', price: 310_000 })
    expect(shown.gallery.map((photo) => photo.id)).toEqual([gallery[1]!.id, added!.id])
    expect(await db`select published_at, created_at from properties where id = ${id}`).toEqual([published])
    expect(await db`select from listing_revisions where property_id = ${id}`).toHaveLength(0)
  })

  test('stays unchanged when its changes are rejected, and its owner sees the reason', async () => {
    const { id, slug_id } = await home()
    await approve(id)
    const answer = await update(
      { id, title: 'Shouting!!!', 'gallery_images[0]': { file: await picture('#fe1111') } },
      owner,
    )
    const added = answer.data[0]!.gallery.at(-1)!
    const [revision] = await db<{ id: number }[]>`select id from listing_revisions where property_id = ${id}`
    await call(
      'moderate',
      { kind: 'property_revision', id: revision!.id, decision: 'reject', reason: 'Too loud' },
      moderator,
    )
    expect((await call('getAddedProperties', { slug_id }, owner)).data[0]).toMatchObject({
      title: 'Sea Villa',
      revision_at: null,
      revision_reason: 'Too loud',
    })
    // Files that only the rejected changes used are released.
    expect(await db`select claimed_at from media where key = ${added.image}`).toEqual([{ claimed_at: null }])
    await update({ id, title: 'Quiet' }, owner)
    expect((await call('getAddedProperties', { slug_id }, owner)).data[0]).toMatchObject({
      title: 'Quiet',
      revision_reason: '',
    })
  })

  test('becomes private and public immediately, without review', async () => {
    const { id, slug_id } = await home()
    await approve(id)
    const isListed = async () => (await call('getProperty', { slug_id })).data.length > 0
    expect(await update({ id, is_private: 1, meta_title: 'Words' }, owner)).toMatchObject({ error: false })
    expect(await isListed()).toBe(false)
    expect(await update({ id, is_private: 0, meta_title: 'Words' }, owner)).toMatchObject({ error: false })
    expect(await isListed()).toBe(true)
    expect(await db`select from listing_revisions where property_id = ${id}`).toHaveLength(0)
  })

  test('has a new price at once, unless it changes by more than 30 % within a month', async () => {
    const { id, slug_id } = await home()
    await approve(id)
    const price = async () => (await call('getProperty', { slug_id })).data[0]!.price
    const pending = () => db`select from listing_revisions where property_id = ${id} and status = 'pending'`
    const set = (to: number) => call('changeListingPrice', { property_id: id, price: to }, owner)
    expect((await set(300_000)).data).toEqual({ price: 300_000, is_in_review: false })
    expect([await price(), (await pending()).length]).toEqual([300_000, 0])
    // In small steps it is still one change: 325,000 is the limit.
    expect((await set(326_000)).data).toEqual({ price: 300_000, is_in_review: true })
    expect([await price(), (await pending()).length]).toEqual([300_000, 1])
    const [revision] = await db<{ id: number }[]>`select id from listing_revisions where property_id = ${id}`
    await call('moderate', { kind: 'property_revision', id: revision!.id, decision: 'approve' }, moderator)
    expect(await price()).toBe(326_000)
    // The reviewed price is the new base.
    await set(400_000)
    expect([await price(), (await pending()).length]).toEqual([400_000, 0])
    await update({ id, price: 390_000, title: 'Sea Villa with a view' }, owner)
    expect([await price(), (await pending()).length]).toEqual([400_000, 1])
  })

  test('is reviewed for any price while live price changes are off', async () => {
    await db`update settings set value = '0' where key = 'live_price_changes'`
    try {
      const { id, slug_id } = await home()
      await approve(id)
      await call('changeListingPrice', { property_id: id, price: 251_000 }, owner)
      expect((await call('getProperty', { slug_id })).data[0]!.price).toBe(250_000)
    } finally {
      await db`update settings set value = '1' where key = 'live_price_changes'`
    }
  })

  test('needs no review when it is saved unchanged', async () => {
    const { id } = await home()
    await approve(id)
    await update({ id, title: 'Sea Villa', price: 250_000, meta_title: 'Words' }, owner)
    expect(await db`select from listing_revisions where property_id = ${id}`).toHaveLength(0)
  })

  test('becomes private immediately despite pending changes, and stays private when they are approved', async () => {
    const { id, slug_id } = await home()
    await approve(id)
    await update({ id, title: 'Later' }, owner)
    await update({ id, is_private: 1 }, owner)
    expect((await call('getProperty', { slug_id })).data).toHaveLength(0)
    await update({ id, description: 'A house above the bay, with a garden.' }, owner)
    expect((await call('getProperty', { slug_id })).data).toHaveLength(0)
    const [revision] = await db<{ id: number }[]>`select id from listing_revisions where property_id = ${id}`
    await call('moderate', { kind: 'property_revision', id: revision!.id, decision: 'approve' }, moderator)
    expect(await db`select title, is_private from properties where id = ${id}`).toEqual([
      { title: 'Later', is_private: true },
    ])
  })

  test('that was sold meanwhile stays sold when its changes are approved', async () => {
    const { id, slug_id } = await home()
    await approve(id)
    await update({ id, title: 'Later', property_type: 1, rentduration: 'Monthly' }, owner)
    await call('updatePropertyStatus', { property_id: id, status: 2 }, owner)
    const [revision] = await db<{ id: number }[]>`select id from listing_revisions where property_id = ${id}`
    expect(
      await call('moderate', { kind: 'property_revision', id: revision!.id, decision: 'approve' }, moderator),
    ).toMatchObject({
      error: false,
    })
    expect((await call('getProperty', { slug_id })).data[0]).toMatchObject({ title: 'Later', property_type: 'sold' })
  })

  test('is changed immediately by staff, unless changes of its owner are pending', async () => {
    const admin = await makeUser(db, { role: 'admin' })
    const { id, slug_id } = await home()
    await approve(id)
    expect(await update({ id, title: 'By the desk' }, admin)).toMatchObject({ error: false })
    expect((await call('getProperty', { slug_id })).data[0]!.title).toBe('By the desk')
    await update({ id, title: 'By the owner' }, owner)
    expect(await update({ id, title: 'By the desk again' }, admin)).toMatchObject({
      error: true,
      message: 'The owner’s edits are in review. Decide on those first',
    })
  })

  test('is changed immediately while auto-approval of edits is on', async () => {
    await db`update settings set value = '1' where key = 'auto_approve_edited_listings'`
    try {
      const { id, slug_id } = await home()
      await approve(id)
      await update({ id, title: 'At once' }, owner)
      expect((await call('getProperty', { slug_id })).data[0]).toMatchObject({
        title: 'At once',
        request_status: 'approved',
      })
    } finally {
      await db`update settings set value = '0' where key = 'auto_approve_edited_listings'`
    }
  })
})

test('deleting a property deletes its parts and releases its files', async () => {
  proves('7.21')
  const { id } = await home()
  const media = await db<{ id: number }[]>`select media_id as id from property_gallery where property_id = ${id}`
  expect(await call('deleteProperty', { id }, owner)).toMatchObject({ error: false })
  expect(await db`select from properties where id = ${id}`).toHaveLength(0)
  expect(await db`select from property_gallery where property_id = ${id}`).toHaveLength(0)
  const held =
    await db`select from media where id = any (${media.map((row) => row.id)}::bigint[]) and claimed_at is not null`
  expect(held).toHaveLength(0)
})
