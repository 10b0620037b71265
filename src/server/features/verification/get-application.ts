import type { getApplication as endpoint } from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { presentAnswers } from './answers-in.ts'
import { findApplication } from './application.sql.ts'
import { presentApplication } from './present-admin.ts'

export const getApplication: Handler<typeof endpoint> = async (ctx, { id }) => {
  const row = await findApplication(ctx.sql, id)
  if (!row) throw missing('Application')
  return {
    ...presentApplication(row, ctx.now),
    decided_by: row.decidedBy,
    is_latest: row.isLatest,
    answers: presentAnswers(ctx, row.answers),
  }
}
