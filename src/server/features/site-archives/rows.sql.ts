import { one, type Sql } from '#server/db/sql.ts'
import type { ArchivedTable, Column } from './schema.sql.ts'

const BATCH = 200

/** Settings that determine the text format of values. */
export const setExactOutput = (sql: Sql) =>
  sql`select set_config(name, value, true) from (values
    ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'iso_8601'), ('bytea_output', 'hex'),
    ('extra_float_digits', '1'), ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) wanted (name, value)`

/**
 * Rows of a table as JSON lines, in batches; the database formats the values, so that no number is converted to a
 * double.
 */
export function linesOf(sql: Sql, table: ArchivedTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(written).join(', ')
  const order = table.sortedBy.map(({ name, isText }) => `${quoted(name)}${isText ? ' collate "C"' : ''}`).join(', ')
  return fetched<string>(
    sql,
    `select row_to_json(r)::text as value from (
       select ${columns} from public.${quoted(table.name)} where ${table.where} order by ${order}) r`,
  )
}

/** The first column of a statement, in batches through a cursor. */
export async function* fetched<T>(sql: Sql, statement: string): AsyncGenerator<T[]> {
  await sql.unsafe(`declare site_rows no scroll cursor for ${statement}`)
  for (;;) {
    const rows = await sql.unsafe<{ value: T }[]>(`fetch ${BATCH} from site_rows`)
    if (rows.length > 0) yield rows.map(({ value }) => value)
    if (rows.length < BATCH) break
  }
  await sql.unsafe('close site_rows')
}

/** A one-element array distinguishes JSON null from SQL null. */
const written = ({ name, type }: Column) =>
  type === 'jsonb'
    ? `case when ${quoted(name)} is not null then jsonb_build_array(${quoted(name)}) end as ${quoted(name)}`
    : quoted(name)

/** Inverse of `written`. */
export const restored = ({ name, type }: Column) => (type === 'jsonb' ? `r.${quoted(name)} -> 0` : `r.${quoted(name)}`)

/** Quotes an identifier; the names come from the schema itself. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Next value of the identity column of a table. */
export async function nextId(sql: Sql, { name, identity }: ArchivedTable): Promise<number | null> {
  if (identity === null) return null
  const { sequence } = await one(sql<{ sequence: string }[]>`
    select pg_get_serial_sequence(${`public.${quoted(name)}`}, ${identity}) as sequence`)
  const { next } = await one(
    sql.unsafe<{ next: number }[]>(`select last_value + is_called::integer as next from ${sequence}`),
  )
  return next
}
