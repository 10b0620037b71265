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
import type { Database, Sql } from './db/sql.ts'
import type { Derive } from './derive.ts'

/** What a handler may reach. The pool is not among it: a write sees only its own transaction. */
export interface Context {
  viewer: Viewer
  /** True for a visitor whose token belongs to an account that was switched off. */
  isDeactivated: boolean
  /** The session of the viewer's token, when there is one. */
  sessionId: number | null
  /** True when the session is the cookie of our own site, and not a token that a client keeps. */
  hasCookie: boolean
  /** What the client calls itself. */
  device: string | null
  /** Where the request came from; a household or an office, not a person. */
  address: string
  /** The cookie that tells a browser which signed in before from strangers; it gives access to nothing. */
  deviceCookie: { value: string | null; keep: (value: string) => void }
  /** What tells the browser that requested a code from others. It proves nothing and gives access to nothing. */
  requester: {
    cookie: string | null
    /** True for a page of our own, whose browser sends the cookie back. */
    keepsCookies: boolean
    keep: (cookie: string) => void
  }
  sql: Sql
  now: Date
  /** The language asked for, a code such as `en`. */
  language: string
  /** Which version of the program this is. */
  version: string
  /** The address of the site: for mail, for whatever is stored, and for services that send people back. */
  baseUrl: string
  /** What addresses of files in the answer begin with: empty for our own pages. It may come from the request: never store or send it. */
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
  /** Makes what only this site can make again; each purpose has results of its own. */
  derive: Derive
  /** True while codes may be shown on the page, because nobody real is behind them. */
  showsCodes: boolean
  /** True where the demo is on, so that its published accounts may sign in. */
  hasDemo: boolean
  /** Files of this call by field, already received, sniffed and within limits. */
  files: Uploads
  /** For a call that exchanges words with an outside service: does one step in a transaction of its own. */
  transact: <T>(step: (sql: Sql) => Promise<T>) => Promise<T>
  /** Writes down what somebody of the staff does. Every write of the back office does so once; the door sees to it. */
  audit: (entry: AuditEntry) => Promise<void>
  /** Queues a job in the same transaction. */
  enqueue: (name: string, data: object, options?: { priority?: number; startAfter?: Date }) => Promise<void>
  /** Lets the pages of this browser know who is signed in, or with null that nobody is any more. */
  keepSession: (token: string | null) => void
  /** Lets the pages of this browser know whoever made this very call. */
  resumeSession: () => void
  /** Replaces the message of a successful answer. */
  say: (message: PlainKey | Message) => void
  /** A message in the caller's language, for one that is part of the data. */
  word: (message: Message) => Promise<string>
}

/** What may be reached for a caller who may be remembered and not looked up: nothing of the database but one statement of its own. */
export type QuickContext = Pick<Context, 'now' | 'origin' | 'derive'> & {
  viewer: NonNullable<Viewer>
  sessionId: number
  /** Runs the statement, which may wait for others, where no reader waits behind it. */
  apart: Database['apart']
}

/**
 * Answers by one statement that itself makes sure of the session; null when it is not that simple, and then nothing was done and the
 * call begins anew with its handler.
 */
export type QuickHandler<E extends Endpoint> = (ctx: QuickContext, input: Input<E>) => Promise<Answer<E> | null>

/** One received file: its place in temporary storage and what its bytes say it is. */
export interface Upload {
  field: string
  key: string
  bytes: number
  type: string
  originalName: string
}
export type Uploads = ReadonlyMap<string, readonly Upload[]>

export type Handler<E extends Endpoint> = (ctx: Context, input: Input<E>) => Promise<Answer<E>>

/** One handler per contract key; leave one out and the compiler says which. */
export type Handlers = { [K in keyof typeof contract]: Handler<(typeof contract)[K]> }
