import { beforeAll, expect, test } from 'vitest'
import { flutterwaveGateway } from '#server/adapters/payments/flutterwave.ts'
import { paypalGateway } from '#server/adapters/payments/paypal.ts'
import { razorpayGateway } from '#server/adapters/payments/razorpay.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makePackage, makeUser } from '#test/support/make.ts'
import { paymentPeer } from '#test/support/payment-peer.ts'

// The peer that answers is our own fake; the tests prove how our calls handle its responses.
const peer = await paymentPeer()
const { call, db, inject, tokenOf, services, runJobs } = await testApp()
let user: MadeUser
let packageId: number

beforeAll(async () => {
  Object.assign(services.payments, {
    Razorpay: razorpayGateway({
      keyId: 'key',
      keySecret: 'secret',
      webhookSecret: 'hook',
      scriptUrl: 'https://x.example/s.js',
    }),
    Paypal: paypalGateway({ clientId: 'id', clientSecret: 'secret', webhookId: 'HOOK', isLive: true }),
    Flutterwave: flutterwaveGateway({ secretKey: 'FLWSECK', webhookHash: 'word' }),
  })
  user = await makeUser(db, { name: 'Pia' })
  packageId = (await makePackage(db, { property_list: 3 }, { name: 'Pro "plus"', price_minor: 2900 })).id
})

const APPROVE = 'https://www.paypal.com/checkoutnow?token=ORDER1'
const captured = { id: 'CAPTURE1', status: 'COMPLETED', amount: { value: '29.00', currency_code: 'USD' } }

function asPaypal(isApproved: boolean) {
  peer.answers(({ path, method }) => {
    if (path === '/v1/oauth2/token') return { body: { access_token: 't', token_type: 'Bearer', expires_in: 3600 } }
    if (path === '/v2/checkout/orders')
      return { status: 201, body: { id: 'ORDER1', status: 'CREATED', links: [{ rel: 'approve', href: APPROVE }] } }
    if (method === 'POST' && !isApproved) return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } }
    const payments = isApproved ? { captures: [captured] } : {}
    return { body: { id: 'ORDER1', status: isApproved ? 'COMPLETED' : 'CREATED', purchase_units: [{ payments }] } }
  })
}

test('PayPal: the form opens the order and ignores an amount sent by the client; the return captures the payment', async () => {
  proves('7.55')
  asPaypal(false)
  const { statusCode, headers, body } = await inject({
    url: `/api/paypal?package_id=${packageId}&amount=0.01`,
    headers: { authorization: `Bearer ${await tokenOf(user)}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<form name="paypal_auto_form" method="get" action="https://www.paypal.com/checkoutnow">')
  for (const field of [
    'name="token" value="ORDER1"',
    'name="amount" value="29"',
    'value="Pro &quot;plus&quot;"',
    'name="notify_url"',
  ])
    expect(body).toContain(field)
  expect(body).not.toContain('0.01')
  const order = peer.received.find(({ path }) => path === '/v2/checkout/orders')!
  expect(JSON.parse(order.body).purchase_units[0].amount).toEqual({ currency_code: 'USD', value: '29.00' })

  const back = new URL(/name="return" value="([^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&'))
  const status = async () =>
    (
      await db`select payment_status from payment_transactions where user_id = ${user.id} and payment_gateway = 'Paypal'`
    )[0]!.payment_status
  await inject(back.pathname + back.search)
  expect(await runJobs()).toContain('collect-payment')
  expect(await status()).toBe('pending')
  asPaypal(true)
  await db`delete from pgboss.job`
  await inject(back.pathname + back.search)
  expect(await status()).toBe('pending')
  await runJobs()
  expect(await status()).toBe('success')
  expect(await db`select from user_packages where user_id = ${user.id}`).toHaveLength(1)
})

test('PayPal: an error is returned as JSON', async () => {
  const response = await inject({
    url: '/api/paypal?package_id=999999',
    headers: { authorization: `Bearer ${await tokenOf(user)}` },
  })
  expect(response.json()).toMatchObject({ error: true, message: 'Package not found', code: 400 })
})

test('a cross-site link or image cannot start a payment', async () => {
  const response = await inject({
    url: `/api/paypal?package_id=${packageId}`,
    headers: { authorization: `Bearer ${await tokenOf(user)}`, 'sec-fetch-mode': 'no-cors' },
  })
  expect(response.statusCode).toBe(403)
})

test('Flutterwave: the response is the gateway’s own', async () => {
  proves('7.56')
  const other = await makeUser(db)
  peer.answers(() => ({ body: { status: 'success', data: { link: 'https://checkout.flutterwave.com/x' } } }))
  const { data } = await call('payWithFlutterwave', { package_id: packageId }, other)
  expect(data).toMatchObject({ data: { link: 'https://checkout.flutterwave.com/x' } })
})

test('Razorpay: createRazorpayOrder and createPaymentIntent return the same order', async () => {
  const other = await makeUser(db)
  peer.answers(() => ({ body: { id: 'order_9', entity: 'order', amount: 2900, currency: 'USD', status: 'created' } }))
  expect((await call('createRazorpayOrder', { package_id: packageId }, other)).data).toEqual({
    order_id: 'order_9',
    amount: 2900,
    currency: 'USD',
  })
  const { data } = await call('createPaymentIntent', { package_id: packageId, payment_method: 'razorpay' }, other)
  expect(data.payment_intent).toMatchObject({ id: 'order_9', amount: 2900 })
  expect(await db`select from payment_transactions where user_id = ${other.id}`).toHaveLength(1)
})

test('payment settings contain the public key and no secret', async () => {
  const { data } = await call('getPaymentSettings', {}, user)
  expect(data).toContainEqual({ type: 'razor_key', data: 'key' })
  expect(data).toContainEqual({ type: 'paypal_gateway', data: '1' })
  expect(JSON.stringify(data)).not.toMatch(/secret|FLWSECK|HOOK/)
})
