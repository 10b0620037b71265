import { one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface SeoPageRow {
  id: number
  page: string
  title: string | null
  description: string | null
  keywords: string | null
  schemaMarkup: string | null
  image: ImageRow | null
}

/** Pages whose word contains the one asked for, the exact one first. */
export function listSeoPages(sql: Sql, { page, offset, limit }: { page: string; offset: number; limit: number }) {
  return one(sql<{ pages: SeoPageRow[]; total: number }[]>`
    with found as (select * from seo_pages where strpos(lower(page), lower(${page})) > 0)
    select (select count(*) from found) as total,
      coalesce((select json_agg(json_build_object(
          'id', f.id, 'page', f.page, 'title', f.meta_title, 'description', f.meta_description, 'keywords', f.meta_keywords,
          'schemaMarkup', f.schema_markup, 'image', (select ${sql.unsafe(IMAGE)} from media m where m.id = f.media_id)) order by f.rank, f.id)
        from (select *, page <> ${page} as rank from found order by rank, id offset ${offset} limit ${limit}) f), '[]') as pages`)
}
