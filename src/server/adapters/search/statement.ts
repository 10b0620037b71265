import type postgres from 'postgres'
import type { Lending } from '#server/db/lending.ts'
import { AppError } from '#server/errors.ts'

export type Connection = postgres.Sql<{ bigint: number | string; numeric: number | string }>

/** Connections of the search's own; see `searchConnections`. */
export interface SearchSql extends Lending<Connection> {
  /** Statements that were asked for before, and those that the server keeps parsed for these connections. */
  asked: Set<string>
  kept: Set<string>
}

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

const MOST_KEPT = 400
const MOST_ASKED = 4000

export function run<Row extends object>(sql: SearchSql, text: string, { values }: Bindings): Promise<Row[]> {
  const prepare = isKept(sql, text)
  return sql.lend((own) => own.unsafe<Row[]>(text, values as never[], { prepare }))
}

/** What is asked a second time is kept from then on: filters can be combined in more ways than the server can remember. */
function isKept({ asked, kept }: SearchSql, text: string): boolean {
  if (kept.has(text)) return true
  if (asked.size >= MOST_ASKED) asked.clear()
  if (kept.size < MOST_KEPT && asked.has(text)) kept.add(text)
  asked.add(text)
  return kept.has(text)
}

/** The one row of a statement that always has one; a connection that was cut short may bring none. */
export async function runOne<Row extends object>(sql: SearchSql, text: string, values: Bindings): Promise<Row> {
  const [row] = await run<Row>(sql, text, values)
  if (!row) throw new AppError('unavailable', 'api.busy')
  return row
}
