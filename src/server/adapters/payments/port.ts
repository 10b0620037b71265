import type postgres from 'postgres'
import type { GatewayName } from '#domain/payment-status.ts'

/** What a gateway is asked to collect. Money is in our smallest units; an adapter turns it into the gateway's own. */
export interface Order {
  /** Our own name for it, which nobody can guess; it also makes a repeated beginning harmless. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  payer: { id: number; name: string; email: string }
  /** Plain facts that come back with every message about it. */
  metadata: Readonly<Record<string, string>>
  /** Where the browser goes afterwards; what it brings along proves nothing. */
  returnUrl: string
  cancelUrl: string
}

/** A payment as far as the gateway has begun it. */
export interface BegunOrder {
  orderId: string
  /** The amount as this gateway counts, which is what its clients expect. */
  amount: number
  /** What the gateway said, handed on to the client that shows its checkout. */
  response: Record<string, unknown>
}

/** A payment as both sides know it. */
export interface KnownOrder {
  reference: string
  orderId: string
  currency: string
}

/** What happened to a payment, by the gateway's own account. */
export interface Finding {
  state: 'open' | 'paid' | 'failed' | 'refunded'
  /** The gateway's number of the money itself, which a refund needs. */
  paymentId: string | null
  amountMinor: number
  currency: string
}

/** An authentic message of a gateway about one of our payments. */
export interface Notice {
  /** Unique among the messages of this gateway: the same message again has the same id. */
  eventId: string
  reference: string | null
  orderId: string | null
  /** `approved` means that the payer agreed and the money is still to be fetched. */
  finding: Finding | 'approved'
}

/** A message as it arrived; signatures are over these very bytes. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  now: Date
}

/** One payment service. Everything it does is safe to ask for twice. */
export interface PaymentGateway {
  begin(order: Order): Promise<BegunOrder>
  look(order: KnownOrder): Promise<Finding>
  /** Fetches money that the payer agreed to, where that is a step of its own. */
  collect?(order: KnownOrder): Promise<Finding>
  /** Checks who sent a message and reads it; null for one that is authentic and about nothing of ours. */
  read(message: RawNotice): Promise<Notice | null>
  refund(order: KnownOrder & { paymentId: string; amountMinor: number }): Promise<void>
  /** What clients may know to show the checkout; never a secret. */
  shown: Readonly<Record<string, string>>
}

/** The gateways that can be used, by the name clients know. */
export type Gateways = Partial<Record<GatewayName, PaymentGateway>>

/** Those that the environment sets up, and beside them whatever the operator has keys for at this moment. */
export type Payments = Gateways & { stored?: (sql: Statements) => Promise<Gateways> }

/** The caller's own connection: a second one in the middle of a transaction could be waited for by both. */
type Statements = postgres.ISql<{ bigint: number | string; numeric: number | string }>

/** A message that is not from whom it says, was changed on its way, or is too old. */
export class ForgedNotice extends Error {}

/** The gateway could not be reached or refused; trying again later may help. */
export class GatewayFailed extends Error {}
