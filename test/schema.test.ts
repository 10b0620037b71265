import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { cellOf } from '#domain/geo.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { testDatabase } from './support/database.ts'
import { type Change, changes, makeTown, type Town } from './support/town.ts'

const db = await testDatabase()

/** The search tables in a comparable form. */
async function searchTables(sql: Sql) {
  return {
    listing: await sql`select * from listing order by id`,
    text: await sql`select id, tsv::text from listing_text order by id`,
    totals: await sql`select * from listing_totals order by 1, 2`,
    cards: await sql`select id, card::text, gallery::text, page::text from listing_cards order by id`,
  }
}

async function expectInStep(sql: Sql) {
  const kept = await searchTables(sql)
  await sql`select rebuild_listings()`
  expect(kept).toEqual(await searchTables(sql))
  return kept
}

describe('the search tables', () => {
  let town: Town
  beforeAll(async () => {
    town = await makeTown(db)
  })

  test('after any sequence of changes they equal a rebuild', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(changes(town), { minLength: 10, maxLength: 40 }),
        fc.boolean(),
        async (sequence, atOnce) => {
          if (atOnce) await db.begin((sql) => inOrder(sql, sequence))
          else for (const change of sequence) await db.begin((sql) => change.run(sql))
          await expectInStep(db)
        },
      ),
      { numRuns: 12, seed: 42 },
    )
  })

  test('changes that are rolled back leave no trace', async () => {
    const before = await searchTables(db)
    const given = new Error('no')
    await expect(
      db.begin(async (sql) => {
        await sql`update properties set price = price + 1, request_status = 'approved', is_active = true`
        throw given
      }),
    ).rejects.toBe(given)
    expect(await searchTables(db)).toEqual(before)
    expect(await db`select from listing_dirty`).toHaveLength(0)
  })

  test('concurrent changes of the same listings keep them consistent, without a deadlock', async () => {
    const sequences = fc.sample(fc.array(changes(town), { minLength: 15, maxLength: 15 }), { numRuns: 8, seed: 7 })
    const outcomes = await Promise.allSettled(
      sequences.map(async (sequence) => {
        for (const change of sequence) await db.begin((sql) => change.run(sql)).catch(unlessGone)
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const { listing } = await expectInStep(db)
    expect(listing.length).toBeGreaterThan(0)
  })

  test('only public listings are in them', async () => {
    const [id] = town.propertyIds
    await db`update users set is_active = true`
    const open = {
      property_type: 'sell',
      request_status: 'approved',
      is_active: true,
      is_private: false,
      rent_duration: null,
    }
    const isListed = async (change: object) => {
      await db`update properties set ${db({ ...open, ...change })} where id = ${id!}`
      return (await db`select from listing where id = ${id!}`).length === 1
    }
    expect(await isListed({})).toBe(true)
    expect(await isListed({ request_status: 'pending' })).toBe(false)
    expect(await isListed({ request_status: 'rejected' })).toBe(false)
    expect(await isListed({ is_active: false })).toBe(false)
    expect(await isListed({ is_private: true })).toBe(false)
    expect(await isListed({ property_type: 'sold' })).toBe(false)
    expect(await isListed({ property_type: 'rented' })).toBe(false)
    expect(await isListed({ property_type: 'rent' })).toBe(true)
    await db`update users set is_active = false`
    expect(await db`select from listing where owner_id is not null`).toHaveLength(0)
    await db`update users set is_active = true`
    expect(await isListed({})).toBe(true)
  })

  test('attributes, nearby places, the owner and price reductions of a listing can be searched', async () => {
    const { propertyIds, userIds, facilityIds, bedrooms, furnishing } = await makeTown(db, 1)
    const id = propertyIds[0]!
    await db`update properties set owner_id = ${userIds[0]!}, request_status = 'approved', is_active = true, price = 200 where id = ${id}`
    await db`insert into property_parameters (property_id, parameter_id, value)
      values (${id}, ${bedrooms}, '"3 rooms"'), (${id}, ${furnishing}, '["  BARÉ ", "Kitchen", "kitchen", ""]')`
    await db`insert into property_facilities (property_id, facility_id, distance) values (${id}, ${facilityIds[2]!}, 2.5), (${id}, ${facilityIds[0]!}, 0.3)`
    await db`update properties set price = 150 where id = ${id}`
    const read = () =>
      one(db<Record<string, unknown>[]>`
        select l.details, l.reduction, l.by_agency as "byAgency", l.area_price as "areaPrice" from listing l where l.id = ${id}`)
    expect(await read()).toEqual({
      details: {
        facilities: [
          [facilityIds[0], 3],
          [facilityIds[2], 25],
        ],
        numbers: [[bedrooms, 3]],
        options: [
          [furnishing, 'bare'],
          [furnishing, 'kitchen'],
        ],
        answered: [bedrooms, furnishing].sort((a, b) => a - b),
      },
      reduction: 0.25,
      byAgency: false,
      areaPrice: null,
    })
    await db`update parameters set fact = 'area' where id = ${bedrooms}`
    await db`update users set account_kind = 'agency' where id = ${userIds[0]!}`
    await db`update properties set price = 180 where id = ${id}`
    expect(await read()).toMatchObject({ areaPrice: 60, byAgency: true, reduction: 0 })
    await db`update parameters set type_of_parameter = 'textbox' where id = ${bedrooms}`
    expect(await read()).toMatchObject({
      details: {
        numbers: [],
        options: expect.arrayContaining([
          [bedrooms, '3 rooms'],
          [furnishing, 'bare'],
          [furnishing, 'kitchen'],
        ]),
      },
    })
    await db`update parameters set type_of_parameter = 'number', fact = 'bedrooms' where id = ${bedrooms}`
    await expectInStep(db)
  })

  test('views and favourites are updated in them without a refresh', async () => {
    const [id] = town.propertyIds
    const [userId] = town.userIds
    await db`delete from favourites`
    const before = await one(db<{ views: number; likes: number }[]>`select views, likes from listing where id = ${id!}`)
    await db`select add_views(${[id!, id!]}::bigint[], ${[3, 4]}::integer[])`
    await db`insert into favourites (user_id, property_id) values (${userId!}, ${id!})`
    const counted = await one(
      db<{ views: number; likes: number }[]>`select views, likes from listing where id = ${id!}`,
    )
    expect(counted).toEqual({ views: before.views + 7, likes: before.likes + 1 })
    await db`delete from favourites where user_id = ${userId!} and property_id = ${id!}`
    await expectInStep(db)
  })
})

test('a cell has the same number in SQL and in TypeScript', async () => {
  const millionths = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
  const points = fc.sample(fc.record({ latitude: millionths(90), longitude: millionths(180) }), {
    numRuns: 500,
    seed: 3,
  })
  const rows = await db<{ cell: number }[]>`
    select cell_of(latitude, longitude) as cell
    from unnest(${points.map(({ latitude }) => latitude)}::float8[], ${points.map(({ longitude }) => longitude)}::float8[])
      with ordinality as p (latitude, longitude, place) order by place`
  expect(rows.map(({ cell }) => cell)).toEqual(points.map(cellOf))
})

test.each([Number.MIN_VALUE, -Number.MIN_VALUE, 90, -90])('a latitude of %s has a cell', async (latitude) => {
  const [row] = await db<{ cell: number }[]>`select cell_of(${latitude}::float8, -180) as cell`
  expect(row?.cell).toBeGreaterThanOrEqual(0)
})

describe('the history of a listing', () => {
  test('is written with every change of price, status and deal type, and names the user who made it', async () => {
    const { propertyIds, userIds } = await makeTown(db, 1)
    const id = propertyIds[0]!
    await db`update properties set price = 100, request_status = 'pending', is_active = true, property_type = 'sell' where id = ${id}`
    const start = await one(db<{ last: number }[]>`select max(id) as last from listing_events`)
    await db.begin(async (sql) => {
      await sql`select set_config('lintel.actor_id', ${String(userIds[0])}, true)`
      await sql`update properties set price = 90 where id = ${id}`
      await sql`update properties set request_status = 'approved' where id = ${id}`
      await sql`update properties set is_active = false where id = ${id}`
      await sql`update properties set is_active = true where id = ${id}`
      await sql`update properties set property_type = 'sold' where id = ${id}`
    })
    await db`delete from properties where id = ${id}`
    const events =
      await db`select kind, old, new, actor_id as actor from listing_events where property_id = ${id} and id > ${start.last} order by id`
    const actor = userIds[0]
    expect(events.filter(({ kind }) => kind !== 'published')).toEqual([
      { kind: 'price_changed', old: { price: 100 }, new: { price: 90 }, actor },
      { kind: 'status_changed', old: { request_status: 'pending' }, new: { request_status: 'approved' }, actor },
      { kind: 'hidden', old: null, new: null, actor },
      { kind: 'shown', old: null, new: null, actor },
      { kind: 'type_changed', old: { property_type: 'sell' }, new: { property_type: 'sold' }, actor },
      { kind: 'deleted', old: expect.objectContaining({ price: 90 }), new: null, actor: null },
    ])
  })

  test.each(['listing_events', 'audit_log'])('%s is append-only', async (table) => {
    await db`insert into audit_log (action) values ('test')`
    await expect(db`update ${db(table)} set at = now()`).rejects.toThrow('append-only')
    await expect(db`delete from ${db(table)}`).rejects.toThrow('append-only')
    await expect(db`truncate ${db(table)}`).rejects.toThrow('append-only')
  })
})

const VOCABULARIES: [table: string, column: string, words: string[]][] = [
  ['properties', 'property_type', ['sell', 'rent', 'sold', 'rented']],
  ['properties', 'request_status', ['pending', 'approved', 'rejected']],
  ['properties', 'rent_duration', ['Daily', 'Monthly', 'Quarterly', 'Yearly']],
  ['projects', 'request_status', ['pending', 'approved', 'rejected']],
  ['projects', 'type', ['upcoming', 'under_construction']],
  ['parameters', 'type_of_parameter', ['textbox', 'textarea', 'number', 'radiobutton', 'checkbox', 'dropdown', 'file']],
  ['advertisements', 'status', ['approved', 'pending', 'rejected', 'expired']],
  ['payment_transactions', 'payment_status', ['pending', 'success', 'failed', 'review', 'rejected']],
  ['payment_transactions', 'payment_type', ['online payment', 'bank transfer', 'free']],
  ['packages', 'package_type', ['free', 'paid']],
  ['package_features', 'limit_type', ['limited', 'unlimited']],
  ['verification_applications', 'status', ['pending', 'success', 'failed']],
  ['users', 'verification', ['initial', 'pending', 'success', 'failed']],
  ['users', 'login_type', ['google', 'phone', 'apple', 'email']],
  ['verification_fields', 'field_type', ['text', 'number', 'radio', 'checkbox', 'dropdown', 'textarea', 'file']],
  ['notifications', 'type', ['general', 'inquiry', 'payment']],
  ['notifications', 'send_type', ['selected', 'everyone']],
  ['messages', 'kind', ['text', 'file', 'audio', 'file_and_text']],
  ['ad_banners', 'page', ['homepage', 'property_listing', 'property_detail']],
  ['ad_banners', 'platform', ['web', 'app']],
  ['ad_banners', 'type', ['image', 'property', 'link']],
  ['sliders', 'type', ['image', 'category', 'property', 'link']],
]

test.each(VOCABULARIES)('%s.%s accepts exactly the listed values', async (table, column, words) => {
  const checks = await db<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass and conname = ${`${table}_${column}_check`}`
  const known = [...(checks[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word)
  expect(known.sort()).toEqual([...words].sort())
})

describe('the schema', () => {
  test('has an index for every foreign key', async () => {
    const bare = await db`
      select conrelid::regclass::text as table, conname
      from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`
    expect(bare).toEqual([])
  })

  test('has a comment on every table', async () => {
    expect(
      await db`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and obj_description(oid, 'pg_class') is null`,
    ).toEqual([])
  })

  test('every trigger can be created from its definition, as a restored dump does', async () => {
    const triggers = await db<{ name: string; on: string; definition: string }[]>`
      select quote_ident(tgname) as name, tgrelid::regclass::text as "on", pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`
    const undone = new Error('undone')
    await expect(
      db.begin(async (sql) => {
        for (const { name, on, definition } of triggers) {
          await sql.unsafe(`drop trigger ${name} on ${on}`)
          await sql.unsafe(definition)
        }
        throw undone
      }),
    ).rejects.toBe(undone)
    expect(triggers.length).toBeGreaterThan(100)
  })

  test('keeps the feature ids that clients join by', async () => {
    expect(await db`select id, key from features order by id`).toEqual([
      { id: 1, key: 'property_list' },
      { id: 2, key: 'property_feature' },
      { id: 3, key: 'project_list' },
      { id: 4, key: 'project_feature' },
      { id: 5, key: 'mortgage_calculator_detail' },
      { id: 6, key: 'premium_properties' },
      { id: 7, key: 'project_access' },
    ])
  })

  test('a paid payment stays paid', async () => {
    const { userIds } = await makeTown(db, 1)
    const { packageId } = await one(db<{ packageId: number }[]>`
      insert into packages (name, package_type, price_minor, duration_hours) values ('Paid', 'paid', 900, 24) returning id as "packageId"`)
    const { id } = await one(db<{ id: number }[]>`
      insert into payment_transactions (user_id, package_id, amount_minor, currency, payment_gateway, payment_type)
      values (${userIds[0]!}, ${packageId}, 900, 'USD', 'Stripe', 'online payment') returning id`)
    await db`update payment_transactions set payment_status = 'failed' where id = ${id}`
    await db`update payment_transactions set payment_status = 'success' where id = ${id}`
    await expect(db`update payment_transactions set payment_status = 'failed' where id = ${id}`).rejects.toThrow(
      'cannot go from success',
    )
    await expect(
      db`insert into user_packages (user_id, package_id, transaction_id) values (${userIds[0]!}, ${packageId}, ${id}), (${userIds[0]!}, ${packageId}, ${id})`,
    ).rejects.toThrow('transaction_id')
  })

  test('credits are never overdrawn', async () => {
    const { userIds } = await makeTown(db, 1)
    const { id } = await one(db<{ id: number }[]>`
      with p as (insert into packages (name, package_type, duration_hours) values ('Free', 'free', 24) returning id),
        u as (insert into user_packages (user_id, package_id) select ${userIds[0]!}, id from p returning id)
      insert into user_package_limits (user_package_id, feature_id, total) select id, 1, 2 from u returning id`)
    const spend = () => db`update user_package_limits set used = used + 1 where id = ${id}`
    await spend()
    await spend()
    await expect(spend()).rejects.toThrow('user_package_limits_check')
  })

  test('events of one user are numbered without gaps in commit order, without a deadlock', async () => {
    const emit = (sql: Sql, ownerId: number) =>
      sql`insert into live_events (owner_id, kind) values (${ownerId}, 'test')`
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        db.begin(async (sql) => {
          for (const ownerId of index % 2 ? [77, 78, 77] : [78, 77, 77]) await emit(sql, ownerId)
        }),
      ),
    )
    const numbered = await db<{ owner: number; seqs: number[]; last: number }[]>`
      select owner_id as owner, array_agg(seq order by seq) as seqs,
        (select last_seq from inboxes i where i.owner_id = e.owner_id) as last
      from live_events e where owner_id in (77, 78) group by owner_id order by owner_id`
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
    expect(numbered).toEqual([
      { owner: 77, seqs: upTo(60), last: 60 },
      { owner: 78, seqs: upTo(30), last: 30 },
    ])
  })

  test('an email address signs in once per login type, whatever its case', async () => {
    const insert = (slug: string, email: string, login: string) =>
      db`insert into users (name, slug, email, login_type) values ('A', ${slug}, ${email}, ${login})`
    await insert('a-1', 'Ada@example.com', 'email')
    await insert('a-2', 'ada@example.com', 'google')
    await expect(insert('a-3', 'ada@EXAMPLE.com', 'email')).rejects.toThrow('users_email_per_login')
  })
})

async function inOrder(sql: Sql, sequence: readonly Change[]) {
  for (const change of sequence) await change.run(sql)
}

/** A listing may be deleted while another transaction adds to it; that refusal is expected. */
function unlessGone(error: { code?: string }) {
  if (error.code !== '23503') throw error
}
