import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { type Answered, makeOrder as order, type PeerRequest, paymentPeer } from '#test/support/payment-peer.ts'
import { ForgedNotice, GatewayFailed } from './port.ts'
import { stripeGateway } from './stripe.ts'

// Independent: Stripe's published schema of its requests, and its own library for signing. Ours: the peer that answers.
const peer = await paymentPeer()
const NOW = new Date('2026-06-15T12:00:00Z')
const known = { reference: 'a'.repeat(32), orderId: 'order_1', currency: 'EUR' }
const always = (body: unknown, status = 200) => peer.answers((): Answered => ({ status, body }))
const form = ({ body }: PeerRequest) => Object.fromEntries(new URLSearchParams(body))

const stripe = stripeGateway({
  secretKey: 'sk_test_x',
  publishableKey: 'pk',
  webhookSecret: 'whsec_test',
  url: 'https://api.stripe.com',
  scriptUrl: 'https://js.stripe.com/v3/',
})
const intent = (given: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 2950,
  amount_received: 2950,
  currency: 'eur',
  status: 'succeeded',
  client_secret: 'pi_1_secret',
  latest_charge: null,
  metadata: { reference: 'a'.repeat(32) },
  ...given,
})
const { requests } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/support/vendor/stripe-requests.json'), 'utf8'),
) as { requests: Record<string, object> }
const ajv = new Ajv({ strict: false, coerceTypes: true })
const fits = (name: string, request: PeerRequest) => {
  const check = ajv.compile(requests[name]!)
  return check(nested(request.body)) || check.errors
}

test('a payment intent is requested according to the schema, once per reference', async () => {
  always(intent({ status: 'requires_payment_method', amount_received: 0 }))
  const begun = await stripe.begin(order())
  expect(begun).toMatchObject({ orderId: 'pi_1', amount: 2950, response: { client_secret: 'pi_1_secret' } })
  const [request] = peer.received
  expect(request).toMatchObject({ host: 'api.stripe.com', method: 'POST', path: '/v1/payment_intents' })
  expect(request!.headers).toMatchObject({
    authorization: 'Bearer sk_test_x',
    'idempotency-key': `begin-${'a'.repeat(32)}`,
  })
  expect(form(request!)).toMatchObject({ amount: '2950', currency: 'eur', 'metadata[payment_transaction_id]': '5' })
  expect(fits('createPaymentIntent', request!)).toBe(true)
})

test('the schema rejects invalid requests', () => {
  const broken = (body: string) => fits('createPaymentIntent', { body } as PeerRequest)
  expect(broken('amount=5&currency=eur')).toBe(true)
  expect(broken('currency=eur')).not.toBe(true)
  expect(broken('amount=5&currency=eur&price=3')).not.toBe(true)
})

test.each([
  ['JPY', 2950, '2950'],
  ['KWD', 2950, '2950'],
  ['ISK', 2950, '295000'],
  ['HUF', 2950, '295000'],
  ['USD', 1, '1'],
])('%s: %d of our minor units are %s of Stripe’s', async (currency, amountMinor, amount) => {
  always(intent())
  await stripe.begin(order({ currency, amountMinor }))
  expect(form(peer.received[0]!).amount).toBe(amount)
})

test.each([
  [{ status: 'succeeded' }, 'paid', 2950],
  [{ status: 'canceled', amount_received: 0 }, 'failed', 0],
  [{ status: 'processing', amount_received: 0 }, 'open', 0],
  [{ status: 'succeeded', amount_received: 100 }, 'paid', 100],
  [{ latest_charge: { id: 'ch_1', object: 'charge', refunded: true } }, 'refunded', 2950],
])('a payment intent %j is %s', async (given, state, amountMinor) => {
  always(intent(given))
  expect(await stripe.look(known)).toMatchObject({ state, amountMinor, currency: 'EUR' })
})

test('a refund is requested once, and an existing refund counts as success', async () => {
  always({ id: 're_1', object: 'refund' })
  await stripe.refund({ ...known, paymentId: 'pi_1', amountMinor: 2950 })
  expect(fits('createRefund', peer.received[0]!)).toBe(true)
  always({ error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'x' } }, 400)
  await stripe.refund({ ...known, paymentId: 'pi_1', amountMinor: 2950 })
})

test('a refused call is a gateway failure without our key in its message', async () => {
  always({ error: { type: 'invalid_request_error', message: 'No such currency' } }, 400)
  const failure = await stripe.begin(order()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(GatewayFailed)
  expect(String(failure)).not.toContain('sk_test')
})

const signer = new Stripe('sk_unused')
const event = (type: string, object: object, id = 'evt_1') =>
  JSON.stringify({ id, object: 'event', type, data: { object } })
const read = (body: string, { secret = 'whsec_test', at = NOW, sent = body } = {}) =>
  stripe.read({
    headers: {
      'stripe-signature': signer.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    },
    body: Buffer.from(sent),
    now: NOW,
  })

test('webhooks are parsed', async () => {
  expect(await read(event('payment_intent.succeeded', intent()))).toEqual({
    eventId: 'evt_1',
    reference: 'a'.repeat(32),
    orderId: 'pi_1',
    finding: { state: 'paid', paymentId: 'pi_1', amountMinor: 2950, currency: 'EUR' },
  })
  const failed = event('payment_intent.payment_failed', intent({ status: 'requires_payment_method' }))
  expect(await read(failed)).toMatchObject({ finding: { state: 'failed' } })
  const charge = { object: 'charge', refunded: true, payment_intent: 'pi_1', amount_refunded: 2950, currency: 'eur' }
  expect(await read(event('charge.refunded', charge))).toMatchObject({
    orderId: 'pi_1',
    finding: { state: 'refunded' },
  })
  expect(await read(event('charge.refunded', { ...charge, refunded: false }))).toBeNull()
  expect(await read(event('customer.created', {}))).toBeNull()
})

test('forged, changed and expired webhooks are refused', async () => {
  const body = event('payment_intent.succeeded', intent())
  await expect(read(body, { secret: 'whsec_other' })).rejects.toBeInstanceOf(ForgedNotice)
  await expect(read(body, { sent: body.replace('2950', '2951') })).rejects.toBeInstanceOf(ForgedNotice)
  await expect(read(body, { at: new Date(NOW.getTime() - 301_000) })).rejects.toBeInstanceOf(ForgedNotice)
  await expect(stripe.read({ headers: {}, body: Buffer.from(body), now: NOW })).rejects.toBeInstanceOf(ForgedNotice)
})

/** Parses `a[b]=1` into an object. */
function nested(body: string): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.split(/[[\]]+/).filter(Boolean)
    let place = result
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Record<string, unknown>
    }
    place[path.at(-1)!] = value
  }
  return result
}
