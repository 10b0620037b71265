import type { exportWholeSite as endpoint } from '#contract/site-archives.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { insertArchive } from './queries.ts'

/** Exports and imports run one at a time, because each reads or writes everything. */
export const busy = () => new AppError('refused', 'api.archive-busy')

export const exportWholeSite: Handler<typeof endpoint> = async ({ sql, viewer, now, enqueue, audit }) => {
  const archive = await insertArchive(sql, { kind: 'export', createdBy: viewer!.id, now })
  if (!archive) throw busy()
  await enqueue('export-site', archive)
  await audit({ action: 'site.export', subject: 'site_archive', subjectId: archive.id })
  return archive
}
