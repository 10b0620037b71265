import type { moderateMany as endpoint } from '#contract/moderation.ts'
import type { ModeratedKind } from '#domain/moderation.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { hasCause } from './case-facts.sql.ts'
import { decide } from './decide.ts'

export const moderateMany: Handler<typeof endpoint> = async (ctx, { cause, cases, decision, reason, hold }) => {
  const left: { kind: ModeratedKind; id: number; why: string }[] = []
  const done: string[] = []
  const own: string[] = []
  // A fixed order, so that parallel bulk decisions wait for each other instead of deadlocking.
  const ordered = [...cases].sort((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id)
  for (const one of ordered)
    try {
      if (!(await hasCause(ctx.sql, one, cause))) throw new AppError('refused', 'api.decision-other-cause')
      const { isOwn } = await decide(ctx, { ...one, decision, reason }, hold)
      if (isOwn) own.push(`${one.kind} ${one.id}`)
      done.push(`${one.kind} ${one.id}`)
    } catch (error) {
      // A refusal is thrown before anything is written, so the other decisions stay valid.
      if (!(error instanceof AppError)) throw error
      left.push({ kind: one.kind, id: one.id, why: await ctx.word(error.said) })
    }
  await ctx.audit({
    action: `moderation.${decision}-many`,
    subject: 'moderation',
    details: { cause, cases: done, ...(reason !== undefined && { reason }), ...(own.length > 0 && { own }) },
  })
  return { decided: done.length, left }
}
