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
/** A large site takes hours; the heartbeat detects a dead node long before that. */
const LONG = { concurrency: 1, retries: 2, heartbeatSeconds: 20, longestHours: 12 }

/** Exports the whole site into an archive. A repeated or restarted run starts over. */
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

/** Imports the uploaded archive. All users are signed out, including the requesting administrator. */
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
          // The account of the administrator no longer exists, so the entry has no actor.
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

/** Throws when the archive would fill the disk, which would take the site down. */
async function requireRoom(storage: Storage, size: number) {
  const space = await storage.space()
  if (space && space.freeBytes < size + SPARE_BYTES)
    throw new AppError(
      'refused',
      messageOf('api.archive-no-room', { size: megabytes(size), free: megabytes(space.freeBytes) }),
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)

/** Records a failure for the admin page without a retry, because an invalid archive stays invalid. */
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

/** Saves the progress about once a second. */
function noting({ sql }: JobContext, id: number): Progress {
  let last = 0
  return async (done, total) => {
    if (performance.now() - last < NOTED_MS) return
    last = performance.now()
    await noteProgress(sql, id, done, total)
  }
}

/** Deletes the files of deleted archives and of those older than a week. */
export const dropSiteArchives = job(
  'drop-site-archives',
  z.object({ key: z.optional(z.string()) }),
  async ({ sql, storage, now }, { key }) => {
    if (key) return storage.delete(key)
    await releaseOld(sql, new Date(now().getTime() - WEEK_MS))
    // A file without a row belongs to a deleted archive or to a transaction that rolled back.
    for await (const file of storage.list(ARCHIVES))
      if (file.modifiedAt.getTime() < now().getTime() - DAY_MS && !(await isKept(sql, file.key)))
        await storage.delete(file.key)
  },
  { cron: '35 4 * * *', concurrency: 1 },
)
