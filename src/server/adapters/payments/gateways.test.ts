import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Answered, makeOrder as order, type PeerRequest, paymentPeer } from '#test/support/payment-peer.ts'
import { flutterwaveGateway } from './flutterwave.ts'
import { paystackGateway } from './paystack.ts'
import { ForgedNotice, GatewayFailed } from './port.ts'
import { razorpayGateway } from './razorpay.ts'

// Ours: the peer that answers as each vendor's reference describes. Unmodified: TLS and the signature algorithms.
const peer = await paymentPeer()
const NOW = new Date('2026-06-15T12:00:00Z')
const known = { reference: 'a'.repeat(32), orderId: 'order_1', currency: 'EUR' }
const always = (body: unknown, status = 200) => peer.answers((): Answered => ({ status, body }))
const json = ({ body }: PeerRequest) => JSON.parse(body) as Record<string, unknown>

describe('Razorpay', () => {
  const razorpay = razorpayGateway({ keyId: 'rzp_key', keySecret: 'rzp_secret', webhookSecret: 'hook', scriptUrl: '' })
  const payment = (given: object = {}) => ({
    id: 'pay_1',
    order_id: 'order_1',
    status: 'captured',
    amount: 2950,
    currency: 'INR',
    notes: { reference: 'a'.repeat(32) },
    ...given,
  })

  test('an order is created with our reference', async () => {
    always({ id: 'order_1', entity: 'order', amount: 2950, currency: 'INR', status: 'created' })
    expect(await razorpay.begin(order({ currency: 'INR' }))).toMatchObject({ orderId: 'order_1', amount: 2950 })
    expect(peer.received[0]).toMatchObject({ host: 'api.razorpay.com', path: '/v1/orders', method: 'POST' })
    expect(peer.received[0]!.headers.authorization).toBe(
      `Basic ${Buffer.from('rzp_key:rzp_secret').toString('base64')}`,
    )
    expect(json(peer.received[0]!)).toMatchObject({ amount: 2950, currency: 'INR', receipt: 'a'.repeat(32) })
  })

  test.each([
    [[], 'open', 0],
    [[payment({ status: 'failed' })], 'open', 0],
    [[payment({ status: 'failed' }), payment()], 'paid', 2950],
    [[payment({ status: 'refunded' })], 'refunded', 2950],
  ])('an order with the payments %j is %s', async (items, state, amountMinor) => {
    always({ entity: 'collection', count: items.length, items })
    expect(await razorpay.look(known)).toMatchObject({ state, amountMinor })
  })

  test('a refund that was already made counts as success, and any other failure rejects', async () => {
    always({ error: { code: 'BAD_REQUEST_ERROR', description: 'The payment has been fully refunded already' } }, 400)
    await razorpay.refund({ ...known, paymentId: 'pay_1', amountMinor: 2950 })
    expect(peer.received[0]!.path).toBe('/v1/payments/pay_1/refund')
    always({ error: { code: 'BAD_REQUEST_ERROR', description: 'Not enough balance' } }, 400)
    await expect(razorpay.refund({ ...known, paymentId: 'pay_1', amountMinor: 1 })).rejects.toThrow(
      'Not enough balance',
    )
  })

  const read = (body: object, { secret = 'hook', sent = body }: { secret?: string; sent?: object } = {}) =>
    razorpay.read({
      headers: {
        'x-razorpay-signature': createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex'),
        'x-razorpay-event-id': 'event_1',
      },
      body: Buffer.from(JSON.stringify(sent)),
      now: NOW,
    })

  test('webhooks are parsed, and forged or changed ones refused', async () => {
    const body = { event: 'payment.captured', payload: { payment: { entity: payment() } } }
    expect(await read(body)).toEqual({
      eventId: 'event_1',
      reference: 'a'.repeat(32),
      orderId: 'order_1',
      finding: { state: 'paid', paymentId: 'pay_1', amountMinor: 2950, currency: 'INR' },
    })
    expect(await read({ event: 'invoice.paid', payload: {} })).toBeNull()
    await expect(read(body, { secret: 'other' })).rejects.toBeInstanceOf(ForgedNotice)
    await expect(read(body, { sent: { ...body, event: 'order.paid' } })).rejects.toBeInstanceOf(ForgedNotice)
  })

  test('an unreadable response is a gateway failure', async () => {
    always('not json', 502)
    await expect(razorpay.begin(order())).rejects.toBeInstanceOf(GatewayFailed)
  })

  test('a connection closed without a response is a gateway failure', async () => {
    peer.answers(() => 'disconnect')
    await expect(razorpay.begin(order())).rejects.toThrow(/^Razorpay could not be reached/)
    expect(peer.received).toHaveLength(1)
  })
})

describe('Paystack', () => {
  const paystack = paystackGateway({ secretKey: 'sk_paystack', publicKey: 'pk' })
  const charge = (given: object = {}) => ({
    id: 99,
    reference: 'a'.repeat(32),
    status: 'success',
    amount: 2950,
    currency: 'NGN',
    ...given,
  })

  test('a payment is sent in hundredths and reported in major units', async () => {
    always({ status: true, data: { authorization_url: 'https://checkout.paystack.com/x', reference: 'a'.repeat(32) } })
    const begun = await paystack.begin(order({ currency: 'NGN' }))
    expect(begun).toMatchObject({
      orderId: 'a'.repeat(32),
      amount: 29.5,
      response: { data: { authorization_url: 'https://checkout.paystack.com/x' } },
    })
    expect(peer.received[0]).toMatchObject({ host: 'api.paystack.co', path: '/transaction/initialize' })
    expect(json(peer.received[0]!)).toMatchObject({ amount: 2950, email: 'pia@example.com', reference: 'a'.repeat(32) })
    await paystack.begin(order({ currency: 'XOF', amountMinor: 500 }))
    expect(json(peer.received[1]!).amount).toBe(50_000)
  })

  test.each([
    [200, { data: charge() }, 'paid', 2950],
    [200, { data: charge({ status: 'abandoned' }) }, 'open', 2950],
    [200, { data: charge({ status: 'failed' }) }, 'failed', 2950],
    [400, { status: false, message: 'Transaction reference not found' }, 'open', 0],
  ])('HTTP %d %j is %s', async (status, body, state, amountMinor) => {
    always(body, status)
    expect(await paystack.look(known)).toMatchObject({ state, amountMinor })
  })

  test('webhooks are parsed by their SHA-512 signature, and forged ones refused', async () => {
    const body = { event: 'charge.success', data: charge() }
    const read = (secret: string, sent: object = body) =>
      paystack.read({
        headers: { 'x-paystack-signature': createHmac('sha512', secret).update(JSON.stringify(body)).digest('hex') },
        body: Buffer.from(JSON.stringify(sent)),
        now: NOW,
      })
    expect(await read('sk_paystack')).toMatchObject({ eventId: 'charge.success:99', finding: { state: 'paid' } })
    await expect(read('other')).rejects.toBeInstanceOf(ForgedNotice)
    await expect(read('sk_paystack', { ...body, data: charge({ amount: 1 }) })).rejects.toBeInstanceOf(ForgedNotice)
  })

  test('an HTTP 503 is a gateway failure', async () => {
    always({ message: 'down' }, 503)
    await expect(paystack.look(known)).rejects.toBeInstanceOf(GatewayFailed)
  })
})

describe('Flutterwave', () => {
  const flutterwave = flutterwaveGateway({ secretKey: 'FLWSECK', webhookHash: 'our word' })
  const charge = (given: object = {}) => ({
    id: 11,
    tx_ref: 'a'.repeat(32),
    status: 'successful',
    amount: 29.5,
    currency: 'EUR',
    ...given,
  })

  test('a payment is sent in major units', async () => {
    always({ status: 'success', data: { link: 'https://checkout.flutterwave.com/x' } })
    const begun = await flutterwave.begin(order())
    expect(begun.response).toMatchObject({ data: { link: 'https://checkout.flutterwave.com/x' } })
    expect(peer.received[0]).toMatchObject({ host: 'api.flutterwave.com', path: '/v3/payments' })
    expect(json(peer.received[0]!)).toMatchObject({ tx_ref: 'a'.repeat(32), amount: '29.50', currency: 'EUR' })
  })

  test('a webhook only triggers a query, and its own content is ignored', async () => {
    always({ status: 'success', data: charge({ amount: 1, status: 'failed' }) })
    const body = Buffer.from(JSON.stringify({ event: 'charge.completed', data: charge() }))
    const read = (word: string) => flutterwave.read({ headers: { 'verif-hash': word }, body, now: NOW })
    expect(await read('our word')).toMatchObject({
      eventId: '11:failed',
      reference: 'a'.repeat(32),
      finding: { state: 'failed', amountMinor: 100 },
    })
    expect(peer.received[0]!.path).toBe('/v3/transactions/11/verify')
    await expect(read('our wore')).rejects.toBeInstanceOf(ForgedNotice)
    await expect(read('')).rejects.toBeInstanceOf(ForgedNotice)
    always({ status: 'error', message: 'No transaction was found for this id' }, 400)
    await expect(read('our word')).rejects.toBeInstanceOf(ForgedNotice)
  })

  test('a query by our reference returns the status, and a fraction of a cent counts as unpaid', async () => {
    always({ status: 'success', data: charge() })
    expect(await flutterwave.look(known)).toMatchObject({ state: 'paid', amountMinor: 2950, paymentId: '11' })
    always({ status: 'success', data: charge({ amount: 29.505 }) })
    expect(await flutterwave.look(known)).toMatchObject({ amountMinor: 0 })
  })
})
