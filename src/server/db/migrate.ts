import { applyDefinitions, createMissingTriggerFunctions } from './definitions.ts'
import { checksumOf, listMigrations, ROOT, readDefinitions, readMigrations, type SqlFile } from './schema-files.ts'
import { SCHEMA_VERSION } from './schema-version.ts'
import { connect, type Database, one, type Sql } from './sql.ts'
import { describeSqlError, StartError } from './start-error.ts'

const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist']
const LOCK = 7_214_551

interface MigrateOptions {
  /** The folder with `migrations/` and `database/`. */
  root?: string
  /** The schema version that the migrations produce. */
  version?: number
  log?: (line: string) => void
}

interface Schema {
  migrations: SqlFile[]
  definitions: SqlFile[]
  version: number
}

/** Brings the database at `url` up to date in one transaction. Nodes that start together wait for each other. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<number> {
  const { root = ROOT, version = SCHEMA_VERSION, log = () => {} } = options
  const schema = { migrations: await readMigrations(root), definitions: await readDefinitions(root), version }
  const db = connect(url, { connections: 1, statementTimeoutMs: 0, applicationName: 'lintel migrate' })
  try {
    await requireExtensions(db)
    const applied = await db.begin((sql) => update(sql, schema, log))
    if (applied > 0) await vacuumRewritten(db)
    return applied
  } finally {
    await db.end({ timeout: 5 })
  }
}

/** Whether every migration of this program has been applied. The readiness check calls it. */
export async function isMigrated(sql: Sql, root = ROOT): Promise<boolean> {
  if (root === ROOT) ownNames ??= listMigrations(ROOT)
  const known = await (root === ROOT ? ownNames! : listMigrations(root))
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('schema_version') is not null as exists`
  if (!table?.exists) return false
  const applied = await sql<{ name: string }[]>`select name from schema_migrations`
  const names = new Set(applied.map((row) => row.name))
  return known.every((name) => names.has(name))
}

/** Read once: files that appear later belong to the next version of the program. */
let ownNames: Promise<string[]> | undefined

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

async function update(sql: Sql, { migrations, definitions, version }: Schema, log: (line: string) => void) {
  await sql`select pg_advisory_xact_lock(${LOCK})`
  const pending = await listPending(sql, migrations, version)
  const checksum = checksumOf(definitions.map((file) => `${file.name} ${file.checksum}`).join('\n'))
  const { stored } = await one(sql<{ stored: string }[]>`select definitions as stored from schema_version`)
  if (pending.length === 0 && stored === checksum) return 0
  if (pending.length > 0) log(`Applying ${pending.length} migration${pending.length === 1 ? '' : 's'}…`)
  await createMissingTriggerFunctions(sql, { definitions, migrations: pending })
  for (const migration of pending) await apply(sql, migration)
  await applyDefinitions(sql, definitions)
  await sql`update schema_version set version = ${version}, definitions = ${checksum}`
  return pending.length
}

async function listPending(sql: Sql, migrations: readonly SqlFile[], version: number): Promise<SqlFile[]> {
  await prepareTables(sql, version)
  const applied = await sql<{ name: string; checksum: string }[]>`
    select name, checksum from schema_migrations order by name collate "C"`
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
  const pending = migrations.filter((migration) => !done.has(migration.name))
  const last = applied.at(-1)?.name ?? ''
  const late = pending.find((migration) => migration.name < last)
  if (late)
    throw new StartError(
      `Migration ${late.name} is older than ${last}, which was applied already. Give it a later time.`,
    )
  return pending
}

async function prepareTables(sql: Sql, version: number) {
  const found = await one(sql<{ migrations: boolean; version: boolean }[]>`
    select to_regclass('schema_migrations') is not null as migrations, to_regclass('schema_version') is not null as version`)
  if (found.migrations && !found.version)
    throw new StartError(
      'The database was made before schema version 1, the first that this version can update. Nothing was changed. ' +
        'Start with a new data folder (DATA_DIR) or an empty database (DATABASE_URL).',
    )
  if (!found.migrations)
    await sql.unsafe(`
      create table schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      comment on table schema_migrations is 'Migrations that were applied.';
      create table schema_version (
        is_only boolean primary key default true check (is_only),
        version integer not null,
        definitions text not null default ''
      );
      comment on table schema_version is 'The version of the schema, and the checksum of the functions and views in database/.';
      insert into schema_version (version) values (${version});`)
  const { stored } = await one(sql<{ stored: number }[]>`select version as stored from schema_version`)
  if (stored > version)
    throw new StartError(
      `The database has schema version ${stored}; this program supports version ${version}. Update the program.`,
    )
}

async function apply(sql: Sql, { name, text, checksum }: SqlFile) {
  try {
    // Deferred triggers run here: a later migration cannot alter a table that has pending trigger events.
    await sql.unsafe(`${text}\n;set constraints all immediate; set constraints all deferred`)
    await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`
  } catch (error) {
    throw new StartError(`Migration ${name} failed and was rolled back: ${describeSqlError(error, text)}`)
  }
}

/**
 * PostgreSQL does not update the visibility map of a table that a migration rewrote before many of its rows change.
 * Until then index-only scans read the table.
 */
async function vacuumRewritten(db: Database) {
  const tables = await db<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (current_schemas(false)) and c.relpages > 0 and c.relallvisible = 0`
  for (const { name } of tables) await db.unsafe(`vacuum (analyze) ${name}`)
}
