import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#server/db/sql.ts'
import { ingestImage } from '#server/features/media/ingest-image.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makePackage, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { findDuplicates, findStale } from './jobs.ts'

const { db, call, inject, services } = await testApp()
let admin: { id: number }
let moderator: { id: number }
let owner: { id: number }
let category_id: number
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
  moderator = await makeUser(db, { role: 'moderator' })
  category_id = (await makeCategory(db)).id
})
beforeEach(async () => {
  await db`delete from properties`
  owner = await makeUser(db)
})

const at = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
/** A property whose last change was the given number of days ago. */
async function homeOf(days: number, given: Record<string, unknown> = {}) {
  const home = await makeProperty(db, { category_id, owner_id: owner.id, created_at: at(days), ...given })
  await db.begin(async (sql) => {
    await sql`set local session_replication_role = 'replica'`
    await sql`update properties set updated_at = ${at(days)}, confirmed_at = ${at(days)} where id = ${home.id}`
  })
  return home
}
const look = () => findStale.run({ ...services, sql: db }, {})
const compare = () => findDuplicates.run({ ...services, sql: db }, {})
const stale = async (input: object) => (await call('listStaleListings', input, moderator)).data.map(({ id }) => id)
const told = (id: number) => db`
  select n.kind from notifications n join notification_recipients r on r.notification_id = n.id where r.user_id = ${id}`

describe('stale listings', () => {
  test('are those without edit, view or enquiry, the oldest first', async () => {
    const old = await homeOf(90)
    const older = await homeOf(200)
    const seen = await homeOf(90)
    await db`insert into property_days (property_id, day, views) values (${seen.id}, ${at(3)}, 1)`
    const asked = await homeOf(90)
    await db`insert into chats (property_id, user_id, counterpart_id, last_message_at) values (${asked.id}, ${admin.id}, ${owner.id}, ${at(3)})`
    const written = await homeOf(90)
    await db`
      insert into enquiries (property_id, recipient_id, visitor_name, visitor_email, message, consented_at, created_at)
      values (${written.id}, ${owner.id}, 'Ruth', 'r@example.com', 'Quiet?', now(), ${at(3)})`
    await homeOf(90, { is_active: false })
    await homeOf(90, { property_type: 'sold' })
    await homeOf(10)
    await look()
    expect(await stale({})).toEqual([older.id, old.id])
    expect(await stale({ sort: '-since' })).toEqual([old.id, older.id])
    expect(await stale({ days: 100 })).toEqual([older.id])
    expect(await stale({ owner_id: admin.id })).toEqual([])
    expect(await stale({ limit: 1, offset: 1 })).toEqual([old.id])
    expect(await stale({ cause: 'unconfirmed' })).toHaveLength(5)
    expect(await call('listStaleListings', {}, moderator)).toMatchObject({ total: 2, total_is_exact: true })
    await db`insert into property_days (property_id, day, views) values (${old.id}, ${at(1)}, 1)`
    await look()
    expect(await stale({})).toEqual([older.id])
  })

  test('are those of an owner whose last package has ended', async () => {
    const home = await homeOf(90)
    const { id } = await makePackage(db, { property_list: 3 })
    const own = { user_id: owner.id, package_id: id, starts_at: at(200) }
    await db`insert into user_packages ${db({ ...own, ends_at: at(60) })}`
    await look()
    expect(await stale({ cause: 'package-over' })).toEqual([home.id])
    await db`insert into user_packages ${db({ ...own, ends_at: at(-5) })}`
    await look()
    expect(await stale({ cause: 'package-over' })).toEqual([])
  })

  test('can be asked about once a day, and the owner is notified', async () => {
    const home = await homeOf(90)
    await look()
    expect((await call('requestConfirmations', { ids: [home.id] }, moderator)).data).toEqual({ asked: 1 })
    expect((await call('requestConfirmations', { ids: [home.id] }, moderator)).data).toEqual({ asked: 0 })
    expect(await told(owner.id)).toEqual([{ kind: 'listing-unconfirmed' }])
    expect((await call('listStaleListings', {}, moderator)).data[0]!.asked_at).toBe(NOW.toISOString())
    // The nightly run found another cause for the same property.
    await db`insert into stale_listings (cause, property_id, since) values ('package-over', ${home.id}, ${at(60)})`
    const askAt = async (hours: number) => {
      services.now = () => new Date(NOW.getTime() + hours * 3_600_000)
      const { data } = await call('requestConfirmations', { ids: [home.id] }, moderator)
      services.now = () => NOW
      return data
    }
    expect(await askAt(23)).toEqual({ asked: 0 })
    expect(await askAt(25)).toEqual({ asked: 1 })
    expect(await told(owner.id)).toHaveLength(2)
  })

  test('can be hidden with a reason, and those that are not live are left unchanged', async () => {
    const home = await homeOf(90)
    const sold = await homeOf(90, { property_type: 'sold' })
    const refused = await homeOf(90, { request_status: 'rejected' })
    await look()
    const ids = [home.id, sold.id, refused.id, 999_999]
    expect(await call('hideListings', { ids, reason: ' ' }, moderator)).toMatchObject({ error: true })
    expect((await call('hideListings', { ids, reason: 'Long gone' }, moderator)).data).toEqual({ hidden: 1 })
    expect(await db`select is_active, freshness from properties where id = ${home.id}`).toEqual([
      { is_active: false, freshness: 'hidden' },
    ])
    expect(await stale({})).toEqual([])
    const news = (await call('getNotificationList', {}, owner)).data
    expect(news).toMatchObject([{ kind: 'listing-hidden', message: expect.stringContaining('Long gone') }])
    const { details } = await one(db<{ details: object }[]>`select details from audit_log order by id desc limit 1`)
    expect(details).toEqual({ ids: [home.id], reason: 'Long gone' })
  })
})

describe('duplicate listings', () => {
  const place = { city: 'Lisbon', latitude: 38.7, longitude: -9.1, price: 300_000, property_type: 'sell' }
  const description = 'A bright flat with oak floors near the river, two bathrooms and a garden of its own'
  async function pair() {
    const first = await homeOf(20, { ...place, description, title: 'Bright flat' })
    const other = await makeUser(db)
    const copy = await homeOf(10, { ...place, description, title: 'Bright flat', owner_id: other.id, price: 302_000 })
    await db`update duplicate_scan_progress set changed_at = '-infinity', property_id = 0`
    await compare()
    return { first, copy }
  }

  test('are found by text, place and price, and a settled pair is not listed again', async () => {
    const { first, copy } = await pair()
    const { data, total } = await call('listDuplicateListings', { reason: 'words' }, moderator)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ home: { id: copy.id }, other: { id: first.id }, score: 100 })
    expect((await call('listDuplicateListings', { reason: 'photos' }, moderator)).data).toEqual([])
    for (const sort of ['score', '-score', 'found', '-found'] as const)
      expect((await call('listDuplicateListings', { sort }, moderator)).data).toHaveLength(1)
    const asked = { property_id: copy.id, other_id: first.id }
    expect(await call('resolveDuplicate', asked, moderator)).toMatchObject({ error: false })
    expect(await call('resolveDuplicate', asked, moderator)).toMatchObject({ error: true, message: 'Pair not found' })
    const turned = { property_id: first.id, other_id: copy.id }
    expect(await call('resolveDuplicate', turned, moderator)).toMatchObject({ error: true, message: 'Pair not found' })
    expect(await db`select from audit_log where action = 'duplicate settled'`).toHaveLength(1)
    await db`update duplicate_scan_progress set changed_at = '-infinity', property_id = 0`
    await compare()
    expect((await call('listDuplicateListings', {}, moderator)).data).toEqual([])
  })

  test('are found by their photos, even resized and recompressed, and a settled pair is not listed again', async () => {
    const photo = await readFile('src/demo/media/balcony-sea-terrace.avif')
    const stolen = await sharp(photo).resize(700).jpeg({ quality: 50 }).toBuffer()
    const photos: number[] = []
    for (const bytes of [photo, stolen])
      photos.push(
        (await ingestImage(db, services.storage, bytes, { folder: 'property_title_img', ownerId: null, kind: 'image' }))
          .mediaId,
      )
    const thief = await makeUser(db)
    const first = await homeOf(20, { title_media_id: photos[0], description: 'Oak floors near the river' })
    const copy = await homeOf(10, {
      ...{ title_media_id: photos[1], description: 'A castle of forty rooms in the hills', title: 'Castle' },
      ...{ city: 'Graz', latitude: 47.1, longitude: 15.4, price: 900_000, owner_id: thief.id },
    })
    const own = await homeOf(9, { title_media_id: photos[1], owner_id: thief.id, title: 'Castle again', city: 'Graz' })
    const anew = async () => {
      await db`update duplicate_scan_progress set changed_at = '-infinity', property_id = 0`
      await compare()
      return (await call('listDuplicateListings', { reason: 'photos' }, moderator)).data
    }
    const found = await anew()
    expect(found.map(({ home, other }) => [home.id, other.id]).toSorted()).toEqual(
      [
        [copy.id, first.id],
        [own.id, first.id],
      ].toSorted(),
    )
    expect(found[0]).toMatchObject({ reason: 'photos', score: 70 })
    await call('resolveDuplicate', { property_id: copy.id, other_id: first.id }, moderator)
    // A second matching photo raises the score; the settled pair stays settled.
    await db`insert into property_gallery (property_id, media_id, position) values (${copy.id}, ${photos[1]!}, 0)`
    expect((await anew()).map(({ home }) => home.id)).toEqual([own.id])
    expect(await db`select settled_by, score from duplicate_listings where property_id = ${copy.id}`).toEqual([
      { settled_by: moderator.id, score: 80 },
    ])
  })

  test('can be opened as a moderation case, which reopens after a decision', async () => {
    const { copy } = await pair()
    const asked = { property_id: copy.id, reason: 'The same flat' }
    const { data } = await call('openCase', asked, moderator)
    const queue = async () => (await call('listModeration', { kind: 'report' }, moderator)).data.map(({ id }) => id)
    expect(await queue()).toEqual([data.id])
    await db`update reports set status = 'dismissed', decided_at = now()`
    expect(await queue()).toEqual([])
    expect((await call('openCase', asked, moderator)).data).toEqual(data)
    expect(await queue()).toEqual([data.id])
    expect(await call('openCase', { property_id: 999_999, reason: 'x' }, moderator)).toMatchObject({ error: true })
  })

  test('can be exported by administrators, with a link that is valid only for them', async () => {
    const { first, copy } = await pair()
    const { data } = await call('exportMaintenanceReport', { report: 'duplicates' }, admin)
    const path = data.url.replace(/^https?:\/\/[^/]+/, '')
    const { statusCode, body } = await inject({ url: path })
    expect(statusCode).toBe(200)
    expect(body.split('\n')[1]).toMatch(new RegExp(`^"?${copy.id}"?,.*${first.id}`))
    for (const bad of [path.replace(/user=\d+/, `user=${moderator.id}`), path.replace('duplicates', 'stale_quiet_30')])
      expect((await inject({ url: bad })).statusCode).toBe(404)
    await db`update users set role = 'user' where id = ${admin.id}`
    expect((await inject({ url: path })).statusCode).toBe(404)
    await db`update users set role = 'admin' where id = ${admin.id}`
    await homeOf(90)
    await look()
    const other = (await call('exportMaintenanceReport', { report: 'stale', cause: 'quiet' }, admin)).data.url
    expect((await inject({ url: other.replace(/^https?:\/\/[^/]+/, '') })).body.split('\n')).toHaveLength(3)
  })
})
