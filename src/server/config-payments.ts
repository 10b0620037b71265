type Given = (name: string) => string | null
type Refuse = (name: string, wrong: string, accepted: string) => void

interface Surroundings {
  isProduction: boolean
  /** True without a configured database. */
  isEmbedded: boolean
  host: string
  port: number
}

/** Variables of the payment gateways. */
export const PAYMENT_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'STRIPE_SCRIPT_URL',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_SCRIPT_URL',
  'PAYSTACK_SECRET_KEY',
  'PAYSTACK_PUBLIC_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_ENVIRONMENT',
  'FLUTTERWAVE_SECRET_KEY',
  'FLUTTERWAVE_WEBHOOK_HASH',
  'PAYMENT_SANDBOX',
  'PAYMENT_SANDBOX_URL',
]

/**
 * Configured payment gateways; an incomplete set of keys prevents startup, because it would fail at the first payment.
 */
export function readPayments(given: Given, refuse: Refuse, around: Surroundings) {
  const together = <const N extends string>(names: readonly N[]): Record<N, string> | null => {
    const values = names.map(given)
    if (values.every((value) => value === null)) return null
    for (const [index, name] of names.entries())
      if (values[index] === null) refuse(name, 'is missing', `${names.join(', ')} together`)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) as Record<N, string>
  }
  const stripe = together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const razorpay = together(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
  const paystack = together(['PAYSTACK_SECRET_KEY', 'PAYSTACK_PUBLIC_KEY'])
  const paypal = together(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])
  const flutterwave = together(['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'])
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      url: readUrl('STRIPE_API_URL', given, refuse) ?? 'https://api.stripe.com',
      scriptUrl: readScriptUrl('STRIPE_SCRIPT_URL', given, refuse) ?? 'https://js.stripe.com/v3/',
    },
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
      scriptUrl: readScriptUrl('RAZORPAY_SCRIPT_URL', given, refuse) ?? 'https://checkout.razorpay.com/v1/checkout.js',
    },
    paystack: paystack && { secretKey: paystack.PAYSTACK_SECRET_KEY, publicKey: paystack.PAYSTACK_PUBLIC_KEY },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      clientSecret: paypal.PAYPAL_CLIENT_SECRET,
      webhookId: paypal.PAYPAL_WEBHOOK_ID,
      isLive: readPaypalEnvironment(given, refuse) === 'live',
    },
    flutterwave: flutterwave && {
      secretKey: flutterwave.FLUTTERWAVE_SECRET_KEY,
      webhookHash: flutterwave.FLUTTERWAVE_WEBHOOK_HASH,
    },
    sandbox: readSandbox(given, refuse, around),
  }
}

export type PaymentsConfig = ReturnType<typeof readPayments>

function readPaypalEnvironment(given: Given, refuse: Refuse): string {
  const value = given('PAYPAL_ENVIRONMENT') ?? 'live'
  if (!['live', 'sandbox'].includes(value)) refuse('PAYPAL_ENVIRONMENT', `is "${value}"`, 'live, sandbox')
  return value
}

/** Sandbox gateway: enabled by default only where no real payments are possible. */
function readSandbox(given: Given, refuse: Refuse, { isProduction, isEmbedded, host, port }: Surroundings) {
  const value = given('PAYMENT_SANDBOX') ?? (isEmbedded && !isProduction ? 'on' : 'off')
  if (!['off', 'on', 'on-in-production'].includes(value)) refuse('PAYMENT_SANDBOX', `is "${value}"`, 'off, on')
  if (isProduction && value === 'on')
    refuse(
      'PAYMENT_SANDBOX',
      'is on in production, where packages would be sold for test money',
      'off, on-in-production',
    )
  if (value === 'off') return null
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { url: readUrl('PAYMENT_SANDBOX_URL', given, refuse) ?? `http://${reachable}:${port}` }
}

function readUrl(name: string, given: Given, refuse: Refuse): string | null {
  const value = given(name)
  if (value !== null && !/^https?:\/\/[^/]+$/.test(value))
    refuse(name, `is "${value}"`, 'http(s)://… without a path or trailing slash')
  return value
}

/** The script runs on the payment page, so its URL can only be configured by the operator. */
function readScriptUrl(name: string, given: Given, refuse: Refuse): string | null {
  const value = given(name)
  if (value !== null && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    refuse(name, `is "${value}"`, 'the complete http(s):// URL of a script')
  return value
}
