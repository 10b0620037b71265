import type { getDashboardPackages as endpoint } from '#contract/agent-dashboard.ts'
import type { Handler } from '#server/context.ts'
import { activePackages } from '#server/features/packages/public.ts'

export const getDashboardPackages: Handler<typeof endpoint> = (ctx) => activePackages(ctx)
