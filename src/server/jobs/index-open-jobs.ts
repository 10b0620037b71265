import type { Database } from '../db/sql.ts'

/**
 * The back office looks at what is open among hundreds of thousands of jobs that are done. The queue's own tables come
 * with it and not with a migration, so these indexes do too; they hold open jobs alone and cost next to nothing.
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
