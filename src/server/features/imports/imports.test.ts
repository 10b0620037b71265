import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListingImport } from '#contract/imports.ts'
import { csvLine } from '#domain/csv.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, makeCategory, makeImage, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { runImportJob } from './jobs.ts'

const { app, db, call, tokenOf, runJobs, services } = await testApp()
let category: { id: number; name: string }
let agent: { id: number }
let other: { id: number }

beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number', is_required: true })
})

beforeEach(async () => {
  const face = await makeImage(db, { folder: 'users' })
  agent = await makeUser(db, { phone: '912004418', address: '1 Garden Street', profile_media_id: face.id })
  other = await makeUser(db)
  await givePackage(db, agent.id, { property_list: 'unlimited' })
})

const HEAD = [
  'ListingKey',
  'Title',
  'PublicRemarks',
  'PropertyType',
  'Lintel_Offer',
  'ListPrice',
  'UnparsedAddress',
  'City',
  'Rooms',
]
const row = (key: number | string, given: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    ListingKey: String(key),
    Title: `House ${key}`,
    PublicRemarks: 'Two rooms; a garden, "and" a view.',
    PropertyType: category.name,
    Lintel_Offer: 'sell',
    ListPrice: '250000',
    UnparsedAddress: `${key} Garden Street`,
    City: 'Lisbon',
    Rooms: '3',
    ...given,
  }
  return HEAD.map((name) => cells[name]!)
}
const feed = (rows: string[][]) => [HEAD, ...rows].map(csvLine).join('')
const many = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))

async function send(text: string, { as = agent, source = 'Office', isAbsolute = false } = {}) {
  const form = new FormData()
  form.set('source', source)
  if (isAbsolute) form.set('is_absolute', '1')
  form.set('feed', new Blob([text]), 'feed.csv')
  const body = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: '/api/listing-imports',
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return response.json() as { error: boolean; message: string; data: ListingImport }
}

/** Sends a feed, looks through it and carries it out. */
async function bring(text: string, options: Parameters<typeof send>[1] & { confirm?: 1 } = {}) {
  const { data } = await send(text, options)
  await runJobs()
  const checked = (await call('getImport', { id: data.id }, options.as ?? agent)).data
  const answer = await call('runImport', { id: data.id, confirm: options.confirm ?? 0 }, options.as ?? agent)
  await runJobs()
  const done = (await call('getImport', { id: data.id }, options.as ?? agent)).data
  return { checked, answer, done }
}
const homesOf = ({ id }: { id: number }) => db<{ id: number; price: number; isActive: boolean; status: string }[]>`
  select id, price, is_active as "isActive", request_status as status from properties where owner_id = ${id} order by id`

describe('a feed', () => {
  test('of a thousand rows is created once; the second time nothing is created or changed', async () => {
    const text = feed(many(1000))
    const first = await bring(text)
    expect(first.checked).toMatchObject({ status: 'checked', created: 1000, errors: 0 })
    expect(first.done).toMatchObject({ status: 'done', created: 1000, changed: 0, errors: 0, total: 1000 })
    expect(await homesOf(agent)).toHaveLength(1000)
    const second = await bring(text)
    expect(second.checked).toMatchObject({ created: 0, changed: 0, unchanged: 1000 })
    expect(second.done).toMatchObject({ created: 0, changed: 0, unchanged: 1000 })
    expect(await homesOf(agent)).toHaveLength(1000)
  }, 60_000)

  test('that is only looked through changes nothing, and says what it would', async () => {
    await bring(feed([row(1), row(2)]))
    const { data } = await send(feed([row(1, { ListPrice: '260000', Rooms: '4' }), row(2), row(3)]))
    await runJobs()
    expect((await call('getImport', { id: data.id }, agent)).data).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
    })
    const { data: rows } = await call('listImportRows', { id: data.id, outcome: 'changed' }, agent)
    expect(rows).toEqual([
      { line: 2, external_id: '1', outcome: 'changed', fields: ['price', 'parameters'], problem: '' },
    ])
    expect((await homesOf(agent)).map(({ price }) => price)).toEqual([250_000, 250_000])
  })

  test('says line and field of every wrong row and takes the others', async () => {
    const { done } = await bring(
      feed([
        row(1, { ListPrice: '0' }),
        row(2, { PropertyType: 'Castle in the air' }),
        row(3, { Rooms: '' }),
        row(''),
        row(5),
        row(5),
        row(7).slice(1),
        row(8, { Title: '' }),
      ]),
    )
    expect(done).toMatchObject({ status: 'done', created: 1, errors: 7 })
    const { data: rows } = await call('listImportRows', { id: done.id, outcome: 'error' }, agent)
    expect(rows.map(({ line, fields }) => [line, ...fields])).toEqual([
      [2, 'price'],
      [3, 'category'],
      [4, 'parameters'],
      [5, 'external_id'],
      [7, 'external_id'],
      [8, 'row'],
      [9, 'title'],
    ])
  })

  test('goes on where it was cut off', async () => {
    const { data } = await send(feed(many(1200)))
    await runJobs()
    await db`create function fail_late() returns trigger language plpgsql as
      $$ begin if new.external_id = '700' then raise 'killed'; end if; return new; end $$`
    await db`create trigger fail_late before insert on imported_listings for each row execute function fail_late()`
    await call('runImport', { id: data.id }, agent)
    await expect(runJobs()).rejects.toThrow('killed')
    await db`drop trigger fail_late on imported_listings`
    await db`drop function fail_late`
    expect((await call('getImport', { id: data.id }, agent)).data).toMatchObject({ status: 'running', done: 500 })
    expect(await homesOf(agent)).toHaveLength(500)
    await runImportJob.run({ ...services, sql: db }, { id: data.id })
    expect((await call('getImport', { id: data.id }, agent)).data).toMatchObject({ status: 'done', created: 1200 })
    await runImportJob.run({ ...services, sql: db }, { id: data.id })
    expect(await homesOf(agent)).toHaveLength(1200)
  }, 60_000)
})

describe('an absolute feed', () => {
  test('withdraws exactly what was dropped, and brings it back', async () => {
    const admin = await makeUser(db, { role: 'admin' })
    const options = { as: admin, source: 'Absolute', isAbsolute: true }
    await bring(feed([row('a1'), row('a2'), row('a3'), row('a4')]), options)
    const { done } = await bring(feed([row('a1'), row('a2'), row('a4')]), options)
    expect(done).toMatchObject({ withdrawn: 1, unchanged: 3, changed: 0, created: 0 })
    const hidden = await db`
      select l.external_id from imported_listings l join properties p on p.id = l.property_id join import_sources s on s.id = l.source_id
      where s.name = 'Absolute' and not p.is_active`
    expect(hidden).toEqual([{ external_id: 'a3' }])
    const back = await bring(feed([row('a1'), row('a2'), row('a3'), row('a4')]), options)
    expect(back.done).toMatchObject({ withdrawn: 0, unchanged: 3, changed: 1 })
  })

  test('that would withdraw too many asks first', async () => {
    await bring(feed(many(10)), { isAbsolute: true })
    const { answer, checked } = await bring(feed(many(5)), { isAbsolute: true })
    expect(checked).toMatchObject({ withdrawn: 5, needs_confirmation: true })
    expect(answer).toMatchObject({ error: true, key: 'confirmWithdrawal' })
    expect(await homesOf(agent)).toHaveLength(10)
    expect((await bring(feed(many(5)), { isAbsolute: true, confirm: 1 })).done).toMatchObject({ withdrawn: 5 })
    expect(await homesOf(agent)).toHaveLength(5)
  })
})

describe('whose', () => {
  test('a source of the same name and the same keys belong to each owner alone', async () => {
    await bring(feed([row(1)]))
    const face = await makeImage(db, { folder: 'users' })
    const second = await makeUser(db, { phone: '912004419', address: '2 Garden Street', profile_media_id: face.id })
    await givePackage(db, second.id, { property_list: 5 })
    expect((await bring(feed([row(1, { ListPrice: '1' })]), { as: second })).done).toMatchObject({ created: 1 })
    expect((await homesOf(agent)).map(({ price }) => price)).toEqual([250_000])
  })

  test('a slug of somebody else names a new home, never theirs', async () => {
    const theirs = await makeProperty(db, { owner_id: other.id, category_id: category.id })
    const text = feed([row(1)])
      .replace('ListingKey', 'slug_id')
      .replace('\r\n1,', `\r\n${theirs.slug},`)
    expect((await bring(text)).done).toMatchObject({ created: 1, changed: 0 })
    expect(await homesOf(other)).toMatchObject([{ id: theirs.id, price: 250_000 }])
  })

  test('an import of somebody else is not there', async () => {
    const { data } = await send(feed([row(1)]))
    for (const answer of [
      await call('getImport', { id: data.id }, other),
      await call('listImportRows', { id: data.id }, other),
      await call('mapImport', { id: data.id, mapping: '{}' }, other),
      await call('runImport', { id: data.id }, other),
    ])
      expect(answer).toMatchObject({ error: true, message: 'Import not found' })
  })

  test('each new home costs a unit; without one its row says so', async () => {
    const face = await makeImage(db, { folder: 'users' })
    const small = await makeUser(db, { phone: '912004420', address: '3 Garden Street', profile_media_id: face.id })
    await givePackage(db, small.id, { property_list: 2 })
    const { done } = await bring(feed(many(3)), { as: small })
    expect(done).toMatchObject({ created: 2, errors: 1 })
    expect(await homesOf(small)).toHaveLength(2)
  })
})
