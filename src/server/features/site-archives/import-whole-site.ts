import { randomBytes } from 'node:crypto'
import type { importWholeSite as endpoint } from '#contract/site-archives.ts'
import type { Handler } from '#server/context.ts'
import { unusable } from './archive-error.ts'
import { requireEmpty } from './emptiness.sql.ts'
import { busy } from './export-whole-site.ts'
import { ARCHIVES } from './places.ts'
import { insertArchive } from './queries.ts'

export const importWholeSite: Handler<typeof endpoint> = async ({
  sql,
  viewer,
  now,
  files,
  storage,
  enqueue,
  audit,
}) => {
  await requireEmpty(sql, viewer!.id)
  const upload = files.get('archive')?.[0]
  if (!upload) throw unusable('archive is required')
  const fileKey = `${ARCHIVES}${randomBytes(16).toString('hex')}.tar`
  const archive = await insertArchive(sql, { kind: 'import', createdBy: viewer!.id, now, fileKey, bytes: upload.bytes })
  if (!archive) throw busy()
  // Copying a large archive exceeds the usual idle-in-transaction timeout.
  await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`
  await storage.put(fileKey, (await storage.get(upload.key))!.stream)
  await enqueue('import-site', archive)
  await audit({
    action: 'site.import',
    subject: 'site_archive',
    subjectId: archive.id,
    details: { file: upload.originalName.slice(0, 200), bytes: upload.bytes },
  })
  return archive
}
