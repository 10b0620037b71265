import type { ScriptWay } from './ways.ts'

/** As much of Stripe's script as we use. */
export interface StripeScript {
  elements: (options: { clientSecret: string }) => {
    create: (kind: 'payment') => { mount: (place: HTMLElement) => void }
  }
  confirmPayment: (options: {
    elements: ReturnType<StripeScript['elements']>
    confirmParams: { return_url: string }
  }) => Promise<{ error?: { message?: string } }>
}

export interface RazorpayOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  handler: () => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    Stripe?: (key: string) => StripeScript
    Razorpay?: new (options: RazorpayOptions) => { open: () => void }
  }
}

const SCRIPTS: Record<ScriptWay, string> = {
  stripe: 'https://js.stripe.com/v3/',
  razorpay: 'https://checkout.razorpay.com/v1/checkout.js',
}

/** Brings a gateway's own script in, which is the one way its terms allow to take a card. */
export const bringScript = (way: ScriptWay): Promise<void> =>
  new Promise((resolve, reject) => {
    if (way === 'stripe' ? window.Stripe : window.Razorpay) return resolve()
    const script = document.createElement('script')
    script.src = SCRIPTS[way]
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The script did not arrive'))
    document.head.append(script)
  })
