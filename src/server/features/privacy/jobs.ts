import * as z from 'zod/mini'
import { ingestArchive, mediaFile } from '#server/features/media/public.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { job } from '#server/jobs/job.ts'
import {
  findWaiting,
  finishExport,
  listFilesOf,
  listSources,
  noteProgress,
  releaseOldExports,
  rowsOf,
} from './queries.ts'

const WEEK_MS = 7 * 86_400_000

/** Puts everything that is known about a person into one archive. Run twice, the second run begins anew or finds it done. */
export const exportData = job(
  'export-data',
  z.object({ id: z.int() }),
  async (context, { id }) => {
    const waiting = await findWaiting(context.sql, id)
    if (!waiting) return
    const mediaId = await ingestArchive(context.sql, context.storage, {
      ownerId: waiting.userId,
      name: `lintel-data-${context.now().toISOString().slice(0, 10)}.zip`,
      files: filesOf(context, id, waiting.userId),
    })
    await finishExport(context.sql, id, mediaId, context.now())
  },
  { concurrency: 1, retries: 3 },
)

async function* filesOf({ sql, storage }: JobContext, id: number, userId: number) {
  const sources = await listSources(sql)
  const files = await listFilesOf(sql, userId)
  const total = sources.length + files.length + 1
  let done = 0
  const text = (name: string, rows: string) => ({ name, bytes: new TextEncoder().encode(rows) })
  yield text('account.json', (await rowsOf(sql, { table: 'users', column: 'id' }, userId)) ?? '[]')
  for (const source of sources) {
    const rows = await rowsOf(sql, source, userId)
    if (rows) yield text(`${source.table}-by-${source.column}.json`, rows)
    await noteProgress(sql, id, ++done, total)
  }
  for (const file of files) {
    const found = await mediaFile(storage, file)
    if (found) yield { name: `files/${found.name}`, bytes: found.bytes, isPacked: true }
    await noteProgress(sql, id, ++done, total)
  }
}

/** An archive of a whole life is not left lying about. */
export const dropOldExports = job(
  'drop-old-exports',
  z.object({}),
  async ({ sql, now }) => {
    await releaseOldExports(sql, new Date(now().getTime() - WEEK_MS))
  },
  { cron: '10 4 * * *', concurrency: 1 },
)
