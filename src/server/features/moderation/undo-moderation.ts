import type { undoModeration as endpoint } from '#contract/moderation.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { dropHeld, lockCase } from './case.sql.ts'

export const undoModeration: Handler<typeof endpoint> = async (ctx, { cases }) => {
  const ordered = [...cases].sort((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id)
  for (const { kind, id } of ordered) {
    const { heldBy, heldUntil } = await lockCase(ctx.sql, kind, id)
    if (heldUntil === null || heldUntil <= ctx.now || heldBy !== ctx.viewer!.id)
      throw new AppError('refused', 'api.decision-too-late', { key: 'tooLate' })
    await dropHeld(ctx.sql, { kind, id })
  }
  const [only] = cases.length === 1 ? cases : []
  await ctx.audit({
    action: 'moderation.undo',
    subject: only?.kind ?? 'moderation',
    subjectId: only?.id,
    details: only ? {} : { cases: cases.map(({ kind, id }) => `${kind} ${id}`) },
  })
  return null
}
