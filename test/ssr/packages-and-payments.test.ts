import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { razorpayGateway } from '#server/adapters/payments/razorpay.ts'
import { stripeGateway } from '#server/adapters/payments/stripe.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makePackage, makePayment, makeUser } from '#test/support/make.ts'
import { withSandbox } from '#test/support/sandbox.ts'

const SITE = { buildDir: resolve('build') }
const app = await testApp({ site: SITE })
const { db, services } = app
const sandbox = await withSandbox(app)

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, body, headers } = await app.inject({ url, cookies })
  return { status: statusCode, html: body, headers, text: textOf(body) }
}
/** The visible text of a page, without tags and scripts. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

let member: MadeUser
let stranger: MadeUser
let seller: { id: number }
let paid: { id: number }
let rejected: { id: number }
let free: { id: number }

beforeAll(async () => {
  Object.assign(services.payments, {
    Stripe: stripeGateway({
      secretKey: 'sk_secret',
      publishableKey: 'pk_public',
      webhookSecret: 'whsec_secret',
      url: 'https://api.stripe.com',
      scriptUrl: 'https://js.stripe.com/v3/',
    }),
    Razorpay: razorpayGateway({
      keyId: 'rzp_public',
      keySecret: 'rzp_secret',
      webhookSecret: 'hook_secret',
      scriptUrl: 'https://mirror.example/razorpay.js',
    }),
  })
  await db`update settings set value = '1' where key = 'bank_transfer_status'`
  member = await makeUser(db)
  stranger = await makeUser(db)
  seller = await makePackage(
    db,
    { property_list: 3, premium_properties: 'unlimited' },
    { name: 'Seller', price_minor: 3000 },
  )
  free = await makePackage(db, { property_list: 1 }, { name: 'Taste', duration_hours: 12 })
  paid = await makePayment(db, member.id, { package_id: seller.id })
  const [row] = await db`select reference, order_id from payment_transactions where id = ${paid.id}`
  await sandbox.message({
    id: 'paid-1',
    order: {
      id: row!.order_id,
      reference: row!.reference,
      status: 'paid',
      payment_id: 'p1',
      paid_minor: 2900,
      paid_currency: 'USD',
    },
  })
  rejected = await makePayment(db, member.id, {
    package_id: free.id,
    payment_type: 'bank transfer',
    payment_status: 'rejected',
    reject_reason: 'The receipt shows another amount',
  })
})

describe('/subscription-plan', () => {
  test('shows what each package includes, how long it lasts and its price per listing', async () => {
    proves('2.1')
    const { status, text, html } = await visit('/subscription-plan')
    expect(status).toBe(200)
    expect(html).toContain('<title>Packages')
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="http:\/\/lintel\.test\/subscription-plan"/)
    expect(html).not.toContain('noindex')
    expect(text).toContain('Seller $30 Valid for 30 days $10 per listing')
    expect(text).toContain('Taste Free Valid for 12 hours')
    expect(text).toContain('What happens when a package ends?')
    expect(text).toContain('What happens when I delete a listing?')
    expect(text).toContain('Sign in to choose')
  })

  test('highlights the entitlement that a page requires, wherever it is listed', async () => {
    proves('2.1')
    const { html, text } = await visit('/subscription-plan?feature=premium_properties')
    expect(text).toContain('You need: Premium homes')
    expect(text.match(/Includes what you need/g)).toHaveLength(1)
    expect(html).toContain('noindex')
    expect((await visit('/subscription-plan?feature=project_access')).text).toContain('No package on sale includes it')
    expect((await visit('/subscription-plan?feature=<script>')).text).not.toContain('You need')
  })

  test('lists the packages of the user first, and contains no secret', async () => {
    const { text, html } = await visit('/subscription-plan', member)
    expect(text).toContain('Your packages Seller Active')
    expect(text).toContain('Expires Jul 15, 2026')
    expect(html).not.toMatch(/secret/)
  })
})

describe('/payment/checkout', () => {
  const hostsOf = (policy: unknown) => /connect-src ([^;]*)/.exec(String(policy))?.[1]

  test('extends the content security policy for its gateway, on this page alone', async () => {
    const stripe = await visit(`/payment/checkout/stripe/${seller.id}`, stranger)
    expect(stripe.status).toBe(200)
    expect(hostsOf(stripe.headers['content-security-policy'])).toBe(
      "'self' https://js.stripe.com https://api.stripe.com https://hooks.stripe.com",
    )
    expect(stripe.html).not.toMatch(/(secret|<script[^>]*stripe)/)
    expect(stripe.text).toContain('Pay for Seller')
    const razorpay = await visit(`/payment/checkout/razorpay/${seller.id}`, stranger)
    expect(hostsOf(razorpay.headers['content-security-policy'])).toMatch(/^'self' https:\/\/mirror\.example /)
    expect(hostsOf((await visit('/subscription-plan', stranger)).headers['content-security-policy'])).toBe("'self'")
  })

  test.each([
    ['a free package', () => `/payment/checkout/stripe/${free.id}`],
    ['a package that is gone', () => '/payment/checkout/stripe/999999'],
    ['a gateway that is not set up', () => `/payment/checkout/paystack/${seller.id}`],
    ['a gateway with a page of its own', () => `/payment/checkout/sandbox/${seller.id}`],
  ])('of %s says that it is unavailable, and leaves the content security policy closed', async (_what, path) => {
    const { text, headers } = await visit(path(), stranger)
    expect(text).toContain('This payment method isn’t available')
    expect(hostsOf(headers['content-security-policy'])).toBe("'self'")
  })

  test('asks a visitor to sign in', async () => {
    proves('6.4')
    const { text, html } = await visit(`/payment/checkout/stripe/${seller.id}`)
    expect(text).toContain('Sign in to pay')
    expect(html).toContain(`next=${encodeURIComponent(`/payment/checkout/stripe/${seller.id}`)}`)
  })
})

describe('/payment/success and /payment/fail', () => {
  test('show the status that the server knows, whatever their address says', async () => {
    for (const page of ['success', 'fail'])
      expect((await visit(`/payment/${page}?payment_transaction_id=${paid.id}`, member)).text).toContain(
        'Payment received',
      )
    const open = await makePayment(db, member.id, { package_id: seller.id })
    const { text } = await visit(`/payment/success?payment_transaction_id=${open.id}`, member)
    expect(text).toContain('Waiting for payment confirmation')
    expect(await db`select from user_packages where transaction_id = ${open.id}`).toHaveLength(0)
    await db`delete from payment_transactions where id = ${open.id}`
  })

  test('/payment/fail says that a payment was cancelled', async () => {
    proves('8.11', '8.12')
    const failed = await makePayment(db, member.id, { package_id: free.id, payment_status: 'failed' })
    const { text } = await visit(`/payment/fail?payment_transaction_id=${failed.id}`, member)
    expect(text).toContain('Payment failed')
    expect(text).toContain('Payment canceled. Please try again later.')
    await db`delete from payment_transactions where id = ${failed.id}`
  })

  test('show nothing of a payment of another user, nor of an unknown one', async () => {
    for (const id of [String(paid.id), '0', '999999999', 'x', ''])
      expect((await visit(`/payment/success?payment_transaction_id=${id}`, stranger)).text).toContain(
        'Payment not found',
      )
    expect((await visit(`/payment/success?payment_transaction_id=${paid.id}`)).text).toContain('Sign in to see')
  })
})

describe('/user/transaction-history', () => {
  test('shows each payment with its status, and is filtered by its address', async () => {
    proves('4.13', '2.32')
    const { text, html } = await visit('/user/transaction-history', member)
    expect(text).toContain('$29')
    expect(text).toContain('The receipt shows another amount')
    expect(html).toContain(`href="/user/invoice/${paid.id}"`)
    expect(html).toContain(`href="/user/receipt/${paid.id}"`)
    expect(html).toContain('noindex')
    const bank = await visit('/user/transaction-history?type=bank+transfer&status=rejected', member)
    expect(bank.text).toContain('Send another receipt')
    expect(bank.text).not.toContain('$29 Documents Receipt')
    expect((await visit('/user/transaction-history?status=review', member)).text).toContain(
      'No payments match your filters',
    )
    expect((await visit('/user/transaction-history', stranger)).text).toContain('No payments yet')
    expect((await visit('/user/transaction-history')).text).toContain('Sign in to see your payments')
  })
})

describe('/user/subscription', () => {
  test('shows the remaining credits, their expiry, and every ledger row', async () => {
    proves('2.31', '3.25')
    const { text } = await visit('/user/subscription', member)
    expect(text).toContain('3 of 3 left')
    expect(text).toContain('Jun 15, 2026 to Jul 15, 2026')
    expect(text).toContain('Credit history')
    expect((await visit('/user/subscription', stranger)).text).toContain('No active packages')
    expect((await visit('/user/subscription')).text).toContain('Sign in to see your packages')
  })
})

describe('payment documents', () => {
  test('the receipt is a sandboxed document for its payer alone', async () => {
    const own = await visit(`/user/receipt/${paid.id}`, member)
    expect(own.status).toBe(200)
    expect(own.text).toContain('2026-000001')
    expect(own.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals; frame-ancestors 'none'",
    )
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await visit(`/user/receipt/${paid.id}`, stranger)).headers.location).toBe('/user/transaction-history')
    expect((await visit(`/user/receipt/${rejected.id}`, member)).headers.location).toBe('/user/transaction-history')
    expect((await visit(`/user/receipt/${paid.id}`)).headers.location).toContain('/sign-in')
  })

  test('the invoice redirects to a PDF for its payer alone', async () => {
    const { headers } = await visit(`/user/invoice/${paid.id}`, member)
    expect(headers.location).toMatch(/^\/invoices\//)
    const pdf = await app.inject(String(headers.location))
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect((await visit(`/user/invoice/${paid.id}`, stranger)).headers.location).toBe('/user/transaction-history')
    expect((await visit(`/user/invoice/${paid.id}`)).headers.location).toContain('/sign-in')
  })
})
