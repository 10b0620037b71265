import type { Database } from '#server/db/sql.ts'
import { VECTORS } from '#test/support/xss-vectors.ts'

/** PostgreSQL text cannot contain NUL; everything else is stored unchanged. */
export const ALL_VECTORS = VECTORS.map((vector) => vector.replaceAll('\0', '')).join('\n')

/** Prefixes a text with the column it came from, so that a page shows which columns it displays. */
export const MARK = /\[\[([a-z_]+\.[a-z_]+)\]\]/g

/** Columns with a machine meaning: addresses, keys, codes and enumerated values. */
const NOT_TEXT =
  /(slug|key|hash|token|code|mime|email|phone|url|link|locale|currency|status|kind|type|gateway|reference|order_id|sender|time_zone|language|channel|template|queue|action|subject_type|icon|image|blur|thumbhash|format|platform|placement|page|role|secret|issuer|login|folder|cause|event)/
const NOT_PEOPLE =
  /^(settings|features|homepage_sections|media|sessions|schema_|listing|search_|suggest|geo_|cities|places|text_edits|setting_changes|outbox)/

const ROWS = 40
const WINDOW = 1_500

/**
 * Writes every vector into every text column that accepts it, after dropping the length limits. Returns the columns.
 */
export async function poisonEveryText(db: Database): Promise<string[]> {
  await dropLengthLimits(db)
  const columns = await db<{ table: string; column: string }[]>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'`
  const written: string[] = []
  for (const { table, column } of columns) {
    if (NOT_TEXT.test(column) || NOT_PEOPLE.test(table)) continue
    const write = (texts: string[]) => writeTexts(db, { table, column, texts })
    // An index refuses long texts, so its rows share the vectors. A column of enumerated values refuses both.
    const count = await write([ALL_VECTORS]).catch(() => write(windows()).catch(() => 0))
    if (count > 0) written.push(`${table}.${column}`)
  }
  return written
}

/** Writes the texts in turn into the newest rows. Each row ends differently, for columns that are unique. */
async function writeTexts(db: Database, { table, column, texts }: { table: string; column: string; texts: string[] }) {
  const marked = texts.map((text) => `[[${table}.${column}]] ${text}`)
  const { count } = await db`
    with newest as (select ctid as place, row_number() over () as number from ${db(table)} order by ctid desc limit ${ROWS})
    update ${db(table)} t set ${db(column)} = (${marked}::text[])[1 + number % ${marked.length}] || t.ctid::text
    from newest where t.ctid = newest.place`
  return count
}

/** All vectors in parts that an index can hold. */
function windows(): string[] {
  const parts = ['']
  for (const vector of ALL_VECTORS.split('\n')) {
    if (parts.at(-1)!.length + vector.length > WINDOW) parts.push('')
    parts[parts.length - 1] += `${vector}\n`
  }
  return parts
}

/** A length limit does not protect the output, so all limits are dropped. */
async function dropLengthLimits(db: Database) {
  const limits = await db<{ table: string; name: string }[]>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ 'length\\('`
  for (const { table, name } of limits) await db.unsafe(`alter table ${table} drop constraint "${name}"`)
}
