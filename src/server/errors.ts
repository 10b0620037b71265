/** What went wrong, in words the door understands; the HTTP form is decided in one place. */
export type ErrorKind =
  /** The request itself cannot be read; unlike `invalid` it is a 400 on every call. */
  | 'malformed'
  | 'invalid'
  | 'refused'
  | 'missing'
  | 'unauthenticated'
  | 'forbidden'
  | 'demo'
  | 'deactivated'
  | 'unsupported'
  | 'too-large'
  | 'too-many'
  | 'unavailable'

interface ErrorFacts {
  /** The wire field the message is about. */
  field?: string
  /** Facts the client acts on, such as package limits. */
  data?: unknown
  /** A machine-readable word for the client. */
  key?: string
  /** Stands beside the message in the body, for what older clients look for there. */
  beside?: Record<string, unknown>
  /** Told in an HTTP 200 whatever the call declares, where older clients want it so. */
  isSoft?: boolean
  /** True when what was written before the refusal stays, as a spent attempt does. */
  leavesTrace?: boolean
  /** How long the client should wait before it tries again. */
  retryAfterSeconds?: number
}

/** An error meant for people: thrown anywhere, rendered once, never logged as a defect. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly facts: ErrorFacts

  constructor(kind: ErrorKind, message: string, facts: ErrorFacts = {}) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.facts = facts
  }
}

/** The answer for a thing that is absent or hidden from this viewer. */
export const missing = (what: string) => new AppError('missing', `${what} not found`)
