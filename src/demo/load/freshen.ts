import type { Sql } from '#server/db/sql.ts'
import { shiftDays } from './days.ts'
import type { DemoServices } from './services.ts'
import { shiftViewings } from './viewings.ts'

const DAY = 86_400_000

/** Columns with past times, by table; future times may stay in the future. */
const PAST: Record<string, readonly string[]> = {
  users: ['created_at', 'updated_at', 'email_verified_at'],
  properties: ['created_at', 'updated_at', 'published_at'],
  projects: ['created_at', 'updated_at'],
  rejections: ['created_at'],
  listing_events: ['at'],
  favourites: ['created_at'],
  interests: ['created_at'],
  reports: ['created_at', 'decided_at'],
  payment_transactions: ['created_at', 'updated_at'],
  user_packages: ['created_at', 'starts_at'],
  advertisements: ['created_at', 'updated_at', 'decided_at', 'starts_at'],
  chats: ['created_at', 'last_message_at'],
  messages: ['created_at', 'read_at'],
  notifications: ['created_at'],
  articles: ['created_at', 'updated_at'],
  verification_applications: ['created_at', 'updated_at', 'decided_at'],
  contact_requests: ['created_at'],
  viewings: ['created_at', 'updated_at'],
  enquiries: ['created_at', 'consented_at', 'read_at'],
  enquiry_replies: ['created_at'],
}
const AHEAD: Record<string, readonly string[]> = { user_packages: ['ends_at'], advertisements: ['ends_at'] }

/** Highest demo id of each table; later rows belong to users and keep their dates. */
export async function lastIds(sql: Sql): Promise<Record<string, number>> {
  const last: Record<string, number> = {}
  for (const table of Object.keys(PAST)) {
    const [row] = await sql<{ id: number | null }[]>`select max(id) as id from ${sql(table)}`
    last[table] = row?.id ?? 0
  }
  return last
}

/** Shifts the demo by whole days, so that relative times stay the same. */
export async function freshen({ db, now }: Pick<DemoServices, 'db' | 'now'>): Promise<number> {
  return db.begin(async (sql) => {
    const rows = await sql<{ key: string; value: string }[]>`
      select key, value from settings where key in ('demo.fresh_at', 'demo.last_ids') order by key for update`
    const freshAt = Date.parse(rows.find(({ key }) => key === 'demo.fresh_at')?.value ?? '')
    const last = JSON.parse(rows.find(({ key }) => key === 'demo.last_ids')?.value ?? '{}') as Record<string, number>
    const days = Math.floor((now().getTime() - freshAt) / DAY)
    if (!(days >= 1)) return 0
    await sql`select set_config('lintel.bulk', 'on', true)`
    // The history is append-only; shifting the demo is the only exception.
    await sql`alter table listing_events disable trigger append_only`
    for (const [table, columns] of Object.entries(PAST)) await shift(sql, table, columns, days, last[table] ?? 0, now())
    for (const [table, columns] of Object.entries(AHEAD)) await shift(sql, table, columns, days, last[table] ?? 0, null)
    await shiftDays(sql, days, last.properties ?? 0)
    await shiftViewings(sql, days, last.viewings ?? 0)
    await sql`alter table listing_events enable trigger append_only`
    await sql`select refresh_listings(array(select id from properties where id <= ${last.properties ?? 0}))`
    await sql`update settings set value = ${new Date(freshAt + days * DAY).toISOString()} where key = 'demo.fresh_at'`
    return days
  })
}

async function shift(
  sql: Sql,
  table: string,
  columns: readonly string[],
  days: number,
  lastId: number,
  latest: Date | null,
) {
  for (const column of columns) {
    const moved = sql`${sql(column)} + make_interval(days => ${days})`
    await sql`
      update ${sql(table)} set ${sql(column)} = ${latest ? sql`least(${moved}, ${latest})` : moved}
      where id <= ${lastId} and ${sql(column)} is not null`
  }
}
