import { droppedFunctionsIn, functionsIn, type SqlFile, viewsIn } from './schema-files.ts'
import type { Sql } from './sql.ts'
import { describeSqlError, StartError } from './start-error.ts'

/**
 * Migrations create triggers, which need their functions. Existing functions are not replaced before the migrations, because a
 * new one may use a column that a migration adds. Bodies are not checked, because the tables may not exist yet. A function
 * that a later migration drops is no longer in `database/`; the earlier ones get an empty one.
 */
export async function createMissingTriggerFunctions(
  sql: Sql,
  { definitions, migrations }: { definitions: readonly SqlFile[]; migrations: readonly SqlFile[] },
) {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace`
  const existing = new Set(rows.map(({ name }) => name))
  await sql`set local check_function_bodies = off`
  for (const file of definitions.filter(({ name }) => name.startsWith('triggers_')))
    for (const { name, statement } of functionsIn(file)) if (!existing.has(name)) await run(sql, file, statement)
  for (const name of migrations.flatMap(droppedFunctionsIn))
    if (!existing.has(name))
      await sql.unsafe(`create function ${name}() returns trigger language plpgsql as 'begin return new; end'`)
  await sql`set local check_function_bodies = on`
}

/** Replaces all functions, and creates all views again in the order of the files. */
export async function applyDefinitions(sql: Sql, definitions: readonly SqlFile[]) {
  const views = definitions.flatMap(viewsIn)
  if (views.length > 0) await sql.unsafe(`drop view if exists ${views.join(', ')}`)
  for (const file of definitions) await run(sql, file, file.text)
}

async function run(sql: Sql, { name }: SqlFile, text: string) {
  try {
    await sql.unsafe(text)
  } catch (error) {
    throw new StartError(`database/${name} failed and was rolled back: ${describeSqlError(error, text)}`)
  }
}
