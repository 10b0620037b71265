import { asMessage, type Message, type MessageKey, type PlainKey } from '#domain/messages.ts'
import { inEnglish } from '#domain/word-message.ts'

/** Error kinds of the dispatcher; the HTTP form is decided in one place. */
export type ErrorKind =
  /** The request is malformed; unlike `invalid` it is HTTP 400 on every call. */
  | 'malformed'
  | 'invalid'
  | 'refused'
  | 'missing'
  /** An unknown URL, unlike `missing`, which is an object that a call did not find. */
  | 'absent'
  | 'wrong-method'
  | 'unauthenticated'
  | 'forbidden'
  | 'demo'
  | 'deactivated'
  | 'unsupported'
  | 'too-large'
  | 'too-many'
  | 'unavailable'

interface ErrorFacts {
  /** Wire field that the message is about. */
  field?: string
  /** Details for the client, such as package limits. */
  data?: unknown
  /** Machine-readable key for the client. */
  key?: string
  /** Additional top-level fields of the body, for older clients. */
  beside?: Record<string, unknown>
  /** Sent as HTTP 200 whatever the call declares, for older clients. */
  isSoft?: boolean
  /** True if changes made before the refusal are committed, such as a consumed attempt. */
  leavesTrace?: boolean
  /** Token of a sign-in that needs a second step; sent to the browser as a cookie. */
  pendingSignIn?: string
  /** Seconds to wait before a retry. */
  retryAfterSeconds?: number
}

/**
 * An error for the user: thrown anywhere, translated once to the language of the request, never logged as a defect. Its
 * own `message` is the English text.
 */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly said: Message
  readonly facts: ErrorFacts

  constructor(kind: ErrorKind, message: PlainKey | Message, facts: ErrorFacts = {}) {
    const said = asMessage(message)
    super(inEnglish(said))
    this.name = 'AppError'
    this.kind = kind
    this.said = said
    this.facts = facts
  }
}

type Absent = MessageKey extends infer K ? (K extends `api.missing-${infer Noun}` ? Capitalize<Noun> : never) : never

/** Error for an object that does not exist or is hidden from this viewer. */
export const missing = (what: Absent) =>
  new AppError('missing', `api.missing-${what.toLowerCase() as Uncapitalize<Absent>}` as PlainKey)
