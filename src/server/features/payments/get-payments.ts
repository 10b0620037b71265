import type { getPayments as endpoint } from '#contract/payments.ts'
import type { Handler } from '#server/context.ts'
import { presentListed } from './present.ts'
import { countPayments, listPayments } from './queries.ts'

export const getPayments: Handler<typeof endpoint> = async ({ sql, viewer, language }, input) => {
  const filter = { userId: viewer!.id, type: input.payment_type ?? null, status: input.payment_status ?? null }
  const rows = await listPayments(sql, { ...filter, offset: input.offset, limit: input.limit, language })
  return { data: rows.map(presentListed), total: await countPayments(sql, filter) }
}
