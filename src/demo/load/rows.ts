import type { Sql } from '#server/db/sql.ts'

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }
export type Row = Readonly<Record<string, Value>>

/** Inserts many rows in one statement; the column types of the table convert the values. */
export async function insertRows(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
  await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`
}

/** Allocates ids of a table, in order, and marks their rows as demo rows. */
export async function takeIds(sql: Sql, table: string, count: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`
  const ids = rows.map(({ id }) => id)
  await markDemoRows(sql, table, ids)
  return ids
}

/** Marks rows as created by the demo loader, so that they can be removed. */
export const markDemoRows = (sql: Sql, table: string, ids: readonly number[]) => sql`
  insert into demo_rows (table_name, row_id) select ${table}, unnest(${ids}::bigint[]) on conflict do nothing`

/** Time a number of days before the demo was loaded, never in the future. */
export const momentBefore = (now: Date) => (days: number) =>
  new Date(now.getTime() - Math.max(0, days) * 86_400_000).toISOString()
