import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { openConnections } from '#test/support/database.ts'
import { type MadeUser, makePackage, makePayment, makeUser } from '#test/support/make.ts'
import { withSandbox } from '#test/support/sandbox.ts'
import { NOW } from '#test/support/services.ts'
import { reconcilePayments } from './jobs.ts'

const tested = await testApp()
const { call, db, inject, runJobs, services } = tested
const sandbox = await withSandbox(tested)
let user: MadeUser
let packageId: number

beforeAll(async () => {
  await db`update settings set value = 'EUR' where key = 'currency_code'`
  await openConnections(db)
})
beforeEach(async () => {
  user = await makeUser(db, { name: 'Pia <b>Payer</b>', address: '1 Hill Road', city: 'Porto' })
  packageId = (await makePackage(db, { property_list: 3 }, { name: 'Pro & more', price_minor: 2950 })).id
})

async function begin() {
  const { data, status, message } = await call('createPaymentIntent', { package_id: packageId }, user)
  expect([status, message]).toEqual([200, ''])
  return { orderId: data.payment_intent.id, id: data.payment_intent.payment_transaction_id, data }
}
const statusOf = async (id: number) =>
  (await call('getPayment', { payment_transaction_id: id }, user)).data.payment_status
const owned = () => db`select id from user_packages where user_id = ${user.id}`

/** Runs queued jobs, and the jobs those enqueue, until the queue is empty. */
async function runAll() {
  const ran = []
  for (let names = await runJobs(); names.length > 0; names = await runJobs()) ran.push(...names)
  return ran
}

test('the intent uses the stored price and has the shape clients expect', async () => {
  proves('7.57')
  const { data } = await begin()
  expect(data).toMatchObject({
    payment_intent: {
      amount: 2950,
      currency: 'EUR',
      status: 'pending',
      metadata: {
        package_id: String(packageId),
        user_id: String(user.id),
        platform_type: 'web',
        address_city: 'Porto',
      },
      payment_gateway_response: { status: 'open' },
    },
    payment_transaction: {
      amount: 29.5,
      payment_gateway: 'Sandbox',
      payment_type: 'online payment',
      payment_status: 'pending',
      user_id: user.id,
    },
  })
  const page = await inject(new URL(String(data.payment_intent.payment_gateway_response.checkout_url)).pathname)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('€29.50')
  expect(page.body).toContain('Pro &amp; more')
})

test('a payment grants the package, the invoice and the notification once, and only after the webhook event', async () => {
  proves('7.18', '1.5')
  const { orderId, id } = await begin()
  const back = await sandbox.choose(orderId, 'pay')
  expect(back.statusCode).toBe(303)
  const returned = await inject(new URL(back.headers.location!).pathname + new URL(back.headers.location!).search)
  expect(returned.headers.location).toBe(`/payment/success?payment_transaction_id=${id}`)
  expect(await owned()).toHaveLength(0)
  await runAll()
  expect(await statusOf(id)).toBe('success')
  expect(await owned()).toHaveLength(1)
  expect((await call('checkPackageLimit', { type: 'property_list' }, user)).data.limit_available).toBe(true)
  const { data, total } = await call('getPayments', { payment_type: 'online payment' }, user)
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    invoice_number: expect.stringMatching(/^2026-\d{6}$/),
    package: { name: 'Pro & more', price: 29.5 },
  })
  expect(
    await db`select kind from notifications n join notification_recipients r on r.notification_id = n.id where r.user_id = ${user.id}`,
  ).toMatchObject([{ kind: 'payment-succeeded' }])
})

test.each([
  ['fail', 'failed', '/payment/fail'],
  ['cancel', 'failed', '/payment/fail'],
])('outcome %s sets the payment to %s and grants nothing', async (outcome, status, page) => {
  const { orderId, id } = await begin()
  const back = new URL((await sandbox.choose(orderId, outcome)).headers.location!)
  expect((await inject(back.pathname + back.search)).headers.location).toContain(page)
  await runAll()
  expect(await statusOf(id)).toBe(status)
  expect(await owned()).toHaveLength(0)
})

test('a late confirmation grants the package, also after the payer cancelled', async () => {
  proves('7.58')
  const { orderId, id } = await begin()
  await sandbox.choose(orderId, 'pay-late')
  expect(await call('failPayment', { payment_transaction_id: id }, user)).toMatchObject({ status: 200, data: null })
  expect(await statusOf(id)).toBe('failed')
  expect(await call('failPayment', { payment_transaction_id: id }, user)).toMatchObject({ status: 200 })
  expect(await runAll()).toContain('pay-sandbox-late')
  expect(await statusOf(id)).toBe('success')
  expect(await call('failPayment', { payment_transaction_id: id }, user)).toMatchObject({ status: 400 })
  expect(await statusOf(id)).toBe('success')
})

test('an event delivered three times is applied once', async () => {
  const { orderId, id } = await begin()
  await sandbox.choose(orderId, 'pay-repeated-webhook')
  expect((await runAll()).filter((name) => name === 'tell-sandbox-outcome')).toHaveLength(3)
  expect(await owned()).toHaveLength(1)
  expect(await db`select from payment_events where transaction_id = ${id}`).toHaveLength(1)
  expect(await db`select from invoices where transaction_id = ${id}`).toHaveLength(1)
})

test('a lost webhook event is recovered by polling after 15 minutes, not before', async () => {
  const { orderId, id } = await begin()
  await sandbox.choose(orderId, 'pay-lost-webhook')
  await runAll()
  const askAt = (minutes: number) =>
    reconcilePayments.run({ ...services, sql: db, now: () => new Date(NOW.getTime() + minutes * 60_000) }, {})
  await askAt(14)
  expect(await statusOf(id)).toBe('pending')
  await askAt(16)
  expect(await statusOf(id)).toBe('success')
  await askAt(32)
  expect(await owned()).toHaveLength(1)
})

test('a paid order whose payer cancelled on the site is recovered by polling', async () => {
  const { orderId, id } = await begin()
  await sandbox.choose(orderId, 'pay-lost-webhook')
  await call('failPayment', { payment_transaction_id: id }, user)
  await reconcilePayments.run({ ...services, sql: db, now: () => new Date(NOW.getTime() + 61 * 60_000) }, {})
  expect(await statusOf(id)).toBe('success')
})

test('a partial amount puts the payment in review for an administrator to decide', async () => {
  const admin = await makeUser(db, { role: 'admin' })
  const { orderId, id } = await begin()
  await sandbox.choose(orderId, 'pay-half')
  await runAll()
  expect(await statusOf(id)).toBe('review')
  expect(await owned()).toHaveLength(0)
  const { data } = await call('listPaymentsOfAll', { payment_status: 'review', search: user.email }, admin)
  expect(data).toMatchObject([{ id, review_note: 'Arrived: €14.75', user: { id: user.id } }])
  const decided = await call('reviewPayment', { payment_transaction_id: id, action: 'approve' }, admin)
  expect(decided.data).toMatchObject({ payment_status: 'success' })
  expect(await owned()).toHaveLength(1)
})

test('another currency puts the payment in review', async () => {
  const { orderId, id } = await begin()
  await db`update payment_transactions set currency = 'USD' where id = ${id}`
  await sandbox.choose(orderId, 'pay')
  await runAll()
  expect(await statusOf(id)).toBe('review')
  expect(await owned()).toHaveLength(0)
})

test('concurrent requests for one package create one payment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call('createPaymentIntent', { package_id: packageId }, user)),
  )
  expect(new Set(answers.map(({ data }) => data.payment_intent.id)).size).toBe(1)
  expect(await db`select from payment_transactions where user_id = ${user.id}`).toHaveLength(1)
})

test('a withdrawn, free, owned or unknown package cannot be paid for', async () => {
  const free = await makePackage(db, {})
  const gone = await makePackage(db, {}, { price_minor: 100, is_active: false })
  const pay = async (id: number) => (await call('createPaymentIntent', { package_id: id }, user)).message
  expect(await pay(free.id)).toBe('This package is free. No payment is needed')
  expect(await pay(gone.id)).toBe('Package not found')
  expect(await pay(999_999)).toBe('Package not found')
  const { orderId } = await begin()
  await sandbox.choose(orderId, 'pay')
  await runAll()
  expect(await pay(packageId)).toBe('You already have this package. You can buy it again when it expires')
  expect(await db`select from payment_transactions where user_id = ${user.id}`).toHaveLength(1)
})

test('a paid package is granted even if it was withdrawn meanwhile', async () => {
  const { orderId, id } = await begin()
  await db`update packages set is_active = false where id = ${packageId}`
  await sandbox.choose(orderId, 'pay')
  await runAll()
  expect(await statusOf(id)).toBe('success')
  expect(await owned()).toHaveLength(1)
})

test('a disabled payment method is refused, and so is a payment while no method is enabled', async () => {
  proves('8.10')
  expect(await call('createPaymentIntent', { package_id: packageId, payment_method: 'stripe' }, user)).toMatchObject({
    status: 400,
    message: 'This payment method isn’t available',
  })
  await db`update settings set value = '0' where key = 'sandbox_gateway'`
  const { status, message } = await call('createPaymentIntent', { package_id: packageId }, user)
  await db`update settings set value = '1' where key = 'sandbox_gateway'`
  expect([status, message]).toEqual([400, 'No payment method is enabled. Please contact the admin.'])
})

test('payment settings list the enabled methods and no secret', async () => {
  proves('7.17')
  const { data } = await call('getPaymentSettings', {}, user)
  const told = Object.fromEntries(data.map(({ type, data }) => [type, data]))
  expect(told).toMatchObject({
    sandbox_gateway: '1',
    stripe_gateway: '0',
    bank_transfer_status: '0',
    stripe_currency: 'EUR',
  })
  expect(JSON.stringify(data)).not.toMatch(/secret/i)
})

test("another user's payment cannot be failed, read or printed", async () => {
  const { id } = await begin()
  const other = await makeUser(db)
  for (const name of ['failPayment', 'getPayment', 'getPaymentReceipt', 'getInvoice'] as const)
    expect(await call(name, { payment_transaction_id: id }, other)).toMatchObject({
      status: 400,
      message: 'Payment not found',
    })
  expect((await call('getPayments', {}, other)).data).toEqual([])
  expect(await statusOf(id)).toBe('pending')
})

test('a gateway failure leaves the payment pending, and the next attempt continues it', async () => {
  const real = services.payments.Sandbox!
  const look = () => real.look({ reference: '', orderId: 'none', currency: 'EUR' })
  services.payments.Sandbox = {
    ...real,
    begin: async () => ({ ...(await look()), orderId: '', amount: 0, response: {} }),
  }
  const failed = await call('createPaymentIntent', { package_id: packageId }, user)
  services.payments.Sandbox = real
  expect(failed).toMatchObject({
    status: 503,
    message: 'The payment provider isn’t responding. You haven’t been charged. Please try again',
  })
  await begin()
  expect(await db`select from payment_transactions where user_id = ${user.id}`).toHaveLength(1)
})

test('a payment that never reached a gateway or was never paid ends as failed', async () => {
  const old = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
  const unreached = await makePayment(db, user.id, { order_id: null, created_at: old(1.1) })
  const { id, orderId } = await begin()
  await db`update payment_transactions set created_at = ${old(3.1)} where id = ${id}`
  await reconcilePayments.run({ ...services, sql: db }, {})
  expect(await statusOf(unreached.id)).toBe('failed')
  expect(await statusOf(id)).toBe('failed')
  await sandbox.choose(orderId, 'pay')
  await runAll()
  expect(await statusOf(id)).toBe('success')
})
