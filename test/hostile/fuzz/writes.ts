import type { Database } from '#server/db/sql.ts'

/** Tables in which a refused call may leave a row, each with the reason. */
const TRACES: Record<string, string> = {
  sessions: 'When the session was last seen.',
  rate_limit_counters: 'Wrong guesses, which limits count.',
}

/**
 * Views are counted in memory and flushed every few seconds, in a separate transaction that changes nothing but
 * `view_count` of a row, or touches one of these tables.
 */
const VIEWS = ['view_count', 'site_days', 'property_days', 'project_days']

/** Records every row that is written from now on, unless its transaction is rolled back. */
export async function watchWrites(db: Database) {
  const tables = await db<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job')`
  await db.unsafe(`
    create table fuzz_writes (name text not null, operation text not null, transaction bigint not null);
    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into fuzz_writes values (
        case when tg_op = 'UPDATE' and to_jsonb(new) ? 'view_count'
          and to_jsonb(new) - 'view_count' = to_jsonb(old) - 'view_count' then 'view_count' else tg_table_name end,
        lower(tg_op), txid_current());
      return null;
    end $$`)
  for (const { name } of tables)
    await db.unsafe(
      `create trigger zz_note_write after insert or update or delete on ${name} for each row execute function note_write()`,
    )
  return {
    /** The rows written since the last call, without those that a refusal may leave. */
    async take(): Promise<string[]> {
      const rows = await db<{ name: string; operation: string; transaction: number }[]>`
        with gone as (delete from fuzz_writes returning name, operation, transaction) select distinct * from gone`
      const ofViews = new Set(rows.filter(({ name }) => VIEWS.includes(name)).map(({ transaction }) => transaction))
      return rows
        .filter(({ name, transaction }) => !(name in TRACES) && !ofViews.has(transaction))
        .map(({ name, operation }) => `${name} ${operation}`)
    },
  }
}
