import type { getExport as endpoint } from '#contract/privacy.ts'
import type { Handler } from '#server/context.ts'
import { presentExport } from './present.ts'
import { findExportOf } from './queries.ts'

export const getExport: Handler<typeof endpoint> = async (ctx) => {
  const row = await findExportOf(ctx.sql, ctx.viewer!.id)
  return row && presentExport(row, ctx)
}
