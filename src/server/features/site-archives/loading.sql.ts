import { maybeOne, type Sql } from '#server/db/sql.ts'
import { unusable } from './archive-error.ts'
import type { ImportPlan } from './import-plan.ts'
import { quoted } from './rows.sql.ts'
import type { ArchivedTable, SiteSchema } from './schema.sql.ts'
import type { Link } from './table-order.ts'

/**
 * Prepares the tables for loading: user triggers are disabled, because the archive contains what they wrote, and
 * circular foreign keys are deferred. Writes by others are blocked from here on, reads are not. Needs no more
 * privileges than migrations.
 */
export async function holdTables(sql: Sql, { tables, lateLinks }: SiteSchema) {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`
  for (const { name } of tables) await sql.unsafe(`alter table public.${quoted(name)} disable trigger user`)
  for (const { name } of lateLinks) await sql.unsafe(`set constraints ${quoted(name)} deferred`)
}

/** Deletes the rows that migrations insert into an empty site; the archive contains the operator's own. */
export async function clearTables(sql: Sql, { tables }: SiteSchema) {
  for (const { name } of tables.toReversed()) await sql.unsafe(`delete from public.${quoted(name)}`)
}

/** Checks the deferred foreign keys and enables the triggers. */
export async function releaseTables(sql: Sql, { tables, lateLinks }: SiteSchema) {
  for (const link of lateLinks) await requireTargets(sql, link, tables.find(({ name }) => name === link.from)!)
  await sql`set constraints all immediate`
  for (const { name } of tables) await sql.unsafe(`alter table public.${quoted(name)} enable trigger user`)
}

/** Restarts the identity columns; called last, because it blocks reads by others. */
export async function continueNumbers(sql: Sql, { files }: ImportPlan) {
  for (const { table, archived } of files) {
    if (!table || table.identity === null || archived.next_id === null) continue
    const column = `public.${quoted(table.name)} alter column ${quoted(table.identity)}`
    await sql.unsafe(`alter table ${column} restart with ${archived.next_id}`)
  }
}

/** Names the line with a missing target, which the constraint error of the database does not. */
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
