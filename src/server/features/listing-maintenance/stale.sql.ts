import type { STALE_CAUSES, STALE_SORTS } from '#contract/listing-maintenance-admin.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
import type { Fragment, Sql } from '#server/db/sql.ts'
import { type HomeRow, homeJson } from './home.sql.ts'

export type StaleCause = (typeof STALE_CAUSES)[number]

export interface StaleFilter {
  cause: StaleCause
  before: Date
  ownerId?: number | undefined
}

export interface StaleRow {
  home: HomeRow
  since: Date
  askedAt: Date | null
}

const ORDERS: Record<(typeof STALE_SORTS)[number], string> = {
  since: 's.since, s.property_id',
  '-since': 's.since desc, s.property_id desc',
}

/** A page of stale listings as the last nightly run found them. */
export const listStaleRows = (
  sql: Sql,
  filter: StaleFilter,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<StaleRow[]> => sql<StaleRow[]>`
  select ${sql.unsafe(homeJson('p'))} as home, s.since, s.asked_at as "askedAt"
  from (
    select s.cause, s.property_id, s.since from stale_listings s where ${fits(sql, filter)}
    order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
  join stale_listings s on s.cause = page.cause and s.property_id = page.property_id
  join properties p on p.id = s.property_id order by ${sql.unsafe(ORDERS[sort])}`

export const countStale = (sql: Sql, filter: StaleFilter): Promise<number> =>
  countRowsOf(sql, sql`stale_listings s where ${fits(sql, filter)}`)

const fits = (sql: Sql, { cause, before, ownerId }: StaleFilter): Fragment => sql`
  s.cause = ${cause} and s.since <= ${before}
  ${ownerId === undefined ? sql`` : sql`and s.property_id in (select id from properties where owner_id = ${ownerId})`}`

/**
 * Marks live listings as asked, unless they were asked about since `since` for any cause; returns them with their
 * owners.
 */
export const claimForConfirmation = (sql: Sql, ids: readonly number[], now: Date, since: Date) =>
  sql<{ id: number; ownerId: number; title: string }[]>`
    with asked as (
      update stale_listings s set asked_at = ${now} from properties p
      where s.property_id = any (${ids as number[]}::bigint[]) and p.id = s.property_id and p.is_active and p.request_status = 'approved'
        and p.owner_id is not null and (s.asked_at is null or s.asked_at < ${since})
        and not exists (select from stale_listings o where o.property_id = p.id and o.asked_at >= ${since})
      returning p.id, p.owner_id as "ownerId", p.title)
    select distinct * from asked order by id`

export const dropStale = (sql: Sql, id: number) => sql`delete from stale_listings where property_id = ${id}`

const ON_OFFER = `p.is_active and p.request_status = 'approved' and p.property_type in ('sell', 'rent') and p.owner_id is not null`

/** Listings per cause, with their last activity. */
const FOUND: Record<StaleCause, string> = {
  quiet: `
    select p.id, greatest(p.updated_at,
      (select max(d.day)::timestamptz from property_days d where d.property_id = p.id and d.views > 0),
      (select max(e.created_at) from enquiries e where e.property_id = p.id),
      (select max(c.last_message_at) from chats c where c.property_id = p.id)) as since
    from properties p
    where ${ON_OFFER} and p.updated_at < $1::timestamptz
      and not exists (select from property_days d where d.property_id = p.id and d.day >= $1::timestamptz::date and d.views > 0)
      and not exists (select from enquiries e where e.property_id = p.id and e.created_at >= $1::timestamptz)
      and not exists (select from chats c where c.property_id = p.id and c.last_message_at >= $1::timestamptz)`,
  unconfirmed: `select p.id, p.confirmed_at as since from properties p where ${ON_OFFER} and p.confirmed_at < $1::timestamptz`,
  'package-over': `
    select p.id, over.since from properties p
    join (
      select u.user_id, max(coalesce(u.revoked_at, u.ends_at)) as since from user_packages u
      where exists (
        select from package_features f join features k on k.id = f.feature_id where f.package_id = u.package_id and k.key = 'property_list')
      group by u.user_id having bool_and(u.revoked_at is not null or u.ends_at is not null)
        and max(coalesce(u.revoked_at, u.ends_at)) < $1::timestamptz
    ) over on over.user_id = p.owner_id
    where ${ON_OFFER}`,
}

/**
 * Refreshes the stale listings of one cause: removes those with new activity, and resets `asked_at` if the last
 * activity changed.
 */
export async function refreshCause(sql: Sql, cause: StaleCause, before: Date): Promise<void> {
  await sql`create temporary table found_stale (id bigint primary key, since timestamptz not null) on commit drop`
  await sql.unsafe(`insert into found_stale ${FOUND[cause]}`, [before])
  await sql`analyze found_stale`
  await sql`
    delete from stale_listings s where s.cause = ${cause} and not exists (select from found_stale f where f.id = s.property_id)`
  await sql`
    insert into stale_listings as s (cause, property_id, since) select ${cause}, id, since from found_stale
    on conflict (cause, property_id) do update set since = excluded.since, asked_at = null where s.since <> excluded.since`
  await sql`drop table found_stale`
}
