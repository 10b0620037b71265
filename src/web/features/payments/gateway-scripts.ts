import type { ScriptWay } from './ways.ts'

/** As much of Stripe's script as we use. */
export interface StripeScript {
  elements: (options: { clientSecret: string }) => StripeElements
  confirmPayment: (options: {
    elements: StripeElements
    confirmParams: { return_url: string }
  }) => Promise<{ error?: { message?: string } }>
}

interface StripeElements {
  create: (kind: 'payment') => {
    mount: (place: HTMLElement) => void
    on: (event: 'ready' | 'loaderror', hear: () => void) => void
  }
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

/** Whether this very document came with the policy of its page; one that was only navigated to has that of another page. */
export function hasOwnPolicy(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return !arrival || new URL(arrival.name).pathname === location.pathname
}

const PATIENCE_MS = 15_000

/** The script did not arrive, or is not what it should be; nothing has begun. */
export class ScriptMissing extends Error {}

/** Brings a gateway's own script in, which is the one way its terms allow to take a card. */
export async function bringScript(way: ScriptWay, url: string): Promise<void> {
  if (isThere(way)) return
  const script = document.createElement('script')
  script.src = url
  script.async = true
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve()
      script.onerror = () => reject(new ScriptMissing())
      setTimeout(() => reject(new ScriptMissing()), PATIENCE_MS)
      document.head.append(script)
    })
    if (!isThere(way)) throw new ScriptMissing()
  } catch (error) {
    // The next attempt has to ask for it anew.
    script.remove()
    throw error
  }
}

const isThere = (way: ScriptWay) => Boolean(way === 'stripe' ? window.Stripe : window.Razorpay)
