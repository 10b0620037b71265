import type { ProofOptions } from '#contract/accounts-identity.ts'
import type { Answer, Endpoint, RawInput } from '#contract/endpoint.ts'
import type { SuccessBody } from '#contract/envelope.ts'
import { OWN_PAGE_PREFERENCES, PAGE_ACCOUNT_HEADER } from '#contract/own-pages.ts'
import { accountNow } from '#web/state/user.ts'
import { type CallToasts, toastFailure, toastSuccess } from './call-toasts.ts'
import { broadcastSessionEnd } from './session-end.ts'

interface FailureBody {
  message?: string
  /** Some messages stay English because clients compare them; this one is translated for display. */
  translated_message?: string
  data?: unknown
  key?: string
  field?: string
  /** With the key `proofRequired`. */
  proofs?: ProofOptions
}

/** An error response, with the server's message. */
export class CallFailure extends Error {
  readonly status: number
  readonly body: FailureBody | null

  constructor(status: number, body: FailureBody | null) {
    const message = body?.translated_message ?? body?.message
    super(message ?? 'Oops! Something went wrong. Please try again later')
    this.status = status
    this.body = body && message ? { ...body, message } : body
  }
}

export interface CallOptions {
  signal?: AbortSignal
  toasts?: CallToasts
}

/** Calls an endpoint over HTTP and returns its response; an error or transport failure is thrown, after its toast. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RawInput<E> | FormData,
  { signal, toasts }: CallOptions = {},
): Promise<Answer<E>> {
  const url = new URL(`/api/${endpoint.path}`, location.origin)
  const init: RequestInit = { method: endpoint.method, headers: ownPageHeaders() }
  if (signal) init.signal = signal
  if (endpoint.method === 'GET') {
    for (const [key, value] of Object.entries(input ?? {})) addTo(url.searchParams, key, value)
  } else if (input instanceof FormData) {
    init.body = input
  } else {
    init.body = JSON.stringify(input)
    init.headers = { ...ownPageHeaders(), 'content-type': 'application/json' }
  }
  const response = await fetch(url, init).catch((error: unknown) => {
    if (!signal?.aborted) toastFailure(toasts, null)
    throw error
  })
  const body = (await response.json().catch(() => null)) as SuccessBody | null
  if (!response.ok || !body || body.error) {
    const failure = new CallFailure(response.status, body)
    toastFailure(toasts, failure.body)
    if (accountNow() !== null) broadcastSessionEnd(failure.status, failure.body?.key)
    throw failure
  }
  const { error: _error, message, code: _code, ...answer } = body
  toastSuccess(toasts, message)
  return (endpoint.beside ? answer : answer.data) as Answer<E>
}

/** A parameter without a value is not sent. */
function addTo(params: URLSearchParams, key: string, value: unknown) {
  if (Array.isArray(value)) for (const item of value) params.append(`${key}[]`, String(item))
  else if (value != null && value !== '') params.set(key, String(value))
}

/** Headers of every request of our own pages; the browser adds the session cookie. */
export function ownPageHeaders(): Record<string, string> {
  const account = accountNow()
  return {
    accept: 'application/json',
    'content-language': document.documentElement.lang,
    prefer: Object.values(OWN_PAGE_PREFERENCES).join(', '),
    ...(account !== null && { [PAGE_ACCOUNT_HEADER]: String(account) }),
  }
}
