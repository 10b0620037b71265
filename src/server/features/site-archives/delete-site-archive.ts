import type { deleteSiteArchive as endpoint } from '#contract/site-archives.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { busy } from './export-whole-site.ts'
import { deleteArchive, findArchive } from './queries.ts'

export const deleteSiteArchive: Handler<typeof endpoint> = async ({ sql, enqueue, audit }, { id }) => {
  const archive = await findArchive(sql, id)
  if (!archive) throw missing('Archive')
  if (archive.status === 'waiting' || archive.status === 'running') throw busy()
  await deleteArchive(sql, id)
  if (archive.fileKey) await enqueue('drop-site-archives', { key: archive.fileKey })
  await audit({ action: 'site.archive-delete', subject: 'site_archive', subjectId: id })
  return null
}
