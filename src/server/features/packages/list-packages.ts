import type { listPackages as endpoint } from '#contract/packages-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo, MAX_COUNT, MAX_FOUND } from '#server/db/bounded-count.ts'
import { countPackages, listPackageRows } from './package-list.sql.ts'
import { presentAdminPackage } from './present-admin.ts'

export const listPackages: Handler<typeof endpoint> = async ({ sql, now }, { sort, offset, limit, ...input }) => {
  const { package_type: type, ...filter } = input
  const [rows, count] = await Promise.all([
    listPackageRows(sql, { ...filter, type }, sort, { offset, limit, now }),
    countPackages(sql, { ...filter, type }),
  ])
  return {
    data: rows.map(presentAdminPackage),
    ...countedUpTo(count, filter.q === undefined ? MAX_COUNT : MAX_FOUND),
  }
}
