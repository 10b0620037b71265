import * as z from 'zod/mini'
import { AppError } from '#server/errors.ts'
import { ingestImage } from '#server/features/media/public.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { job } from '#server/jobs/job.ts'
import { SMALLEST_PHOTO } from './profile-changes.ts'
import { deleteAvatars, listPictures, setFirstPhoto } from './queries.ts'

/** Stores the identity provider's profile picture as a new user's avatar, unless the user has set a photo. */
export const fetchAvatar = job(
  'fetch-portrait',
  z.object({ userId: z.int() }),
  async (context, { userId }) => {
    for (const { url } of await listPictures(context.sql, userId)) await takeIn(context, userId, url)
    await deleteAvatars(context.sql, userId)
  },
  { retries: 2 },
)

const MAX_BYTES = 5 * 1024 * 1024

async function takeIn({ sql, storage, pictures, config }: JobContext, userId: number, url: string) {
  const bytes = await pictures.fetch(url, { origins: config.identity.portraitOrigins, mostBytes: MAX_BYTES })
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
    // A picture that would be refused as an upload is skipped; the job does not fail.
    if (!(error instanceof AppError)) throw error
  }
}
