import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { ExportTable } from './export-tables.ts'

export interface ExportRow {
  id: number
  status: 'waiting' | 'ready' | 'failed'
  done: number
  total: number
  createdAt: Date
  file: { key: string; name: string } | null
}

export const findExportOf = (sql: Sql, userId: number): Promise<ExportRow | null> =>
  maybeOne(sql<ExportRow[]>`
    select e.id, e.status, e.done, e.total, e.created_at as "createdAt",
      case when m.id is not null then json_build_object('key', m.key, 'name', m.original_name) end as file
    from data_exports e left join media m on m.id = e.media_id where e.user_id = ${userId} order by e.id desc limit 1`)

/** Null while another export of the user is pending. */
export const insertExport = (sql: Sql, userId: number, now: Date): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`
    insert into data_exports (user_id, created_at) values (${userId}, ${now})
    on conflict (user_id) where status = 'waiting' do nothing returning id`)

export const findWaiting = (sql: Sql, id: number): Promise<{ userId: number } | null> =>
  maybeOne(sql<{ userId: number }[]>`
    select user_id as "userId" from data_exports where id = ${id} and status = 'waiting'`)

export const noteProgress = (sql: Sql, id: number, done: number, total: number) =>
  sql`update data_exports set done = ${done}, total = ${total} where id = ${id}`

export const finishExport = (sql: Sql, id: number, mediaId: number, now: Date) =>
  sql`update data_exports set status = 'ready', media_id = ${mediaId}, finished_at = ${now} where id = ${id}`

/** Detaches the files of archives older than `before`; the row stays as a record of the request. */
export const releaseOldExports = (sql: Sql, before: Date) => sql<{ id: number }[]>`
  with old as (
    update data_exports e set media_id = null from (
      select id, media_id from data_exports where finished_at < ${before} and media_id is not null for update) o
    where e.id = o.id returning o.media_id
  )
  update media set claimed_at = null where id in (select media_id from old) returning id`

const ROWS_PER_FILE = 50_000

/** One page of an exported table as JSON; null for an empty page. */
export async function exportRows(
  sql: Sql,
  { table, owner, parent, columns }: ExportTable,
  userId: number,
  page: number,
): Promise<string | null> {
  const isOwn = parent
    ? sql`${sql(table)}.${sql(parent.key)} in (select id from ${sql(parent.table)} where ${sql(owner)} = ${userId})`
    : sql`${sql(table)}.${sql(owner)} = ${userId}`
  const row = await maybeOne(sql<{ rows: string | null }[]>`
    select jsonb_pretty(jsonb_agg(to_jsonb(t))) as rows from (
      select ${sql(columns)} from ${sql(table)} where ${isOwn}
      order by ctid limit ${ROWS_PER_FILE} offset ${page * ROWS_PER_FILE}) t`)
  return row?.rows ?? null
}

/** One page of the messages that the user can read: neither deleted nor hidden nor in a conversation that was cleared. */
export async function exportMessages(sql: Sql, userId: number, page: number): Promise<string | null> {
  const row = await maybeOne(sql<{ rows: string | null }[]>`
    select jsonb_pretty(jsonb_agg(to_jsonb(t))) as rows from (
      select m.id, m.chat_id, c.property_id, case when m.sender_id = ${userId} then 'sent' else 'received' end as direction,
        m.kind, m.body, f.original_name as file, m.created_at, m.read_at
      from chat_members p
      join chats c on c.id = p.chat_id
      join messages m on m.chat_id = c.id and m.id > coalesce(p.cleared_message_id, 0)
      left join media f on f.id = m.file_media_id
      where p.user_id = ${userId} and m.deleted_at is null
        and (m.hidden_at is null or m.recipient_id is distinct from ${userId})
      order by m.id limit ${ROWS_PER_FILE} offset ${page * ROWS_PER_FILE}) t`)
  return row?.rows ?? null
}

/** One page of the notifications that were sent to the user. */
export async function exportNotifications(sql: Sql, userId: number, page: number): Promise<string | null> {
  const row = await maybeOne(sql<{ rows: string | null }[]>`
    select jsonb_pretty(jsonb_agg(to_jsonb(t))) as rows from (
      select n.id, n.kind, n.title, n.message, n.property_id, n.project_id, n.created_at, r.read_at
      from notification_recipients p
      join notifications n on n.id = p.notification_id
      left join notification_reads r on r.notification_id = n.id and r.user_id = p.user_id
      where p.user_id = ${userId} order by n.id limit ${ROWS_PER_FILE} offset ${page * ROWS_PER_FILE}) t`)
  return row?.rows ?? null
}

export const listFilesOf = (sql: Sql, userId: number) => sql<
  { key: string; folder: string; kind: string; mime: string; isPrivate: boolean; name: string | null }[]
>`
  select key, folder, kind, mime, is_private as "isPrivate", original_name as name from media
  where owner_id = ${userId} and folder <> 'data-export' and status = 'ready' order by id`
