import fc from 'fast-check'
import { one, type Sql } from '#server/db/sql.ts'

/** A few properties close together, so that changes affect the same tiles and counts. */
export interface Town {
  propertyIds: number[]
  userIds: number[]
  categoryIds: number[]
  facilityIds: number[]
  mediaIds: number[]
  bedrooms: number
  furnishing: number
}

/** One change of one property. */
export interface Change {
  toString(): string
  run(sql: Sql): Promise<void>
}

let towns = 0

export async function makeTown(sql: Sql, homes = 12): Promise<Town> {
  const town = ++towns
  const ids = async (rows: PromiseLike<{ id: number }[]>) => (await rows).map(({ id }) => id)
  const userIds = await ids(sql`
    insert into users (name, slug, login_type, email)
    select 'Owner', 'owner-' || ${town}::text || '-' || n, 'email', 'owner' || ${town}::text || '.' || n || '@example.com' from generate_series(1, 3) n returning id`)
  const categoryIds = await ids(sql`
    insert into categories (slug, name) select 'kind-' || ${town}::text || '-' || n, 'Kind ' || n from generate_series(1, 2) n returning id`)
  const facilityIds = await ids(
    sql`insert into facilities (name) select 'Place ' || ${town}::text || n from generate_series(1, 3) n returning id`,
  )
  const mediaIds = await ids(sql`
    insert into media (key, folder, kind, mime, bytes, width, height, status)
    select 'picture-' || ${town}::text || '-' || n, 'property_title_img', 'image', 'image/avif', 1, 96, 64, 'ready' from generate_series(1, 3) n returning id`)
  await sql`insert into parameters (name, type_of_parameter, fact) values ('Bedrooms', 'number', 'bedrooms') on conflict do nothing`
  const { id: bedrooms } = await one(sql<{ id: number }[]>`select id from parameters where fact = 'bedrooms'`)
  await sql`
    insert into parameters (name, type_of_parameter, type_values) values ('Furnishing', 'checkbox', '["Furnished", "Bare", "Kitchen"]') on conflict do nothing`
  const { id: furnishing } = await one(sql<{ id: number }[]>`select id from parameters where name = 'Furnishing'`)
  const propertyIds = await ids(sql`
    insert into properties (owner_id, category_id, slug, title, description, property_type, price, country, state, city, latitude, longitude)
    select (${userIds}::bigint[])[n % 3 + 1], (${categoryIds}::bigint[])[n % 2 + 1], 'town-' || ${town}::text || '-' || n, 'Home number ' || n,
      'Near the mill', 'sell', 100 + n, 'Portugal', 'Lisboa', 'Lisbon', 38.7 + n * 0.01, -9.1
    from generate_series(1, ${homes}::integer) n returning id`)
  return { propertyIds, userIds, categoryIds, facilityIds, mediaIds, bedrooms, furnishing }
}

const CITIES = [
  ['Portugal', 'Lisboa', 'Lisbon'],
  ['Portugal', 'Lisboa', 'Sintra'],
  ['Spain', null, 'Madrid'],
  [null, null, null],
] as const

/** Any change of a property: published, hidden, priced, moved, sold, deleted, relisted … */
export function changes(town: Town): fc.Arbitrary<Change> {
  const home = fc.constantFrom(...town.propertyIds)
  const set = (what: string, values: fc.Arbitrary<Record<string, string | number | boolean | null>>) =>
    fc
      .tuple(home, values)
      .map(([id, row]) =>
        change(
          `${what} ${id} ${JSON.stringify(row)}`,
          (sql) => sql`update properties set ${sql(row)} where id = ${id}`,
        ),
      )
  return fc.oneof(
    {
      weight: 3,
      arbitrary: set('publish', fc.constant({ request_status: 'approved', is_active: true, is_private: false })),
    },
    {
      weight: 2,
      arbitrary: set(
        'price',
        fc.record({ price: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(9_000_000_000_000_000)) }),
      ),
    },
    set('moderate', fc.record({ request_status: fc.constantFrom('pending', 'approved', 'rejected') })),
    set('hide', fc.record({ is_active: fc.boolean() })),
    set('deal', fc.record({ property_type: fc.constantFrom('sell', 'rent', 'sold', 'rented') })),
    set('flags', fc.record({ is_premium: fc.boolean(), is_private: fc.boolean() })),
    set('category', fc.record({ category_id: fc.constantFrom(...town.categoryIds) })),
    set('text', fc.record({ title: fc.constantFrom('Casa Élan', 'House by the mill', 'Flat') })),
    set(
      'move',
      fc.constantFrom(...CITIES).chain(([country, state, city]) =>
        fc.record({
          country: fc.constant(country),
          state: fc.constant(state),
          city: fc.constant(city),
          latitude: fc.double({ min: 38, max: 40, noNaN: true }),
          longitude: fc.double({ min: -9, max: -8, noNaN: true }),
        }),
      ),
    ),
    set('lose the place', fc.constant({ latitude: null, longitude: null })),
    fc.tuple(home, fc.integer({ min: 1, max: 9 })).map(([id, rooms]) =>
      change(
        `bedrooms ${id} ${rooms}`,
        (sql) => sql`
        insert into property_parameters (property_id, parameter_id, value) select id, ${town.bedrooms}, ${sql.json(String(rooms))} from properties where id = ${id}
        on conflict (property_id, parameter_id) do update set value = excluded.value`,
      ),
    ),
    fc.tuple(home, fc.subarray(['Furnished', ' furnished', 'Bare', 'Kitchen'])).map(([id, words]) =>
      change(
        `furnishing ${id} ${words}`,
        (sql) => sql`
        insert into property_parameters (property_id, parameter_id, value) select id, ${town.furnishing}, ${sql.json(words)} from properties where id = ${id}
        on conflict (property_id, parameter_id) do update set value = excluded.value`,
      ),
    ),
    fc.tuple(home, fc.constantFrom(...town.facilityIds), fc.nat(40)).map(([id, facility, tenths]) =>
      change(
        `near ${id} ${facility} ${tenths}`,
        (sql) => sql`
        insert into property_facilities (property_id, facility_id, distance) select id, ${facility}, ${tenths / 10} from properties where id = ${id}
        on conflict (property_id, facility_id) do update set distance = excluded.distance`,
      ),
    ),
    home.map((id) => change(`alone ${id}`, (sql) => sql`delete from property_facilities where property_id = ${id}`)),
    home.map((id) =>
      change(
        `promote ${id}`,
        (sql) => sql`
      insert into advertisements (property_id, status, ends_at) select id, 'approved', now() + interval '1 day' from properties where id = ${id} on conflict do nothing`,
      ),
    ),
    home.map((id) =>
      change(`expire ${id}`, (sql) => sql`update advertisements set status = 'expired' where property_id = ${id}`),
    ),
    fc
      .tuple(fc.constantFrom(...town.userIds), fc.boolean())
      .map(([id, isActive]) =>
        change(`account ${id} ${isActive}`, (sql) => sql`update users set is_active = ${isActive} where id = ${id}`),
      ),
    fc
      .tuple(fc.constantFrom(...town.userIds), fc.constantFrom('owner', 'agent', 'agency', 'developer'))
      .map(([id, kind]) =>
        change(`kind ${id} ${kind}`, (sql) => sql`update users set account_kind = ${kind} where id = ${id}`),
      ),
    fc.tuple(home, fc.constantFrom(...town.userIds)).map(([id, user]) =>
      change(`like and price ${id} ${user}`, async (sql) => {
        await sql`insert into favourites (user_id, property_id) select ${user}, id from properties where id = ${id} on conflict do nothing`
        await sql`update properties set price = price % 50 + 1 where id = ${id}`
      }),
    ),
    fc
      .tuple(home, fc.constantFrom(...town.userIds))
      .map(([id, user]) =>
        change(
          `unlike ${id} ${user}`,
          (sql) => sql`delete from favourites where user_id = ${user} and property_id = ${id}`,
        ),
      ),
    fc.tuple(home, fc.constantFrom(...town.mediaIds)).map(([id, media]) =>
      change(`picture and price ${id} ${media}`, async (sql) => {
        await sql`
          insert into property_gallery (property_id, media_id, position) select id, ${media}, 1 from properties where id = ${id} on conflict do nothing`
        await sql`update properties set price = price % 40 + 1, title_media_id = ${media} where id = ${id}`
      }),
    ),
    fc
      .array(home, { minLength: 3, maxLength: 6 })
      .map((ids) =>
        change(`views ${ids}`, (sql) => sql`select add_views(${ids}::bigint[], ${ids.map(() => 1)}::integer[])`),
      ),
    home.map((id) =>
      change(`delete and list anew ${id}`, async (sql) => {
        await sql`delete from properties where id = ${id}`
        await sql`
        insert into properties (id, owner_id, category_id, slug, title, description, property_type, price, request_status, country, state, city, latitude, longitude)
        values (${id}, null, ${town.categoryIds[0]!}, ${`town-again-${id}`}, 'Listed anew', 'As before', 'rent', 55, 'approved', 'Portugal', 'Lisboa', 'Lisbon', 38.71, -9.13)
        on conflict do nothing`
      }),
    ),
  )
}

const change = (name: string, run: (sql: Sql) => PromiseLike<unknown>): Change => ({
  toString: () => name,
  run: async (sql) => {
    await run(sql)
  },
})
