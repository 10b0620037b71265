import type { getDashboardViewings as endpoint } from '#contract/agent-dashboard.ts'
import { startOfRange } from '#domain/dashboard-range.ts'
import type { Handler } from '#server/context.ts'
import { listHostViewings } from '#server/features/viewings/public.ts'
import { ownerOf } from './queries.ts'

export const getDashboardViewings: Handler<typeof endpoint> = (ctx, { range, offset, limit }) =>
  listHostViewings(ctx, ownerOf(ctx), { since: startOfRange(range, ctx.now).from, offset, limit })
