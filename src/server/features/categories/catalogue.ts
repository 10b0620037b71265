import type { CategoryMini, PARAMETER_TYPES, Parameter } from '#contract/objects.ts'
import { choiceLines } from '#domain/catalogue-entries.ts'
import { choiceLabel } from '#domain/choice-label.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { siteUrl } from './site-url.ts'

/** An attribute (custom field). */
export interface ParameterRow {
  id: number
  name: string
  translatedName: string
  image: string
  isRequired: boolean
  type: (typeof PARAMETER_TYPES)[number]
  values: string[] | null
  /** The choices in the requested language as entered, one per line; null if not translated. */
  translated: string | null
  /** Set on the attribute that holds bedrooms, bathrooms or area. */
  fact: 'bedrooms' | 'bathrooms' | 'area' | null
  /** The choices in the requested language, in the order of `values`; null if not translated. */
  translatedValues: string[] | null
  /** Translates a choice to the requested language; other values are returned unchanged. */
  inWords: (answer: string) => string
}

/** A category with its attributes in the category's order. */
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
}

/** A type of nearby place. */
export interface FacilityRow {
  id: number
  name: string
  translatedName: string
  image: string
  createdAt: string
  updatedAt: string
}

/** Categories, attributes and facility types in one language. */
export interface Catalogue {
  version: number
  categories: ReadonlyMap<number, CategoryRow>
  /** All attributes, including those that no category uses. */
  parameters: ReadonlyMap<number, ParameterRow>
  facilities: ReadonlyMap<number, FacilityRow>
}

/** Selected by statements whose response needs the catalogue. */
export const CATALOGUE_VERSION = '(select version from catalogue_version)'

type Asking = { sql: Sql; language: string }

const kept = new WeakMap<Sql, Map<string, Promise<Catalogue>>>()

/**
 * The catalogue at `version` or later. It is small and rarely changes, so it is cached in memory and re-read only when
 * a statement saw a newer version than the cached one: never stale, and no statement joins it. It contains no origin,
 * so all hosts share it.
 */
export async function catalogueAt({ sql, language }: Asking, version: number): Promise<Catalogue> {
  const byLanguage = kept.get(sql) ?? new Map<string, Promise<Catalogue>>()
  kept.set(sql, byLanguage)
  const known = byLanguage.get(language)
  const catalogue = await known?.catch(() => null)
  if (catalogue && catalogue.version >= version) return catalogue
  if (byLanguage.get(language) === known) byLanguage.set(language, readCatalogue(sql, language))
  return byLanguage.get(language)!
}

/** The current catalogue, for calls that run no other statement first. */
export async function currentCatalogue(asking: Asking): Promise<Catalogue> {
  const { version } = await one(asking.sql<{ version: number }[]>`select version from catalogue_version`)
  return catalogueAt(asking, version)
}

interface CatalogueRow {
  version: number
  categories: (Omit<CategoryRow, 'parameters'> & { asks: number[] })[]
  parameters: ParameterRow[]
  facilities: FacilityRow[]
}

async function readCatalogue(sql: Sql, language: string): Promise<Catalogue> {
  const translated = (subject: 'category' | 'parameter' | 'facility', row: string) => sql`coalesce((
    select x.value from content_translations x
    where x.subject = ${subject} and x.subject_id = ${sql(`${row}.id`)} and x.language_code = ask.language and x.field = 'name'),
    ${sql(`${row}.name`)})`
  const row = await one(sql<CatalogueRow[]>`
    select
      (select version from catalogue_version),
      coalesce((select json_agg(json_build_object(
        'id', k.id, 'slug', k.slug, 'name', k.name, 'image', k.image, 'isActive', k.is_active,
        'metaTitle', k.meta_title, 'metaDescription', k.meta_description, 'metaKeywords', k.meta_keywords,
        'translatedName', ${translated('category', 'k')},
        'asks', array(select q.parameter_id from category_parameters q where q.category_id = k.id order by q.position, q.parameter_id)
      ) order by k.position, k.id) from categories k), '[]') as categories,
      coalesce((select json_agg(json_build_object(
        'id', d.id, 'name', d.name, 'image', d.image, 'isRequired', d.is_required, 'type', d.type_of_parameter,
        'values', d.type_values, 'fact', d.fact, 'translatedName', ${translated('parameter', 'd')}, 'translated', (
          select x.value from content_translations x where x.subject = 'parameter' and x.subject_id = d.id
            and x.language_code = ask.language and x.field = 'values')) order by d.id)
        from parameters d), '[]') as parameters,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'image', f.image, 'createdAt', f.created_at,
        'updatedAt', f.updated_at, 'translatedName', ${translated('facility', 'f')}) order by f.id)
        from facilities f), '[]') as facilities
    from (select ${language}::text as language) ask`)
  for (const parameter of row.parameters) {
    const translatedValues = translatedChoices(parameter)
    const question = { type_values: parameter.values, translated_values: translatedValues }
    parameter.translatedValues = translatedValues
    parameter.inWords = (answer) => choiceLabel(question, answer)
  }
  const parameters = new Map(row.parameters.map((parameter) => [parameter.id, parameter]))
  const categories = row.categories.map(({ asks, ...category }) => ({
    ...category,
    parameters: asks.map((id) => parameters.get(id)!),
  }))
  return {
    version: row.version,
    categories: new Map(categories.map((category) => [category.id, category])),
    parameters,
    facilities: new Map(row.facilities.map((facility) => [facility.id, facility])),
  }
}

/** The category as in cards and details. */
export const presentCategory = (row: CategoryRow, origin: string): CategoryMini => ({
  id: row.id,
  slug_id: row.slug,
  category: row.name,
  translated_name: row.translatedName,
  image: siteUrl(row.image, origin),
})

/** The attribute as in responses. */
export const presentParameter = (row: ParameterRow, origin: string): Parameter => ({
  id: row.id,
  name: row.name,
  translated_name: row.translatedName,
  image: siteUrl(row.image, origin),
  is_required: row.isRequired ? 1 : 0,
  type_of_parameter: row.type,
  type_values: row.values,
  translated_values: row.translatedValues,
  translated_option_value: (row.values ?? []).map((value) => ({ value, translated: row.inWords(value) })),
})

/** Translations match choices by position, so a translation with another number of choices is ignored. */
function translatedChoices({ values, translated }: ParameterRow): string[] | null {
  const choices = choiceLines(translated ?? '')
  return values && choices.length === values.length ? choices : null
}
