import { printOf } from '#domain/photo-print.ts'
import type { Sql } from '#server/db/sql.ts'

const NOTHING = new Uint8Array()

/** Keeps what a photo looks like; of one that shows next to nothing only that it was looked at. */
export async function keepPrint(sql: Sql, mediaId: number, grey: Uint8Array): Promise<void> {
  const print = printOf(grey)
  await sql`
    insert into photo_prints (media_id, thumb) values (${mediaId}, ${(print?.thumb ?? NOTHING) as Buffer})
    on conflict (media_id) do update set thumb = excluded.thumb`
  if (!print) return
  await sql`
    insert into photo_hashes (media_id, view, hash)
    select ${mediaId}, view - 1, hash::bigint
    from unnest(${print.hashes.map(String)}::text[]) with ordinality as of_view (hash, view)
    on conflict (media_id, view) do update set hash = excluded.hash`
}
