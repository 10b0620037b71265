import * as z from 'zod/mini'
import type { GatewayName } from '#domain/payment-status.ts'
import type { Finding } from '#server/adapters/payments/port.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import { gatewayOf } from './gateways.ts'
import { findPayment, lockPayment, type PaymentRow } from './queries.ts'
import { listUnsettled, markAbandoned, recordCheck } from './reconcile.sql.ts'
import { finishRefund } from './refund.ts'
import { settle } from './settle.ts'

const Which = z.object({ id: z.int() })
const AT_ONCE = 100

/**
 * Captures a payment that the payer approved. Idempotent: the gateway captures once, and a repeated result changes
 * nothing.
 */
export const collectPayment = job('collect-payment', Which, async (context, { id }) => {
  const payment = await findPayment(context.sql, id)
  if (payment?.gateway && payment.orderId && payment.status !== 'success') await lookAt(context, payment)
})

/** Polls the gateways for open payments, so that a lost webhook event delays a package but never loses it. */
export const reconcilePayments = job(
  'reconcile-payments',
  z.object({}),
  async (context) => {
    const { sql, now, log } = context
    for (const { id } of await listUnsettled(sql, now(), AT_ONCE)) {
      const payment = (await findPayment(sql, id))!
      try {
        await lookAt(context, payment)
      } catch (error) {
        log.warn({ err: error, payment: id }, 'A gateway could not say how a payment stands; it is asked again')
      }
      await recordCheck(sql, id, now())
    }
    await markAbandoned(sql, now())
  },
  { cron: '*/5 * * * *', concurrency: 1 },
)

async function lookAt(context: JobContext, payment: PaymentRow) {
  const gateway = await gatewayOf(context.sql, context.payments, payment.gateway!)
  const order = { reference: payment.reference!, orderId: payment.orderId!, currency: payment.currency }
  const finding = await (gateway.collect ? gateway.collect(order) : gateway.look(order))
  if (finding.state !== 'open') await hear(context, payment, finding)
}

/** Settles the result of a poll like a webhook event, under its own event id. */
const hear = ({ sql: db, now, texts }: JobContext, { gateway, reference, orderId }: PaymentRow, finding: Finding) =>
  db.begin((sql) =>
    settle({ sql, now: now(), texts }, gateway as GatewayName, {
      eventId: `asked:${reference}:${finding.state}`,
      reference,
      orderId,
      finding,
    }),
  )

/** Refunds a payment at the gateway after staff requested the refund. */
export const refundPayment = job('refund-payment', Which, async (context, { id }) => {
  const { sql: db, payments, now, texts } = context
  const payment = await findPayment(db, id)
  if (!payment?.refundRequestedAt || payment.refundedAt) return
  if (payment.gateway && payment.gatewayPaymentId)
    await (await gatewayOf(db, payments, payment.gateway)).refund({
      reference: payment.reference!,
      orderId: payment.orderId!,
      paymentId: payment.gatewayPaymentId,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
    })
  await db.begin(async (sql) => finishRefund({ sql, now: now(), texts }, (await lockPayment(sql, id))!))
})
