import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { FIELD_NAMES, type ListingField, rowOf } from '#domain/listing-fields.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { exportListings } from '#server/features/imports/public.ts'
import { EXPORT_TABLES } from '#server/features/privacy/export-tables.ts'
import { readSchema } from '#server/features/site-archives/schema.sql.ts'
import { testApp } from '#test/support/app.ts'
import { draftForms } from '#test/support/draft-files.ts'
import { feedSender } from '#test/support/feeds.ts'
import { homeForm, makeLister, picture, postForm } from '#test/support/listings.ts'
import { makeCategory } from '#test/support/make.ts'

const app = await testApp()
const { db, call, runJobs } = app

/** A value for every field, none of them what a field holds when a mapping forgets it. */
const SAMPLES: Record<ListingField, string | number | boolean> = {
  title: 'Sea Villa',
  description: 'Three rooms above the harbour.',
  categoryId: 0,
  kind: 'rent',
  price: '1250',
  rentDuration: 'Yearly',
  address: '1 Harbour Road',
  clientAddress: 'Ask at the office',
  city: 'Lisbon',
  state: 'Lisboa',
  country: 'Portugal',
  district: 'Alfama',
  postcode: '1100-340',
  latitude: 38.72,
  longitude: -9.14,
  yearRenovated: 2015,
  videoLink: 'https://youtu.be/aqz-KE-bpKQ',
  isPremium: true,
  isPrivate: true,
  metaTitle: 'A villa',
  metaDescription: 'A villa with three rooms above the harbour, bright and quiet, near the ferry.',
  metaKeywords: 'villa, harbour',
}

let owner: { id: number }
let created: { id: number; slug_id: string }
/** The values by wire name. */
let sent: Record<string, string | number | boolean>

beforeAll(async () => {
  owner = await makeLister(db)
  SAMPLES.categoryId = (await makeCategory(db)).id
  sent = Object.fromEntries(FIELD_NAMES.map((field) => [rowOf(field).wire, SAMPLES[field]]))
  const form = Object.fromEntries(Object.entries(sent).map(([wire, value]) => [wire, String(value)]))
  const { data } = await postForm(app, 'post_property', { ...(await homeForm(db)), ...form }, owner)
  created = data[0]!
})

const inWords = (values: object) =>
  Object.fromEntries(
    Object.keys(sent).map((wire) => [wire, String((values as Record<string, unknown>)[wire] ?? '(none)')]),
  )

/** The columns of the table as one row holds them. */
const stored = async (id: number) => {
  const columns = FIELD_NAMES.map((field) => rowOf(field).column)
  const [row] = await db`select ${db(columns)} from properties where id = ${id}`
  return row!
}

const latestOf = async (user: { id: number }) =>
  (await db<{ id: number }[]>`select max(id) as id from properties where owner_id = ${user.id}`)[0]!.id

test('a property created with every field returns every field', async () => {
  const { data } = await call('getAddedProperties', { id: created.id }, owner)
  expect(inWords(data[0]!)).toEqual(inWords(sent))
})

test('every field that is not private is returned to the owner by the page of the property', async () => {
  const { data } = await call('getProperty', { id: created.id }, owner)
  const { is_private: _, ...shown } = inWords(sent)
  expect(inWords(data[0]!)).toMatchObject(shown)
})

test('a change of every field stores every field', async () => {
  const { data } = await postForm(app, 'post_property', await homeForm(db, Number(SAMPLES.categoryId)), owner)
  const form = Object.fromEntries(Object.entries(sent).map(([wire, value]) => [wire, String(value)]))
  const id = data[0]!.id
  await postForm(app, 'update_post_property', { ...form, action_type: 0, id }, owner)
  expect(await stored(id)).toEqual(await stored(created.id))
})

test('pending changes of an approved property show every field to its owner', async () => {
  const { data } = await postForm(app, 'post_property', await homeForm(db, Number(SAMPLES.categoryId)), owner)
  const id = data[0]!.id
  await db`update properties set request_status = 'approved' where id = ${id}`
  const form = Object.fromEntries(Object.entries(sent).map(([wire, value]) => [wire, String(value)]))
  await postForm(app, 'update_post_property', { ...form, action_type: 0, id }, owner)
  const mine = await call('getAddedProperties', { id }, owner)
  expect(mine.data[0]!.revision_at).not.toBeNull()
  expect(inWords(mine.data[0]!)).toEqual(inWords(sent))
})

test('a property opened as a draft holds every field, and the draft publishes every field', async () => {
  const { data } = await call('listingForm', { kind: 'property', slug_id: created.slug_id }, owner)
  const draft = data.draft!.data
  expect(inWords(draft)).toEqual(inWords(sent))
  const key = randomUUID()
  const { send } = draftForms(app.app, app.tokenOf)
  const photo = await send(owner, key, 'photo', await picture('#445566'))
  const entries = Object.fromEntries(Object.entries(draft).filter(([wire]) => wire in sent))
  const patch = JSON.stringify({ ...entries, photos: [photo.data.id] })
  await call('saveDraft', { key, kind: 'property', step: 'words', version: 0, data: patch }, owner)
  const published = await call('publishDraft', { key }, owner)
  expect(published).toMatchObject({ error: false })
  expect(await stored(published.data.id)).toEqual(await stored(created.id))
})

test.each(['csv', 'json'] as const)(
  'an export as %s and an import by another owner store every field',
  async (format) => {
    const catalogue = await currentCatalogue({ sql: db, language: 'en' })
    const first = await makeLister(db)
    await db`update properties set owner_id = ${first.id} where id = ${created.id}`
    let text = ''
    for await (const part of exportListings(db, catalogue, { ownerId: first.id, format })) text += part
    await db`update properties set owner_id = ${owner.id} where id = ${created.id}`
    const second = await makeLister(db)
    const { done } = await feedSender(app).bring(text.replaceAll(created.slug_id, `copy-${format}`), { as: second })
    expect(done).toMatchObject({ created: 1, errors: 0 })
    expect(await stored(await latestOf(second))).toEqual(await stored(created.id))
  },
)

test('an import names every field that differs', async () => {
  const second = await makeLister(db)
  const other = await makeCategory(db)
  const { data } = await postForm(app, 'post_property', await homeForm(db, other.id), second)
  await db`update properties set latitude = null, longitude = null where id = ${data[0]!.id}`
  const catalogue = await currentCatalogue({ sql: db, language: 'en' })
  const third = await makeLister(db)
  await db`update properties set owner_id = ${third.id} where id = ${created.id}`
  let text = ''
  for await (const part of exportListings(db, catalogue, { ownerId: third.id, format: 'csv' })) text += part
  await db`update properties set owner_id = ${owner.id} where id = ${created.id}`
  text = text.replaceAll(created.slug_id, data[0]!.slug_id).replace('Sea Villa', 'Lake House').replace('Three', 'Four')
  const answer = await feedSender(app).send(text, { as: second })
  await runJobs()
  const { data: rows } = await call('listImportRows', { id: answer.data.id, outcome: 'changed' }, second)
  const fields = FIELD_NAMES.map((field) => rowOf(field).feed.name ?? rowOf(field).wire)
  const same = ['address', 'country']
  expect(rows[0]!.fields.toSorted()).toEqual(fields.filter((field) => !same.includes(field)).toSorted())
})

test('the data export of an owner and the archive of the site contain every column', async () => {
  const columns = FIELD_NAMES.map((field) => rowOf(field).column)
  expect(EXPORT_TABLES.find(({ file }) => file === 'properties')!.columns).toEqual(expect.arrayContaining(columns))
  const { tables } = await readSchema(db)
  const archived = tables.find(({ name }) => name === 'properties')!.columns.map(({ name }) => name)
  expect(archived).toEqual(expect.arrayContaining(columns))
})
