import { beforeEach, expect, test } from 'vitest'
import { sandboxGateway } from '#server/adapters/payments/sandbox.ts'
import { testApp } from '#test/support/app.ts'
import { makePayment, makeUser } from '#test/support/make.ts'
import { withSandbox } from '#test/support/sandbox.ts'
import { NOW } from '#test/support/services.ts'

const tested = await testApp()
const { db, call, inject, services } = tested
const sandbox = await withSandbox(tested)
let payment: { id: number; reference: string; orderId: string }
let userId: number

beforeEach(async () => {
  userId = (await makeUser(db)).id
  const { id } = await makePayment(db, userId)
  const [row] = await db<{ reference: string; orderId: string }[]>`
    select reference, order_id as "orderId" from payment_transactions where id = ${id}`
  payment = { id, ...row! }
})

const paid = (given: object = {}) => ({
  id: `event-${payment.id}`,
  order: {
    id: payment.orderId,
    reference: payment.reference,
    status: 'paid',
    payment_id: 'p1',
    paid_minor: 2900,
    paid_currency: 'USD',
    ...given,
  },
})
const state = async () => ({
  status: (await db`select payment_status as status from payment_transactions where id = ${payment.id}`)[0]!.status,
  packages: (await db`select from user_packages where transaction_id = ${payment.id}`).length,
})

test('a valid event is applied, and its replays change nothing', async () => {
  for (let time = 0; time < 3; time++) expect((await sandbox.message(paid())).statusCode).toBe(200)
  expect(await state()).toEqual({ status: 'success', packages: 1 })
})

test('failure events before, after or concurrent with a success leave the success', async () => {
  const failed = (number: number) => ({ ...paid({ status: 'failed' }), id: `failed-${payment.id}-${number}` })
  await Promise.all(
    [failed(1), paid(), failed(2), paid(), { ...paid(), id: `second-${payment.id}` }].map((body) =>
      sandbox.message(body),
    ),
  )
  expect(await state()).toEqual({ status: 'success', packages: 1 })
})

test.each([
  ['signed by somebody else', () => sandbox.message(paid(), { secret: 'guess' })],
  ['changed on its way', () => sandbox.message(paid(), { sent: paid({ paid_minor: 1 }) })],
  ['ten minutes old', () => sandbox.message(paid(), { at: new Date(NOW.getTime() - 600_000) })],
  ['from the future', () => sandbox.message(paid(), { at: new Date(NOW.getTime() + 600_000) })],
  ['without a signature', () => inject({ method: 'POST', url: '/webhook/sandbox', payload: paid() })],
  ['empty', () => inject({ method: 'POST', url: '/webhook/sandbox' })],
])('an event %s is refused and changes nothing', async (_what, send) => {
  expect((await send()).statusCode).toBe(400)
  expect(await state()).toEqual({ status: 'pending', packages: 0 })
  expect(await db`select from payment_events where transaction_id = ${payment.id}`).toHaveLength(0)
})

test('a gateway that is not set up or unknown is not found', async () => {
  for (const name of ['stripe', 'nobody', 'constructor'])
    expect((await inject({ method: 'POST', url: `/webhook/${name}`, payload: {} })).statusCode).toBe(404)
})

test('an event of one gateway cannot change a payment of another', async () => {
  const { Sandbox } = services.payments
  Object.assign(services, {
    payments: { Sandbox, Stripe: sandboxGateway({ url: '', key: '', webhookSecret: 'other' }) },
  })
  await db`update payment_transactions set payment_gateway = 'Stripe' where id = ${payment.id}`
  expect((await sandbox.message(paid())).statusCode).toBe(200)
  delete services.payments.Stripe
  expect(await state()).toEqual({ status: 'pending', packages: 0 })
  expect(await db`select transaction_id from payment_events where event_id = ${`event-${payment.id}`}`).toEqual([
    { transaction_id: null },
  ])
})

test('a payment for a deleted account goes to review', async () => {
  await db`update payment_transactions set user_id = null where id = ${payment.id}`
  await sandbox.message(paid())
  expect(await state()).toEqual({ status: 'review', packages: 0 })
})

test('a refund at the gateway revokes the package', async () => {
  await sandbox.message(paid())
  await sandbox.message({ ...paid({ status: 'refunded' }), id: `refund-${payment.id}` })
  const [row] = await db`
    select t.refunded_at, o.revoked_at from payment_transactions t join user_packages o on o.transaction_id = t.id where t.id = ${payment.id}`
  expect(row).toEqual({ refunded_at: NOW, revoked_at: NOW })
  const [left] = await db`
    select sum(g.units) as units from package_ledger g join user_package_limits l on l.id = g.limit_id
    join user_packages o on o.id = l.user_package_id where o.transaction_id = ${payment.id}`
  expect(left!.units).toBe(0)
})

test.each([
  ['/payment/return/nothing?outcome=done', '/payment/fail'],
  ['/response/paystack/cancel', '/payment/fail'],
  ['/api/app_payment_status?status=successful', '/payment/fail'],
])('a payer who returns to %s is redirected to %s', async (url, page) => {
  const { statusCode, headers } = await inject(url)
  expect([statusCode, headers.location]).toEqual([303, page])
})

test('a return redirects by the stored status and changes nothing, whatever its query says', async () => {
  const comeBack = async (query: string) =>
    (await inject(`/payment/return/${payment.reference}?${query}`)).headers.location
  expect(await comeBack('outcome=done&status=successful')).toBe(`/payment/success?payment_transaction_id=${payment.id}`)
  expect(await comeBack('outcome=cancelled')).toBe(`/payment/fail?payment_transaction_id=${payment.id}`)
  expect(await state()).toEqual({ status: 'pending', packages: 0 })
  await sandbox.message(paid())
  expect(await comeBack('outcome=cancelled')).toBe(`/payment/success?payment_transaction_id=${payment.id}`)
})

test('the admin list contains each event once, with its result and its payment', async () => {
  const admin = await makeUser(db, { role: 'admin' })
  const messages = async (input: object = {}) => (await call('listWebhookEvents', input, admin)).data
  await db`delete from payment_events`
  const of = { payment_transaction_id: payment.id }
  await sandbox.message({ ...paid({ status: 'failed' }), id: `failed-${payment.id}` })
  await sandbox.message(paid())
  await sandbox.message(paid())
  await sandbox.message({ ...paid({ status: 'failed' }), id: `late-${payment.id}` })
  await sandbox.message({ ...paid({ id: 'nobody', reference: 'nobody' }), id: 'stray' })
  await sandbox.message(paid(), { secret: 'guess' })
  expect((await messages()).map(({ event_id, kind, outcome }) => [event_id, kind, outcome])).toEqual([
    ['stray', 'paid', 'unknown'],
    [`late-${payment.id}`, 'failed', 'unchanged'],
    [`event-${payment.id}`, 'paid', 'changed'],
    [`failed-${payment.id}`, 'failed', 'changed'],
  ])
  expect(await messages({ kind: 'paid', outcome: 'changed', gateway: 'Sandbox' })).toEqual([
    {
      ...{ id: expect.any(Number), gateway: 'Sandbox', event_id: `event-${payment.id}`, was_asked_for: false },
      ...{ kind: 'paid', outcome: 'changed', amount: 29, currency: 'USD', at: expect.any(String) },
      payment: { id: payment.id, status: 'success' },
    },
  ])
  expect((await messages({ ...of, sort: 'heard', limit: 1, offset: 1 })).map(({ kind }) => kind)).toEqual(['paid'])
  expect(await messages({ gateway: 'Stripe' })).toEqual([])
  expect(await call('listWebhookEvents', of, admin)).toMatchObject({ total: 3, total_is_exact: true })
})
