import type { listSiteArchives as endpoint } from '#contract/site-archives.ts'
import { storedMessage } from '#domain/word-message.ts'
import type { Handler } from '#server/context.ts'
import { findOccupant } from './emptiness.sql.ts'
import { listArchives } from './queries.ts'

export const listSiteArchives: Handler<typeof endpoint> = async ({ sql, viewer, word }) => ({
  data: await Promise.all(
    (await listArchives(sql)).map(async (row) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      done_bytes: row.doneBytes,
      total_bytes: row.totalBytes,
      bytes: row.status === 'done' && row.fileKey === null ? null : row.bytes,
      problem: row.problem === null ? '' : await word(storedMessage(row.problem)),
      created_by: row.createdBy,
      created_at: row.createdAt.toISOString(),
      finished_at: row.finishedAt?.toISOString() ?? null,
    })),
  ),
  occupied_by: await findOccupant(sql, viewer!.id),
})
