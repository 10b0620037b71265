import { randomBytes } from 'node:crypto'
import { maybeOne, one, type Sql } from '../db/sql.ts'
import { enqueue } from '../jobs/queue.ts'
import { type Outcome, PLAYS } from './outcomes.ts'

export interface SandboxOrderRow {
  id: string
  reference: string
  amountMinor: number
  currency: string
  description: string
  returnUrl: string
  cancelUrl: string
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'refunded'
  paymentId: string | null
  paidMinor: number
  paidCurrency: string
}

type NewOrder = Pick<
  SandboxOrderRow,
  'reference' | 'amountMinor' | 'currency' | 'description' | 'returnUrl' | 'cancelUrl'
>

const columns = (sql: Sql) => sql`
  id, reference, amount_minor::float8 as "amountMinor", currency, description, return_url as "returnUrl",
  cancel_url as "cancelUrl", status, payment_id as "paymentId", paid_minor::float8 as "paidMinor", paid_currency as "paidCurrency"`

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** Idempotent: the same reference returns the same order. */
export async function openOrder(sql: Sql, order: NewOrder): Promise<SandboxOrderRow> {
  await sql`
    insert into sandbox_orders (id, reference, amount_minor, currency, description, return_url, cancel_url, paid_currency)
    values (${newId('order')}, ${order.reference}, ${order.amountMinor}, ${order.currency}, ${order.description},
      ${order.returnUrl}, ${order.cancelUrl}, ${order.currency})
    on conflict (reference) do nothing`
  return one(sql<SandboxOrderRow[]>`select ${columns(sql)} from sandbox_orders where reference = ${order.reference}`)
}

export const findOrder = (sql: Sql, id: string): Promise<SandboxOrderRow | null> =>
  maybeOne(sql<SandboxOrderRow[]>`select ${columns(sql)} from sandbox_orders where id = ${id}`)

/** Applies an outcome to an open order and queues its webhooks; false if the order is no longer open. */
export async function play(sql: Sql, id: string, outcome: Outcome): Promise<boolean> {
  const { becomes, share, webhooks } = PLAYS[outcome]
  const [played] = await sql`
    update sandbox_orders set status = ${becomes}, paid_minor = floor(amount_minor * ${share}::numeric),
      payment_id = ${becomes === 'paid' ? newId('payment') : null}
    where id = ${id} and status = 'open' returning id`
  if (!played) return false
  const eventId = newId('event')
  for (let time = 0; time < webhooks; time++) await enqueue(sql, 'tell-sandbox-outcome', { id, eventId })
  return true
}

/** Refunds a paid order; idempotent. */
export async function giveBack(sql: Sql, id: string): Promise<SandboxOrderRow | null> {
  const [returned] = await sql`
    update sandbox_orders set status = 'refunded' where id = ${id} and status = 'paid' returning id`
  if (returned) await enqueue(sql, 'tell-sandbox-outcome', { id, eventId: newId('event') })
  return findOrder(sql, id)
}
