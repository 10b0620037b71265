import type { Database } from '../db/sql.ts'

/**
 * Partial indexes on open jobs: the admin lists them among hundreds of thousands of finished ones. Created here rather
 * than in a migration, because pg-boss creates its own tables.
 */
export async function indexOpenJobs(db: Database): Promise<void> {
  await db.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('open jobs', 0))`
    await sql`
      create index if not exists open_jobs_by_age on pgboss.job_common (state, created_on, id)
      where state < 'completed' and name <> 'laid-aside'`
    await sql`
      create index if not exists open_jobs_of_queue on pgboss.job_common (name, state, created_on, id) where state < 'completed'`
    await sql`
      create index if not exists laid_aside_by_source on pgboss.job_common (source_name, created_on, id)
      where state = 'created' and name = 'laid-aside'`
  })
}
