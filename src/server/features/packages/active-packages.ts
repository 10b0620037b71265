import type { Context } from '#server/context.ts'
import { listOwned } from './package.sql.ts'
import { presentOwned } from './present.ts'

/** The viewer's packages that are active now. */
export const activePackages = async (ctx: Context) => (await listOwned(ctx.sql, ctx)).map(presentOwned)
