import type { Sql } from '#server/db/sql.ts'
import { categories, facilities, parameters } from '../world/catalogue.ts'
import { insertRows, takeIds } from './rows.ts'

/** Catalogue ids by the keys of the generator. */
export interface CatalogueIds {
  category: ReadonlyMap<string, number>
  parameter: ReadonlyMap<string, number>
  facility: ReadonlyMap<string, number>
}

export async function insertCatalogue(sql: Sql): Promise<CatalogueIds> {
  const category = await numbered(
    sql,
    'categories',
    categories.map(({ slug }) => slug),
  )
  const parameter = await numbered(
    sql,
    'parameters',
    parameters.map(({ key }) => key),
  )
  const facility = await numbered(
    sql,
    'facilities',
    facilities.map(({ key }) => key),
  )
  await insertRows(
    sql,
    'categories',
    categories
      .map(({ slug, name, plural, description }) => ({
        id: category.get(slug)!,
        slug,
        name,
        image: `/category-icons/${slug}.svg`,
        meta_title: `${plural} for sale and to rent`,
        meta_description: `${description} See what is on offer, with prices, plans and what is near by.`,
        meta_keywords: `${plural.toLowerCase()}, ${name.toLowerCase()} for sale, ${name.toLowerCase()} to rent`,
        is_active: true,
      }))
      .map(stamped),
  )
  await insertRows(
    sql,
    'parameters',
    parameters
      .map(({ key, name, icon, type, values, isRequired, fact }) => ({
        id: parameter.get(key)!,
        name,
        image: `/icons/${icon}.svg`,
        type_of_parameter: type,
        type_values: values,
        is_required: isRequired,
        fact,
      }))
      .map(stamped),
  )
  await insertRows(
    sql,
    'category_parameters',
    categories.flatMap(({ slug, parameters: keys }) =>
      keys.map((key, position) => ({ category_id: category.get(slug)!, parameter_id: parameter.get(key)!, position })),
    ),
  )
  await insertRows(
    sql,
    'facilities',
    facilities
      .map(({ key, name, icon }) => ({ id: facility.get(key)!, name, image: `/icons/${icon}.svg` }))
      .map(stamped),
  )
  return { category, parameter, facility }
}

const stamped = <T extends object>(row: T) => ({ ...row, created_at: 'now', updated_at: 'now' })

async function numbered(sql: Sql, table: string, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = await takeIds(sql, table, keys.length)
  return new Map(keys.map((key, index) => [key, ids[index]!]))
}
