import { type Sms, UnreachableNumber } from './port.ts'

export interface TwilioOptions {
  /** Base URL of Twilio, or of a compatible service. */
  url: string
  account: string
  token: string
  /** Sender number or name. */
  from: string
}

const PATIENCE_MS = 10_000
/** Twilio error codes of unreachable numbers. */
const HOPELESS = new Set([21211, 21214, 21408, 21610, 21612, 21614])

/** Sends through Twilio or a compatible API; implemented directly, because one call needs no library. */
export function twilioSms({ url, account, token, from }: TwilioOptions): Sms {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      })
      if (response.ok) return void (await response.arrayBuffer())
      const problem = (await response.json().catch(() => ({}))) as { code?: number; message?: string }
      const words = `SMS was not accepted: ${response.status} ${problem.code ?? ''} ${problem.message ?? ''}`.trim()
      throw HOPELESS.has(problem.code ?? 0) ? new UnreachableNumber(words) : new Error(words)
    },
  }
}
