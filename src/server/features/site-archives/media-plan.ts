import type { Storage } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { mediaPlace } from '#server/features/media/public.ts'
import { fetched } from './rows.sql.ts'

/** A file to archive, with its storage key. */
export interface PlannedFile {
  place: string
  bytes: number
}

/** Order of the files in the archive; bytewise collation, so that readers can compare ranks. */
const PLACE = `(case
  when kind in ('image', 'panorama') then 'images/' || folder || '/' || key || '/master'
  when is_private then 'private/' || key else 'documents/' || key end) collate "C"`

interface MediaRow {
  key: string
  folder: string
  kind: string
  isPrivate: boolean
  name: string | null
}

/** Files that rows reference and storage has. Pictures are archived as masters; renditions are generated again. */
export async function* planMedia(sql: Sql, storage: Storage, where: string): AsyncGenerator<PlannedFile> {
  const statement = `
    select json_build_object('key', key, 'folder', folder, 'kind', kind, 'isPrivate', is_private, 'name', original_name) as value
    from media where ${where} order by ${PLACE}`
  for await (const rows of fetched<MediaRow>(sql, statement))
    for (const row of rows) {
      const place = mediaPlace(row)
      const found = isMediaPlace(place) ? await storage.stat(place) : null
      if (found) yield { place, bytes: found.bytes }
    }
}

const PLACES =
  /^(?:images\/[a-z0-9_-]{1,40}\/[0-9a-f]{32}\/master|(?:documents|private)\/[0-9a-f]{32}\.[a-z0-9]{1,10})$/

/** Whether a name can be a media file of the site; no other name is written. */
export const isMediaPlace = (place: string) => PLACES.test(place)

/** A line of the media list at the end of the archive. */
export const mediaLine = ({ place, bytes }: PlannedFile, sha256: string) =>
  `${JSON.stringify({ key: place, bytes, sha256 })}\n`
