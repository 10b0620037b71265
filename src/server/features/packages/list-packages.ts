import type { listPackages as endpoint } from '#contract/packages-admin.ts'
import type { Handler } from '#server/context.ts'
import { listAllPackages } from './admin-queries.ts'
import { presentAdminPackage } from './present-admin.ts'

export const listPackages: Handler<typeof endpoint> = async ({ sql, now }) =>
  (await listAllPackages(sql, now)).map(presentAdminPackage)
