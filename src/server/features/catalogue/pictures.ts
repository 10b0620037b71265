import { imageUrl } from '#domain/renditions.ts'
import type { Context } from '#server/context.ts'
import { ingestImage } from '#server/features/media/public.ts'

const WIDEST = 640

/** Path of an image, relative to the site root. */
export const pictureOf = (image: { key: string; folder: string; width: number } | null): string =>
  imageUrl('', image, WIDEST)

/** Stores the image uploaded with the call as media of the site. */
export async function takePicture(ctx: Context, field: string, rule: { least: number }, folder: string) {
  const upload = ctx.files.get(field)?.[0]
  if (!upload) return null
  const image = await ingestImage(ctx.sql, ctx.storage, (await ctx.storage.read(upload.key))!, {
    folder,
    kind: 'image',
    ownerId: null,
    minWidth: rule.least,
    minHeight: Math.min(rule.least, 48),
    originalName: upload.originalName,
    field,
  })
  return { id: image.mediaId, path: pictureOf({ key: image.key, folder, width: image.width }) }
}
