import type { CategoryMini, PARAMETER_TYPES, Parameter } from '#contract/objects.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { siteUrl } from './site-url.ts'

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
  /** The question as clients read it. */
  wire: Parameter
}

/** A category with its questions in its own order. */
export interface CategoryRow {
  id: number
  slug: string
  name: string
  translatedName: string
  image: string
  isActive: boolean
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  parameters: ParameterRow[]
  /** The category as cards and details name it. */
  wire: CategoryMini
}

/** A kind of place near a home. */
export interface FacilityRow {
  id: number
  name: string
  translatedName: string
  image: string
}

/** Everything that homes are described with, in one language. */
export interface Catalogue {
  version: number
  categories: ReadonlyMap<number, CategoryRow>
  facilities: ReadonlyMap<number, FacilityRow>
}

/** To be selected by a statement whose answer needs the catalogue. */
export const CATALOGUE_VERSION = '(select version from catalogue_version)'

type Asking = { sql: Sql; language: string; baseUrl: string }

const kept = new WeakMap<Sql, Map<string, Promise<Catalogue>>>()

/**
 * The catalogue at `version` or later. It is small and rarely changes, so it is kept in memory and read again only when
 * a statement saw a newer version than the kept one: never stale, and no statement joins it.
 */
export async function catalogueAt({ sql, language, baseUrl }: Asking, version: number): Promise<Catalogue> {
  const byLanguage = kept.get(sql) ?? new Map<string, Promise<Catalogue>>()
  kept.set(sql, byLanguage)
  const known = byLanguage.get(language)
  const catalogue = await known?.catch(() => null)
  if (catalogue && catalogue.version >= version) return catalogue
  if (byLanguage.get(language) === known) byLanguage.set(language, readCatalogue(sql, language, baseUrl))
  return byLanguage.get(language)!
}

async function readCatalogue(sql: Sql, language: string, baseUrl: string): Promise<Catalogue> {
  const row = await one(sql<{ version: number; categories: CategoryRow[]; facilities: FacilityRow[] }[]>`
    select
      (select version from catalogue_version),
      coalesce((select json_agg(json_build_object(
        'id', k.id, 'slug', k.slug, 'name', k.name, 'image', k.image, 'isActive', k.is_active,
        'metaTitle', k.meta_title, 'metaDescription', k.meta_description, 'metaKeywords', k.meta_keywords,
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
          where q.category_id = k.id), '[]')) order by k.id) from categories k), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'image', f.image, 'translatedName', coalesce((
        select x.value from content_translations x
        where x.subject = 'facility' and x.subject_id = f.id and x.language_code = ask.language and x.field = 'name'), f.name)))
        from facilities f), '[]') as facilities
    from (select ${language}::text as language) ask`)
  for (const category of row.categories) {
    const { id, slug, name, image } = category
    category.wire = { id, slug_id: slug, category: name, image: siteUrl(image, baseUrl) }
    for (const parameter of category.parameters) parameter.wire = presentParameter(parameter, baseUrl)
  }
  return {
    version: row.version,
    categories: new Map(row.categories.map((category) => [category.id, category])),
    facilities: new Map(row.facilities.map((facility) => [facility.id, facility])),
  }
}

const presentParameter = (row: ParameterRow, baseUrl: string): Parameter => ({
  id: row.id,
  name: row.name,
  translated_name: row.translatedName,
  image: siteUrl(row.image, baseUrl),
  is_required: row.isRequired ? 1 : 0,
  type_of_parameter: row.type,
  type_values: row.values,
})
