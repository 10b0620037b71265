import type postgres from 'postgres'
import type { KeyedGateway, KeyName } from '#domain/gateway-keys.ts'
import type { PaymentsConfig } from '../../config-payments.ts'
import { flutterwaveGateway } from './flutterwave.ts'
import { paypalGateway } from './paypal.ts'
import { paystackGateway } from './paystack.ts'
import type { Gateways, PaymentGateway } from './port.ts'
import { razorpayGateway } from './razorpay.ts'
import { stripeGateway } from './stripe.ts'

type Sql = postgres.ISql<{ bigint: number | string; numeric: number | string }>
type Keys = Record<KeyName, string>

interface Options {
  /** URLs of the gateways configured in the environment. */
  config: Pick<PaymentsConfig, 'stripe' | 'razorpay'>
  /** Decrypts a stored key, or null if it can no longer be decrypted. */
  unseal: (gateway: string, sealed: Uint8Array) => string | null
}

/** Gateways with keys stored by the operator: looked up on each use, reopened only if their keys have changed. */
export function storedGateways({ config, unseal }: Options): (sql: Sql) => Promise<Gateways> {
  const opened = new Map<KeyedGateway, { version: string; gateway: PaymentGateway | null }>()
  return async (sql) => {
    const rows = await sql<{ name: KeyedGateway; sealed: Buffer; version: string }[]>`
      select gateway as name, sealed, encode(substring(sealed for 12), 'hex') as version from gateway_keys`
    const gateways: Gateways = {}
    for (const { name, sealed, version } of rows) {
      if (opened.get(name)?.version !== version) {
        const keys = unseal(name, sealed)
        opened.set(name, { version, gateway: keys === null ? null : open(name, JSON.parse(keys), config) })
      }
      const { gateway } = opened.get(name)!
      if (gateway) gateways[name] = gateway
    }
    return gateways
  }
}

function open(name: KeyedGateway, keys: Keys, config: Options['config']): PaymentGateway {
  switch (name) {
    case 'Stripe':
      return stripeGateway({
        secretKey: keys.secret_key,
        publishableKey: keys.publishable_key,
        webhookSecret: keys.webhook_secret,
        url: config.stripe?.url ?? 'https://api.stripe.com',
        scriptUrl: config.stripe?.scriptUrl ?? 'https://js.stripe.com/v3/',
      })
    case 'Razorpay':
      return razorpayGateway({
        keyId: keys.key_id,
        keySecret: keys.key_secret,
        webhookSecret: keys.webhook_secret,
        scriptUrl: config.razorpay?.scriptUrl ?? 'https://checkout.razorpay.com/v1/checkout.js',
      })
    case 'Paystack':
      return paystackGateway({ secretKey: keys.secret_key, publicKey: keys.public_key })
    case 'Paypal':
      return paypalGateway({
        clientId: keys.client_id,
        clientSecret: keys.client_secret,
        webhookId: keys.webhook_id,
        isLive: keys.environment === 'live',
      })
    case 'Flutterwave':
      return flutterwaveGateway({ secretKey: keys.secret_key, webhookHash: keys.webhook_hash })
  }
}
