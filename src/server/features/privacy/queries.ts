import { maybeOne, type Sql } from '#server/db/sql.ts'

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

/** A second wish while one is under way is the same wish. */
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

/** Archives of before this day lose their file; the row stays as a record that it was asked for. */
export const releaseOldExports = (sql: Sql, before: Date) => sql<{ id: number }[]>`
  with old as (
    update data_exports e set media_id = null from (
      select id, media_id from data_exports where finished_at < ${before} and media_id is not null for update) o
    where e.id = o.id returning o.media_id
  )
  update media set claimed_at = null where id in (select media_id from old) returning id`

interface Source {
  table: string
  column: string
}

/** The schema itself says which tables know a person, so a table added later is not forgotten. */
export const listSources = (sql: Sql): Promise<Source[]> => sql<Source[]>`
  select relname as table, attname as column
  from pg_constraint
  join pg_class on pg_class.oid = conrelid
  join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where contype = 'f' and confrelid = 'users'::regclass and relname <> 'data_exports'
  order by relname, attname`

/** What guards the account is not part of what is known about the person, and neither is the address of whoever asked them. */
const SECRETS = [
  'password_hash',
  'token_hash',
  'nonce',
  'public_key',
  'challenge_hash',
  'token',
  'visitor_email',
  'sender_key',
]
const MOST_ROWS = 50_000

export async function rowsOf(sql: Sql, { table, column }: Source, userId: number): Promise<string | null> {
  const row = await maybeOne(sql<{ rows: string | null }[]>`
    select jsonb_pretty(jsonb_agg(to_jsonb(t) - ${SECRETS}::text[])) as rows
    from (select * from ${sql(table)} where ${sql(column)} = ${userId} limit ${MOST_ROWS}) t`)
  return row?.rows ?? null
}

export const listFilesOf = (sql: Sql, userId: number) => sql<
  { key: string; folder: string; kind: string; isPrivate: boolean; name: string | null }[]
>`
  select key, folder, kind, is_private as "isPrivate", original_name as name from media
  where owner_id = ${userId} and folder <> 'data-export' and status = 'ready' order by id`
