import type { CategoryMini, PARAMETER_TYPES, Parameter } from '#contract/objects.ts'

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

/** The JSON of a `CategoryRow` for a row `k` of categories, in a statement whose row `ask` has the language. */
export const CATEGORY = `
  json_build_object(
    'id', k.id, 'slug', k.slug, 'name', k.name, 'image', k.image,
    'translatedName', coalesce((
      select x.value from content_translations x
      where x.subject = 'category' and x.subject_id = k.id and x.language_code = ask.language and x.field = 'name'), k.name),
    'parameters', coalesce((
      select json_agg(json_build_object(
        'id', d.id, 'name', d.name, 'image', d.image, 'isRequired', d.is_required, 'type', d.type_of_parameter,
        'values', d.type_values, 'fact', d.fact,
        'translatedName', coalesce((
          select x.value from content_translations x
          where x.subject = 'parameter' and x.subject_id = d.id and x.language_code = ask.language and x.field = 'name'), d.name)
      ) order by q.position, d.id)
      from category_parameters q join parameters d on d.id = q.parameter_id
      where q.category_id = k.id), '[]'))`

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
