import type { Package } from '#contract/packages.ts'
import { paths } from '#web/paths.ts'
import { beginPayment } from './calls.ts'
import { hasOwnPolicy, loadScript, ScriptMissing } from './gateway-scripts.ts'
import type { ScriptMethod } from './payment-methods.ts'

interface CheckoutRequest {
  way: ScriptMethod
  publicKey: string
  scriptUrl: string
  plan: Package
  /** The element in which the gateway draws its fields. */
  place: HTMLElement
  /** Called when the gateway's fields failed to open. */
  onShut: () => void
}

type Opened =
  /** The gateway cannot be reached from here. */
  | { kind: 'shut' }
  /** Fields on our page; `confirm` pays, and returns the gateway's error. */
  | { kind: 'fields'; confirm: () => Promise<string | null> }
  /** The gateway's own window, or a reload of this page: the rest happens outside this document. */
  | { kind: 'window' }

/** Opens a gateway's checkout. Its script is loaded first: if that fails, no payment is started. */
export async function openCheckout(request: CheckoutRequest): Promise<Opened> {
  if (!hasOwnPolicy()) {
    location.reload()
    return { kind: 'window' }
  }
  try {
    await loadScript(request.way, request.scriptUrl)
  } catch (error) {
    if (error instanceof ScriptMissing) return { kind: 'shut' }
    throw error
  }
  const { payment_intent: intent } = await beginPayment(request.plan.id, request.way)
  return request.way === 'stripe' ? openStripe(request, intent) : openRazorpay(request, intent)
}

type Intent = Awaited<ReturnType<typeof beginPayment>>['payment_intent']

function openStripe({ publicKey, place, onShut }: CheckoutRequest, intent: Intent): Opened {
  const stripe = window.Stripe!(publicKey)
  const elements = stripe.elements({ clientSecret: String(intent.payment_gateway_response.client_secret) })
  const fields = elements.create('payment')
  fields.on('loaderror', onShut)
  fields.mount(place)
  const back = new URL(paths.paymentState('success', intent.payment_transaction_id), location.origin).href
  return {
    kind: 'fields',
    async confirm() {
      const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: back } })
      return error ? (error.message ?? '') : null
    },
  }
}

function openRazorpay(
  { publicKey, plan }: CheckoutRequest,
  { id, amount, currency, payment_transaction_id }: Intent,
): Opened {
  const leave = (outcome: 'success' | 'fail') => location.assign(paths.paymentState(outcome, payment_transaction_id))
  new window.Razorpay!({
    key: publicKey,
    order_id: id,
    amount,
    currency,
    name: plan.translated_name || plan.name,
    handler: () => leave('success'),
    modal: { ondismiss: () => leave('fail') },
  }).open()
  return { kind: 'window' }
}
