import * as z from 'zod/mini'
import { AppError } from '#server/errors.ts'
import { ingestImage } from '#server/features/media/public.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { job } from '#server/jobs/job.ts'
import { SMALLEST_PHOTO } from './profile-changes.ts'
import { forgetPictures, listPictures, setFirstPhoto } from './queries.ts'

/** Gives somebody new the portrait that the identity provider has of them, as long as they chose none themselves. */
export const fetchPortrait = job(
  'fetch-portrait',
  z.object({ userId: z.int() }),
  async (context, { userId }) => {
    for (const { url } of await listPictures(context.sql, userId)) await takeIn(context, userId, url)
    await forgetPictures(context.sql, userId)
  },
  { retries: 2 },
)

const MOST_BYTES = 5 * 1024 * 1024

async function takeIn({ sql, storage, pictures, config }: JobContext, userId: number, url: string) {
  const bytes = await pictures.fetch(url, { origins: config.identity.portraitOrigins, mostBytes: MOST_BYTES })
  if (!bytes) return
  try {
    const { mediaId } = await ingestImage(sql, storage, bytes, {
      folder: 'users',
      kind: 'image',
      ownerId: userId,
      minWidth: SMALLEST_PHOTO,
      minHeight: SMALLEST_PHOTO,
    })
    await setFirstPhoto(sql, userId, mediaId)
  } catch (error) {
    // What is not a photo that we would take from the person is not taken from the provider either.
    if (!(error instanceof AppError)) throw error
  }
}
