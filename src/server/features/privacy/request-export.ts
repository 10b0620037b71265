import type { requestExport as endpoint } from '#contract/privacy.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { presentExport } from './present.ts'
import { findExportOf, insertExport } from './queries.ts'

const HOURS_BETWEEN = 1

export const requestExport: Handler<typeof endpoint> = async (ctx) => {
  const latest = await findExportOf(ctx.sql, ctx.viewer!.id)
  if (latest?.file && ctx.now.getTime() - latest.createdAt.getTime() < HOURS_BETWEEN * 3_600_000)
    throw new AppError('refused', 'api.export-recent')
  const made = await insertExport(ctx.sql, ctx.viewer!.id, ctx.now)
  if (made) await ctx.enqueue('export-data', { id: made.id })
  return presentExport((await findExportOf(ctx.sql, ctx.viewer!.id))!, ctx)
}
