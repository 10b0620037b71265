import type { CategoryMini, PARAMETER_TYPES, Parameter } from '#contract/objects.ts'
import { choiceLines } from '#domain/catalogue-entries.ts'
import { choiceInWords } from '#domain/choice-words.ts'
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
  /** The choices in the language asked for, each in its place, as they were written; nothing where nobody did. */
  translated: string | null
  /** Set on the question that means bedrooms, bathrooms or area. */
  fact: 'bedrooms' | 'bathrooms' | 'area' | null
  /** The choices in the language asked for, in the order of `values`; null where they are not translated. */
  translatedValues: string[] | null
  /** A choice in the language asked for; other answers are as they were given. */
  inWords: (answer: string) => string
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
}

/** A kind of place near a home. */
export interface FacilityRow {
  id: number
  name: string
  translatedName: string
  image: string
  createdAt: string
  updatedAt: string
}

/** Everything that homes are described with, in one language. */
export interface Catalogue {
  version: number
  categories: ReadonlyMap<number, CategoryRow>
  /** Every question, whether a category asks it or not. */
  parameters: ReadonlyMap<number, ParameterRow>
  facilities: ReadonlyMap<number, FacilityRow>
}

/** To be selected by a statement whose answer needs the catalogue. */
export const CATALOGUE_VERSION = '(select version from catalogue_version)'

type Asking = { sql: Sql; language: string }

const kept = new WeakMap<Sql, Map<string, Promise<Catalogue>>>()

/**
 * The catalogue at `version` or later. It is small and rarely changes, so it is kept in memory and read again only when
 * a statement saw a newer version than the kept one: never stale, and no statement joins it. It holds no origin, so that
 * every host shares it.
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

/** The catalogue as it is now, for what is asked before any other statement. */
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
    parameter.inWords = (answer) => choiceInWords(question, answer)
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

/** The category as cards and details name it. */
export const presentCategory = (row: CategoryRow, origin: string): CategoryMini => ({
  id: row.id,
  slug_id: row.slug,
  category: row.name,
  translated_name: row.translatedName,
  image: siteUrl(row.image, origin),
})

/** The question as clients read it. */
export const presentParameter = (row: ParameterRow, origin: string): Parameter => ({
  id: row.id,
  name: row.name,
  translated_name: row.translatedName,
  image: siteUrl(row.image, origin),
  is_required: row.isRequired ? 1 : 0,
  type_of_parameter: row.type,
  type_values: row.values,
  translated_values: row.translatedValues,
})

/** A translation belongs to the choices by its place, so one that has lost its place is none. */
function translatedChoices({ values, translated }: ParameterRow): string[] | null {
  const choices = choiceLines(translated ?? '')
  return values && choices.length === values.length ? choices : null
}
