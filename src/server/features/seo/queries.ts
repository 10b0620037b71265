import { one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

type MetaField = 'meta_title' | 'meta_description' | 'meta_keywords'

export interface SeoPageRow {
  id: number
  page: string
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  schemaMarkup: string | null
  image: ImageRow | null
  /** The same fields by language. */
  translations: Record<string, Partial<Record<MetaField, string>>> | null
}

const COLUMNS = `'id', s.id, 'page', s.page, 'meta_title', s.meta_title, 'meta_description', s.meta_description,
  'meta_keywords', s.meta_keywords, 'schemaMarkup', s.schema_markup,
  'image', (select ${IMAGE} from media m where m.id = s.media_id),
  'translations', (select json_object_agg(x.language_code, x.texts) from (
    select language_code, json_object_agg(field, value) as texts from content_translations
    where subject = 'seo_page' and subject_id = s.id group by language_code) x)`

/** Pages whose name contains the requested one, the exact match first. */
export function listSeoPages(sql: Sql, { page, offset, limit }: { page: string; offset: number; limit: number }) {
  return one(sql<{ pages: SeoPageRow[]; total: number; siteName: string }[]>`
    with found as (select * from seo_pages where strpos(lower(page), lower(${page})) > 0)
    select (select count(*) from found) as total,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName",
      coalesce((select json_agg(json_build_object(${sql.unsafe(COLUMNS)}) order by s.rank, s.id)
        from (select *, page <> ${page} as rank from found order by rank, id offset ${offset} limit ${limit}) s), '[]') as pages`)
}

/** All pages with the operator's text. */
export async function listAllSeoPages(sql: Sql): Promise<SeoPageRow[]> {
  const { pages } = await one(sql<{ pages: SeoPageRow[] }[]>`
    select coalesce(json_agg(json_build_object(${sql.unsafe(COLUMNS)})), '[]') as pages from seo_pages s`)
  return pages
}

/** The operator's text of a field in this language, or in the default language. */
export const enteredIn = (row: SeoPageRow, language: string, field: MetaField): string | null =>
  row.translations?.[language]?.[field] || row[field] || null
