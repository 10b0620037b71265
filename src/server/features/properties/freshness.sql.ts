import * as z from 'zod/mini'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { notify } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'

/** Days without confirmation after which a property is labelled, demoted, hidden and expired; 0 disables a step. */
interface Days {
  label: number
  sink: number
  hide: number
  expire: number
}

interface AgedRow {
  id: number
  ownerId: number
  title: string
}

const BATCH = 500

/** Nightly job: ages properties whose availability was not confirmed and notifies their owners. */
export const ageListings = job(
  'age-listings',
  z.object({}),
  async ({ sql, texts, now }) => {
    const days = await findDays(sql)
    const at = now()
    const since = (count: number) => new Date(at.getTime() - count * 86_400_000)
    const inTurn = async (
      count: number,
      step: (sql: Sql, before: Date) => Promise<AgedRow[]>,
      kind: FreshnessNotice | null,
    ) => {
      if (count <= 0) return
      let rows: AgedRow[]
      do {
        rows = await sql.begin(async (transaction) => {
          const aged = await step(transaction, since(count))
          if (kind) await tell({ sql: transaction, texts, now: at }, aged, kind)
          return aged
        })
      } while (rows.length === BATCH)
    }
    await inTurn(days.expire, expire, 'listing-expired')
    await inTurn(days.hide, hide, 'listing-unconfirmed')
    await inTurn(days.sink, sink, null)
    await inTurn(days.label, label, 'listing-unconfirmed')
  },
  { cron: '10 2 * * *', concurrency: 1 },
)

type FreshnessNotice = 'listing-expired' | 'listing-unconfirmed'

async function tell(ctx: { sql: Sql; texts: TextSource; now: Date }, aged: readonly AgedRow[], kind: FreshnessNotice) {
  for (const { id, ownerId, title } of aged) await notify(ctx, ownerId, kind, { propertyId: id, title })
}

async function findDays(sql: Sql): Promise<Days> {
  const rows = await sql<
    { key: string; value: string }[]
  >`select key, value from settings where key like 'freshness\\_%'`
  const day = (word: string) => Number(rows.find(({ key }) => key === `freshness_${word}_days`)?.value) || 0
  return { label: day('label'), sink: day('sink'), hide: day('hide'), expire: day('expire') }
}

/** Live properties of users that were not confirmed since `before`. Properties of the site do not age. */
const silent = (sql: Sql, before: Date, freshness: readonly string[]) => sql`
  select id from properties
  where is_active and request_status = 'approved' and property_type in ('sell', 'rent') and owner_id is not null
    and confirmed_at < ${before} and freshness = any (${freshness as string[]})
  order by confirmed_at limit ${BATCH} for update skip locked`

const label = (sql: Sql, before: Date) => sql<AgedRow[]>`
  update properties set freshness = 'aging' where id in (${silent(sql, before, ['fresh'])})
  returning id, owner_id as "ownerId", title`

const sink = (sql: Sql, before: Date) => sql<AgedRow[]>`
  update properties set freshness = 'sunk' where id in (${silent(sql, before, ['fresh', 'aging'])})
  returning id, owner_id as "ownerId", title`

const hide = (sql: Sql, before: Date) => sql<AgedRow[]>`
  update properties set freshness = 'hidden', is_active = false where id in (${silent(sql, before, ['fresh', 'aging', 'sunk'])})
  returning id, owner_id as "ownerId", title`

const expire = (sql: Sql, before: Date) => sql<AgedRow[]>`
  update properties set freshness = 'expired'
  where id in (
    select id from properties where freshness = 'hidden' and request_status = 'approved' and owner_id is not null and confirmed_at < ${before}
    order by confirmed_at limit ${BATCH} for update skip locked)
  returning id, owner_id as "ownerId", title`
