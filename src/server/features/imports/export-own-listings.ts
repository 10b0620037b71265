import type { exportOwnListings as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { measurePhotos } from './export-photos.sql.ts'
import { fileUrl } from './links.ts'
import { auditFor, ownerMeant } from './own-import.ts'

/** Limits of one archive. */
const MAX_PHOTOS = 60_000
const MAX_BYTES = 3.5 * 2 ** 30

export const exportOwnListings: Handler<typeof endpoint> = async (ctx, { format, photos, user_id }) => {
  const ownerId = await ownerMeant(ctx, user_id)
  await auditFor(ctx, ownerId, 'listings exported', { format, photos })
  if (!photos) return { url: fileUrl(ctx, `homes.${format}`, user_id) }
  const measure = await measurePhotos(ctx.sql, ownerId)
  if (measure.photos > MAX_PHOTOS || measure.bytes > MAX_BYTES) throw new AppError('refused', 'api.import-photos-large')
  return { url: fileUrl(ctx, `homes-${format}.zip`, user_id) }
}
