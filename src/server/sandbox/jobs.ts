import * as z from 'zod/mini'
import { type SandboxOrder, signSandbox } from '../adapters/payments/sandbox.ts'
import { sandboxKeys } from '../adapters/payments/sandbox-keys.ts'
import { job } from '../jobs/job.ts'
import { findOrder, play, type SandboxOrderRow } from './orders.sql.ts'

const PATIENCE_MS = 10_000

/** Sends the webhook of an outcome as a gateway does: over HTTP, signed, with retries. */
export const sendSandboxWebhook = job(
  'tell-sandbox-outcome',
  z.object({ id: z.string(), eventId: z.string() }),
  async ({ sql, config, derive, now }, { id, eventId }) => {
    const order = await findOrder(sql, id)
    if (!order || !config.payments.sandbox) return
    const body = JSON.stringify({ id: eventId, order: presentOrder(order) })
    const time = String(Math.floor(now().getTime() / 1000))
    const signature = signSandbox(sandboxKeys(derive).webhookSecret, time, body)
    const response = await fetch(`${config.payments.sandbox.url}/webhook/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The site answered the sandbox with ${response.status}`)
  },
)

/** Payment that is confirmed after the payer has returned. */
export const paySandboxLate = job('pay-sandbox-late', z.object({ id: z.string() }), async ({ sql: db }, { id }) => {
  await db.begin((sql) => play(sql, id, 'pay'))
})

/** An order in the API of the sandbox gateway. */
export const presentOrder = (row: SandboxOrderRow): SandboxOrder => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  payment_id: row.paymentId,
  paid_minor: row.paidMinor,
  paid_currency: row.paidCurrency,
})
