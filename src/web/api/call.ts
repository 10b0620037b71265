import type { Answer, Endpoint, RawInput } from '#contract/endpoint.ts'
import type { SuccessBody } from '#contract/envelope.ts'
import type { ProofOptions } from '#contract/identity-proof.ts'
import { OWN_PAGE_PREFERENCES, PAGE_ACCOUNT_HEADER } from '#contract/own-pages.ts'
import { accountNow } from '#web/state/user.ts'
import { type CallToasts, toastFailure, toastSuccess } from './call-toasts.ts'
import { tellSessionEnd } from './session-end.ts'

interface FailureBody {
  message?: string
  /** Some messages are English for clients that compare them; this one is for people. */
  translated_message?: string
  data?: unknown
  key?: string
  field?: string
  /** With the key `proofRequired`. */
  proofs?: ProofOptions
}

/** A refusal, as the server worded it. */
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

/** The part of an endpoint the browser needs; schemas stay on the server unless a form wants them. */
type Callable = Pick<Endpoint, 'method' | 'path' | 'beside'>

interface CallOptions {
  signal?: AbortSignal
  toasts?: CallToasts
}

/** Calls an endpoint over HTTP and returns its answer; any refusal or transport failure is thrown, after its toast. */
export async function call<E extends Endpoint>(
  endpoint: Pick<E, keyof Callable>,
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
    if (accountNow() !== null) tellSessionEnd(failure.status, failure.body?.key)
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

/** What every request of our own pages carries; the browser adds the session cookie. */
export function ownPageHeaders(): Record<string, string> {
  const account = accountNow()
  return {
    accept: 'application/json',
    'content-language': document.documentElement.lang,
    prefer: Object.values(OWN_PAGE_PREFERENCES).join(', '),
    ...(account !== null && { [PAGE_ACCOUNT_HEADER]: String(account) }),
  }
}
