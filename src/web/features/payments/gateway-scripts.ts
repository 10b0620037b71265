import type { ScriptMethod } from './payment-methods.ts'

/** The part of Stripe's script that we use. */
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

/**
 * Whether this document was loaded with the content security policy of its page; after a client navigation it has that
 * of another page.
 */
export function hasOwnPolicy(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return !arrival || new URL(arrival.name).pathname === location.pathname
}

const PATIENCE_MS = 15_000

/** The script did not load, or is not the expected one; no payment has started. */
export class ScriptMissing extends Error {}

/** Loads a gateway's own script, the only way its terms allow to accept a card. */
export async function loadScript(way: ScriptMethod, url: string): Promise<void> {
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
    // The next attempt has to request it again.
    script.remove()
    throw error
  }
}

const isThere = (way: ScriptMethod) => Boolean(way === 'stripe' ? window.Stripe : window.Razorpay)
