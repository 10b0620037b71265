import { randomUUID } from 'node:crypto'
import type { getAdminDashboard } from '#contract/admin-dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import { databaseState, diskState, mailState, queueState } from '#domain/site-health.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'

type Health = Output<typeof getAdminDashboard>['health'][number]

/** Checks each component by using it; a check that throws is reported as `bad` and does not affect the others. */
export const checkHealth = (ctx: Context): Promise<Health[]> =>
  Promise.all([
    checked('database', () => database(ctx.sql)),
    checked('queue', () => queue(ctx.sql)),
    checked('storage', () => storage(ctx)),
    checked('disk', () => disk(ctx)),
    checked('mail', () => mail(ctx)),
    checked('version', async () => ({ state: 'good', facts: { version: ctx.version, runtime: process.version } })),
  ])

type Finding = Omit<Health, 'part'>

async function checked(part: Health['part'], look: () => Promise<Finding>): Promise<Health> {
  try {
    return { part, ...(await look()) }
  } catch {
    return { part, state: 'bad', facts: {} }
  }
}

async function database(sql: Sql): Promise<Finding> {
  const start = performance.now()
  const { migration } = await one(sql<{ migration: string }[]>`select max(name) as migration from schema_migrations`)
  const milliseconds = Math.max(1, Math.round(performance.now() - start))
  return { state: databaseState(milliseconds), facts: { milliseconds, migration } }
}

async function queue(sql: Sql): Promise<Finding> {
  const facts = await one(sql<{ waiting: number; seconds: number; laidAside: number }[]>`
    select count(*) as waiting, coalesce(round(extract(epoch from now() - min(start_after))), 0)::integer as seconds,
      (select count(*) from pgboss.job where name = 'laid-aside' and state = 'created') as "laidAside"
    from pgboss.job where state in ('created', 'retry') and start_after <= now() and name <> 'laid-aside'`)
  return { state: queueState(facts.seconds, facts.laidAside), facts }
}

async function storage({ storage: files }: Context): Promise<Finding> {
  const key = `temp/health-${randomUUID()}`
  await files.put(key, Buffer.from('ok'))
  const isThere = (await files.read(key))?.toString() === 'ok'
  await files.delete(key)
  return { state: isThere ? 'good' : 'bad', facts: {} }
}

async function disk({ storage: files }: Context): Promise<Finding> {
  const space = await files.space()
  if (!space) return { state: 'good', facts: {} }
  const { freeBytes, totalBytes } = space
  return { state: diskState(freeBytes, totalBytes), facts: { free: freeBytes, total: totalBytes } }
}

async function mail({ sql, now }: Context): Promise<Finding> {
  const facts = await one(sql<{ waiting: number; seconds: number; dead: number }[]>`
    select count(*) as waiting, (select count(*) from outbox where status = 'dead') as dead,
      greatest(0, coalesce(round(extract(epoch from ${now} - min(next_attempt_at))), 0))::integer as seconds
    from outbox where status = 'pending'`)
  return { state: mailState(facts.seconds, facts.dead), facts }
}
