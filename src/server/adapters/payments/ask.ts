import { GatewayFailed } from './port.ts'

const PATIENCE_MS = 10_000

interface Question {
  gateway: string
  url: string
  secret: string
  body?: object
}

/** What a gateway answered, whether it agreed or not. */
export interface Reply {
  isOk: boolean
  status: number
  body: Record<string, unknown>
}

/** Asks a gateway that speaks JSON with a bearer key; only a gateway that cannot be reached, or fails, is thrown. */
export async function ask({ gateway, url, secret, body }: Question): Promise<Reply> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  }).catch((error: Error) => {
    throw new GatewayFailed(`${gateway} could not be reached: ${error.message}`)
  })
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.status >= 500 || response.status === 429 || answer === null)
    throw new GatewayFailed(`${gateway} answered ${response.status}`)
  return { isOk: response.ok, status: response.status, body: answer }
}

/** The reply, or a failure in the gateway's own words. */
export async function askFor(question: Question): Promise<Record<string, unknown>> {
  const { isOk, status, body } = await ask(question)
  if (!isOk) throw new GatewayFailed(`${question.gateway} refused with ${status}: ${String(body.message ?? '')}`)
  return body
}
