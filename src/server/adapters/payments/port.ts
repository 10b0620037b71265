import type postgres from 'postgres'
import type { GatewayName } from '#domain/payment-status.ts'

/** Payment request to a gateway. Amounts are in our minor units; an adapter converts them. */
export interface Order {
  /** Our unguessable reference; it also makes a repeated start idempotent. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  payer: { id: number; name: string; email: string }
  /** Metadata that is returned with every webhook of the payment. */
  metadata: Readonly<Record<string, string>>
  /** Return URL of the browser; its query proves nothing. */
  returnUrl: string
  cancelUrl: string
}

/** A payment started at the gateway. */
export interface BegunOrder {
  orderId: string
  /** Amount in the gateway's unit, as its clients expect. */
  amount: number
  /** Response of the gateway, passed on to the client that shows its checkout. */
  response: Record<string, unknown>
}

/** A payment with the ids of both sides. */
export interface KnownOrder {
  reference: string
  orderId: string
  currency: string
}

/** Status of a payment as reported by the gateway. */
export interface Finding {
  state: 'open' | 'paid' | 'failed' | 'refunded'
  /** Gateway id of the charge, required for a refund. */
  paymentId: string | null
  amountMinor: number
  currency: string
}

/** An authentic webhook event about one of our payments. */
export interface Notice {
  /** Unique per gateway: a repeated delivery has the same id. */
  eventId: string
  reference: string | null
  orderId: string | null
  /** `approved` means authorised by the payer and not yet captured. */
  finding: Finding | 'approved'
}

/** A webhook as received; signatures cover these bytes. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  now: Date
}

/** A payment gateway. Every operation is idempotent. */
export interface PaymentGateway {
  begin(order: Order): Promise<BegunOrder>
  look(order: KnownOrder): Promise<Finding>
  /** Captures an approved payment, for gateways with a separate capture. */
  collect?(order: KnownOrder): Promise<Finding>
  /** Verifies and parses a webhook; null for an authentic one that does not concern our payments. */
  read(message: RawNotice): Promise<Notice | null>
  refund(order: KnownOrder & { paymentId: string; amountMinor: number }): Promise<void>
  /** Public values for the client's checkout; never a secret. */
  shown: Readonly<Record<string, string>>
}

/** Available gateways by their wire name. */
export type Gateways = Partial<Record<GatewayName, PaymentGateway>>

/** Gateways configured in the environment, and those with keys stored by the operator. */
export type Payments = Gateways & { stored?: (sql: Statements) => Promise<Gateways> }

/** The caller's own connection: acquiring a second one inside a transaction could deadlock the pool. */
type Statements = postgres.ISql<{ bigint: number | string; numeric: number | string }>

/** A webhook with an invalid signature, changed content or an expired timestamp. */
export class ForgedNotice extends Error {}

/** The gateway is unreachable or refused the call; a retry may succeed. */
export class GatewayFailed extends Error {}
