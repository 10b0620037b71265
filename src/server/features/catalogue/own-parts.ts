import {
  choiceLines,
  type EntryKind,
  type EntryProblem,
  mayBecome,
  type ParameterType,
} from '#domain/catalogue-entries.ts'
import type { Sql } from '#server/db/sql.ts'
import { pictureOf } from './pictures.ts'
import { findPicture, type Row } from './queries.ts'

type Values = Record<string, string>

/** Data of a kind that is not stored in the columns of its table. */
interface OwnParts {
  read?: (sql: Sql, id: number, row: Row) => Promise<Values>
  /** Columns computed from the fields. */
  columns?: (sql: Sql, values: Values) => Row
  /** Writes rows of other tables. */
  write?: (sql: Sql, id: number, values: Values) => Promise<void>
  /** Problems with a change that depend on stored data. */
  problems?: (sql: Sql, id: number, row: Row, values: Values) => Promise<EntryProblem[]>
}

export const OWN_PARTS: Partial<Record<EntryKind, OwnParts>> = {
  category: {
    async read(sql, id) {
      const asked = await sql<{ id: number }[]>`
        select parameter_id as id from category_parameters where category_id = ${id} order by position, parameter_id`
      return { parameters: asked.map((parameter) => parameter.id).join(',') }
    },
    async write(sql, id, { parameters = '' }) {
      const ids = [...new Set(parameters.split(',').filter(Boolean).map(Number))]
      await sql`delete from category_parameters where category_id = ${id} and parameter_id <> all (${ids}::bigint[])`
      await sql`
        insert into category_parameters (category_id, parameter_id, position)
        select ${id}, p.id, n.place from unnest(${ids}::bigint[]) with ordinality as n (id, place) join parameters p on p.id = n.id
        on conflict (category_id, parameter_id) do update set position = excluded.position`
    },
  },
  parameter: {
    read: async (_sql, _id, row) => ({ values: ((row.type_values as string[] | null) ?? []).join('\n') }),
    columns(sql, { values = '' }) {
      const choices = choiceLines(values)
      return { type_values: choices.length > 0 ? (sql.json(choices) as never) : null }
    },
    problems: answersAllow,
  },
  city: {
    async read(sql, id) {
      const [image] = await sql<{ id: number }[]>`select media_id as id from city_images where area_id = ${id}`
      return { image: image ? pictureOf(await findPicture(sql, image.id)) : '' }
    },
  },
}

/** An attribute with stored values keeps a compatible type and the choices that those values use. */
async function answersAllow(sql: Sql, id: number, row: Row, values: Values): Promise<EntryProblem[]> {
  const [answer] = await sql`select from property_parameters where parameter_id = ${id} limit 1`
  if (!answer) return []
  if (!mayBecome(row.type_of_parameter as ParameterType, values.type as ParameterType))
    return [{ key: 'type', word: 'answered' }]
  const choices = choiceLines(values.values ?? '')
  const removed = ((row.type_values as string[] | null) ?? []).filter((choice) => !choices.includes(choice))
  if (choices.length === 0 || removed.length === 0) return []
  const [chosen] = await sql`
    select from property_parameters p where p.parameter_id = ${id}
      and exists (select from unnest(${removed}::text[]) gone where p.value = to_jsonb(gone) or p.value @> to_jsonb(array[gone]))
    limit 1`
  return chosen ? [{ key: 'values', word: 'value-used' }] : []
}
