import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface ArchiveRow {
  id: number
  kind: 'export' | 'import'
  status: 'waiting' | 'running' | 'done' | 'failed'
  doneBytes: number
  totalBytes: number | null
  fileKey: string | null
  bytes: number | null
  problem: string | null
  createdBy: { id: number; name: string } | null
  createdAt: Date
  finishedAt: Date | null
}

const MAX_SHOWN = 50

const row = (sql: Sql) => sql`
  a.id, a.kind, a.status, a.done_bytes as "doneBytes", a.total_bytes as "totalBytes", a.file_key as "fileKey", a.bytes, a.problem,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as "createdBy",
  a.created_at as "createdAt", a.finished_at as "finishedAt"
  from site_archives a left join users u on u.id = a.created_by`

export const listArchives = (sql: Sql): Promise<ArchiveRow[]> =>
  sql<ArchiveRow[]>`select ${row(sql)} order by a.id desc limit ${MAX_SHOWN}`

export const findArchive = (sql: Sql, id: number): Promise<ArchiveRow | null> =>
  maybeOne(sql<ArchiveRow[]>`select ${row(sql)} where a.id = ${id} for update of a`)

interface NewArchive {
  kind: ArchiveRow['kind']
  createdBy: number
  now: Date
  fileKey?: string
  bytes?: number
}

/** Null while another export or import is running. */
export const insertArchive = (
  sql: Sql,
  { kind, createdBy, now, fileKey, bytes }: NewArchive,
): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`
    insert into site_archives (kind, created_by, created_at, file_key, bytes)
    values (${kind}, ${createdBy}, ${now}, ${fileKey ?? null}, ${bytes ?? null})
    on conflict ((true)) where status in ('waiting', 'running') do nothing returning id`)

/** Claims a pending archive, or one abandoned by a dead node; null when there is nothing to do. */
export const beginArchive = (sql: Sql, id: number, kind: ArchiveRow['kind'], fileKey?: string) =>
  maybeOne(sql<{ fileKey: string; createdBy: number | null }[]>`
    update site_archives set status = 'running', done_bytes = 0, total_bytes = null, file_key = coalesce(${fileKey ?? null}, file_key)
    where id = ${id} and kind = ${kind} and status in ('waiting', 'running')
    returning file_key as "fileKey", created_by as "createdBy"`)

export const noteProgress = (sql: Sql, id: number, done: number, total: number) =>
  sql`update site_archives set done_bytes = ${done}, total_bytes = ${total} where id = ${id}`

export const finishArchive = (sql: Sql, id: number, { bytes, now }: { bytes: number | null; now: Date }) => sql`
  update site_archives set status = 'done', done_bytes = coalesce(total_bytes, 0), bytes = coalesce(${bytes}, bytes), finished_at = ${now},
    file_key = case kind when 'export' then file_key end
  where id = ${id}`

export const failArchive = (sql: Sql, id: number, { problem, now }: { problem: string; now: Date }) => sql`
  update site_archives set status = 'failed', problem = ${problem}, finished_at = ${now}, file_key = null, bytes = null where id = ${id}`

export const deleteArchive = (sql: Sql, id: number) => sql`delete from site_archives where id = ${id}`

/** Deletes finished and failed archives older than `before`; returns their ids. */
export const releaseOld = (sql: Sql, before: Date) => sql<{ id: number }[]>`
  delete from site_archives where created_at < ${before} and status in ('done', 'failed') returning id`

export const isKept = async (sql: Sql, fileKey: string): Promise<boolean> =>
  (await one(sql<{ is: boolean }[]>`select exists (select from site_archives where file_key = ${fileKey}) as is`)).is
