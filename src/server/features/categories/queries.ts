import { one, type Sql } from '#server/db/sql.ts'
import { CATEGORY, type CategoryRow } from './public.ts'

/** A category as the list of categories shows it. */
export interface ListedCategoryRow extends CategoryRow {
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  count: number
}

export interface CategoryFilter {
  id: number | null
  slug: string | null
  search: string | null
  hasHomes: boolean
  offset: number
  limit: number
}

/** A page of active categories by id and the number of all. */
export function listCategories(sql: Sql, language: string, filter: CategoryFilter) {
  return one(sql<{ categories: ListedCategoryRow[]; total: number }[]>`
    with found as (
      select k.*, coalesce(t.count, 0) as count
      from categories k left join listing_totals t on t.dimension = 'category' and t.id = k.id
      where k.is_active
        and (${filter.id}::bigint is null or k.id = ${filter.id})
        and (${filter.slug}::text is null or k.slug = ${filter.slug})
        and (${filter.search}::text is null or strpos(plain_text(k.name), plain_text(${filter.search})) > 0)
        and (not ${filter.hasHomes}::boolean or t.count > 0)
    )
    select (select count(*) from found) as total,
      coalesce((select json_agg(${sql.unsafe(CATEGORY)}::jsonb || jsonb_build_object(
          'metaTitle', k.meta_title, 'metaDescription', k.meta_description, 'metaKeywords', k.meta_keywords,
          'count', k.count) order by k.id)
        from (select * from found order by id offset ${filter.offset} limit ${filter.limit}) k), '[]') as categories
    from (select ${language}::text as language) ask`)
}
