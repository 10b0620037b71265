import type { Sql } from '#server/db/sql.ts'
import { unusable } from './archive-error.ts'
import { attempt } from './attempt.ts'
import { explainRow } from './explain-row.ts'
import type { PlannedFile } from './import-plan.ts'
import type { TarEntry } from './read-tar.ts'
import { quoted, restored } from './rows.sql.ts'
import type { ArchivedTable } from './schema.sql.ts'
import { linesIn } from './streams.ts'

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 2 ** 20

type InsertedFile = PlannedFile & { table: ArchivedTable }

/** Inserts the lines of a file into its table in batches; an error names the line. */
export async function insertTable(sql: Sql, { table, archived, upgrade }: InsertedFile, { body, name }: TarEntry) {
  const columns = table.columns.map((column) => column.name)
  let line = 0
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await insertBatch(sql, table, name, batch, line - batch.length)
    batch = []
    characters = 0
  }
  for await (const text of linesIn(body)) {
    line++
    const where = `${name} line ${line}`
    requireFields(text, archived.columns, where)
    const current = upgrade ? upgrade(text) : text
    if (upgrade) requireFields(current, columns, where)
    batch.push(current)
    characters += current.length
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }
  await flush()
  if (line !== archived.rows) throw unusable('The archive was changed while it was read')
}

/** Requires exactly the fields of the table in each line, because the database would ignore an unknown one. */
function requireFields(text: string, columns: readonly string[], where: string) {
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch {
    throw unusable(`${where} is not JSON. Nothing was imported`)
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw unusable(`${where} is not an object. Nothing was imported`)
  const given = Object.keys(row)
  const missing = columns.find((column) => !given.includes(column))
  if (missing) throw unusable(`${where}, field ${missing}: it is missing. Nothing was imported`)
  const unknown = given.find((field) => !columns.includes(field))
  if (unknown) throw unusable(`${where}, field ${unknown}: the table has no such field. Nothing was imported`)
}

/** Inserts a batch at once; on failure one by one, to find the line. */
async function insertBatch(sql: Sql, table: ArchivedTable, file: string, lines: readonly string[], before: number) {
  const insert = insertStatement(table)
  const put = (given: readonly string[]) => attempt(sql, () => sql.unsafe(insert, [`[${given.join(',')}]`]))
  if ((await put(lines)) === null) return
  for (const [at, line] of lines.entries()) {
    const error = await put([line])
    if (error) throw unusable(await explainRow(sql, table, `${file} line ${before + at + 1}`, line, error))
  }
}

function insertStatement({ name, columns }: ArchivedTable): string {
  const table = `public.${quoted(name)}`
  return `insert into ${table} (${columns.map((column) => quoted(column.name)).join(', ')}) overriding system value
    select ${columns.map(restored).join(', ')} from json_populate_recordset(null::${table}, $1::text::json) r`
}
