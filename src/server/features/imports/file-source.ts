import { csvLine } from '#domain/csv.ts'
import { inEnglish, storedMessage } from '#domain/word-message.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { exportArchive, exportListings } from './export-listings.ts'
import { type FilePermit, isFilePermitted } from './links.ts'
import { findOwnImport, ownerMeant } from './own-import.ts'
import { findAuthor, listErrors } from './queries.ts'

interface SourceServices {
  db: Sql
  storage: Storage
  derive: Derive
  now: () => Date
}

const FILE = /^(?:homes\.(csv|json)|homes-(csv|json)\.zip|errors-(\d{1,15})\.csv)$/
const BATCH = 500

/** Streams the downloads of imports and exports; no file is held in memory as a whole. */
export const feedFileSource = (services: SourceServices) => ({
  async open(
    name: string,
    userId: number,
    expires: number,
    signature: string,
    owner?: number,
  ): Promise<AsyncIterable<string | Uint8Array> | null> {
    const { db, storage, derive } = services
    const [, plain, packed, importId] = FILE.exec(name) ?? []
    const format = plain ?? packed
    const permit = { file: name as FilePermit['file'], userId, ownerId: owner, expires }
    if ((!format && !importId) || !isFilePermitted(derive, permit, signature, services.now())) return null
    // A link is valid only while its account is active and still has the permission.
    const viewer = await findAuthor(db, userId)
    if (!viewer) return null
    if (importId) {
      const own = await findOwnImport({ sql: db, viewer }, Number(importId)).catch(() => null)
      return own && errorLines(db, own.id)
    }
    const catalogue = await currentCatalogue({ sql: db, language: 'en' })
    const ownerId = await ownerMeant({ sql: db, viewer }, owner).catch(() => undefined)
    if (ownerId === undefined) return null
    const given = { ownerId, format: format as 'csv' | 'json' }
    return packed ? exportArchive({ sql: db, storage }, catalogue, given) : exportListings(db, catalogue, given)
  },
})

/** Failed rows for the author of the feed: in English, with the feed's column names. */
async function* errorLines(sql: Sql, importId: number): AsyncGenerator<string> {
  yield csvLine(['line', 'external_id', 'field', 'problem'])
  for (let after = 0; ; ) {
    const rows = await listErrors(sql, importId, after, BATCH)
    for (const { line, externalId, fields, problem } of rows)
      yield csvLine([
        String(line),
        externalId ?? '',
        fields.join(' '),
        problem === null ? '' : inEnglish(storedMessage(problem)),
      ])
    if (rows.length < BATCH) return
    after = rows.at(-1)!.line
  }
}
