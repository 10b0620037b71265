import type { Database } from '#server/db/sql.ts'

/** Tables in which a refused call may leave a trace, each with the reason. */
const TRACES: Record<string, string> = {
  sessions: 'When the session was last seen.',
  site_days: 'Views of earlier requests, counted in memory and written every few seconds.',
  property_days: 'Views, as above.',
  project_days: 'Views, as above.',
}

/** Notes every row that is written from now on, unless its transaction is undone. */
export async function watchWrites(db: Database) {
  const tables = await db<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job')`
  await db.unsafe(`
    create table fuzz_writes (name text not null);
    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into fuzz_writes values (tg_table_name || ' ' || lower(tg_op));
      return null;
    end $$`)
  for (const { name } of tables)
    await db.unsafe(
      `create trigger zz_note_write after insert or update or delete on ${name} for each row execute function note_write()`,
    )
  return {
    /** What was written since the last time, without the traces that a refusal may leave. */
    async take(): Promise<string[]> {
      const rows = await db<
        { name: string }[]
      >`with gone as (delete from fuzz_writes returning name) select distinct name from gone`
      return rows.map(({ name }) => name).filter((name) => !(name.split(' ')[0]! in TRACES))
    },
  }
}
