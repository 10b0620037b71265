import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makePackage, makePayment, makeUser } from '#test/support/make.ts'
import { issueInvoice } from './invoices.ts'

const app = await testApp()
const { db, call } = app
let admin: { id: number }
let payer: { id: number }
let pro: number
let basic: number

async function paid(day: string, given: Record<string, unknown> = {}) {
  const { id } = await makePayment(db, payer.id, {
    ...{ payment_status: 'success', package_id: pro, created_at: `${day}T10:00:00Z`, ...given },
  })
  await issueInvoice(db, id, new Date(`${day}T23:59:59Z`))
  return id
}

beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
  payer = await makeUser(db, { name: '=cmd()', email: 'payer@sample.test' })
  pro = (await makePackage(db, { property_list: 5 }, { name: 'Pro', price_minor: 2900 })).id
  basic = (await makePackage(db, { property_list: 1 }, { name: 'Basic', price_minor: 900 })).id
  await paid('2026-03-31')
  await paid('2026-04-01')
  await paid('2026-04-01', { package_id: basic, amount_minor: 900 })
  const refunded = await paid('2026-04-03')
  await db`update payment_transactions set refund_requested_at = '2026-04-05T00:00:00Z', refunded_at = '2026-04-05T00:00:00Z' where id = ${refunded}`
  await paid('2026-04-30', { currency: 'JPY', amount_minor: 5000 })
  await makePayment(db, payer.id, { payment_status: 'failed', created_at: '2026-04-02T00:00:00Z' })
})

const APRIL = { from: '2026-04-01', to: '2026-04-30' }

test('sales count on the invoice date and refunds on the refund date, compared with the previous period', async () => {
  const { data, previous_from, previous_to } = await call('getRevenue', APRIL, admin)
  expect([previous_from, previous_to]).toEqual(['2026-03-02', '2026-03-31'])
  const usd = data.find(({ currency }) => currency === 'USD')!
  expect(usd).toMatchObject({
    ...{ sales: 67, refunds: 29, net: 38, payments: 3 },
    previous: { sales: 29, refunds: 0, net: 29, payments: 1 },
  })
  expect(usd.rows).toHaveLength(30)
  expect(usd.rows.filter(({ sales, refunds }) => sales || refunds)).toMatchObject([
    { key: '2026-04-01', sales: 38, refunds: 0, payments: 2 },
    { key: '2026-04-03', sales: 29, net: 29 },
    { key: '2026-04-05', sales: 0, refunds: 29, net: -29, payments: 0 },
  ])
  expect(usd.rows.at(-1)).toMatchObject({ key: '2026-04-30', net: 0, previous_net: 29 })
  // Yen have no minor unit and are not added to dollars.
  expect(data.find(({ currency }) => currency === 'JPY')).toMatchObject({ net: 5000, payments: 1 })
})

test('grouping by month or package gives the same totals', async () => {
  const by = async (word: 'month' | 'package', period = APRIL) =>
    (await call('getRevenue', { ...period, by: word }, admin)).data.find(({ currency }) => currency === 'USD')!.rows
  expect(await by('month', { from: '2026-03-01', to: '2026-04-30' })).toMatchObject([
    { key: '2026-03', net: 29 },
    { key: '2026-04', net: 38 },
  ])
  expect(await by('package')).toMatchObject([
    { label: 'Pro', sales: 58, refunds: 29, net: 29, previous_net: 29 },
    { label: 'Basic', sales: 9, net: 9, previous_net: 0 },
  ])
})

test.each([
  [{ from: '2026-04-30', to: '2026-04-01' }],
  [{ from: '2026-02-30', to: '2026-04-01' }],
  [{ from: '1900-01-01', to: '2026-04-01' }],
  [{ from: 'x', to: '2026-04-01' }],
])('%j is refused as a period', async (period) => {
  expect(await call('getRevenue', period, admin)).toMatchObject({ status: 400 })
})

test('payments of a period are exported as CSV with formulas escaped', async () => {
  const { data } = await call('exportPayments', APRIL, admin)
  const { pathname, search } = new URL(data.url)
  const answer = await app.inject(pathname + search)
  expect(answer.headers['content-type']).toContain('text/csv')
  const rows = answer.body.trim().split('\r\n')
  expect(rows).toHaveLength(1 + 5)
  expect(answer.body).toContain("'=cmd()")
  expect(answer.body).toMatch(/,5000,JPY,/)
  const refused = [
    search.replace(/signature=./, 'signature=_'),
    search.replace(/user=\d+/, `user=${payer.id}`),
    search.replace(/expires=\d+/, 'expires=9999999999'),
    '',
  ]
  for (const other of refused) expect((await app.inject(pathname + other)).statusCode).toBe(404)
  expect((await app.inject(pathname.replace('04-30', '05-30') + search)).statusCode).toBe(404)
  await db`update users set role = 'moderator' where id = ${admin.id}`
  expect((await app.inject(pathname + search)).statusCode).toBe(404)
  await db`update users set role = 'admin' where id = ${admin.id}`
})

test('payments are found by payer, id and status, sorted, and shown with their history', async () => {
  const found = async (input: object) => await call('listPaymentsOfAll', input, admin)
  expect(await found({ search: 'payer@sample' })).toMatchObject({ total: 6, total_is_exact: true })
  expect(await found({ user_id: payer.id, payment_status: 'failed' })).toMatchObject({ total: 1 })
  expect(await found({ search: 'nobody' })).toMatchObject({ total: 0, data: [] })
  const dearest = (await found({ sort: '-amount', limit: 1 })).data[0]!
  expect(dearest).toMatchObject({ amount: 5000, currency: 'JPY' })
  expect((await found({ search: String(dearest.id) })).data.map(({ id }) => id)).toContain(dearest.id)
  expect((await found({ search: dearest.order_id })).data).toHaveLength(1)
  await call('refundPayment', { payment_transaction_id: dearest.id, reason: 'Asked twice' }, admin)
  const { data } = await call('getPaymentOfAny', { payment_transaction_id: dearest.id }, admin)
  expect(data).toMatchObject({ refund_requested: true, trail: [{ what: 'payment refunded', reason: 'Asked twice' }] })
  expect(await call('getPaymentOfAny', { payment_transaction_id: 999_999 }, admin)).toMatchObject({
    message: 'Payment not found',
  })
})
