import type { checkPackageLimit as endpoint } from '#contract/packages.ts'
import type { Handler } from '#server/context.ts'
import { presentQuota } from './quota.ts'
import { findQuota } from './units.ts'

export const checkPackageLimit: Handler<typeof endpoint> = async (ctx, { type }) =>
  presentQuota(await findQuota(ctx, type))
