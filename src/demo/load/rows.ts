import type { Sql } from '#server/db/sql.ts'

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }
export type Row = Readonly<Record<string, Value>>

/** Writes many rows in one statement; the table's own types read the values. */
export async function insertRows(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
  await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`
}

/** As many new ids of a table, in order. */
export async function takeIds(sql: Sql, table: string, count: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`
  return rows.map(({ id }) => id)
}

/** The moment so many days before the demo was loaded, never in the future. */
export const momentBefore = (now: Date) => (days: number) =>
  new Date(now.getTime() - Math.max(0, days) * 86_400_000).toISOString()
