import type { PaymentsConfig } from '../../config-payments.ts'
import { flutterwaveGateway } from './flutterwave.ts'
import { paypalGateway } from './paypal.ts'
import { paystackGateway } from './paystack.ts'
import type { Gateways } from './port.ts'
import { razorpayGateway } from './razorpay.ts'
import { sandboxGateway } from './sandbox.ts'
import { stripeGateway } from './stripe.ts'

interface SandboxKeys {
  key: string
  webhookSecret: string
}

/** Configured gateways; their libraries are loaded on the first payment. */
export const openGateways = (config: PaymentsConfig, sandboxKeys: SandboxKeys): Gateways => ({
  ...(config.stripe && { Stripe: stripeGateway(config.stripe) }),
  ...(config.razorpay && { Razorpay: razorpayGateway(config.razorpay) }),
  ...(config.paystack && { Paystack: paystackGateway(config.paystack) }),
  ...(config.paypal && { Paypal: paypalGateway(config.paypal) }),
  ...(config.flutterwave && { Flutterwave: flutterwaveGateway(config.flutterwave) }),
  ...(config.sandbox && { Sandbox: sandboxGateway({ ...config.sandbox, ...sandboxKeys }) }),
})
