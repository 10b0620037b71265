import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { runImportJob } from './jobs.ts'
import { runPass } from './run-pass.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
const sender = feedSender(app)
let category: { id: number; name: string }
let agent: { id: number }
let other: { id: number }

beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number', is_required: true })
})

beforeEach(async () => {
  agent = await makeAgent(db)
  other = await makeUser(db)
})

const row = feedRows(() => category)
const feed = feedOf
const many = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))
const send = (text: string, options = {}) => sender.send(text, { as: agent, ...options })
const bring = (text: string, options = {}) => sender.bring(text, { as: agent, ...options })
const homesOf = ({ id }: { id: number }) => db<{ id: number; price: number; isActive: boolean; status: string }[]>`
  select id, price, is_active as "isActive", request_status as status from properties where owner_id = ${id} order by id`

describe('a feed', () => {
  test('of a thousand rows is created once, and importing it again changes nothing', async () => {
    const text = feed(many(1000))
    const first = await bring(text)
    expect(first.checked).toMatchObject({ status: 'checked', created: 1000, errors: 0 })
    expect(first.done).toMatchObject({ status: 'done', created: 1000, changed: 0, errors: 0, total: 1000 })
    expect(await homesOf(agent)).toHaveLength(1000)
    const second = await bring(text)
    expect(second.checked).toMatchObject({ created: 0, changed: 0, unchanged: 1000 })
    expect(second.done).toMatchObject({ created: 0, changed: 0, unchanged: 1000 })
    expect(await homesOf(agent)).toHaveLength(1000)
  })

  test('is only previewed until it is run, and the preview lists the changes', async () => {
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

  test('reports line and field of every invalid row and imports the others', async () => {
    const { done } = await bring(
      feed([
        row(1, { ListPrice: '0' }),
        row(2, { PropertyType: 'Castle in the air' }),
        row(3, { Rooms: '' }),
        row(''),
        row(5),
        row(5),
        row(7),
        row(8, { Title: '' }),
      ]).replace(/^7,/m, ''),
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

  test('continues after the last committed batch when it was interrupted', async () => {
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
  })

  test('is marked as failed after repeated internal errors', async () => {
    const { data } = await send(feed([row(1)]))
    await runJobs()
    await call('runImport', { id: data.id }, agent)
    await db`create function fail_always() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`
    await db`create trigger fail_always before insert on imported_listings for each row execute function fail_always()`
    for (let tries = 0; tries < 4; tries++)
      await expect(runImportJob.run({ ...services, sql: db }, { id: data.id })).rejects.toThrow('broken')
    await db`drop trigger fail_always on imported_listings`
    await db`drop function fail_always`
    const { data: now } = await call('getImport', { id: data.id }, agent)
    expect(now).toMatchObject({ status: 'failed', problem: 'The import stopped unexpectedly. Please try again' })
    await runImportJob.run({ ...services, sql: db }, { id: data.id })
    expect(await homesOf(agent)).toHaveLength(0)
    await db`delete from pgboss.job`
  })

  test('that takes long is continued by another job after the last batch', async () => {
    const { data } = await send(feed(many(501)))
    await db`delete from pgboss.job`
    await runPass({ ...services, sql: db }, data.id, 0)
    expect((await call('getImport', { id: data.id }, agent)).data).toMatchObject({ status: 'checking', done: 500 })
    expect(await runJobs()).toEqual(['run-import'])
    await runJobs()
    expect((await call('getImport', { id: data.id }, agent)).data).toMatchObject({ status: 'checked', created: 501 })
  })

  test('of a user with an incomplete profile fails in the preview', async () => {
    const { data } = await send(feed([row(1)]), { as: other })
    await runJobs()
    expect((await call('getImport', { id: data.id }, other)).data).toMatchObject({ status: 'failed' })
  })

  test('cannot be mapped or run twice at a time, nor run before the preview', async () => {
    const { data } = await send(feed([row(1)]))
    expect(await call('runImport', { id: data.id }, agent)).toMatchObject({ error: true })
    expect(await send(feed([row(2)]))).toMatchObject({
      error: true,
      message: expect.stringContaining('Another import'),
    })
    await runJobs()
    expect(await call('mapImport', { id: data.id, mapping: '{"Title":"title","City":"title"}' }, agent)).toMatchObject({
      error: true,
      message: 'mapping assigns two columns to the same field',
    })
    await call('runImport', { id: data.id }, agent)
    await runJobs()
    expect(await call('mapImport', { id: data.id, mapping: '{}' }, agent)).toMatchObject({
      error: true,
      message: 'This import has already run',
    })
  })

  test('can be mapped manually, and the source keeps the mapping', async () => {
    const text = feed([row(1)]).replace('City', 'Whereabouts')
    const { data } = await send(text)
    expect(data.mapping).not.toHaveProperty('Whereabouts')
    await runJobs()
    const mapping = JSON.stringify({ ...data.mapping, Whereabouts: 'city' })
    await call('mapImport', { id: data.id, mapping }, agent)
    await runJobs()
    await call('runImport', { id: data.id }, agent)
    await runJobs()
    expect(await db`select city from properties where owner_id = ${agent.id}`).toEqual([{ city: 'Lisbon' }])
    expect((await send(text)).data.mapping).toMatchObject({ Whereabouts: 'city' })
    await runJobs()
  })
})

describe('a full sync', () => {
  test('withdraws exactly the listings that are missing and restores them when they return', async () => {
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

  test('that would withdraw too many listings needs a confirmation', async () => {
    await bring(feed(many(10)), { isAbsolute: true })
    const { answer, checked } = await bring(feed(many(5)), { isAbsolute: true })
    expect(checked).toMatchObject({ withdrawn: 5, needs_confirmation: true })
    expect(answer).toMatchObject({ error: true, key: 'confirmWithdrawal' })
    expect(await homesOf(agent)).toHaveLength(10)
    expect((await bring(feed(many(5)), { isAbsolute: true, confirm: 1 })).done).toMatchObject({ withdrawn: 5 })
    expect(await homesOf(agent)).toHaveLength(5)
  })
})

describe('ownership of imports', () => {
  test('a property with a new owner is neither changed nor withdrawn by the former owner’s feed', async () => {
    await bring(feed([row(1), row(2), row(3), row(4)]), { isAbsolute: true })
    const [first, second] = await homesOf(agent)
    await db`update properties set owner_id = ${other.id} where id in ${db([first!.id, second!.id])}`
    const { done } = await bring(feed([row(1, { ListPrice: '1' }), row(3), row(4)]), { isAbsolute: true })
    expect(done).toMatchObject({ status: 'done', changed: 0, withdrawn: 0, errors: 1, unchanged: 2 })
    expect(await homesOf(other)).toMatchObject([{ price: 250_000 }, { price: 250_000 }])
  })

  test('a source name and its external ids are separate per owner', async () => {
    await bring(feed([row(1)]))
    const second = await makeAgent(db, 5)
    expect((await bring(feed([row(1, { ListPrice: '1' })]), { as: second })).done).toMatchObject({ created: 1 })
    expect((await homesOf(agent)).map(({ price }) => price)).toEqual([250_000])
  })

  test('a slug of another owner’s property creates a new property', async () => {
    const theirs = await makeProperty(db, { owner_id: other.id, category_id: category.id })
    const text = feed([row(1)])
      .replace('ListingKey', 'slug_id')
      .replace('\r\n1,', `\r\n${theirs.slug},`)
    expect((await bring(text)).done).toMatchObject({ created: 1, changed: 0 })
    expect(await homesOf(other)).toMatchObject([{ id: theirs.id, price: 250_000 }])
  })

  test('an import of another user is not found', async () => {
    const { data } = await send(feed([row(1)]))
    for (const answer of [
      await call('getImport', { id: data.id }, other),
      await call('listImportRows', { id: data.id }, other),
      await call('mapImport', { id: data.id, mapping: '{}' }, other),
      await call('runImport', { id: data.id }, other),
    ])
      expect(answer).toMatchObject({ error: true, message: 'Import not found' })
  })

  test('each new property consumes a credit, and rows without one fail', async () => {
    const small = await makeAgent(db, 2)
    const { done } = await bring(feed(many(3)), { as: small })
    expect(done).toMatchObject({ created: 2, errors: 1 })
    expect(await homesOf(small)).toHaveLength(2)
  })

  test('a row that fails half-way is rolled back, and the other rows are kept', async () => {
    const small = await makeAgent(db, 2)
    await bring(feed(many(2)), { as: small })
    const [refused] = await homesOf(small)
    // Resubmitting it consumes a credit, which is checked only after all other writes.
    await db`update properties set request_status = 'rejected', is_active = false where id = ${refused!.id}`
    const { done } = await bring(feed([row(1, { ListPrice: '111000' }), row(2, { ListPrice: '222000' })]), {
      as: small,
    })
    expect(done).toMatchObject({ status: 'done', changed: 1, errors: 1 })
    expect((await homesOf(small))[0]).toEqual({ ...refused, isActive: false, status: 'rejected' })
    expect(await db`select from listing_events where property_id = ${refused!.id} and kind = 'price_changed'`).toEqual(
      [],
    )
  })
})
