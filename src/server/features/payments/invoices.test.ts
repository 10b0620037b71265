import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makePackage, makePayment, makeUser } from '#test/support/make.ts'
import { withSandbox } from '#test/support/sandbox.ts'
import { NOW } from '#test/support/services.ts'
import { issueInvoice } from './invoices.ts'
import { refundPayment as refundJob } from './jobs.ts'

const tested = await testApp()
const { app, call, db, inject, tokenOf, services, runJobs } = tested
const sandbox = await withSandbox(tested)
let user: MadeUser
let paid: number

async function receipt(as: MadeUser, id: number, language = 'en') {
  return inject({
    url: `/api/get-payment-receipt?payment_transaction_id=${id}`,
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-language': language },
  })
}

beforeAll(async () => {
  const settings = {
    company_name: 'Lintel & Sons',
    company_address: 'Harbour 1',
    tax_percent: '23',
    tax_number: 'PT123',
  }
  for (const [key, value] of Object.entries(settings)) await db`update settings set value = ${value} where key = ${key}`
  user = await makeUser(db, { name: '<script>alert(1)</script>', address: 'Hill 2', city: 'Porto' })
  const { id } = await makePackage(db, { property_list: 3 }, { name: 'Pro', price_minor: 2900 })
  const { data } = await call('createPaymentIntent', { package_id: id }, user)
  await sandbox.choose(data.payment_intent.id, 'pay')
  await runJobs()
  paid = data.payment_intent.payment_transaction_id
})

test('the receipt is a stand-alone document with the tax included in the price, and user input in it is escaped', async () => {
  proves('7.59')
  const { statusCode, headers, body } = await receipt(user, paid)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain('sandbox')
  for (const text of [
    'Lintel &amp; Sons',
    'PT123',
    'VAT 23%',
    '$5.42',
    '$23.58',
    '$29.00',
    '2026-000001',
    'Hill 2, Porto',
  ])
    expect(body).toContain(text)
  expect(body).not.toContain('<script')
})

test('the receipt is in the requested language', async () => {
  expect((await receipt(user, paid, 'es')).body).toContain('lang="es"')
  expect((await receipt(user, paid, 'ar')).body).toContain('dir="rtl"')
})

test('there is no receipt for an unpaid or free payment or for a payment of another user', async () => {
  const open = await makePayment(db, user.id)
  const free = await makePayment(db, user.id, { payment_type: 'free', payment_status: 'success', amount_minor: 0 })
  expect((await receipt(user, open.id)).json()).toMatchObject({ error: true, code: 400 })
  expect((await receipt(user, free.id)).json()).toMatchObject({ error: true, code: 400 })
  expect((await receipt(await makeUser(db), paid)).json()).toMatchObject({ message: 'Payment not found' })
})

test('the PDF opens by a signed link, and a modified link is refused', async () => {
  const { data } = await call('getInvoice', { payment_transaction_id: paid }, user)
  expect(data.number).toBe('2026-000001')
  const link = new URL(data.url)
  const pdf = await inject(link.pathname + link.search)
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="invoice-2026-000001.pdf"',
  })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.rawPayload.toString('latin1')).toContain('/Count 1')
  const bent = [
    (query: URLSearchParams) => query.set('expires', String(Number(query.get('expires')) + 900)),
    (query: URLSearchParams) => query.set('user', String(user.id + 1)),
    (query: URLSearchParams) => query.delete('signature'),
  ]
  for (const bend of bent) {
    const query = new URLSearchParams(link.search)
    bend(query)
    expect((await inject(`${link.pathname}?${query}`)).statusCode).toBe(404)
  }
  expect((await inject(link.pathname.replace(`/${paid}/`, `/${paid + 1}/`) + link.search)).statusCode).toBe(404)
})

test('invoice numbers have no gaps under concurrency and rollback, and restart each year', async () => {
  const payments = await Promise.all(
    Array.from({ length: 30 }, () => makePayment(db, user.id, { payment_status: 'success' })),
  )
  const undone = new Error('undone')
  await Promise.all(
    payments.map(({ id }, index) =>
      db
        .begin(async (sql) => {
          await issueInvoice(sql, id, index < 20 ? NOW : new Date('2027-01-01T00:00:00Z'))
          if (index % 3 === 0) throw undone
        })
        .catch((error) => expect(error).toBe(undone)),
    ),
  )
  const numbers = async (year: number) =>
    (await db<{ number: number }[]>`select number from invoices where year = ${year} order by number`).map(
      ({ number }) => number,
    )
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  expect(await numbers(2026)).toEqual(upTo(1 + 13))
  expect(await numbers(2027)).toEqual(upTo(7))
  await expect(db`update invoices set gross_minor = 1`).rejects.toThrow('append-only')
})

test('an invoice keeps the names of seller and buyer, and states its refund', async () => {
  await db`update settings set value = 'Another company' where key = 'company_name'`
  await db`update users set name = 'Another name' where id = ${user.id}`
  const admin = await makeUser(db, { role: 'admin' })
  await call('refundPayment', { payment_transaction_id: paid, reason: 'Asked for' }, admin)
  const [row] = await db`select id from pgboss.job where name = 'refund-payment' and state = 'created'`
  expect(row).toBeDefined()
  await runJobs()
  await refundJob.run({ ...services, sql: db }, { id: paid })
  const { body } = await receipt(user, paid)
  expect(body).toContain('Lintel &amp; Sons')
  expect(body).toContain('Refunded on June 15, 2026')
  expect(body).not.toContain('Another')
  expect(await db`select status from sandbox_orders where status = 'refunded'`).toHaveLength(1)
  expect((await call('getPackages', {}, user)).active_packages).toEqual([])
  expect(app.server.listening).toBe(true)
})
