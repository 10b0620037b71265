import type { listUsers as endpoint } from '#contract/users-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo, MAX_FOUND } from '#server/db/bounded-count.ts'
import { listUserRows } from './people.sql.ts'
import { presentUser } from './present.ts'

export const listUsers: Handler<typeof endpoint> = async ({ sql }, { offset, limit, sort, ...filter }) => {
  const { rows, count } = await listUserRows(sql, filter, sort, { offset, limit })
  return { data: rows.map(presentUser), ...countedUpTo(count, filter.q === undefined ? undefined : MAX_FOUND) }
}
