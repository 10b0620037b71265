import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { type Message, messageOf } from '#domain/messages.ts'
import { storeMessage } from '#domain/word-message.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import { exportSite, type Progress } from './export-site.ts'
import { importSite } from './import-site.ts'
import { ARCHIVES } from './places.ts'
import { beginArchive, failArchive, finishArchive, isKept, noteProgress, releaseOld } from './queries.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const NOTED_MS = 1000
const SPARE_BYTES = 200e6
/** A large site takes hours; a node that died is noticed by its silence, long before that. */
const LONG = { concurrency: 1, retries: 2, heartbeatSeconds: 20, longestHours: 12 }

/** Writes the whole site into an archive. Run twice, or after it was killed, it begins anew. */
export const exportSiteJob = job(
  'export-site',
  z.object({ id: z.int() }),
  async (context, { id }) => {
    const { sql, storage, now, config } = context
    const fileKey = `${ARCHIVES}${randomBytes(16).toString('hex')}.tar`
    if (!(await beginArchive(sql, id, 'export', fileKey))) return
    await orFail(context, id, fileKey, async () => {
      let bytes = 0
      const put = async (stream: AsyncIterable<Buffer>, size: number) => {
        await requireRoom(storage, size)
        bytes = (await storage.put(fileKey, Readable.from(stream, { objectMode: false }))).bytes
      }
      await exportSite({ db: sql, storage, now: now(), version: config.version }, put, noting(context, id))
      await finishArchive(sql, id, { bytes, now: now() })
    })
  },
  LONG,
)

/** Makes the site the one in the archive that was sent. Whoever asked for it is signed out with everybody else. */
export const importSiteJob = job(
  'import-site',
  z.object({ id: z.int() }),
  async (context, { id }) => {
    const { sql, storage, now } = context
    const begun = await beginArchive(sql, id, 'import')
    if (!begun) return
    await orFail(context, id, begun.fileKey, async () => {
      await importSite({ db: sql, storage }, async () => (await storage.get(begun.fileKey))!.stream, {
        askedBy: begun.createdBy,
        progress: noting(context, id),
        besides: async (transaction, { made_at, product_version }) => {
          await finishArchive(transaction, id, { bytes: null, now: now() })
          // Its account is not on this site any more, so nobody is named.
          await transaction`
            insert into audit_log (action, subject, subject_id, details, at)
            values ('site.imported', 'site_archive', ${id}, ${transaction.json({ made_at, product_version })}, ${now()})`
        },
      })
    })
    await storage.delete(begun.fileKey)
  },
  LONG,
)

/** A disk that an archive fills up to the brim takes the site with it. */
async function requireRoom(storage: Storage, size: number) {
  const space = await storage.space()
  if (space && space.freeBytes < size + SPARE_BYTES)
    throw new AppError(
      'refused',
      messageOf('api.archive-no-room', { size: megabytes(size), free: megabytes(space.freeBytes) }),
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)

/** A failure is told on the page and not tried again by itself: what is wrong with an archive stays wrong. */
async function orFail(context: JobContext, id: number, fileKey: string, run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    const isExpected = error instanceof AppError
    if (!isExpected) context.log.error({ err: error, archive: id }, 'An archive of the site failed')
    const problem: Message = isExpected ? error.said : { key: 'api.archive-failed' }
    await failArchive(context.sql, id, { problem: storeMessage(problem), now: context.now() })
    await context.storage.delete(fileKey)
  }
}

/** Writes down how far it is, about once a second. */
function noting({ sql }: JobContext, id: number): Progress {
  let last = 0
  return async (done, total) => {
    if (performance.now() - last < NOTED_MS) return
    last = performance.now()
    await noteProgress(sql, id, done, total)
  }
}

/** An archive of the whole site is not left lying about: files go when they are deleted, and after a week. */
export const dropSiteArchives = job(
  'drop-site-archives',
  z.object({ key: z.optional(z.string()) }),
  async ({ sql, storage, now }, { key }) => {
    if (key) return storage.delete(key)
    await releaseOld(sql, new Date(now().getTime() - WEEK_MS))
    // A file without a row is one of these, or its transaction was rolled back after it was written.
    for await (const file of storage.list(ARCHIVES))
      if (file.modifiedAt.getTime() < now().getTime() - DAY_MS && !(await isKept(sql, file.key)))
        await storage.delete(file.key)
  },
  { cron: '35 4 * * *', concurrency: 1 },
)
