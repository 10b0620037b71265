import * as z from 'zod/mini'
import { FORMATS, widthsOf } from '#domain/renditions.ts'
import { AppError } from '#server/errors.ts'
import { saveFingerprint } from '#server/features/risk/public.ts'
import { job } from '#server/jobs/job.ts'
import { PHOTO_FOLDERS } from './ingest-image.ts'
import { makePlaceholder } from './pixels.ts'
import { masterPlace } from './places.ts'
import { findMedia, listUnprinted, markBroken } from './queries.ts'
import { mediaSource } from './source.ts'
import { eraseMediaNow, sweepAbandoned, sweepOrphans, sweepTemporary } from './sweep.ts'

const DAY_MS = 86_400_000

/** Creates all renditions of a new image, so that its first visitor does not wait. */
export const renderMedia = job(
  'render-media',
  z.object({ mediaId: z.int() }),
  async (services, { mediaId }) => {
    const media = await findMedia(services.sql, mediaId)
    if (!media?.width) return
    const source = mediaSource(services)
    for (const format of FORMATS)
      for (const width of widthsOf(media.folder, format, media.width))
        await source.findImage({ folder: media.folder, key: media.key, width, format })
  },
  { concurrency: 1 },
)

/** Deletes the files of an erased account; files left by a crash are orphans, which the sweep finds. */
export const eraseMedia = job('erase-media', z.object({ ids: z.array(z.int()) }), ({ sql, storage }, { ids }) =>
  eraseMediaNow(sql, storage, ids),
)

/** Deletes media that no row refers to. */
export const sweepMedia = job(
  'sweep-media',
  z.object({}),
  async ({ sql, storage, now }) => {
    const before = new Date(now().getTime() - DAY_MS)
    await sweepTemporary(storage, before)
    await sweepAbandoned(sql, storage, before)
    await sweepOrphans(sql, storage, before)
  },
  { cron: '40 3 * * *', concurrency: 1 },
)

const PRINTS_A_NIGHT = 20_000

/** Computes fingerprints of photos stored before fingerprints existed. */
export const printPhotos = job(
  'print-photos',
  z.object({}),
  async ({ sql, storage, log }) => {
    for (let count = 0; count < PRINTS_A_NIGHT; ) {
      const photos = await listUnprinted(sql, PHOTO_FOLDERS, 100)
      if (photos.length === 0) return
      for (const { id, key, folder } of photos) {
        const master = await storage.read(masterPlace({ folder, key }))
        const placeholder =
          master &&
          (await makePlaceholder(master).catch((error: unknown) => {
            if (error instanceof AppError) throw error
            // The photo is marked as broken, because the next run would otherwise start with it and fail again.
            log.warn({ err: error, key }, 'A stored image cannot be decoded')
            return null
          }))
        if (placeholder) await saveFingerprint(sql, id, placeholder.grey)
        else await markBroken(sql, key)
      }
      count += photos.length
    }
  },
  { cron: '10 4 * * *', concurrency: 1 },
)
