import { one, type Sql } from '#server/db/sql.ts'

/** A file of a draft. */
export interface DraftFileRow {
  id: number
  key: string
  folder: string
  kind: string
  width: number | null
  height: number | null
  blur: string | null
  name: string | null
  isPrivate: boolean
}

const FILE = `m.id, m.key, m.folder, m.kind, m.width, m.height, m.blur, m.original_name as name, m.is_private as "isPrivate"`

export const listDraftFiles = (sql: Sql, draftId: number) => sql<DraftFileRow[]>`
  select ${sql.unsafe(FILE)} from listing_draft_files f join media m on m.id = f.media_id where f.draft_id = ${draftId}`

export const listFilesById = (sql: Sql, ids: readonly number[]) => sql<DraftFileRow[]>`
  select ${sql.unsafe(FILE)} from media m where m.id = any (${ids as number[]}::bigint[])`

export async function countDraftFiles(sql: Sql, draftId: number): Promise<number> {
  const { count } = await one(sql<{ count: number }[]>`
    select count(*) from listing_draft_files where draft_id = ${draftId}`)
  return count
}

export const insertDraftFile = (sql: Sql, draftId: number, mediaId: number, slot: string) => sql`
  insert into listing_draft_files (draft_id, media_id, slot) values (${draftId}, ${mediaId}, ${slot}) on conflict do nothing`

/** The given files that do not belong to the draft. */
export const listForeignFiles = (sql: Sql, draftId: number, ids: readonly number[]) => sql<{ id: number }[]>`
  select id from unnest(${ids as number[]}::bigint[]) id
  where not exists (select from listing_draft_files f where f.draft_id = ${draftId} and f.media_id = id)`

/** Removes files that are a day old and that the draft does not refer to; until then the draft can use them again. */
export const deleteUnusedFiles = (sql: Sql, draftId: number, used: readonly number[], before: Date) => sql`
  delete from listing_draft_files
  where draft_id = ${draftId} and created_at < ${before} and media_id <> all (${used as number[]}::bigint[])`
