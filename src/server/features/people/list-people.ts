import type { listPeople as endpoint } from '#contract/people-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo, MOST_FOUND } from '#server/db/counted.ts'
import { listPeopleRows } from './people-sql.ts'
import { presentPerson } from './present.ts'

export const listPeople: Handler<typeof endpoint> = async ({ sql }, { offset, limit, sort, ...filter }) => {
  const { rows, count } = await listPeopleRows(sql, filter, sort, { offset, limit })
  return { data: rows.map(presentPerson), ...countedUpTo(count, filter.q === undefined ? undefined : MOST_FOUND) }
}
