import type { Output } from '#contract/endpoint.ts'
import type { getPaymentSettings } from '#contract/payments.ts'

const SWITCHES = {
  stripe: 'stripe_gateway',
  razorpay: 'razorpay_gateway',
  paystack: 'paystack_gateway',
  paypal: 'paypal_gateway',
  flutterwave: 'flutterwave_status',
  sandbox: 'sandbox_gateway',
  bank: 'bank_transfer_status',
} as const

export type PaymentMethod = keyof typeof SWITCHES
/** Gateways whose checkout is a script on a page of ours; the others have their own page. */
export type ScriptMethod = Extract<PaymentMethod, 'stripe' | 'razorpay'>

export const isScriptMethod = (word: string): word is ScriptMethod => word === 'stripe' || word === 'razorpay'

type Settings = Output<typeof getPaymentSettings>

/** The enabled payment methods, in display order. */
export const paymentMethodsOf = (settings: Settings): PaymentMethod[] =>
  (Object.keys(SWITCHES) as PaymentMethod[]).filter((way) => settingOf(settings, SWITCHES[way]) === '1')

export const settingOf = (settings: Settings, type: string) => settings.find((setting) => setting.type === type)?.data

/** The settings that a gateway's script needs: the public key of the site, and the script's address. */
export const SCRIPT_SETTINGS = {
  stripe: { publicKey: 'stripe_publishable_key', scriptUrl: 'stripe_script_url' },
  razorpay: { publicKey: 'razor_key', scriptUrl: 'razorpay_script_url' },
} as const satisfies Record<ScriptMethod, object>

/** The hosts that such a script connects to and frames. */
const HOSTS: Record<ScriptMethod, readonly string[]> = {
  stripe: ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'],
  razorpay: ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}

/** The policy of a page with such a checkout: the hosts it may connect to and frame. */
export const hostsOf = (way: ScriptMethod, scriptUrl: string): string[] => {
  const own = URL.parse(scriptUrl)?.origin
  return [...new Set([...(own ? [own] : []), ...HOSTS[way]])]
}
