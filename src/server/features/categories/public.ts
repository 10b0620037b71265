import type { CategoryMini, PARAMETER_TYPES, Parameter } from '#contract/objects.ts'
import type { Sql } from '#server/db/sql.ts'

/** A question of the catalogue. */
export interface ParameterRow {
  id: number
  name: string
  translatedName: string
  image: string
  isRequired: boolean
  type: (typeof PARAMETER_TYPES)[number]
  values: string[] | null
  /** Set on the question that means bedrooms, bathrooms or area. */
  fact: 'bedrooms' | 'bathrooms' | 'area' | null
}

/** A category with its questions in its own order. */
export interface CategoryRow {
  id: number
  slug: string
  name: string
  translatedName: string
  image: string
  parameters: ParameterRow[]
}

type Fragment = ReturnType<Sql>

/** A JSON `CategoryRow` of one category, to be selected inside a larger statement. */
export const categoryOf = (sql: Sql, categoryId: Fragment, language: string) => sql`(
  select json_build_object(
    'id', c.id, 'slug', c.slug, 'name', c.name, 'image', c.image,
    'translatedName', coalesce(${translation(sql, 'category', sql`c.id`, 'name', language)}, c.name),
    'parameters', coalesce((
      select json_agg(json_build_object(
        'id', d.id, 'name', d.name, 'image', d.image, 'isRequired', d.is_required, 'type', d.type_of_parameter,
        'values', d.type_values, 'fact', d.fact,
        'translatedName', coalesce(${translation(sql, 'parameter', sql`d.id`, 'name', language)}, d.name)
      ) order by k.position, d.id)
      from category_parameters k join parameters d on d.id = k.parameter_id
      where k.category_id = c.id), '[]'))
  from categories c where c.id = ${categoryId})`

/** A text of the catalogue in another language, or null where nobody translated it. */
export const translation = (sql: Sql, subject: string, id: Fragment, field: string, language: string) => sql`(
  select value from content_translations
  where subject = ${subject} and subject_id = ${id} and language_code = ${language} and field = ${field})`

/** A category as cards and details name it. */
export const presentCategory = (row: CategoryRow, baseUrl: string): CategoryMini => ({
  id: row.id,
  slug_id: row.slug,
  category: row.name,
  image: siteUrl(row.image, baseUrl),
})

/** A question as clients read it. */
export const presentParameter = (row: ParameterRow, baseUrl: string): Parameter => ({
  id: row.id,
  name: row.name,
  translated_name: row.translatedName,
  image: siteUrl(row.image, baseUrl),
  is_required: row.isRequired ? 1 : 0,
  type_of_parameter: row.type,
  type_values: row.values,
})

/** The catalogue's pictures are paths of this site; clients expect whole addresses. */
export const siteUrl = (path: string, baseUrl: string) => (path.startsWith('/') ? baseUrl + path : path)
