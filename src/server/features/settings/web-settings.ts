import type { webSettings as endpoint } from '#contract/settings.ts'
import type { Handler } from '#server/context.ts'
import { presentSettings } from './present.ts'
import { findSettings } from './queries.ts'

export const webSettings: Handler<typeof endpoint> = async (ctx) =>
  presentSettings(await findSettings(ctx.sql, ctx), ctx)
