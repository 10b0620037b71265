import type { checkPackageLimit as endpoint } from '#contract/packages.ts'
import type { Handler } from '#server/context.ts'
import { findQuota } from './credits.ts'
import { presentQuota } from './quota.ts'

export const checkPackageLimit: Handler<typeof endpoint> = async (ctx, { type }) =>
  presentQuota(await findQuota(ctx, type))
