import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { argon2Passwords } from '#server/adapters/passwords/argon2.ts'
import { expectAccessible, openBrowser, started } from '#test/support/browser.ts'
import { paymentPeer } from '#test/support/payment-peer.ts'
import { startSite } from '#test/support/site.ts'
import { siteDatabase } from '#test/support/site-database.ts'

// Replaced here: the peer that answers for both gateways, and their browser scripts. Real: their server libraries, TLS
// and signatures.
const peer = await paymentPeer()
let areScriptsThere = true
const STRIPE = `
  window.Stripe = (key) => ({
    elements: ({ clientSecret }) => ({
      create: () => ({
        on() {},
        async mount(place) {
          // As the real one: what it needs from its own host, the policy of this page has to allow.
          await fetch(new URL('/ping', document.querySelector('script[src$="/stripe.js"]').src))
          place.innerHTML = '<label>Card number <input></label>'
          place.dataset.opened = key + ' ' + clientSecret
        },
      }),
    }),
    async confirmPayment({ confirmParams }) {
      if (document.querySelector('[data-opened] input').value !== '4242') return { error: { message: 'Your card was declined.' } }
      location.assign(confirmParams.return_url)
      return {}
    },
  })`
const RAZORPAY = `
  window.Razorpay = class {
    constructor(options) { this.options = options }
    open() {
      const button = document.createElement('button')
      button.textContent = 'Razorpay ' + this.options.order_id + ' ' + this.options.amount
      button.onclick = () => this.options.modal.ondismiss()
      document.querySelector('main').append(button)
    }
  }`
const scripts = createServer((request, response) => {
  if (!areScriptsThere) return response.socket?.destroy()
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
    .end(request.url === '/stripe.js' ? STRIPE : RAZORPAY)
})
await new Promise<void>((done) => scripts.listen(0, '127.0.0.1', done))
const scriptUrl = `http://127.0.0.1:${(scripts.address() as AddressInfo).port}`

const here = (file: string) => join(import.meta.dirname, '../support', file)
const site = await startSite({
  DEMO: 'off',
  NODE_OPTIONS: `--import ${pathToFileURL(here('led-to-peer.ts'))}`,
  NODE_EXTRA_CA_CERTS: here('tls/authority.pem'),
  PAYMENT_PEER_PORT: String(peer.port),
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_SCRIPT_URL: `${scriptUrl}/stripe.js`,
  RAZORPAY_KEY_ID: 'rzp_x',
  RAZORPAY_KEY_SECRET: 'rzp_secret',
  RAZORPAY_WEBHOOK_SECRET: 'rzp_hook',
  RAZORPAY_SCRIPT_URL: `${scriptUrl}/razorpay.js`,
})
afterAll(async () => {
  await site.stop()
  await new Promise((done) => scripts.close(done))
})

// Only the gateway scripts are third-party requests here; the browser logs their failures.
const { visit } = openBrowser({
  siteUrl: site.siteUrl,
  expected: new RegExp(`^(foreign request|console:.*) \\(?${scriptUrl}`),
})

let sql: Awaited<ReturnType<typeof siteDatabase>>
let packageId: number

beforeAll(async () => {
  sql = await siteDatabase(site.dataDir)
  const password = await argon2Passwords().hash('open-the-door')
  await sql`
    insert into users (name, slug, login_type, email, email_verified_at, password_hash)
    values ('Bea Buyer', 'bea-buyer', 'email', 'buyer@stories.example', now(), ${password})`
  await sql`update settings set value = '1' where key = 'bank_transfer_status'`
})

beforeEach(async () => {
  areScriptsThere = true
  peer.answers(({ path }) =>
    path.startsWith('/v1/payment_intents')
      ? {
          body: {
            id: `pi_${packageId}`,
            object: 'payment_intent',
            client_secret: 'pi_secret',
            status: 'requires_payment_method',
          },
        }
      : { body: { id: `order_${packageId}`, entity: 'order', amount: 2900, currency: 'USD', status: 'created' } },
  )
  const [row] = await sql<{ id: number }[]>`
    insert into packages (name, package_type, price_minor, duration_hours) values ('Seller', 'paid', 2900, 720) returning id::int`
  packageId = row!.id
  await sql`insert into package_features (package_id, feature_id, limit_type, limit_count) values (${packageId}, 1, 'limited', 3)`
})

const payments = () => sql`select payment_status from payment_transactions where package_id = ${packageId}`

async function open(path: string, look = {}): Promise<Page> {
  const { page } = await visit(`/sign-in?next=${encodeURIComponent(path)}`, look)
  await started(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('buyer@stories.example')
  await page.getByLabel('Password', { exact: true }).fill('open-the-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === path)
  await started(page)
  await page.locator('#progress-bar').waitFor({ state: 'detached' })
  return page
}

test('a user pays by card at the second attempt: the script draws the fields, a decline is shown, and the Stripe webhook settles the payment', async () => {
  areScriptsThere = false
  const page = await open(`/payment/checkout/stripe/${packageId}`)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  areScriptsThere = true
  await again.click()
  await page.getByLabel('Card number').fill('4000')
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.locator('[data-opened]').getAttribute('data-opened')).toBe('pk_test_x pi_secret')
  await page.getByRole('button', { name: 'Pay $29' }).click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Card number').fill('4242')
  await page.getByRole('button', { name: 'Pay $29' }).click()
  await page.getByRole('heading', { name: 'Waiting for payment confirmation' }).waitFor()
  const [{ reference }] =
    (await sql`select reference from payment_transactions where package_id = ${packageId}`) as unknown as [
      { reference: string },
    ]
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: {
      object: {
        id: `pi_${packageId}`,
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: 2900,
        currency: 'usd',
        metadata: { reference },
      },
    },
  })
  const signature = new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret: 'whsec_test' })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  expect((await fetch(`${site.siteUrl}/webhook/stripe`, { method: 'POST', headers, body: payload })).status).toBe(200)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
})

test('a gateway script that fails to load starts no payment, shows an error, and leaves the other payment methods', async () => {
  areScriptsThere = false
  const page = await open(`/payment/checkout/stripe/${packageId}`, { width: 390 })
  await page
    .getByRole('alert')
    .getByText('couldn’t open the payment provider. You haven’t been charged.', { exact: false })
    .waitFor()
  expect(await payments()).toHaveLength(0)
  await expectAccessible(page)
  const bank = await page.getByRole('link', { name: 'Bank transfer' }).getAttribute('href')
  // A gateway with its own window: closing the window cancels the payment.
  areScriptsThere = true
  await page.getByRole('link', { name: 'Razorpay' }).click()
  await page.waitForURL('**/payment/checkout/razorpay/**')
  await started(page)
  await page.getByRole('button', { name: `Razorpay order_${packageId} 2900` }).click()
  await page.getByRole('heading', { name: 'Payment failed' }).waitFor()
  expect(await payments()).toMatchObject([{ payment_status: 'failed' }])
  await page.goto(bank!)
  await started(page)
  await page.getByRole('dialog').getByRole('radio', { name: 'Bank transfer', checked: true }).waitFor()
})
