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

export type Way = keyof typeof SWITCHES
/** Those whose checkout is a script on a page of ours; the others have a page of their own. */
export type ScriptWay = Extract<Way, 'stripe' | 'razorpay'>

export const isScriptWay = (word: string): word is ScriptWay => word === 'stripe' || word === 'razorpay'

type Settings = Output<typeof getPaymentSettings>

/** The ways to pay that are open, in the order in which they are offered. */
export const waysOf = (settings: Settings): Way[] =>
  (Object.keys(SWITCHES) as Way[]).filter((way) => settingOf(settings, SWITCHES[way]) === '1')

export const settingOf = (settings: Settings, type: string) => settings.find((setting) => setting.type === type)?.data

/** The settings that a script of a gateway needs: what it knows the site by, and where it is. */
export const SCRIPT_SETTINGS = {
  stripe: { publicKey: 'stripe_publishable_key', scriptUrl: 'stripe_script_url' },
  razorpay: { publicKey: 'razor_key', scriptUrl: 'razorpay_script_url' },
} as const satisfies Record<ScriptWay, object>

/** What such a script itself talks to and frames. */
const HOSTS: Record<ScriptWay, readonly string[]> = {
  stripe: ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'],
  razorpay: ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}

/** What a page with such a checkout may talk to and frame, and no other page. */
export const hostsOf = (way: ScriptWay, scriptUrl: string): string[] => {
  const own = URL.parse(scriptUrl)?.origin
  return [...new Set([...(own ? [own] : []), ...HOSTS[way]])]
}
