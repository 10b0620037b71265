import { GatewayFailed } from './port.ts'

const PATIENCE_MS = 10_000

interface Question {
  gateway: string
  url: string
  /** Value of the Authorization header. */
  authorization: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as a form if it is one. */
  body?: object
}

/** Response of a gateway, successful or not. */
export interface Reply {
  isOk: boolean
  status: number
  body: Record<string, unknown>
}

/** Calls a JSON API; throws only if the gateway is unreachable or fails. */
export async function ask({ gateway, url, authorization, headers, body }: Question): Promise<Reply> {
  const isForm = body instanceof URLSearchParams
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : body ? JSON.stringify(body) : null,
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

/** The Authorization header of HTTP Basic authentication. */
export const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Response body; throws an error with the gateway's message if the call was refused. */
export async function askFor(question: Question): Promise<Record<string, unknown>> {
  const { isOk, status, body } = await ask(question)
  if (!isOk) throw new GatewayFailed(`${question.gateway} refused with ${status}: ${String(body.message ?? '')}`)
  return body
}
