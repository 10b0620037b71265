import { createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PeerRequest, paymentPeer, tlsFile } from '#test/support/payment-peer.ts'
import { paypalGateway } from './paypal.ts'
import { ForgedNotice, GatewayFailed } from './port.ts'

// Ours: the peer that answers as PayPal's reference describes. Unmodified: TLS and the signature algorithm.
const peer = await paymentPeer()
const NOW = new Date('2026-06-15T12:00:00Z')
const REFERENCE = 'b'.repeat(32)
const CERTIFICATE = 'https://api.paypal.com/v1/notifications/certs/CERT-1'
/** Files served by the peer, by the last digit of the certificate URL. */
const CERTIFICATES: Record<string, string> = { 1: 'paypal.pem', 2: 'self-signed.pem', 3: 'peer.pem' }
const paypal = paypalGateway({ clientId: 'id', clientSecret: 'secret', webhookId: 'HOOK', isLive: true })
const known = { reference: REFERENCE, orderId: 'ORDER1', currency: 'EUR' }

const capture = (given: object = {}) => ({
  id: 'CAPTURE1',
  status: 'COMPLETED',
  amount: { value: '29.50', currency_code: 'EUR' },
  custom_id: REFERENCE,
  ...given,
})
const paidOrder = (given: object = {}) => ({
  id: 'ORDER1',
  status: 'COMPLETED',
  purchase_units: [{ payments: { captures: [capture(given)] } }],
})

/** Answers the token and certificate requests; the test answers all others. */
function answers(rest: (received: PeerRequest) => { status?: number; body: unknown } | undefined) {
  peer.answers((received) => {
    if (received.path === '/v1/oauth2/token')
      return { body: { access_token: 't', token_type: 'Bearer', expires_in: 3600 } }
    if (received.path.startsWith('/v1/notifications/certs/'))
      return { body: tlsFile(CERTIFICATES[received.path.slice(-1)]!) }
    return rest(received)
  })
}
const orderCalls = () => peer.received.filter(({ path }) => path.startsWith('/v2/'))

test('an order is created with a decimal amount, our reference and return URLs', async () => {
  const approve = { rel: 'approve', href: 'https://www.paypal.com/checkoutnow?token=ORDER1', method: 'GET' }
  answers(() => ({ status: 201, body: { id: 'ORDER1', status: 'CREATED', links: [approve] } }))
  const order = {
    reference: REFERENCE,
    amountMinor: 2950,
    currency: 'EUR',
    description: 'Pro',
    payer: { id: 7, name: 'Pia', email: 'pia@example.com' },
    metadata: {},
    returnUrl: 'https://lintel.test/back',
    cancelUrl: 'https://lintel.test/cancelled',
  }
  expect(await paypal.begin(order)).toMatchObject({ orderId: 'ORDER1', amount: 29.5, response: { links: [approve] } })
  const [received] = orderCalls()
  expect(received).toMatchObject({ host: 'api-m.paypal.com', method: 'POST', path: '/v2/checkout/orders' })
  expect(received!.headers['paypal-request-id']).toBe(`begin-${REFERENCE}`)
  expect(JSON.parse(received!.body)).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: REFERENCE, amount: { value: '29.50', currency_code: 'EUR' } }],
    application_context: { return_url: 'https://lintel.test/back', cancel_url: 'https://lintel.test/cancelled' },
  })
  await paypal.begin({ ...order, currency: 'JPY' })
  expect(JSON.parse(orderCalls()[1]!.body).purchase_units[0].amount.value).toBe('2950')
  await expect(paypal.begin({ ...order, currency: 'KWD', amountMinor: 2955 })).rejects.toBeInstanceOf(GatewayFailed)
})

test('an access token is requested with the client credentials and used until a minute before it expires', async () => {
  const fresh = paypalGateway({ clientId: 'id', clientSecret: 'secret', webhookId: 'HOOK', isLive: true })
  let lifetime = 3600
  peer.answers(({ path }) =>
    path === '/v1/oauth2/token'
      ? { body: { access_token: `token-${lifetime}`, token_type: 'Bearer', expires_in: lifetime } }
      : { body: paidOrder() },
  )
  lifetime = 59
  await fresh.look(known)
  expect(peer.received[0]).toMatchObject({ method: 'POST', body: 'grant_type=client_credentials' })
  expect(peer.received[0]!.headers.authorization).toBe(`Basic ${Buffer.from('id:secret').toString('base64')}`)
  lifetime = 3600
  await fresh.look(known)
  await fresh.look(known)
  expect(orderCalls().map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-59',
    'Bearer token-3600',
    'Bearer token-3600',
  ])
})

test('a token that PayPal refuses is replaced with the next call', async () => {
  let tokens = 0
  const fresh = paypalGateway({ clientId: 'id', clientSecret: 'secret', webhookId: 'HOOK', isLive: true })
  peer.answers(({ path, headers }) => {
    if (path === '/v1/oauth2/token') return { body: { access_token: `t${++tokens}`, expires_in: 3600 } }
    return headers.authorization === 'Bearer t1'
      ? { status: 401, body: { error: 'invalid_token', error_description: 'Token expired' } }
      : { body: paidOrder() }
  })
  await expect(fresh.look(known)).rejects.toThrow('PayPal: 401 Token expired')
  expect(await fresh.look(known)).toMatchObject({ state: 'paid' })
})

test('a payment is captured once, and an existing capture is looked up', async () => {
  answers(() => ({ status: 201, body: paidOrder() }))
  const paid = { state: 'paid', paymentId: 'CAPTURE1', amountMinor: 2950, currency: 'EUR' }
  expect(await paypal.collect!(known)).toEqual(paid)
  expect(orderCalls()[0]!.headers['paypal-request-id']).toBe(`collect-${REFERENCE}`)
  answers(({ method }) =>
    method === 'POST'
      ? { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } }
      : { body: paidOrder() },
  )
  expect(await paypal.collect!(known)).toEqual(paid)
  answers(({ method }) =>
    method === 'POST'
      ? { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] } }
      : { body: { id: 'ORDER1', status: 'CREATED', purchase_units: [{}] } },
  )
  expect(await paypal.collect!(known)).toMatchObject({ state: 'open' })
})

test.each([
  [{ status: 'DECLINED' }, 'failed', 2950],
  [{ status: 'PENDING' }, 'open', 2950],
  [{ status: 'REFUNDED' }, 'refunded', 2950],
  [{ amount: { value: '1.00', currency_code: 'EUR' } }, 'paid', 100],
])('a capture %j is %s', async (given, state, amountMinor) => {
  answers(() => ({ body: paidOrder(given) }))
  expect(await paypal.look(known)).toMatchObject({ state, amountMinor })
})

test('a refund that was already made counts as success, and any other failure rejects', async () => {
  answers(() => ({
    status: 422,
    body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
  }))
  await paypal.refund({ ...known, paymentId: 'CAPTURE1', amountMinor: 2950 })
  expect(orderCalls()[0]!.path).toBe('/v2/payments/captures/CAPTURE1/refund')
  answers(() => ({ status: 403, body: { name: 'NOT_AUTHORIZED' } }))
  await expect(paypal.refund({ ...known, paymentId: 'CAPTURE1', amountMinor: 1 })).rejects.toBeInstanceOf(GatewayFailed)
})

interface Bend {
  certificate?: string
  webhookId?: string
  time?: string
  sent?: object
  algorithm?: string
  key?: string
}

function read(event: object, { certificate = CERTIFICATE, webhookId = 'HOOK', sent = event, ...bend }: Bend = {}) {
  const time = bend.time ?? NOW.toISOString()
  const body = JSON.stringify(event)
  const signature = createSign('RSA-SHA256')
    .update(`id-1|${time}|${webhookId}|${crc32(body)}`)
    .sign(tlsFile(bend.key ?? 'paypal.key.pem'), 'base64')
  return paypal.read({
    headers: {
      'paypal-transmission-id': 'id-1',
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': certificate,
      'paypal-auth-algo': bend.algorithm ?? 'SHA256withRSA',
    },
    body: Buffer.from(JSON.stringify(sent)),
    now: NOW,
  })
}

const completed = {
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: capture({ supplementary_data: { related_ids: { order_id: 'ORDER1' } } }),
}

test('webhooks are parsed, and the certificate is fetched from PayPal once', async () => {
  answers(() => undefined)
  for (let time = 0; time < 2; time++)
    expect(await read(completed)).toEqual({
      eventId: 'WH-1',
      reference: REFERENCE,
      orderId: 'ORDER1',
      finding: { state: 'paid', paymentId: 'CAPTURE1', amountMinor: 2950, currency: 'EUR' },
    })
  expect(peer.received).toHaveLength(1)
  const approved = {
    id: 'WH-2',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: 'ORDER1', purchase_units: [{ custom_id: REFERENCE }] },
  }
  expect(await read(approved)).toMatchObject({ orderId: 'ORDER1', finding: 'approved' })
  expect(await read({ ...approved, event_type: 'CUSTOMER.DISPUTE.CREATED' })).toBeNull()
})

test.each<[string, Bend]>([
  ['changed', { sent: { ...completed, id: 'WH-9' } }],
  ['meant for somebody else', { webhookId: 'OTHER' }],
  ['a week old', { time: '2026-06-08T12:00:00Z' }],
  ['without a time', { time: 'soon' }],
  ['of another algorithm', { algorithm: 'SHA1withRSA' }],
  ['with a certificate from elsewhere', { certificate: 'https://paypal.com.evil.example/cert' }],
  ['with a certificate from a look-alike', { certificate: 'https://evilpaypal.com/cert' }],
  [
    'with a certificate of another PayPal host',
    { certificate: 'https://www.paypal.com/v1/notifications/certs/CERT-1' },
  ],
  ['with a self-signed certificate', { certificate: CERTIFICATE.replace('CERT-1', 'CERT-2') }],
  [
    'with a certificate for another name',
    { certificate: CERTIFICATE.replace('CERT-1', 'CERT-3'), key: 'peer.key.pem' },
  ],
  ['with a certificate in the clear', { certificate: 'http://api.paypal.com/cert' }],
  ['with a certificate by a name before the host', { certificate: 'https://api.paypal.com@evil.example/cert' }],
])('a webhook %s is refused', async (_what, bend) => {
  answers(() => undefined)
  await expect(read(completed, bend)).rejects.toBeInstanceOf(ForgedNotice)
  expect(peer.received.every(({ host }) => host === 'api.paypal.com')).toBe(true)
})
