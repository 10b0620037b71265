import { maybeOne, type Sql } from '#server/db/sql.ts'
import { attempt } from './attempt.ts'
import { quoted } from './rows.sql.ts'
import type { ArchivedTable } from './schema.sql.ts'

interface DatabaseError extends Error {
  column_name?: string
  constraint_name?: string
  detail?: string
}

/** Explains why the database refused a row: field and reason. */
export async function explainRow(sql: Sql, table: ArchivedTable, where: string, line: string, error: DatabaseError) {
  const field =
    error.column_name ??
    (error.constraint_name && (await columnsOf(sql, table.name, error.constraint_name))) ??
    (await unreadable(sql, table, line))
  // Other details repeat the whole row, which may contain private data.
  const detail = error.detail?.startsWith('Key (') ? `. ${error.detail.replace(/\.$/, '')}` : ''
  return `${where}${field ? `, field ${field}` : ''}: ${error.message}${detail}. Nothing was imported`
}

const columnsOf = async (sql: Sql, table: string, constraint: string): Promise<string | undefined> => {
  const found = await maybeOne(sql<{ columns: string | null }[]>`
    select string_agg(a.attname, ', ' order by a.attnum) as columns
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.conname = ${constraint}
    left join pg_index i on i.indexrelid = to_regclass(${`public.${quoted(constraint)}`})
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and a.attnum = any (coalesce(k.conkey, i.indkey::smallint[]))
    where c.oid = ${`public.${quoted(table)}`}::regclass`)
  return found?.columns ?? undefined
}

/** The first field whose value the database cannot parse. */
async function unreadable(sql: Sql, table: ArchivedTable, line: string): Promise<string | undefined> {
  for (const { name } of table.columns) {
    const error = await attempt(sql, () =>
      sql.unsafe(
        `select json_populate_record(null::public.${quoted(table.name)}, json_build_object($1::text, $2::text::json -> $1::text))`,
        [name, line],
      ),
    )
    if (error) return name
  }
  return undefined
}
