import type { exportUpkeep as endpoint } from '#contract/upkeep-admin.ts'
import type { Handler } from '#server/context.ts'
import { upkeepUrl } from './upkeep-file.ts'

export const exportUpkeep: Handler<typeof endpoint> = async (ctx, { report, cause, days, owner_id }) => ({
  url: upkeepUrl(ctx, report === 'stale' ? { report, cause, days, ownerId: owner_id } : { report }),
})
