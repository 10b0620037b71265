import { type Database, SESSION_SETTINGS } from './sql.ts'

/**
 * Gives a role the settings that connections through a pooler cannot send. They apply to connections that the pooler
 * opens from now on; settings that a connection sends itself, as migrations do, take precedence.
 */
export async function setRoleDefaults(direct: Database, role: string): Promise<void> {
  await direct.begin(async (sql) => {
    // Two nodes that start together would otherwise change the same catalogue row.
    await sql`select pg_advisory_xact_lock(hashtextextended('role defaults', 0))`
    const missing = await sql<{ statement: string }[]>`
      select format('alter role %I in database %I set %I = %L', ${role}::text, current_database(), name, value) as statement
      from unnest(${Object.keys(SESSION_SETTINGS)}::text[], ${Object.values(SESSION_SETTINGS).map(String)}::text[])
        as wanted (name, value)
      where not exists (
        select from pg_db_role_setting as known
        join pg_roles on pg_roles.oid = known.setrole
        join pg_database on pg_database.oid = known.setdatabase
        where rolname = ${role} and datname = current_database() and name || '=' || value = any (known.setconfig)
      )`
    for (const { statement } of missing) await sql.unsafe(statement)
  })
}
