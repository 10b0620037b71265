import type { Database } from '#server/db/sql.ts'
import { VECTORS } from '#test/support/xss-vectors.ts'

/** The database holds no NUL; everything else is stored as it is. */
export const ALL_VECTORS = VECTORS.map((vector) => vector.replaceAll('\0', '')).join('\n')

/** Marks a text with the column it came from, so that a page tells what it shows. */
export const MARK = /\[\[([a-z_]+\.[a-z_]+)\]\]/g

/** Columns that programs read: addresses, keys, codes and words with a fixed meaning. */
const NOT_TEXT =
  /(slug|key|hash|token|code|mime|email|phone|url|link|locale|currency|status|kind|type|gateway|reference|order_id|sender|time_zone|language|channel|template|queue|action|subject_type|icon|image|blur|thumbhash|format|platform|placement|page|role|secret|issuer|login|folder|cause|event)/
const NOT_PEOPLE =
  /^(settings|features|homepage_sections|media|sessions|schema_migrations|listing|search_|suggest|geo_|cities|places|text_edits|setting_changes|outbox)/

const ROWS = 40
const WINDOW = 1_500

/** Writes every vector into every text column that takes it, without its limit of length. Returns the columns. */
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
    // An index refuses long texts, so that its rows share the vectors. A column of fixed words refuses both.
    const count = await write([ALL_VECTORS]).catch(() => write(windows()).catch(() => 0))
    if (count > 0) written.push(`${table}.${column}`)
  }
  return written
}

/** Writes the texts by turns into the newest rows. Each row ends differently, for columns that are unique. */
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

/** How long a text may be says nothing about how it is shown. */
async function dropLengthLimits(db: Database) {
  const limits = await db<{ table: string; name: string }[]>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ 'length\\('`
  for (const { table, name } of limits) await db.unsafe(`alter table ${table} drop constraint "${name}"`)
}
