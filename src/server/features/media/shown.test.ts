import { expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { PHOTO_COLUMNS } from './shown.ts'

const sql = await testDatabase()

/** Foreign keys to media that do not make a photo public. */
const NOT_PUBLIC = [
  'bank_receipts.media_id',
  'data_exports.media_id',
  'imported_photos.media_id',
  'listing_draft_files.media_id',
  'listing_revision_files.media_id',
  'messages.audio_media_id',
  'messages.file_media_id',
  'photo_hashes.media_id',
  'photo_fingerprints.media_id',
  'verification_answers.media_id',
]

test('every foreign key to media either makes a photo public or is listed as one that does not', async () => {
  const columns = await sql<{ name: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass`
  expect(columns.map(({ name }) => name).sort()).toEqual([...PHOTO_COLUMNS, ...NOT_PUBLIC].sort())
})
