import { maybeOne, type Sql } from '#server/db/sql.ts'
import { unusable } from './archive-error.ts'
import type { Manifest } from './manifest.ts'
import { quoted } from './rows.ts'
import type { ArchivedTable, SiteSchema } from './schema.ts'
import type { Link } from './table-order.ts'

/**
 * Gets the tables ready to take rows as they are: what triggers once wrote is in the archive itself, and circles of references
 * are looked at when they are closed. Nobody else writes from here on, but everybody reads. It takes no more rights than
 * migrations do.
 */
export async function holdTables(sql: Sql, { tables, lateLinks }: SiteSchema) {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`
  for (const { name } of tables) await sql.unsafe(`alter table public.${quoted(name)} disable trigger user`)
  for (const { name } of lateLinks) await sql.unsafe(`set constraints ${quoted(name)} deferred`)
}

/** Removes what migrations bring into an empty site; the archive has it as its operator wants it. */
export async function clearTables(sql: Sql, { tables }: SiteSchema) {
  for (const { name } of tables.toReversed()) await sql.unsafe(`delete from public.${quoted(name)}`)
}

/** Closes the circles and wakes the triggers. */
export async function releaseTables(sql: Sql, { tables, lateLinks }: SiteSchema) {
  for (const link of lateLinks) await requireTargets(sql, link, tables.find(({ name }) => name === link.from)!)
  await sql`set constraints all immediate`
  for (const { name } of tables) await sql.unsafe(`alter table public.${quoted(name)} enable trigger user`)
}

/** Lets the numbering go on; late, because from here on nobody else reads. */
export async function continueNumbers(sql: Sql, { tables }: SiteSchema, manifest: Manifest) {
  for (const [at, { name, identity }] of tables.entries()) {
    const next = manifest.tables[at]!.next_id
    if (identity !== null && next !== null)
      await sql.unsafe(`alter table public.${quoted(name)} alter column ${quoted(identity)} restart with ${next}`)
  }
}

/** The database would only say that something is missing; whoever mends the archive wants to know where. */
async function requireTargets(sql: Sql, { from, to, columns, targets }: Link, table: ArchivedTable) {
  const given = columns.map((column) => `x.${quoted(column)}`)
  const isSet = given.map((column) => `${column} is not null`).join(' and ')
  const fits = targets.map((target, at) => `y.${quoted(target)} = ${given[at]}`).join(' and ')
  const order = table.sortedBy.map(({ name, isText }) => `x.${quoted(name)}${isText ? ' collate "C"' : ''}`).join(', ')
  const lost = await maybeOne(
    sql.unsafe<{ line: number; value: string }[]>(`
      select line, value from (
        select row_number() over (order by ${order}) as line, concat_ws(', ', ${given.join(', ')}) as value,
          ${isSet} and not exists (select from public.${quoted(to)} y where ${fits}) as "isLost"
        from public.${quoted(from)} x) rows where "isLost" order by line limit 1`),
  )
  if (lost)
    throw unusable(
      `tables/${from}.jsonl line ${lost.line}, field ${columns.join(', ')}: ${lost.value} is not in ${to}. Nothing was imported`,
    )
}
