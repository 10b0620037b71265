import { asMessage, type Message, type MessageKey, type PlainKey } from '#domain/messages.ts'
import { inEnglish } from '#domain/word-message.ts'

/** What went wrong, in words the door understands; the HTTP form is decided in one place. */
export type ErrorKind =
  /** The request itself cannot be read; unlike `invalid` it is a 400 on every call. */
  | 'malformed'
  | 'invalid'
  | 'refused'
  | 'missing'
  /** An address that no call answers, unlike `missing`, which is a thing that a call did not find. */
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

/**
 * An error meant for people: thrown anywhere, rendered once in the language of the request, never logged as a defect. Its own
 * `message` is the English text.
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

/** The answer for a thing that is absent or hidden from this viewer. */
export const missing = (what: Absent) =>
  new AppError('missing', `api.missing-${what.toLowerCase() as Uncapitalize<Absent>}` as PlainKey)
