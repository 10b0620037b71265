import type { getAgentViewings as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { hostOf } from './host.ts'
import { listOwn } from './list-own.ts'
import { countWaiting } from './queries.ts'

export const getAgentViewings: Handler<typeof endpoint> = async (ctx, { desk, ...input }) => {
  const host = hostOf(ctx.viewer, desk)
  const [list, { waiting }] = await Promise.all([
    listOwn(ctx, 'host', host, input),
    countWaiting(ctx.sql, host, ctx.now),
  ])
  return { ...list, waiting }
}
