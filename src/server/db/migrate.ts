import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Database, type Sql } from './sql.ts'
import { StartError } from './start-error.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin']
const LOCK = 7_214_551

interface Migration {
  name: string
  text: string
  checksum: string
}

interface MigrateOptions {
  folder?: string
  log?: (line: string) => void
}

/** Brings the database at `url` up to date; nodes that start together take turns. */
export async function migrate(url: string, { folder = FOLDER, log = () => {} }: MigrateOptions = {}): Promise<number> {
  const db = connect(url, { connections: 1, statementTimeoutMs: 0, applicationName: 'lintel migrate' })
  try {
    await requireExtensions(db)
    await db`select pg_advisory_lock(${LOCK})`
    const pending = await listPending(db, await readMigrations(folder))
    if (pending.length > 0) log(`Applying ${pending.length} migration${pending.length === 1 ? '' : 's'}…`)
    for (const migration of pending) await apply(db, migration)
    if (pending.length > 0) await surveyRewritten(db)
    return pending.length
  } finally {
    await db.end({ timeout: 5 })
  }
}

/** Whether every migration this program knows has been applied: what readiness asks. */
export async function isMigrated(sql: Sql, folder = FOLDER): Promise<boolean> {
  if (folder === FOLDER) ownNames ??= listNames(FOLDER)
  const known = await (folder === FOLDER ? ownNames! : listNames(folder))
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('schema_migrations') is not null as exists`
  if (!table?.exists) return false
  const applied = await sql<{ name: string }[]>`select name from schema_migrations`
  const names = new Set(applied.map((row) => row.name))
  return known.every((name) => names.has(name))
}

/** Read once: files that arrive later belong to the next version, which this process is not. */
let ownNames: Promise<string[]> | undefined

async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function requireExtensions(db: Database) {
  const rows = await db<{ name: string }[]>`
    select name from pg_available_extensions where name = any(${EXTENSIONS})`
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length > 0)
    throw new StartError(
      `The database server lacks the extension${missing.length === 1 ? '' : 's'} ${missing.join(', ')}. ` +
        'Install the contrib package of your PostgreSQL (on Debian: postgresql-contrib).',
    )
}

async function readMigrations(folder: string): Promise<Migration[]> {
  return Promise.all(
    (await listNames(folder)).map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

async function listPending(db: Database, migrations: Migration[]): Promise<Migration[]> {
  await db`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
  const applied = await db<{ name: string; checksum: string }[]>`
    select name, checksum from schema_migrations order by name`
  for (const row of applied) {
    const file = migrations.find((migration) => migration.name === row.name)
    if (!file)
      throw new StartError(
        `The database has migration ${row.name}, which this version does not know. ` +
          'It was made by a newer version: update the program instead of the database.',
      )
    if (file.checksum !== row.checksum)
      throw new StartError(
        `Migration ${row.name} was changed after it was applied. Restore the file and put the change in a new one.`,
      )
  }
  const done = new Set(applied.map((row) => row.name))
  return migrations.filter((migration) => !done.has(migration.name))
}

async function apply(db: Database, { name, text, checksum }: Migration) {
  try {
    await db.begin(async (sql) => {
      await sql.unsafe(text)
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`
    })
  } catch (error) {
    throw new StartError(`Migration ${name} failed and was rolled back: ${describe(error, text)}`)
  }
}

/**
 * A table that a migration wrote anew is not known to be visible to everybody, and the server does not look by itself
 * before much of it has changed; until then an index alone answers nothing.
 */
async function surveyRewritten(db: Database) {
  const tables = await db<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (current_schemas(false)) and c.relpages > 0 and c.relallvisible = 0`
  for (const { name } of tables) await db.unsafe(`vacuum (analyze) ${name}`)
}

function describe(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error)
  const position = Number((error as { position?: string }).position)
  return position > 0 ? `${error.message} (line ${text.slice(0, position).split('\n').length})` : error.message
}
