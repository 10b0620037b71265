import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { describeIssue, INPUT_MESSAGE } from '#contract/invalid.ts'
import { asMessage, type Message } from '#domain/messages.ts'
import type { Viewer } from '#domain/policy.ts'
import { authorize, callerFor, type Enrolling } from './authorize.ts'
import type { Context, Handler, Uploads } from './context.ts'
import { insertAudit, insertImpersonatedWrite } from './db/audit.ts'
import { findListingChange } from './db/listing-change.ts'
import type { Sql } from './db/sql.ts'
import { AppError } from './errors.ts'
import { toolsOf } from './jobs/tools-of.ts'
import { keepOwnChange, latestOwnChange } from './own-changes.ts'
import type { Services } from './services.ts'
import { say } from './translate-message.ts'

/** Caller of a call: identity, language, cookies and files. */
export interface Caller {
  viewer: Viewer
  language: string
  /** True for a request of a web client of the newer generation. */
  isNewerClient?: boolean
  /** Origin of file URLs in the response. */
  origin: string
  files?: Uploads
  sessionId?: number | null
  device?: string | null
  address?: string
  deviceCookie?: string | null
  /** Cookie of a browser that requested a code. */
  requesterCookie?: string | null
  keepsCookies?: boolean
  /** Token of the caller. */
  token?: string | null
  /** True if the token came from the session cookie. */
  hasCookie?: boolean
  /**
   * True if the token is valid but its account is deactivated: the caller is treated as a visitor, with a specific
   * message.
   */
  isDeactivated?: boolean
  /** Set if the token belongs to staff who must set up a second factor. */
  enrolling?: Enrolling
  /** True for a page of our own site, which keeps cookies and can ask for a second factor. */
  isOwnPage?: boolean
  /** Cookie of a sign-in that is waiting for its second factor. */
  pendingSignIn?: string | null
  /** Transaction of the browser's last change of listings, from its cookie. */
  listingChange?: bigint | null
}

/** Validated result: `answer` is what loaders get, `message` is the message of the response, or null. */
export interface Performed<E extends Endpoint> {
  answer: Answer<E>
  message: Message | null
  /** Session token to store in the cookie of the caller's browser, or null to clear it. */
  session?: string | null
  /** Cookie that marks this browser as a known device. */
  deviceCookie?: string
  /** Cookie that identifies the caller's browser as the requester of a code. */
  requesterCookie?: string
  /** Transaction of this call, if it changed listings. */
  listingChange?: bigint
}

/** Finds the handler of a call; built from the exhaustive handler table. */
export type HandlerOf = <E extends Endpoint>(endpoint: E) => Handler<E>

/** Pairs each call with its handler; the compiler checks that both have the same keys. */
export function handlerTable<C extends Record<string, Endpoint>>(
  contract: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
): HandlerOf {
  const table = new Map<Endpoint, unknown>()
  for (const name of Object.keys(contract)) table.set(contract[name]!, handlers[name])
  return <E extends Endpoint>(endpoint: E) => {
    const handler = table.get(endpoint)
    if (!handler) throw new Error(`No handler answers ${endpoint.wire}`)
    return handler as Handler<E>
  }
}

const NO_FILES: Uploads = new Map()

/**
 * Request dispatcher: authorise, parse input, open the transaction, run the handler, strip undeclared output fields.
 * The only way to reach a handler.
 */
export async function dispatchCall<E extends Endpoint>(
  services: Services,
  handlerOf: HandlerOf,
  given: Caller,
  endpoint: E,
  raw: unknown,
): Promise<Performed<E>> {
  authorize(endpoint, given)
  const caller = callerFor(endpoint, given)
  const input = check(endpoint.input, raw)
  let message: Message | null = endpoint.says === '' ? null : asMessage(endpoint.says)
  let session: string | null | undefined
  let deviceCookie: string | undefined
  let requesterCookie: string | undefined
  let listingChange: bigint | undefined
  let audited = 0
  const transact = async <T>(step: (sql: Sql) => Promise<T>) => {
    const { result, change } = await write(services, caller.viewer, !endpoint.allowedInDemo, step)
    if (change !== null) listingChange = change
    return result
  }
  const ownChange = latestOwnChange(services, caller.viewer?.id, caller.listingChange ?? null)
  const run = async (sql: Sql) => {
    const context: Context = {
      ...toolsOf(services, sql),
      ...(ownChange !== null && { search: services.search.after(ownChange) }),
      viewer: caller.viewer,
      isDeactivated: caller.isDeactivated ?? false,
      language: caller.language,
      isNewerClient: caller.isNewerClient ?? false,
      origin: caller.origin,
      files: caller.files ?? NO_FILES,
      sessionId: caller.sessionId ?? null,
      hasCookie: caller.hasCookie ?? false,
      isOwnPage: caller.isOwnPage ?? false,
      pendingSignIn: caller.pendingSignIn ?? null,
      device: caller.device ?? null,
      address: caller.address ?? '',
      deviceCookie: {
        value: caller.deviceCookie ?? null,
        keep: (value) => {
          deviceCookie = value
        },
      },
      requester: {
        cookie: caller.requesterCookie ?? null,
        keepsCookies: caller.keepsCookies ?? false,
        keep: (cookie) => {
          requesterCookie = cookie
        },
      },
      transact: endpoint.effect === 'exchange' ? transact : refuseSteps,
      showsCodes: services.config.demo && services.config.mode === 'development',
      hasDemo: services.config.demo,
      audit: async (entry) => {
        audited++
        await insertAudit(sql, { ...entry, actorId: caller.viewer!.id, now: services.now() })
      },
      keepSession: (token) => {
        session = token
      },
      resumeSession: () => {
        session = caller.token
      },
      say: (said) => {
        message = asMessage(said)
      },
      word: (said) => say(services.texts, caller.language, said),
    }
    const answer = await handlerOf(endpoint)(context, input as never)
    // Rolls the transaction back: an admin write without an audit entry must not take effect.
    if (isAudited(endpoint) && audited !== 1) throw new Error(`${endpoint.wire} left ${audited} lines in the audit log`)
    if (endpoint.effect !== 'read' && caller.viewer?.impersonatorId !== undefined)
      await insertImpersonatedWrite(sql, { ...caller, call: endpoint.path, input, now: services.now() })
    return answer
  }
  const answer = await (endpoint.effect === 'write' ? transact(run) : run(services.db))
  if (listingChange !== undefined && caller.viewer) keepOwnChange(services, caller.viewer.id, listingChange)
  return {
    answer: leave(endpoint, answer as Answer<E>),
    message,
    ...(session !== undefined && { session }),
    ...(deviceCookie !== undefined && { deviceCookie }),
    ...(requesterCookie !== undefined && { requesterCookie }),
    ...(listingChange !== undefined && { listingChange }),
  }
}

/** Every write by staff is recorded once. */
const isAudited = ({ access, effect }: Endpoint) => effect !== 'read' && (access === 'staff' || access === 'admin')

/**
 * A second transaction on another connection could deadlock with the request transaction, or commit after it rolled
 * back.
 */
const refuseSteps = () => Promise.reject(new Error('Only a call that exchanges words with others has steps of its own'))

/** Runs a handler in a transaction, and returns that transaction if it changed listings. A refusal rolls it back, unless the refusal must leave a trace. */
async function write<T>(
  { db, config }: Services,
  viewer: Viewer,
  isLocked: boolean,
  run: (sql: Sql) => Promise<T>,
): Promise<{ result: T; change: bigint | null }> {
  const outcome = await db.begin(async (sql) => {
    // Sets the acting user for the history triggers of the database. Pipelined ahead of the handler's statements on the
    // same connection, so that it adds no round trip.
    const acting =
      viewer && sql`select set_config('lintel.actor_id', ${String(viewer.impersonatorId ?? viewer.id)}, true)`.execute()
    if (isLocked && viewer?.isDemo) await refuseInDemo(sql, viewer, config)
    try {
      const [answer] = await Promise.all([run(sql), acting])
      return { answer, change: await findListingChange(sql) }
    } catch (error) {
      if (error instanceof AppError && error.facts.leavesTrace) return { refusal: error }
      throw error
    }
  })
  if (outcome.refusal) throw outcome.refusal
  return { result: outcome.answer as T, change: outcome.change ?? null }
}

/** Demo accounts cannot write while `demo_mode` is on; demo staff accounts never can in production. */
async function refuseInDemo(sql: Sql, { role }: NonNullable<Viewer>, { mode }: Services['config']) {
  const isPublicStaff = role !== 'user' && mode === 'production'
  const [setting] = isPublicStaff ? [true] : await sql`select from settings where key = 'demo_mode' and value = '1'`
  if (setting) throw new AppError('demo', 'api.demo-mode')
}

/** Invalid input is refused with one sentence about the first invalid field. */
function check<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw ?? {}, INPUT_MESSAGE)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new AppError('invalid', describeIssue(issue), { field: issue.path.join('.') })
}

/** Strips fields that the contract does not declare, so that nothing leaks by accident. */
function leave<E extends Endpoint>(endpoint: E, answer: Answer<E>): Answer<E> {
  if (!endpoint.beside) return endpoint.output.parse(answer) as Answer<E>
  const { data, ...beside } = answer as { data: unknown }
  return { ...endpoint.beside.parse(beside), data: endpoint.output.parse(data) } as Answer<E>
}
