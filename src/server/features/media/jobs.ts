import * as z from 'zod/mini'
import { FORMATS, widthsOf } from '#domain/renditions.ts'
import { job } from '#server/jobs/job.ts'
import { findMedia } from './queries.ts'
import { mediaSource } from './source.ts'
import { eraseMediaNow, sweepAbandoned, sweepOrphans, sweepTemporary } from './sweep.ts'

const DAY_MS = 86_400_000

/** Makes every rendition of a new picture, so that its first visitor waits for none. */
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

/** Removes the files of an erased account at once; what a crash leaves of them is an orphan that the sweep finds. */
export const eraseMedia = job('erase-media', z.object({ ids: z.array(z.int()) }), ({ sql, storage }, { ids }) =>
  eraseMediaNow(sql, storage, ids),
)

/** Removes what nobody points to any more. */
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
