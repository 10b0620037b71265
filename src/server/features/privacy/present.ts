import type { DataExport } from '#contract/privacy.ts'
import { instantOf } from '#domain/instant.ts'
import type { Context } from '#server/context.ts'
import { privateDocumentUrl } from '#server/features/media/public.ts'
import type { ExportRow } from './queries.ts'

export function presentExport(row: ExportRow, { viewer, origin, derive, now }: Context): DataExport {
  const isReady = row.status === 'ready' && row.file !== null
  return {
    status: row.status === 'ready' && !row.file ? 'gone' : row.status,
    progress: row.status === 'ready' ? 1 : row.total === 0 ? 0 : Math.min(1, row.done / row.total),
    url: isReady ? privateDocumentUrl(origin, derive, row.file!, viewer!, now) : '',
    created_at: instantOf(row.createdAt),
  }
}
