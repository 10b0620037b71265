import { perceptualHash } from '#domain/perceptual-hash.ts'
import type { Sql } from '#server/db/sql.ts'

const NOTHING = new Uint8Array()

/**
 * Stores the perceptual hashes of a photo; a photo with too little detail gets an empty thumbnail, which marks it as
 * processed.
 */
export async function saveFingerprint(sql: Sql, mediaId: number, grey: Uint8Array): Promise<void> {
  const print = perceptualHash(grey)
  await sql`
    insert into photo_fingerprints (media_id, thumb) values (${mediaId}, ${(print?.thumb ?? NOTHING) as Buffer})
    on conflict (media_id) do update set thumb = excluded.thumb`
  if (!print) return
  await sql`
    insert into photo_hashes (media_id, view, hash)
    select ${mediaId}, view - 1, hash::bigint
    from unnest(${print.hashes.map(String)}::text[]) with ordinality as of_view (hash, view)
    on conflict (media_id, view) do update set hash = excluded.hash`
}
