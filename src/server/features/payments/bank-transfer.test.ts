import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { openConnections } from '#test/support/database.ts'
import { type MadeUser, makePackage, makeUser } from '#test/support/make.ts'

const { app, call, db, tokenOf, services } = await testApp()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF')
let user: MadeUser
let admin: MadeUser
let packageId: number

beforeAll(async () => {
  await db`update settings set value = '1' where key = 'bank_transfer_status'`
  await db`update settings set value = '[{"title":"IBAN","value":"PT50"}]' where key = 'bank_details'`
  admin = await makeUser(db, { role: 'admin' })
  await openConnections(db)
})
beforeEach(async () => {
  user = await makeUser(db)
  packageId = (await makePackage(db, { property_list: 3 }, { name: 'Pro', price_minor: 2900 })).id
})

async function send(
  path: string,
  fields: Record<string, number>,
  file: Buffer | null = PDF,
  as = user,
  name = 'receipt.pdf',
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value))
  if (file) form.set('file', new Blob([new Uint8Array(file)]), name)
  const sent = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json() }
}
const transfer = (file: Buffer | null = PDF, name?: string) =>
  send('initiate-bank-transfer', { package_id: packageId }, file, user, name)
const upload = (id: number, file: Buffer | null = PDF, as = user) =>
  send('upload-bank-receipt-file', { payment_transaction_id: id }, file, as)
const fetched = async (url: string) => (await app.inject(new URL(url).pathname + new URL(url).search)).statusCode
const owned = () => db`select id from user_packages where user_id = ${user.id}`

test('a transfer starts in review, with the bank details and a private link to the receipt', async () => {
  proves('7.60')
  const answer = await transfer()
  expect(answer).toMatchObject({
    status: 200,
    data: { payment_status: 'review', payment_type: 'bank transfer', payment_gateway: null, amount: 29 },
    bank_details: [{ title: 'IBAN', value: 'PT50' }],
  })
  expect(await fetched(answer.data.bank_receipt_file)).toBe(200)
  expect(await fetched(answer.data.bank_receipt_file.split('?')[0])).toBe(404)
  expect(await fetched(answer.data.bank_receipt_file.replace(`user=${user.id}`, `user=${admin.id}`))).toBe(404)
  expect(await owned()).toHaveLength(0)
})

test('concurrent transfers for one package: the first is accepted, the others are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => transfer()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const told = answers.filter(({ status }) => status === 400).map(({ message }) => message)
  expect(told).toEqual(Array(3).fill('You already have an open bank transfer for this package'))
  expect(await db`select from payment_transactions where user_id = ${user.id}`).toHaveLength(1)
})

test.each([
  ['nothing', null, 'x.pdf', 400],
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'receipt.pdf', 400],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0'.padEnd(200, 'x'), 'latin1'), 'receipt.docx', 400],
  ['a PDF of 3.1 MB', Buffer.concat([PDF, Buffer.alloc(3_200_000, 32)]), 'receipt.pdf', 400],
])('%s is refused as a receipt, and no file is stored', async (_what, file, name, status) => {
  proves('5.23', '5.24')
  const before = await db`select count(*) from media`
  const answer = await transfer(file, name)
  expect(answer.status).toBe(status)
  expect(answer.error).toBe(true)
  expect(await db`select from payment_transactions where user_id = ${user.id}`).toHaveLength(0)
  expect(await db`select count(*) from media`).toEqual(before)
})

test('a rejected transfer can be resubmitted, and the package is granted on approval', async () => {
  proves('7.61', '4.13', '1.15')
  const { data } = await transfer()
  const refused = await call(
    'reviewPayment',
    { payment_transaction_id: data.id, action: 'reject', reason: 'The amount is not readable' },
    admin,
  )
  expect(refused.data).toMatchObject({ payment_status: 'rejected', reject_reason: 'The amount is not readable' })
  expect((await call('getPackages', {}, user)).data.find(({ id }) => id === packageId)).toMatchObject({
    package_status: 'rejected',
    payment_transaction_id: data.id,
  })
  const again = await upload(data.id)
  expect(again).toMatchObject({ status: 200, data: { payment_transaction_id: data.id } })
  expect(await upload(data.id)).toMatchObject({ status: 400, message: 'Your receipt is already in review' })
  const { data: waiting } = await call('listPaymentsOfAll', { payment_status: 'review', search: user.email }, admin)
  expect(waiting[0]!.receipts).toHaveLength(2)
  expect(await fetched(waiting[0]!.receipts[0]!.file)).toBe(200)
  expect(await call('reviewPayment', { payment_transaction_id: data.id, action: 'approve' }, admin)).toMatchObject({
    status: 200,
    data: { payment_status: 'success', reject_reason: null, invoice_number: expect.any(String) },
  })
  expect(await owned()).toHaveLength(1)
  expect(
    await call('reviewPayment', { payment_transaction_id: data.id, action: 'reject', reason: 'x' }, admin),
  ).toMatchObject({
    status: 400,
    message: 'This payment is no longer pending. Its status is success',
  })
  expect(
    await db`select action, details ->> 'to' as to from audit_log where subject = 'payment' and subject_id = ${data.id} order by id`,
  ).toEqual([
    { action: 'payment refused', to: 'rejected' },
    { action: 'payment approved', to: 'success' },
  ])
})

test('concurrent approvals grant one package and issue one invoice', async () => {
  const { data } = await transfer()
  const decide = () => call('reviewPayment', { payment_transaction_id: data.id, action: 'approve' }, admin)
  const answers = await Promise.all([decide(), decide(), decide()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await owned()).toHaveLength(1)
  expect(await db`select from invoices where transaction_id = ${data.id}`).toHaveLength(1)
})

test('a rejection needs a reason of at most 255 characters', async () => {
  const { data } = await transfer()
  const refuse = (reason?: string) =>
    call('reviewPayment', { payment_transaction_id: data.id, action: 'reject', ...(reason && { reason }) }, admin)
  expect(await refuse()).toMatchObject({ status: 400, error: true })
  expect(await refuse('x'.repeat(256))).toMatchObject({ status: 400, error: true })
})

test("a receipt cannot be uploaded for another user's payment, not even by an administrator", async () => {
  const { data } = await transfer()
  await call('reviewPayment', { payment_transaction_id: data.id, action: 'reject', reason: 'Blurred' }, admin)
  for (const other of [await makeUser(db), admin])
    expect(await upload(data.id, PDF, other)).toMatchObject({ status: 400, message: 'Payment not found' })
})

test('a closed transfer accepts no receipt, and a new transfer can be started', async () => {
  const { data } = await transfer()
  await call('reviewPayment', { payment_transaction_id: data.id, action: 'close', reason: 'Never arrived' }, admin)
  expect(await upload(data.id)).toMatchObject({ status: 400, message: 'This payment no longer accepts receipts' })
  expect((await transfer()).status).toBe(200)
})

test('a transfer is refused while bank transfer is disabled', async () => {
  await db`update settings set value = '0' where key = 'bank_transfer_status'`
  const answer = await transfer()
  await db`update settings set value = '1' where key = 'bank_transfer_status'`
  expect(answer).toMatchObject({ status: 400, message: 'Bank transfer isn’t available' })
})

test('refunding a transfer ends the package without calling a gateway', async () => {
  const { data } = await transfer()
  await call('reviewPayment', { payment_transaction_id: data.id, action: 'approve' }, admin)
  expect(await call('refundPayment', { payment_transaction_id: data.id, reason: 'Asked for' }, admin)).toMatchObject({
    status: 200,
    data: { refund_requested: true },
  })
  expect((await call('getPackages', {}, user)).active_packages).toEqual([])
  expect(await call('refundPayment', { payment_transaction_id: data.id, reason: 'Again' }, admin)).toMatchObject({
    status: 400,
    message: 'This payment was already refunded',
  })
  expect(services.payments).toEqual({})
})
