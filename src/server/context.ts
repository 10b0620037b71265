import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { contract } from '#contract/index.ts'
import type { Message, PlainKey } from '#domain/messages.ts'
import type { Viewer } from '#domain/policy.ts'
import type { Geocoder } from './adapters/geocoding/port.ts'
import type { Identities } from './adapters/identity/port.ts'
import type { Passkeys } from './adapters/passkeys/port.ts'
import type { Passwords } from './adapters/passwords/port.ts'
import type { Payments } from './adapters/payments/port.ts'
import type { Push } from './adapters/push/port.ts'
import type { Search } from './adapters/search/port.ts'
import type { Storage } from './adapters/storage/port.ts'
import type { TextSource } from './adapters/texts/port.ts'
import type { AuditEntry } from './db/audit.ts'
import type { Sql } from './db/sql.ts'
import type { Derive } from './derive.ts'

/** Context of a handler. It does not contain the pool: a write sees only its own transaction. */
export interface Context {
  viewer: Viewer
  /** True for a visitor whose token belongs to a deactivated account. */
  isDeactivated: boolean
  /** Session of the viewer's token, if there is one. */
  sessionId: number | null
  /** True if the session is the cookie of our own site rather than a token stored by a client. */
  hasCookie: boolean
  /** True for a page of our own site, which keeps cookies and can ask for a second factor. */
  isOwnPage: boolean
  /** Token of a sign-in that is waiting for its second factor, from its cookie. */
  pendingSignIn: string | null
  /** User agent. */
  device: string | null
  /** IP address of the request; shared by a household or an office. */
  address: string
  /** Cookie that marks a browser as a known device; it grants no access. */
  deviceCookie: { value: string | null; keep: (value: string) => void }
  /** Identifies the browser that requested a code. It proves nothing and grants no access. */
  requester: {
    cookie: string | null
    /** True for a page of our own, whose browser sends the cookie back. */
    keepsCookies: boolean
    keep: (cookie: string) => void
  }
  sql: Sql
  now: Date
  /** Requested language, a code such as `en`. */
  language: string
  /** True for a request of a web client of the newer generation (1.2.5 and later). */
  isNewerClient: boolean
  /** Version of the program. */
  version: string
  /** URL of the site, for emails, stored data and external services that redirect back. */
  baseUrl: string
  /**
   * Origin of file URLs in the response; empty for our own pages. It may come from the request: never store or send it.
   */
  origin: string
  geocoder: Geocoder
  search: Search
  texts: TextSource
  passwords: Passwords
  identities: Identities
  passkeys: Passkeys
  storage: Storage
  payments: Payments
  push: Push
  /** Derives bytes from the site's secret; each purpose has its own key. */
  derive: Derive
  /** True if codes may be shown on the page, because no real users exist. */
  showsCodes: boolean
  /** True in demo mode, in which the published demo accounts may sign in. */
  hasDemo: boolean
  /** Uploaded files of this call by field; received, type-checked and within limits. */
  files: Uploads
  /** For a call that exchanges data with an external service: runs one step in its own transaction. */
  transact: <T>(step: (sql: Sql) => Promise<T>) => Promise<T>
  /** Records an action of staff. Every admin write records exactly one; the dispatcher enforces it. */
  audit: (entry: AuditEntry) => Promise<void>
  /** Queues a job in the same transaction. */
  enqueue: (name: string, data: object, options?: { priority?: number; startAfter?: Date }) => Promise<void>
  /** Sets the session cookie of the caller's browser, or clears it with null. */
  keepSession: (token: string | null) => void
  /** Sets the session cookie to the session that made this call. */
  resumeSession: () => void
  /** Replaces the message of a successful response. */
  say: (message: PlainKey | Message) => void
  /** Formats a message in the caller's language, for use in the data. */
  word: (message: Message) => Promise<string>
}

/** An uploaded file: its location in temporary storage and its detected type. */
export interface Upload {
  field: string
  key: string
  bytes: number
  type: string
  originalName: string
}
export type Uploads = ReadonlyMap<string, readonly Upload[]>

export type Handler<E extends Endpoint> = (ctx: Context, input: Input<E>) => Promise<Answer<E>>

/** One handler per contract key; the compiler reports a missing one. */
export type Handlers = { [K in keyof typeof contract]: Handler<(typeof contract)[K]> }
