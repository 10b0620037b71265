import type { Scope } from '#domain/search-filter.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

/** A place by the names that homes give it. */
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

/** A name may mean many places; nobody looks through more of them. */
const MOST_SCOPES = 50

/** The areas that these names mean together, the one with most homes first; a number is -1 where no name was given. */
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
      select sum(c.count) from listing_count c where c.country_id = p.country_id
        and (p.state_id = -1 or c.state_id = p.state_id) and (p.city_id = -1 or c.city_id = p.city_id)) end desc nulls last, city_id, state_id, country_id
    limit ${MOST_SCOPES}`
}

/** Whether visitors without an account may see homes on a map. */
export async function isMapOpen(sql: Sql): Promise<boolean> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'map_for_visitors'`)
  return row?.value === '1'
}

/** The slugs of homes by their ids. */
export async function listSlugs(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<
    { id: number; slug: string }[]
  >`select id, slug from properties where id = any (${ids as number[]}::bigint[])`
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
