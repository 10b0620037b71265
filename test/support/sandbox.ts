import type { AddressInfo } from 'node:net'
import { sandboxGateway, signSandbox } from '#server/adapters/payments/sandbox.ts'
import { sandboxKeys } from '#server/adapters/payments/sandbox-keys.ts'
import type { testApp } from './app.ts'
import { NOW } from './services.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/**
 * Lets the server of a test listen, and pays through its sandbox gateway as a site does: over HTTP and by signed
 * webhooks.
 */
export async function withSandbox({ app, services, inject }: TestApp) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const keys = sandboxKeys(services.derive)
  Object.assign(services, {
    config: { ...services.config, payments: { ...services.config.payments, sandbox: { url } } },
  })
  services.payments.Sandbox = sandboxGateway({ url, ...keys })
  return {
    url,
    /** The choice of the payer at the checkout. */
    choose: (orderId: string, outcome: string) =>
      inject({
        method: 'POST',
        url: `/sandbox/checkout/${orderId}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}`,
      }),
    /** A webhook event as the sandbox gateway would send it, with the given defects. */
    message: (
      body: object,
      { secret = keys.webhookSecret, at = NOW, sent }: { secret?: string; at?: Date; sent?: object } = {},
    ) => {
      const time = String(Math.floor(at.getTime() / 1000))
      const signature = signSandbox(secret, time, JSON.stringify(body))
      return inject({
        method: 'POST',
        url: '/webhook/sandbox',
        headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` },
        payload: JSON.stringify(sent ?? body),
      })
    },
  }
}
