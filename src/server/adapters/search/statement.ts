import type postgres from 'postgres'
import { AppError } from '#server/errors.ts'

/** Connections of the search's own; see `searchConnections`. */
export type SearchSql = postgres.Sql<{ bigint: number | string; numeric: number | string }>

/** Collects the values of a statement while its text is written; a value never becomes text itself. */
export interface Bindings {
  values: unknown[]
  /** The place of a value in the text. */
  bind(value: unknown, type: string): string
}

export function bindings(): Bindings {
  const values: unknown[] = []
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` }
}

/** Statements whose text the server keeps parsed; beyond them, one that is rarely asked is parsed each time. */
const KEPT_TEXTS = 400
const kept = new Set<string>()

export function run<Row extends object>(sql: SearchSql, text: string, { values }: Bindings): Promise<Row[]> {
  if (kept.size < KEPT_TEXTS) kept.add(text)
  return sql.unsafe<Row[]>(text, values as never[], { prepare: kept.has(text) })
}

/** The one row of a statement that always has one; a connection that was cut short may bring none. */
export async function runOne<Row extends object>(sql: SearchSql, text: string, values: Bindings): Promise<Row> {
  const [row] = await run<Row>(sql, text, values)
  if (!row) throw new AppError('unavailable', 'The service is busy. Please try again in a moment')
  return row
}
