import type { Storage } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { mediaPlace } from '#server/features/media/public.ts'
import { fetched } from './rows.ts'

/** A file that belongs into the archive, under the name it has in storage. */
export interface PlannedFile {
  place: string
  bytes: number
}

/** Files lie in the archive in this order; each rank is compared byte by byte. */
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

/** The files that rows name and storage has. Pictures travel as their masters: their sizes are made from those again. */
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

/** Whether a file of this name can be one of the site's: nothing else is ever written. */
export const isMediaPlace = (place: string) => PLACES.test(place)

/** A line of the list of files at the end of the archive. */
export const mediaLine = ({ place, bytes }: PlannedFile, sha256: string) =>
  `${JSON.stringify({ key: place, bytes, sha256 })}\n`
