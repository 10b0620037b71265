import type { listWebhookEvents as endpoint } from '#contract/payments-admin.ts'
import { instantOf } from '#domain/instant.ts'
import { majorUnits } from '#domain/money.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { countMessages, listMessageRows } from './messages.sql.ts'

/** Event-id prefix of poll results. */
const ASKED = 'asked:'

export const listWebhookEvents: Handler<typeof endpoint> = async ({ sql }, { sort, offset, limit, ...input }) => {
  const { payment_transaction_id: paymentId, ...filter } = input
  const [rows, count] = await Promise.all([
    listMessageRows(sql, { ...filter, paymentId }, sort, { offset, limit }),
    countMessages(sql, { ...filter, paymentId }),
  ])
  const data = rows.map(({ eventId, amountMinor, currency, at, ...row }) => ({
    ...row,
    event_id: eventId,
    was_asked_for: eventId.startsWith(ASKED),
    amount: amountMinor === null || currency === null ? null : majorUnits(amountMinor, currency),
    currency,
    at: instantOf(at),
  }))
  return { data, ...countedUpTo(count) }
}
