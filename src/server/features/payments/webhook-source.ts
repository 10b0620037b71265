import type { GatewayName } from '#domain/payment-status.ts'
import { ForgedNotice, type Payments } from '#server/adapters/payments/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { type Database, maybeOne } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { gatewayNamed, gatewaysNow } from './gateways.ts'
import { type Settled, settle } from './settle.ts'

interface SourceServices {
  db: Database
  payments: Payments
  texts: TextSource
  now: () => Date
}

/** Outcome of a webhook event; a forged one has the reason for the log. */
export type WebhookOutcome = { kind: Settled | 'ignored' | 'no-such-gateway' } | { kind: 'forged'; why: string }

/** Data source of the webhook and return routes. */
export const webhookSource = ({ db, payments, texts, now }: SourceServices) => ({
  /** Handles one webhook event; its changes are committed when this returns. */
  async hear(
    gatewayWord: string,
    headers: Readonly<Record<string, string | undefined>>,
    body: Buffer,
  ): Promise<WebhookOutcome> {
    const name = gatewayNamed(gatewayWord)
    const gateway = name && (await gatewaysNow(db, payments))[name]
    if (!name || !gateway) return { kind: 'no-such-gateway' }
    try {
      const notice = await gateway.read({ headers, body, now: now() })
      if (!notice) return { kind: 'ignored' }
      return { kind: await db.begin((sql) => settle({ sql, now: now(), texts }, name, notice)) }
    } catch (error) {
      if (error instanceof ForgedNotice || error instanceof SyntaxError) return { kind: 'forged', why: error.message }
      throw error
    }
  },

  /**
   * Status of a returning payer's payment. A return proves nothing and changes nothing; at most it triggers an earlier
   * capture.
   */
  async comeBack(reference: string): Promise<{ id: number; status: string } | null> {
    const payment = await maybeOne(db<{ id: number; status: string; gateway: GatewayName }[]>`
      select id, payment_status as status, payment_gateway as gateway from payment_transactions where reference = ${reference}`)
    if (payment && payment.status !== 'success' && (await gatewaysNow(db, payments))[payment.gateway]?.collect)
      await enqueue(
        db,
        'collect-payment',
        { id: payment.id },
        { singletonKey: String(payment.id), singletonSeconds: 10 },
      )
    return payment
  },
})
