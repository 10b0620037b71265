import type { FeedMapping } from '#domain/feed-fields.ts'
import type { Viewer } from '#domain/policy.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface ImportRow {
  id: number
  sourceId: number
  source: string
  ownerId: number | null
  authorId: number
  /** The administrator who imported it for the owner. */
  staffId: number | null
  waivesLimits: boolean
  ownerName: string | null
  format: 'csv' | 'json'
  fileKey: string | null
  fileName: string
  /** Name of the feed inside the archive. */
  feedEntry: string | null
  isAbsolute: boolean
  mayWithdrawAll: boolean
  columns: string[]
  mapping: FeedMapping
  status: 'waiting' | 'checking' | 'checked' | 'running' | 'done' | 'failed'
  problem: string | null
  done: number
  total: number | null
  created: number
  changed: number
  unchanged: number
  withdrawn: number
  errors: number
  /** Number of the source's listings that are not withdrawn. */
  known: number
  /** Percentage of them that may be withdrawn without a confirmation. */
  withdrawPercent: number
  createdAt: Date
}

const IMPORT = `
  i.id, i.source_id as "sourceId", s.name as source, s.owner_id as "ownerId", i.author_id as "authorId", i.staff_id as "staffId", i.waives_limits as "waivesLimits",
  (select u.name from users u where u.id = s.owner_id) as "ownerName", i.format, i.file_key as "fileKey",
  i.file_name as "fileName", i.feed_entry as "feedEntry", i.is_absolute as "isAbsolute", i.may_withdraw_all as "mayWithdrawAll", i.columns, i.mapping, i.status, i.problem,
  i.done, i.total, i.created, i.changed, i.unchanged, i.withdrawn, i.errors, i.created_at as "createdAt",
  (select count(*)::integer from imported_listings l where l.source_id = i.source_id and l.withdrawn_at is null) as known,
  coalesce((select value::integer from settings where key = 'import_withdraw_percent' and value ~ '^[0-9]{1,3}$'), 30) as "withdrawPercent"`

export const findImport = (sql: Sql, id: number, isLocked = false): Promise<ImportRow | null> =>
  maybeOne(sql<ImportRow[]>`
    select ${sql.unsafe(IMPORT)} from listing_imports i join import_sources s on s.id = i.source_id where i.id = ${id}
    ${isLocked ? sql`for update of i` : sql``}`)

export const isFeedStored = async (sql: Sql, fileKey: string): Promise<boolean> =>
  (await sql`select from listing_imports where file_key = ${fileKey}`).length > 0

/** An owner's latest imports; null is the site. */
export const listImportsOf = (sql: Sql, ownerId: number | null): Promise<ImportRow[]> =>
  sql<ImportRow[]>`
    select ${sql.unsafe(IMPORT)} from listing_imports i join import_sources s on s.id = i.source_id
    where s.owner_id is not distinct from ${ownerId} order by i.id desc limit 20`

/** The viewer's import of this source that is in progress or was interrupted. */
export const findAtWork = (sql: Sql, { id, role }: NonNullable<Viewer>, source: string) =>
  maybeOne(sql<{ id: number; done: number }[]>`
    select i.id, i.done from listing_imports i join import_sources s on s.id = i.source_id
    where s.owner_id is not distinct from ${role === 'admin' ? null : id} and s.name = ${source} and i.status in ('checking', 'running')`)

/** The source with this name, created if needed. */
export const saveSource = (sql: Sql, ownerId: number | null, name: string) =>
  one(sql<{ id: number; mapping: FeedMapping }[]>`
    insert into import_sources (owner_id, name) values (${ownerId}, ${name})
    on conflict (owner_id, name) do update set name = excluded.name returning id, mapping`)

interface NewImport {
  sourceId: number
  authorId: number
  staffId: number | null
  waivesLimits: boolean
  format: string
  isAbsolute: boolean
  fileKey: string
  fileName: string
  feedEntry: string | null
  columns: string[]
  mapping: FeedMapping
  now: Date
}

export async function insertImport(sql: Sql, given: NewImport): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into listing_imports (source_id, author_id, staff_id, waives_limits, format, is_absolute, file_key, file_name, feed_entry, columns, mapping, created_at)
    values (${given.sourceId}, ${given.authorId}, ${given.staffId}, ${given.waivesLimits}, ${given.format}, ${given.isAbsolute}, ${given.fileKey}, ${given.fileName}, ${given.feedEntry},
      ${sql.json(given.columns)}, ${sql.json(given.mapping)}, ${given.now})
    returning id`)
  return id
}

export async function rememberMapping(sql: Sql, id: number, sourceId: number, mapping: FeedMapping): Promise<void> {
  await sql`update import_sources set mapping = mapping || ${sql.json(mapping)} where id = ${sourceId}`
  await sql`update listing_imports set mapping = ${sql.json(mapping)} where id = ${id}`
}

/** Resets the import to start a pass at the first row. */
export async function beginPass(sql: Sql, id: number, status: 'checking' | 'running'): Promise<void> {
  if (status === 'checking') await sql`delete from listing_import_rows where import_id = ${id}`
  await sql`
    update listing_imports set status = ${status}, problem = null, tries = 0, done = 0, created = 0, changed = 0, unchanged = 0, withdrawn = 0, errors = 0
    where id = ${id}`
}

export async function endPass(
  sql: Sql,
  id: number,
  status: 'checked' | 'done' | 'failed',
  problem: string | null,
  now: Date,
) {
  await sql`
    update listing_imports set status = ${status}, problem = ${problem}, finished_at = ${status === 'checked' ? null : now},
      total = case when ${status} = 'failed' then total else done end
    where id = ${id}`
}

/** Counts an internal error; returns the number of errors since the last successful batch. */
export async function countFailure(sql: Sql, id: number): Promise<number> {
  const row = await maybeOne(sql<{ tries: number }[]>`
    update listing_imports set tries = tries + 1 where id = ${id} returning tries`)
  return row?.tries ?? 0
}

/** Result of a row. */
export interface Outcome {
  line: number
  externalId: string | null
  outcome: 'created' | 'changed' | 'unchanged' | 'withdrawn' | 'error'
  fields: string[]
  problem: string | null
  propertyId: number | null
}

/** Stores the results of a batch and adds them to the counters; `rows` is the number of feed rows processed. */
export async function saveOutcomes(sql: Sql, id: number, outcomes: readonly Outcome[], rows: number): Promise<void> {
  await sql`
    insert into listing_import_rows (import_id, line, external_id, outcome, fields, problem, property_id)
    select ${id}, line, "externalId", outcome, fields, problem, "propertyId"
    from jsonb_to_recordset(${sql.json(outcomes as never)})
      x (line integer, "externalId" text, outcome text, fields text[], problem text, "propertyId" bigint)
    on conflict (import_id, line) do update set external_id = excluded.external_id, outcome = excluded.outcome, fields = excluded.fields,
      problem = excluded.problem, property_id = excluded.property_id`
  const count = (word: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === word).length
  await sql`
    update listing_imports set tries = 0, done = done + ${rows}, created = created + ${count('created')}, changed = changed + ${count('changed')},
      unchanged = unchanged + ${count('unchanged')}, withdrawn = withdrawn + ${count('withdrawn')}, errors = errors + ${count('error')}
    where id = ${id}`
}

/** The given external ids that occur on an earlier line of the same feed. */
export async function keysBefore(sql: Sql, id: number, keys: readonly string[], line: number): Promise<Set<string>> {
  const rows = await sql<{ key: string }[]>`
    select distinct external_id as key from listing_import_rows
    where import_id = ${id} and external_id = any (${keys as string[]}::text[]) and line between 1 and ${line - 1}`
  return new Set(rows.map(({ key }) => key))
}

/** Listings by the source's external ids. */
export const listKnown = (sql: Sql, sourceId: number, keys: readonly string[]) =>
  sql<{ externalId: string; propertyId: number; isWithdrawn: boolean }[]>`
    select external_id as "externalId", property_id as "propertyId", withdrawn_at is not null as "isWithdrawn"
    from imported_listings where source_id = ${sourceId} and external_id = any (${keys as string[]}::text[])`

/**
 * Listings by slug: this owner's only, or any owner's if `ownerId` is null (administrators). Listings that the source
 * already knows under an external id are left out.
 */
export const listBySlug = (sql: Sql, sourceId: number, ownerId: number | null, slugs: readonly string[]) =>
  sql<{ slug: string; id: number }[]>`
    select p.slug, p.id from properties p
    where p.slug = any (${slugs as string[]}::text[]) and (${ownerId}::bigint is null or p.owner_id = ${ownerId})
      and not exists (select from imported_listings l where l.source_id = ${sourceId} and l.property_id = p.id)`

export async function filterKnown(
  sql: Sql,
  sourceId: number,
  known: readonly { externalId: string; propertyId: number }[],
): Promise<void> {
  if (known.length === 0) return
  await sql`
    insert into imported_listings (source_id, external_id, property_id)
    select ${sourceId}, "externalId", "propertyId" from jsonb_to_recordset(${sql.json(known as never)}) x ("externalId" text, "propertyId" bigint)
    on conflict (source_id, external_id) do update set withdrawn_at = null`
}

/**
 * Listings of the source that are missing from the feed and still have the same owner. None if any row has no external
 * id, because that row could be any of them.
 */
export const listDropped = (sql: Sql, { id, sourceId, ownerId }: Pick<ImportRow, 'id' | 'sourceId' | 'ownerId'>) =>
  sql<{ externalId: string; propertyId: number }[]>`
    select l.external_id as "externalId", l.property_id as "propertyId" from imported_listings l
    join properties p on p.id = l.property_id and (${ownerId}::bigint is null or p.owner_id = ${ownerId})
    where l.source_id = ${sourceId} and l.withdrawn_at is null
      and not exists (select from listing_import_rows r where r.import_id = ${id} and r.external_id = l.external_id and r.line > 0)
      and not exists (select from listing_import_rows r where r.import_id = ${id} and r.external_id is null)
    order by l.property_id`

export async function markWithdrawn(sql: Sql, sourceId: number, externalId: string, now: Date): Promise<void> {
  await sql`update imported_listings set withdrawn_at = ${now} where source_id = ${sourceId} and external_id = ${externalId}`
}

export const listRows = (sql: Sql, id: number, outcome: string | null, offset: number, limit: number) =>
  sql<(Outcome & { total: number })[]>`
    select line, external_id as "externalId", outcome, fields, problem, property_id as "propertyId", count(*) over ()::integer as total
    from listing_import_rows where import_id = ${id} and (${outcome}::text is null or outcome = ${outcome})
    order by line limit ${limit} offset ${offset}`

/** A page of failed rows after a line. */
export const listErrors = (sql: Sql, id: number, after: number, limit: number) =>
  sql<Outcome[]>`
    select line, external_id as "externalId", outcome, fields, problem, property_id as "propertyId"
    from listing_import_rows where import_id = ${id} and outcome = 'error' and line > ${after} order by line limit ${limit}`

/** An active account with its role. */
export const findAuthor = (sql: Sql, id: number) =>
  maybeOne(sql<{ id: number; role: 'user' | 'moderator' | 'admin' }[]>`
    select id, role from users where id = ${id} and is_active`)
