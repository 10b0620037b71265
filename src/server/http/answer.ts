import type { Endpoint, Failures } from '#contract/endpoint.ts'
import type { ErrorBody, SuccessBody } from '#contract/envelope.ts'
import { AppError, type ErrorKind } from '#server/errors.ts'
import { tooLarge } from './wellformed.ts'

/** A refusal in its HTTP form. */
export interface Refusal {
  status: number
  body: ErrorBody
}

/** Body of a success: `data` and its companion fields at the top level. */
export function success(endpoint: Pick<Endpoint, 'beside'>, answer: unknown, message: string): SuccessBody {
  if (!endpoint.beside) return { error: false, message, data: answer, code: 200 }
  return { error: false, message, ...(answer as { data: unknown }), code: 200 }
}

const HARD: Failures = { invalid: 'hard', refused: 'hard', missing: 'hard' }

/** HTTP statuses of the refusals that are the same for every call; docs/quirks.md explains those with HTTP 200. */
const STATUS = {
  malformed: 400,
  unauthenticated: 401,
  deactivated: 401,
  forbidden: 403,
  absent: 404,
  'wrong-method': 405,
  demo: 200,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<Exclude<ErrorKind, keyof Failures>, number>

/** Maps an error to its HTTP response; `message` is translated to the language of the request. */
export function refusal({ kind, facts }: AppError, message: string, failures: Failures = HARD): Refusal {
  const key = facts.key === undefined ? {} : { key: facts.key }
  const data = facts.data === undefined ? {} : { data: facts.data }
  const field = facts.field ? { field: facts.field } : {}
  switch (kind) {
    case 'invalid':
    case 'refused':
    case 'missing':
      if (failures[kind] === 'soft' || facts.isSoft)
        return { status: 200, body: { error: true, message, ...data, ...key, ...field, ...facts.beside } }
      return full(400, message, facts)
    case 'unauthenticated':
      return { status: STATUS[kind], body: { error: true, message, ...key } }
    case 'demo':
      return { status: STATUS[kind], body: { error: true, message, code: 403 } }
    default:
      return full(STATUS[kind], message, facts)
  }
}

/** Full body, from which newer clients read details and keys. */
export function full(status: number, message: string, facts: AppError['facts'] = {}): Refusal {
  const body: ErrorBody = { error: true, message, data: facts.data ?? null, code: status, details: '' }
  if (facts.key !== undefined) body.key = facts.key
  if (facts.field) body.field = facts.field
  return { status, body: { ...body, ...facts.beside } }
}

/** Public part of a defect; the details are logged under the request id. */
export const defect = (message: string): Refusal => ({
  status: 500,
  body: { error: true, message, code: 500, details: '' },
})

const LOST_DATABASE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
])
/** Shutdown, startup, too many connections, cancelled by the statement timeout, serialisation failure or deadlock. */
const BUSY_DATABASE = new Set(['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01'])

/** Converts errors of libraries to refusals; null for unknown errors, which are defects. */
export function asAppError(error: unknown, bodyLimit: number): AppError | null {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string') {
    if (LOST_DATABASE.has(code) || BUSY_DATABASE.has(code)) return new AppError('unavailable', 'api.busy')
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(Math.floor(bodyLimit / 1024))
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported', 'api.unsupported-body')
    if (code.startsWith('FST_') && typeof statusCode === 'number' && statusCode < 500)
      return new AppError(statusCode === 413 ? 'too-large' : 'malformed', 'api.request-unreadable')
  }
  return null
}
