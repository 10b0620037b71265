import type { Scope } from '#domain/search-filter.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

/** A place by the names that listings use. */
export interface PlaceNames {
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
}

export interface ScopeRow extends Required<Scope> {
  city: string | null
  state: string | null
  country: string | null
}

/** Maximum number of areas that a name resolves to. */
const MAX_SCOPES = 50

/** Areas that match all given names, the one with most properties first; an id is -1 where no name was given. */
export function listScopes(sql: Sql, { city, state, country }: PlaceNames): Promise<ScopeRow[]> {
  return sql<ScopeRow[]>`
    with named as (
      select a.id, a.kind, a.name, a.parent_id,
        parent.id as parent, parent.kind as parent_kind, parent.name as parent_name, parent.name_norm as parent_norm,
        grand.id as grand, grand.name as grand_name, grand.name_norm as grand_norm
      from areas a
      left join areas parent on parent.id = a.parent_id
      left join areas grand on grand.id = parent.parent_id
      where a.kind = ${city ? 'city' : state ? 'state' : 'country'} and a.name_norm = plain_text(btrim(${city ?? state ?? country ?? ''}))
    ), placed as (
      select
        case when kind = 'city' then id else -1 end as city_id, case when kind = 'city' then name end as city,
        case when kind = 'state' then id when parent_kind = 'state' then parent when kind = 'city' then 0 else -1 end as state_id,
        case when kind = 'state' then name when parent_kind = 'state' then parent_name end as state,
        case when parent_kind = 'state' then parent_norm else '' end as state_norm,
        coalesce(case when kind = 'country' then id when parent_kind = 'country' then parent else grand end, 0) as country_id,
        case when kind = 'country' then name when parent_kind = 'country' then parent_name else grand_name end as country,
        coalesce(case when parent_kind = 'country' then parent_norm else grand_norm end, '') as country_norm
      from named
    )
    select country_id as "countryId", state_id as "stateId", city_id as "cityId", city, state, country
    from placed p
    where (${!city || !state} or state_norm = plain_text(btrim(${state ?? ''})))
      and (${(!city && !state) || !country} or country_norm = plain_text(btrim(${country ?? ''})))
    order by case when count(*) over () > 1 then (
      select t.count from listing_totals t where (t.dimension, t.id) = (
        case when p.city_id <> -1 then 'city' when p.state_id <> -1 then 'state' else 'country' end,
        case when p.city_id <> -1 then p.city_id when p.state_id <> -1 then p.state_id else p.country_id end)) end desc nulls last, city_id, state_id, country_id
    limit ${MAX_SCOPES}`
}

/** Whether visitors may use the map. */
export async function isMapOpen(sql: Sql): Promise<boolean> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'map_for_visitors'`)
  return row?.value === '1'
}

/** Slugs of properties by id. */
export async function listSlugs(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<
    { id: number; slug: string }[]
  >`select id, slug from properties where id = any (${ids as number[]}::bigint[])`
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/**
 * Deletes changes that are older than a day; an index that has not read for a day loads all listings again. The age alone
 * would not do: a transaction may have begun a day ago and committed now.
 */
export const deleteOldChanges = (sql: Sql) => sql`
  with deleted as (
    delete from listing_changes
    where changed_at < now() - interval '1 day' and xid < pg_snapshot_xmin(pg_current_snapshot())
    returning xid
  ), latest as (
    select max(xid::text::numeric) as xid from deleted
  )
  update search_state s set cleaned_before = greatest(s.cleaned_before::text::numeric, latest.xid + 1)::text::xid8
  from latest where latest.xid is not null`
