import { createHmac, createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import Stripe from 'stripe'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GatewayName } from '#domain/payment-status.ts'
import { flutterwaveGateway } from '#server/adapters/payments/flutterwave.ts'
import { paypalGateway } from '#server/adapters/payments/paypal.ts'
import { paystackGateway } from '#server/adapters/payments/paystack.ts'
import { razorpayGateway } from '#server/adapters/payments/razorpay.ts'
import { stripeGateway } from '#server/adapters/payments/stripe.ts'
import { testApp } from '#test/support/app.ts'
import { makePayment, makeUser } from '#test/support/make.ts'
import { paymentPeer, tlsFile } from '#test/support/payment-peer.ts'
import { NOW } from '#test/support/services.ts'

// Independent: Stripe's own library signs its events. Ours: the other signatures, by each vendor's published algorithm
// and of real length, and the fake peer that serves PayPal's certificate and Flutterwave's verification.
const peer = await paymentPeer()
const { db, inject, services } = await testApp()
const WEEK_AGO = new Date(NOW.getTime() - 7 * 86_400_000)

interface Paid {
  reference: string
  orderId: string
  /** In cents. */
  amount: number
}

interface Bend {
  secret?: string
  at?: Date
  /** Body sent instead of the signed one. */
  sent?: string
}

interface Vendor {
  name: GatewayName
  body: (paid: Paid) => object
  sign: (body: string, bend: Bend) => Record<string, string>
}

const hmac = (algorithm: string, secret: string, body: string) =>
  createHmac(algorithm, secret).update(body).digest('hex')
const signer = new Stripe('sk_unused')

const VENDORS: Vendor[] = [
  {
    name: 'Stripe',
    body: ({ reference, orderId, amount }) => ({
      id: `evt_${orderId}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: orderId,
          object: 'payment_intent',
          status: 'succeeded',
          amount_received: amount,
          currency: 'usd',
          metadata: { reference },
        },
      },
    }),
    sign: (payload, { secret = 'whsec_test', at = NOW }) => ({
      'stripe-signature': signer.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    }),
  },
  {
    name: 'Paypal',
    body: ({ reference, orderId, amount }) => ({
      id: `WH-${orderId}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: {
        id: `CAPTURE-${orderId}`,
        status: 'COMPLETED',
        amount: { value: (amount / 100).toFixed(2), currency_code: 'USD' },
        custom_id: reference,
        supplementary_data: { related_ids: { order_id: orderId } },
      },
    }),
    sign: (body, { secret = 'HOOK', at = NOW }) => ({
      'paypal-transmission-id': 'id-1',
      'paypal-transmission-time': at.toISOString(),
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-transmission-sig': createSign('RSA-SHA256')
        .update(`id-1|${at.toISOString()}|${secret}|${crc32(body)}`)
        .sign(tlsFile('paypal.key.pem'), 'base64'),
    }),
  },
  {
    name: 'Razorpay',
    body: ({ reference, orderId, amount }) => ({
      event: 'payment.captured',
      payload: {
        payment: {
          entity: {
            id: `pay_${orderId}`,
            order_id: orderId,
            status: 'captured',
            amount,
            currency: 'USD',
            notes: { reference },
          },
        },
      },
    }),
    sign: (body, { secret = 'rzp_hook' }) => ({ 'x-razorpay-signature': hmac('sha256', secret, body) }),
  },
  {
    name: 'Paystack',
    body: ({ reference, amount }) => ({
      event: 'charge.success',
      data: { id: Number(reference.replace(/\D/g, '')), reference, status: 'success', amount, currency: 'USD' },
    }),
    sign: (body, { secret = 'sk_paystack' }) => ({ 'x-paystack-signature': hmac('sha512', secret, body) }),
  },
  {
    name: 'Flutterwave',
    body: ({ reference, amount }) => ({
      event: 'charge.completed',
      data: {
        id: Number(reference.replace(/\D/g, '')),
        tx_ref: reference,
        status: 'successful',
        amount: amount / 100,
        currency: 'USD',
      },
    }),
    sign: (_body, { secret = 'our word' }) => ({ 'verif-hash': secret }),
  },
]

beforeAll(async () => {
  const scriptUrl = 'https://scripts.example/x.js'
  Object.assign(services.payments, {
    Stripe: stripeGateway({
      secretKey: 'sk_test',
      publishableKey: 'pk',
      webhookSecret: 'whsec_test',
      url: 'https://api.stripe.com',
      scriptUrl,
    }),
    Razorpay: razorpayGateway({ keyId: 'key', keySecret: 'secret', webhookSecret: 'rzp_hook', scriptUrl }),
    Paystack: paystackGateway({ secretKey: 'sk_paystack', publicKey: 'pk' }),
    Paypal: paypalGateway({ clientId: 'id', clientSecret: 'secret', webhookId: 'HOOK', isLive: true }),
    Flutterwave: flutterwaveGateway({ secretKey: 'FLWSECK', webhookHash: 'our word' }),
  })
})

describe.each(VENDORS)('$name', ({ name, body, sign }) => {
  let payment: Paid & { id: number }
  /** The vendor's own record, for a vendor that is queried for verification. */
  let onBooks: object

  beforeEach(async () => {
    const { id } = await makePayment(db, (await makeUser(db)).id, { payment_gateway: name })
    const [row] = await db<{ reference: string; orderId: string }[]>`
      select reference, order_id as "orderId" from payment_transactions where id = ${id}`
    payment = { id, ...row!, amount: 2900 }
    onBooks = body(payment)
    peer.answers(({ path }) =>
      path.startsWith('/v1/notifications/certs/')
        ? { body: tlsFile('paypal.pem') }
        : { body: { status: 'success', data: (onBooks as { data: object }).data } },
    )
  })

  const send = (message: object, bend: Bend = {}) => {
    const signed = JSON.stringify(message)
    return inject({
      method: 'POST',
      url: `/webhook/${name.toLowerCase()}`,
      headers: { 'content-type': 'application/json', ...sign(signed, bend) },
      payload: bend.sent ?? signed,
    })
  }
  const state = async () => {
    const [row] = await db`
      select payment_status as status, (select count(*) from user_packages where transaction_id = t.id) as packages,
        (select count(*) from invoices where transaction_id = t.id) as invoices,
        (select count(*) from payment_events where transaction_id = t.id) as events
      from payment_transactions t where id = ${payment.id}`
    return row
  }
  const PAID = { status: 'success', packages: 1, invoices: 1, events: 1 }
  const UNTOUCHED = { status: 'pending', packages: 0, invoices: 0, events: 0 }

  test('an event grants the package, and replays in sequence or in parallel change nothing', async () => {
    expect((await send(body(payment))).statusCode).toBe(200)
    expect(await state()).toEqual(PAID)
    const again = await Promise.all(Array.from({ length: 4 }, () => send(body(payment))))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await state()).toEqual(PAID)
  })

  test('a forged event is refused and leaves no trace', async () => {
    expect((await send(body(payment), { secret: 'a guess' })).statusCode).toBe(400)
    const url = `/webhook/${name.toLowerCase()}`
    expect((await inject({ method: 'POST', url, payload: body(payment) })).statusCode).toBe(400)
    expect(await state()).toEqual(UNTOUCHED)
  })

  test('an event modified after signing grants nothing', async () => {
    const small = body({ ...payment, amount: 100 })
    onBooks = small
    const { statusCode } = await send(small, { sent: JSON.stringify(body(payment)) })
    // Flutterwave's events are not signed: the verified amount counts, and that is one dollar.
    if (name !== 'Flutterwave') {
      expect(statusCode).toBe(400)
      expect(await state()).toEqual(UNTOUCHED)
    } else expect(await state()).toMatchObject({ status: 'review', packages: 0, invoices: 0 })
  })

  test('an old event grants nothing', async () => {
    if (name === 'Stripe' || name === 'Paypal') {
      expect((await send(body(payment), { at: WEEK_AGO })).statusCode).toBe(400)
      return expect(await state()).toEqual(UNTOUCHED)
    }
    // The other vendors send no timestamp; an event replayed after a refund is a duplicate.
    await send(body(payment))
    await db`update payment_transactions set refund_requested_at = ${NOW}, refunded_at = ${NOW} where id = ${payment.id}`
    await db`update user_packages set revoked_at = ${NOW}, ends_at = ${NOW} where transaction_id = ${payment.id}`
    expect((await send(body(payment))).statusCode).toBe(200)
    expect(await state()).toEqual(PAID)
    expect(await db`select from user_packages where transaction_id = ${payment.id} and revoked_at is null`).toEqual([])
  })

  test('an amount below the price puts the payment in review', async () => {
    const small = body({ ...payment, amount: 2899 })
    onBooks = small
    await send(small)
    expect(await state()).toEqual({ status: 'review', packages: 0, invoices: 0, events: 1 })
  })
})
