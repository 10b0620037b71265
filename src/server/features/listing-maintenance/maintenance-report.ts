import { timingSafeEqual } from 'node:crypto'
import { STALE_CAUSES } from '#contract/listing-maintenance-admin.ts'
import { csvLine } from '#domain/csv.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { listDuplicateRows } from './duplicates.sql.ts'
import type { HomeRow } from './home.sql.ts'
import { listStaleRows, type StaleCause } from './stale.sql.ts'

const LINK_SECONDS = 900
const DAY_MS = 86_400_000
const BATCH = 500
/** Maximum rows per file; the rest is in the next file once these are resolved. */
const MAX_ROWS = 10_000
const FILE = /^(?:stale_([a-z-]+)_(\d{1,4})(?:_(\d{1,15}))?|duplicates)\.csv$/

interface Services {
  db: Sql
  derive: Derive
  now: () => Date
}

type ReportRequest =
  | { report: 'duplicates' }
  | { report: 'stale'; cause: StaleCause; days: number; ownerId?: number | undefined }

/** A signed URL of the file, valid for 15 minutes and only for the administrator who requested it. */
export function maintenanceReportUrl(
  ctx: Pick<Context, 'viewer' | 'origin' | 'derive' | 'now'>,
  reportRequest: ReportRequest,
): string {
  const owner =
    reportRequest.report === 'stale' && reportRequest.ownerId !== undefined ? `_${reportRequest.ownerId}` : ''
  const file =
    reportRequest.report === 'stale'
      ? `stale_${reportRequest.cause}_${reportRequest.days}${owner}.csv`
      : 'duplicates.csv'
  const user = ctx.viewer!.id
  const expires = Math.floor(ctx.now.getTime() / 1000) + LINK_SECONDS
  const signature = sign(ctx.derive, file, user, expires)
  return `${ctx.origin}/downloads/${file}?${new URLSearchParams({ user: String(user), expires: String(expires), signature })}`
}

/** Streams the maintenance reports. */
export const maintenanceReportSource = ({ db, derive, now }: Services) => ({
  async open(name: string, userId: number, expires: number, signature: string): Promise<AsyncIterable<string> | null> {
    const found = FILE.exec(name)
    if (!found || !Number.isSafeInteger(expires) || expires * 1000 < now().getTime()) return null
    const [expected, given] = [Buffer.from(sign(derive, name, userId, expires)), Buffer.from(signature)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    // A link is valid only while its account is an active administrator.
    const asker = await maybeOne(db`select from users where id = ${userId} and is_active and role = 'admin'`)
    if (!asker) return null
    const [, word, days, ownerId] = found
    const cause = STALE_CAUSES.find((one) => one === word)
    if (!cause) return word === undefined ? duplicateLines(db) : null
    const before = new Date(now().getTime() - Number(days) * DAY_MS)
    return staleLines(db, { cause, before, ownerId: ownerId === undefined ? undefined : Number(ownerId) })
  },
})

const sign = (derive: Derive, file: string, userId: number, expires: number) =>
  derive('upkeep file', `${file}\n${userId}\n${expires}`).toString('base64url')

const HOME = ['id', 'slug', 'title', 'city', 'country', 'price', 'owner_id', 'owner']
const cellsOf = ({ id, slug, title, city, country, price, owner }: HomeRow) => [
  ...[String(id), slug, title, city ?? '', country ?? '', String(price), String(owner?.id ?? ''), owner?.name ?? ''],
]

async function* staleLines(sql: Sql, filter: Parameters<typeof listStaleRows>[1]): AsyncGenerator<string> {
  yield csvLine([...HOME, 'cause', 'since', 'asked_at'])
  for (let offset = 0; offset < MAX_ROWS; offset += BATCH) {
    const rows = await listStaleRows(sql, filter, 'since', { offset, limit: BATCH })
    for (const { home, since, askedAt } of rows)
      yield csvLine([...cellsOf(home), filter.cause, since.toISOString(), askedAt?.toISOString() ?? ''])
    if (rows.length < BATCH) return
  }
}

async function* duplicateLines(sql: Sql): AsyncGenerator<string> {
  yield csvLine([...HOME, ...HOME.map((name) => `other_${name}`), 'reason', 'score', 'found_at'])
  for (let offset = 0; offset < MAX_ROWS; offset += BATCH) {
    const rows = await listDuplicateRows(sql, undefined, '-score', { offset, limit: BATCH })
    for (const { home, other, reason, score, foundAt } of rows)
      yield csvLine([...cellsOf(home), ...cellsOf(other), reason, String(score), foundAt.toISOString()])
    if (rows.length < BATCH) return
  }
}
