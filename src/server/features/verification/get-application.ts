import type { getApplication as endpoint } from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { privateDocumentUrl } from '#server/features/media/public.ts'
import { findApplication } from './application-queries.ts'
import { presentApplication } from './present-admin.ts'

export const getApplication: Handler<typeof endpoint> = async ({ sql, viewer, derive, baseUrl, now }, { id }) => {
  const row = await findApplication(sql, id)
  if (!row) throw missing('Application')
  return {
    ...presentApplication(row),
    decided_by: row.decidedBy,
    is_latest: row.isLatest,
    answers: row.answers.map(({ type, file, ...answer }) => ({
      ...answer,
      field_type: type,
      file: file && privateDocumentUrl(baseUrl, derive, file, viewer!.id, now),
    })),
  }
}
