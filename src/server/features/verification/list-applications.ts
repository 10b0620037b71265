import type { listApplications as endpoint } from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { countApplications, listApplicationRows } from './application.sql.ts'
import { presentApplication } from './present-admin.ts'

export const listApplications: Handler<typeof endpoint> = async ({ sql, now }, { status, ...page }) => {
  const [rows, count] = await Promise.all([
    listApplicationRows(sql, { ...page, ...(status && { status }) }),
    countApplications(sql, status),
  ])
  return { data: rows.map((row) => presentApplication(row, now)), ...countedUpTo(count) }
}
