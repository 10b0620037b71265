import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import type { Context, Upload } from '#server/context.ts'
import { maybeOne } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { claimMedia, ingestDocument, ingestImage } from '#server/features/media/public.ts'
import type { FilePlace, FileSource, TakenFile } from './listing-files.ts'

const PICTURES = new Set(['jpg', 'png', 'gif', 'webp', 'avif'])

/** Job priority: renders listing photos first, because visitors see them first. */
const SOON = 10

/** Stores a file in its place. A file stored earlier must belong to the viewer and to a matching folder. */
export async function storeFile(
  ctx: Context,
  source: FileSource,
  place: FilePlace,
  isClaimed = true,
): Promise<TakenFile> {
  if ('upload' in source) return saveUpload(ctx, source.upload, place, isClaimed)
  const own = await findOwnFile(ctx, source.mediaId, place)
  if (!own) throw new AppError('invalid', messageOf('api.not-yours', { field: place.field }), { field: place.field })
  if (isClaimed) await claimMedia(ctx.sql, [own.mediaId])
  return own
}

async function saveUpload(ctx: Context, upload: Upload, place: FilePlace, isClaimed: boolean): Promise<TakenFile> {
  const isPicture = place.kind === 'picture-or-paper' ? PICTURES.has(upload.type) : place.kind !== 'document'
  return isPicture ? savePicture(ctx, upload, place, isClaimed) : saveDocument(ctx, upload, place, isClaimed)
}

async function savePicture(ctx: Context, upload: Upload, place: FilePlace, isClaimed: boolean): Promise<TakenFile> {
  const picture = await ingestImage(ctx.sql, ctx.storage, (await ctx.storage.read(upload.key))!, {
    folder: place.folder,
    kind: place.kind === 'panorama' ? 'panorama' : 'image',
    ownerId: ctx.viewer!.id,
    originalName: upload.originalName,
    field: place.field,
    isClaimed,
  })
  await ctx.enqueue('render-media', { mediaId: picture.mediaId }, { priority: SOON })
  return { mediaId: picture.mediaId, name: upload.originalName }
}

/** Documents are private until their listing is public; see `isShown` of the media feature. */
async function saveDocument(ctx: Context, upload: Upload, place: FilePlace, isClaimed: boolean): Promise<TakenFile> {
  const paper = await ingestDocument(ctx.sql, ctx.storage, upload, {
    folder: place.folder,
    ownerId: ctx.viewer!.id,
    kind: 'document',
    isPrivate: true,
    isClaimed,
  })
  return { mediaId: paper.mediaId, name: paper.name }
}

/**
 * A stored file that the viewer may use in this place: the viewer's own, or a photo of one of the viewer's listings,
 * whoever uploaded it. Administrators may use photos of any listing.
 */
const findOwnFile = (
  { sql, viewer }: Pick<Context, 'sql' | 'viewer'>,
  mediaId: number,
  { folder, alsoFrom = folder }: FilePlace,
): Promise<TakenFile | null> =>
  maybeOne(sql<TakenFile[]>`
    with whose as (select ${viewer!.id}::bigint as id, ${may.administer(viewer)}::boolean as is_staff)
    select m.id as "mediaId", coalesce(m.original_name, 'file') as name from media m, whose w
    where m.id = ${mediaId} and m.folder in (${folder}, ${alsoFrom}) and m.status = 'ready' and (
      m.owner_id = w.id
      or exists (select from properties p where p.title_media_id = m.id and (p.owner_id = w.id or w.is_staff))
      or exists (select from projects p where p.image_media_id = m.id and (p.owner_id = w.id or w.is_staff))
      or exists (select from property_gallery g join properties p on p.id = g.property_id
        where g.media_id = m.id and (p.owner_id = w.id or w.is_staff))
      or exists (select from project_gallery g join projects p on p.id = g.project_id
        where g.media_id = m.id and (p.owner_id = w.id or w.is_staff)))
    for update of m`)
