import { one, type Sql } from '#server/db/sql.ts'

export interface CategoryFilter {
  id: number | null
  slug: string | null
  search: string | null
  hasHomes: boolean
  offset: number
  limit: number
}

/** A page of active categories with their property counts, and the total count. */
export function listCategories(sql: Sql, filter: CategoryFilter) {
  return one(sql<{ categories: { id: number; count: number }[]; total: number; version: number }[]>`
    with found as (
      select k.id, k.position, coalesce(t.count, 0) as count
      from categories k left join listing_totals t on t.dimension = 'category' and t.id = k.id
      where k.is_active
        and (${filter.id}::bigint is null or k.id = ${filter.id})
        and (${filter.slug}::text is null or k.slug = ${filter.slug})
        and (${filter.search}::text is null or strpos(plain_text(k.name), plain_text(${filter.search})) > 0)
        and (not ${filter.hasHomes}::boolean or t.count > 0)
    )
    select (select version from catalogue_version), (select count(*) from found) as total,
      coalesce((select json_agg(to_json(k) order by k.position, k.id)
        from (select * from found order by position, id offset ${filter.offset} limit ${filter.limit}) k), '[]') as categories`)
}
