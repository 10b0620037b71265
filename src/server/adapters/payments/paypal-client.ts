import { ask, basic, type Reply } from './ask.ts'
import { GatewayFailed } from './port.ts'

interface Credentials {
  clientId: string
  clientSecret: string
  isLive: boolean
}

interface Call {
  /** PayPal repeats its first answer to a request id instead of acting twice. */
  requestId: string
  body: object
}

/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000

/** Calls PayPal with an access token, which is requested with the first call and kept until shortly before its end. */
export function paypalClient({ clientId, clientSecret, isLive }: Credentials) {
  const origin = isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'
  let token: Promise<{ value: string; until: number }> | undefined
  const renew = async () => {
    const reply = await ask({
      gateway: 'PayPal',
      url: `${origin}/v1/oauth2/token`,
      authorization: basic(clientId, clientSecret),
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    if (!reply.isOk) throw refusal(reply)
    const { access_token, expires_in } = reply.body as { access_token: string; expires_in: number }
    return { value: access_token, until: Date.now() + expires_in * 1000 - EARLY_MS }
  }
  const currentToken = async () => {
    const known = await token?.catch(() => undefined)
    if (!known || known.until < Date.now()) token = renew()
    return (await token!).value
  }
  return async (path: string, { requestId, body }: Partial<Call> = {}): Promise<Reply> => {
    const reply = await ask({
      gateway: 'PayPal',
      url: `${origin}${path}`,
      authorization: `Bearer ${await currentToken()}`,
      headers: { prefer: 'return=representation', ...(requestId && { 'paypal-request-id': requestId }) },
      ...(body && { body }),
    })
    // A token that PayPal revoked early: the retry requests another.
    if (reply.status === 401) token = undefined
    return reply
  }
}

/** The error for a call that PayPal refused. */
export const refusal = ({ status, body }: Reply) =>
  new GatewayFailed(`PayPal: ${status} ${String(body.message ?? body.error_description ?? body.name ?? '')}`.trim())
