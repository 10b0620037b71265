import * as z from 'zod/mini'
import { type SandboxOrder, signSandbox } from '../adapters/payments/sandbox.ts'
import { sandboxKeys } from '../adapters/payments/sandbox-keys.ts'
import { job } from '../jobs/job.ts'
import { findOrder, play, type SandboxOrderRow } from './orders.ts'

const PATIENCE_MS = 10_000

/** Tells the site what happened, as a gateway does: over HTTP, signed, and again until it is heard. */
export const tellSandboxOutcome = job(
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

/** The payment that is confirmed only after the payer has gone back. */
export const paySandboxLate = job('pay-sandbox-late', z.object({ id: z.string() }), async ({ sql: db }, { id }) => {
  await db.begin((sql) => play(sql, id, 'pay'))
})

/** An order as the play gateway tells it to its customers. */
export const presentOrder = (row: SandboxOrderRow): SandboxOrder => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  payment_id: row.paymentId,
  paid_minor: row.paidMinor,
  paid_currency: row.paidCurrency,
})
