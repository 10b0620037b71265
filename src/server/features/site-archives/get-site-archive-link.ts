import type { getSiteArchiveLink as endpoint } from '#contract/site-archives.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { archiveUrl } from './archive-file.ts'
import { findArchive } from './queries.ts'

export const getSiteArchiveLink: Handler<typeof endpoint> = async (ctx, { id }) => {
  const archive = await findArchive(ctx.sql, id)
  if (archive?.kind !== 'export' || archive.status !== 'done' || !archive.fileKey) throw missing('Archive')
  await ctx.audit({ action: 'site.download', subject: 'site_archive', subjectId: id })
  return { url: archiveUrl(ctx, id) }
}
