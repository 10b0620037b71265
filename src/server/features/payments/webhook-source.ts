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

/** What became of a message; a forged one says why, for the log. */
export type WebhookOutcome = { kind: Settled | 'ignored' | 'no-such-gateway' } | { kind: 'forged'; why: string }

/** What the routes that gateways and returning payers use are answered from. */
export const webhookSource = ({ db, payments, texts, now }: SourceServices) => ({
  /** Hears one message; when this returns, whatever it changed is committed. */
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

  /** Where a payer who comes back stands. Coming back proves nothing and changes nothing; at most it makes us ask sooner. */
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
