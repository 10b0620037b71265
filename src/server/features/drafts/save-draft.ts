import type { saveDraft as endpoint } from '#contract/drafts.ts'
import { instantOf } from '#domain/instant.ts'
import { filesOf } from '#domain/listing-draft.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { deleteUnusedFiles, listDraftFiles, listForeignFiles } from './file.sql.ts'
import { openDraft } from './open-draft.ts'
import { presentDraft } from './present.ts'
import { mergeDraft } from './queries.ts'

const DAY_MS = 86_400_000

export const saveDraft: Handler<typeof endpoint> = async (ctx, { step, version, data, ...input }) => {
  const draft = await openDraft(ctx, input, { isLocked: true })
  const [foreign] = await listForeignFiles(ctx.sql, draft.id, filesOf(data))
  if (foreign) throw new AppError('invalid', 'api.draft-no-file', { field: 'data' })
  const saved = await mergeDraft(ctx.sql, draft.id, { step, data, now: ctx.now })
  await deleteUnusedFiles(ctx.sql, draft.id, filesOf(saved.data), new Date(ctx.now.getTime() - DAY_MS))
  // Another client saved in between: return the current draft.
  const isNews = draft.version !== version
  return {
    version: saved.version,
    updated_at: instantOf(saved.updatedAt),
    draft: isNews ? presentDraft(saved, await listDraftFiles(ctx.sql, draft.id), ctx) : null,
  }
}
