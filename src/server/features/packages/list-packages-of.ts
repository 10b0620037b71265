import type { listPackagesOf as endpoint } from '#contract/packages-admin.ts'
import type { Handler } from '#server/context.ts'
import { listHistory } from './admin.sql.ts'
import { presentHistory } from './present-admin.ts'

export const listPackagesOf: Handler<typeof endpoint> = async ({ sql, language }, { user_id }) =>
  (await listHistory(sql, user_id, language)).map(presentHistory)
