import type { Context, Upload } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { claimMedia, ingestDocument, ingestImage } from '#server/features/media/public.ts'
import type { FilePlace, FileSource, TakenFile } from './listing-files.ts'

const PICTURES = new Set(['jpg', 'png', 'gif', 'webp'])

/** Higher is made sooner: what a visitor sees first. */
const SOON = 10

/** Puts a file into its place. One that was stored before must be the viewer's own and made for such a place. */
export async function takeFile(
  ctx: Context,
  source: FileSource,
  place: FilePlace,
  isClaimed = true,
): Promise<TakenFile> {
  if ('upload' in source) return keepUpload(ctx, source.upload, place, isClaimed)
  const own = await findOwnFile(ctx.sql, source.mediaId, ctx.viewer!.id, place.folder)
  if (!own) throw new AppError('invalid', `${place.field} names a file that is not yours`, { field: place.field })
  if (isClaimed) await claimMedia(ctx.sql, [own.mediaId])
  return own
}

/** One after the other: each takes a processor, and the others have their own visitors. */
export async function takeFiles(ctx: Context, sources: readonly FileSource[], place: FilePlace): Promise<TakenFile[]> {
  const taken: TakenFile[] = []
  for (const source of sources) taken.push(await takeFile(ctx, source, place))
  return taken
}

async function keepUpload(ctx: Context, upload: Upload, place: FilePlace, isClaimed: boolean): Promise<TakenFile> {
  const isPicture = place.kind === 'picture-or-paper' ? PICTURES.has(upload.type) : place.kind !== 'document'
  return isPicture ? keepPicture(ctx, upload, place, isClaimed) : keepPaper(ctx, upload, place, isClaimed)
}

async function keepPicture(ctx: Context, upload: Upload, place: FilePlace, isClaimed: boolean): Promise<TakenFile> {
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

/** Papers are private until the listing that they belong to is public; see `isShown` of the media. */
async function keepPaper(ctx: Context, upload: Upload, place: FilePlace, isClaimed: boolean): Promise<TakenFile> {
  const paper = await ingestDocument(ctx.sql, ctx.storage, upload, {
    folder: place.folder,
    ownerId: ctx.viewer!.id,
    kind: 'document',
    isPrivate: true,
    isClaimed,
  })
  return { mediaId: paper.mediaId, name: paper.name }
}

const findOwnFile = (sql: Sql, mediaId: number, ownerId: number, folder: string): Promise<TakenFile | null> =>
  maybeOne(sql<TakenFile[]>`
    select id as "mediaId", coalesce(original_name, 'file') as name from media
    where id = ${mediaId} and owner_id = ${ownerId} and folder = ${folder} and status = 'ready'
    for update`)
