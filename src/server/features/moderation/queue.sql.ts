import type { RiskReason } from '#domain/listing-risk.ts'
import { isForAdministrators, MODERATED, type ModeratedKind } from '#domain/moderation.ts'
import type { Range } from '#server/db/bounded-count.ts'
import { type Fragment, maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import type { Finding } from '#server/features/risk/public.ts'

export interface WaitingRow {
  kind: ModeratedKind
  id: number
  propertyId: number | null
  projectId: number | null
  slug: string
  title: string
  image: ImageRow | null
  category: string
  city: string | null
  country: string | null
  price: number | null
  propertyType: string | null
  rentDuration: string | null
  owner: { id: number; name: string; slug: string; isVerified: boolean } | null
  submittedAt: Date
  version: string
  risk: number
  findings: Finding[]
  reports: number
  claimedBy: number | null
  claimerName: string | null
  claimedUntil: Date | null
  isEscalated: boolean
  hasAppeal: boolean
}

/** Version of a subject: a decision on an older version is refused. */
const VERSION = `to_char(w.changed at time zone 'utc', 'YYYYMMDDHH24MISSUS')`

const ORDER = 'weight desc, at, id, kind'

export interface QueueFilter {
  kind?: ModeratedKind | undefined
  cause?: RiskReason | undefined
  escalated: boolean
  /** Some kinds are visible to administrators only. */
  isAdministrator: boolean
}

const ofReader = (sql: Sql, { isAdministrator }: Pick<QueueFilter, 'isAdministrator'>): Fragment =>
  isAdministrator ? sql`` : sql`and kind <> all (${MODERATED.filter(isForAdministrators)})`

const isHere = (sql: Sql, { escalated }: QueueFilter): Fragment => sql`is_escalated = (select ${escalated}::boolean)`

/** Conditions of a queue filter. Values are wrapped in subqueries to hide them from the planner; see `listQueue`. */
const fits = (sql: Sql, filter: QueueFilter): Fragment => sql`
  ${isHere(sql, filter)} ${ofReader(sql, filter)}
  ${filter.kind === undefined ? sql`` : sql`and kind = (select ${filter.kind}::text)`}
  ${filter.cause === undefined ? sql`` : sql`and (select ${filter.cause}::text) = any (causes)`}`

const ROW = `
  w.kind, w.id, w.property_id as "propertyId", w.project_id as "projectId", w.at as "submittedAt", ${VERSION} as version,
  coalesce(p.slug, j.slug, a.slug) as slug, coalesce(p.title, j.title, a.name) as title, coalesce(p.city, j.city) as city,
  coalesce(p.country, j.country) as country, p.price, p.property_type as "propertyType", p.rent_duration as "rentDuration",
  coalesce((select k.name from categories k where k.id = coalesce(p.category_id, j.category_id)), '') as category,
  (select ${IMAGE} from media m where m.id = coalesce(p.title_media_id, j.image_media_id, a.profile_media_id)) as image,
  (select json_build_object('id', u.id, 'name', u.name, 'slug', u.slug, 'isVerified', u.verification = 'success')
   from users u where u.id = coalesce(p.owner_id, j.owner_id, a.id)) as owner,
  w.weight % 1000 as risk, coalesce(c.reasons, '[]') as findings,
  (select count(*) from reports r where r.property_id = w.property_id and r.status = 'open') as reports,
  c.claimed_by as "claimedBy", (select u.name from users u where u.id = c.claimed_by) as "claimerName", c.claimed_until as "claimedUntil",
  c.escalated_at is not null as "isEscalated", c.appealed_at is not null as "hasAppeal"`

const LISTINGS = `left join properties p on p.id = w.property_id left join projects j on j.id = w.project_id
  left join verification_applications v on w.kind = 'verification' and v.id = w.id left join users a on a.id = v.user_id`

export interface Queue {
  rows: WaitingRow[]
  /** Number of cases that match the filter. */
  total: number
  /** Number of pending cases by kind, separately for escalated ones. */
  waiting: { kind: ModeratedKind; isEscalated: boolean; count: number }[]
  /** Number of cases per cause, for bulk decisions. */
  causes: { cause: RiskReason; count: number }[]
}

type CountedRow = Omit<Queue, 'rows'> & (WaitingRow | { kind: null })

/**
 * A page of the queue (appeals first, then by risk, then oldest first), with the counts on its first row. Values are
 * wrapped in subqueries, so that the generic plan is reused: planning each page takes half as long as reading it.
 */
export async function listQueue(sql: Sql, filter: QueueFilter, { offset, limit }: Range): Promise<Queue> {
  const rows = await sql<CountedRow[]>`
    with page as (
      select row_number() over (order by ${sql.unsafe(ORDER)}) as place, * from (
        select * from moderation_queue where ${fits(sql, filter)}
        order by ${sql.unsafe(ORDER)} offset (select ${offset}::int) limit (select ${limit}::int)) ordered),
    grouped as materialized (
      select kind, is_escalated, causes, count(*) as count from moderation_queue where true ${ofReader(sql, filter)} group by 1, 2, 3),
    counts as (
      select 1::bigint as place, coalesce((select sum(count)::int from grouped where ${fits(sql, filter)}), 0) as total,
        (select coalesce(json_agg(k), '[]') from (
          select kind, is_escalated as "isEscalated", sum(count)::int as count from grouped group by 1, 2) k) as waiting,
        (select coalesce(json_agg(f), '[]') from (
          select cause, sum(count)::int as count from grouped cross join unnest(causes) cause
          where ${isHere(sql, filter)} group by 1 order by 2 desc, 1) f) as causes)
    select counts.total, counts.waiting, counts.causes, ${sql.unsafe(ROW)}
    from counts full join page w on w.place = counts.place
    left join moderation_cases c on c.kind = w.kind and c.subject_id = w.id
    ${sql.unsafe(LISTINGS)}
    order by coalesce(w.place, counts.place)`
  const { total, waiting, causes } = rows[0]!
  return { rows: rows.filter((row) => row.kind !== null), total, waiting, causes }
}

/** A pending case, whoever has claimed it. */
export const findWaiting = (sql: Sql, kind: ModeratedKind, id: number): Promise<WaitingRow | null> =>
  maybeOne(sql<WaitingRow[]>`
    select ${sql.unsafe(ROW)} from cases_to_decide w left join moderation_cases c on c.kind = w.kind and c.subject_id = w.id
    ${sql.unsafe(LISTINGS)} where w.kind = ${kind} and w.id = ${id}`)

interface Neighbours {
  nextKind: ModeratedKind | null
  nextId: number | null
  previousKind: ModeratedKind | null
  previousId: number | null
  waiting: number
}

/** The previous and next case in the queue; for a case that is not in the queue, next is the first one. */
export async function findNeighbours(
  sql: Sql,
  kind: ModeratedKind,
  id: number,
  filter: QueueFilter,
): Promise<Neighbours> {
  return one(sql<Neighbours[]>`
    with queue as (
      select kind, id, row_number() over (order by ${sql.unsafe(ORDER)}) as place from moderation_queue where ${fits(sql, filter)}
    ), here as (select place from queue where kind = ${kind} and id = ${id})
    select n.kind as "nextKind", n.id as "nextId", b.kind as "previousKind", b.id as "previousId", (select count(*) from queue) as waiting
    from (values (coalesce((select place from here), 0))) at (place)
    left join queue n on n.place = at.place + 1
    left join queue b on b.place = at.place - 1`)
}

/** The version of a pending subject; null if it is no longer pending. */
export const findVersion = async (sql: Sql, kind: ModeratedKind, id: number): Promise<string | null> => {
  const row = await maybeOne(sql<{ version: string }[]>`
    select ${sql.unsafe(VERSION)} as version from cases_waiting w where w.kind = ${kind} and w.id = ${id}`)
  return row?.version ?? null
}

/** The owner of a case's listing or application; null for the site's own and for cases that are not pending. */
export const findCaseOwner = async (sql: Sql, { kind, id }: { kind: ModeratedKind; id: number }) => {
  const row = await maybeOne(sql<{ ownerId: number | null }[]>`
    select coalesce(p.owner_id, j.owner_id, a.id) as "ownerId" from cases_waiting w ${sql.unsafe(LISTINGS)}
    where w.kind = ${kind} and w.id = ${id}`)
  return row?.ownerId ?? null
}

/** Rebuilds the queue, which triggers otherwise keep up to date. */
export const refreshModerationQueue = (sql: Sql) => sql`select refresh_moderation_queue()`
