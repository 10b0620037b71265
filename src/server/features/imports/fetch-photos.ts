import { PROPERTY_FILES } from '#contract/listing-files.ts'
import type { Viewer } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { PROPERTY_PLACES } from '#server/features/listings/public.ts'
import { ingestImage } from '#server/features/media/public.ts'
import { changeListing, findOwnListing } from '#server/features/properties/public.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { actAs, type Step } from '#server/jobs/run-as-user.ts'
import { findExported } from './export-photos.sql.ts'
import { type FeedArchive, isArchived, openFeedArchive } from './feed-archive.ts'
import { endDue, findDue, findFeedAuthor, listArchives, listPhotoHosts, listPhotos, recordPhoto } from './photo.sql.ts'

/**
 * Fetches the photos that a feed names and attaches them, one property at a time; after `forMs` it queues another job
 * to continue.
 */
export async function fetchPhotos(context: JobContext, sourceId: number, forMs: number): Promise<void> {
  const author = await findFeedAuthor(context.sql, sourceId)
  if (!author) return
  const origins = (await listPhotoHosts(context.sql)).map((host) => `https://${host}`)
  const started = performance.now()
  const taken = new Map<string, Taken>()
  const along = await openAlong(context, sourceId)
  const takeOnce = async (url: string) => {
    // Units of one building share photos, and every row may name the same archive file.
    const result = taken.get(url) ?? (await takeIn(context, author, url, origins, along))
    taken.set(url, result)
    return result
  }
  for (;;) {
    const home = await findDue(context.sql, sourceId)
    if (!home) return
    const photos = (await listPhotos(context.sql, sourceId, [home.externalId])).get(home.externalId) ?? []
    for (const { url, mediaId, problem } of photos)
      if (mediaId === null && problem === null)
        await recordPhoto(context.sql, sourceId, home.externalId, url, await takeOnce(url))
    await actAs(context, author, (ctx, step) => hang(ctx, step, sourceId, home))
    if (performance.now() - started > forMs) return enqueue(context.sql, 'fetch-feed-photos', { sourceId })
  }
}

/** The latest archives of the source, newest first. */
async function openAlong({ sql, storage }: JobContext, sourceId: number): Promise<FeedArchive[]> {
  const archives: FeedArchive[] = []
  for (const { fileKey } of await listArchives(sql, sourceId))
    if (await storage.stat(fileKey)) archives.push(await openFeedArchive(storage, fileKey))
  return archives
}

type Taken = { mediaId: number } | { problem: 'unreachable' | 'unusable' }

async function takeIn(
  { sql, storage, pictures }: JobContext,
  author: NonNullable<Viewer>,
  url: string,
  origins: readonly string[],
  along: readonly FeedArchive[],
): Promise<Taken> {
  const mostBytes = PROPERTY_FILES.gallery.maxKilobytes * 1024
  let bytes: Uint8Array | null = null
  try {
    if (!isArchived(url)) bytes = await pictures.fetch(url, { origins, mostBytes })
    else for (const archive of along) bytes ??= await archive.photo(url, mostBytes)
  } catch {
    return { problem: 'unreachable' }
  }
  if (!bytes) return { problem: 'unusable' }
  const known = isArchived(url) ? await findExported({ sql, storage }, author, url, bytes) : null
  if (known !== null) return { mediaId: known }
  try {
    const { folder } = PROPERTY_PLACES.gallery
    const { mediaId } = await ingestImage(sql, storage, bytes, { folder, kind: 'image', ownerId: author.id })
    await enqueue(sql, 'render-media', { mediaId })
    return { mediaId }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: 'unusable' }
  }
}

/** Sets the first photo as title image and the others as gallery: a feed that names photos replaces all of them. */
async function hang(
  ctx: Context,
  step: Step,
  sourceId: number,
  { externalId, propertyId }: { externalId: string; propertyId: number },
) {
  const photos = (await listPhotos(ctx.sql, sourceId, [externalId])).get(externalId) ?? []
  // A later feed has named other photos in the meantime: those are fetched first.
  if (photos.some(({ mediaId, problem }) => mediaId === null && problem === null)) return
  await endDue(ctx.sql, sourceId, externalId)
  const [first, ...rest] = [...new Set(photos.flatMap(({ mediaId }) => mediaId ?? []))]
  if (first === undefined) return
  try {
    const { state } = await findOwnListing(ctx, { id: propertyId })
    const hung = [state.titleMediaId, ...state.gallery.map(({ mediaId }) => mediaId)]
    if (JSON.stringify(hung) === JSON.stringify([first, ...rest])) return
    const gallery = rest.map((mediaId) => ({ mediaId }))
    await step((inner) => changeListing(inner, propertyId, { titleImage: { mediaId: first }, gallery }))
  } catch (error) {
    // The property has another owner now, or its change was refused: it stays unchanged.
    if (!(error instanceof AppError)) throw error
  }
}
