import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { ingestArchive, mediaFile } from '#server/features/media/public.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { job } from '#server/jobs/job.ts'
import { EXPORT_TABLES } from './export-tables.ts'
import {
  exportMessages,
  exportNotifications,
  exportRows,
  findWaiting,
  finishExport,
  listFilesOf,
  noteProgress,
  releaseOldExports,
} from './queries.ts'

const WEEK_MS = 7 * 86_400_000

/** Writes the data of a user into one archive. A second run starts over, or finds the archive finished. */
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

/** A part of the export: one JSON file per page of rows. */
interface Part {
  name: string
  rows: (page: number) => Promise<string | null>
}

const partsOf = (sql: Sql, userId: number): Part[] => [
  ...EXPORT_TABLES.map((table) => ({
    name: table.file,
    rows: (page: number) => exportRows(sql, table, userId, page),
  })),
  { name: 'messages', rows: (page) => exportMessages(sql, userId, page) },
  { name: 'notifications', rows: (page) => exportNotifications(sql, userId, page) },
]

async function* filesOf({ sql, storage }: JobContext, id: number, userId: number) {
  const parts = partsOf(sql, userId)
  const files = await listFilesOf(sql, userId)
  const total = parts.length + files.length + 1
  let done = 0
  for (const { name, rows } of parts) {
    for (let page = 0, json = await rows(0); json; json = await rows(++page))
      yield { name: page === 0 ? `${name}.json` : `${name}-${page + 1}.json`, bytes: new TextEncoder().encode(json) }
    await noteProgress(sql, id, ++done, total)
  }
  for (const file of files) {
    const found = await mediaFile(storage, file)
    if (found) yield { name: `files/${found.name}`, bytes: found.bytes, isPacked: true }
    await noteProgress(sql, id, ++done, total)
  }
}

/** Purges archives after the retention period, because they contain all personal data of a user. */
export const dropOldExports = job(
  'drop-old-exports',
  z.object({}),
  async ({ sql, now }) => {
    await releaseOldExports(sql, new Date(now().getTime() - WEEK_MS))
  },
  { cron: '10 4 * * *', concurrency: 1 },
)
