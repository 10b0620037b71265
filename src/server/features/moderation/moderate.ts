import type { moderate as endpoint } from '#contract/moderation.ts'
import type { Handler } from '#server/context.ts'
import { decide } from './decide.ts'

export const moderate: Handler<typeof endpoint> = async (ctx, { hold, ...decided }) => {
  const { isOwn } = await decide(ctx, decided, hold)
  await ctx.audit({
    action: `moderation.${decided.decision}`,
    subject: decided.kind,
    subjectId: decided.id,
    details: { ...(decided.reason !== undefined && { reason: decided.reason }), ...(isOwn && { own: true }) },
  })
  return null
}
