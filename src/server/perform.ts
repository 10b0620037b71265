import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { describeIssue, TELL_INPUT } from '#contract/invalid.ts'
import { asMessage, type Message } from '#domain/messages.ts'
import { may, type Viewer } from '#domain/policy.ts'
import type { Context, Handler, QuickHandler, Uploads } from './context.ts'
import { insertAudit, insertImpersonatedWrite } from './db/audit.ts'
import type { Sql } from './db/sql.ts'
import { AppError } from './errors.ts'
import { toolsOf } from './jobs/tools-of.ts'
import { keepNamed } from './output.ts'
import { say } from './say.ts'
import type { Services } from './services.ts'

/** Who asks, in which language, with which files. */
export interface Caller {
  viewer: Viewer
  language: string
  /** What addresses of files in the answer begin with. */
  origin: string
  files?: Uploads
  sessionId?: number | null
  device?: string | null
  address?: string
  deviceCookie?: string | null
  /** The cookie of a browser that requested a code. */
  requesterCookie?: string | null
  keepsCookies?: boolean
  /** The token that the caller showed. */
  token?: string | null
  /** The token came in the session cookie. */
  hasCookie?: boolean
  /** The token is good but its account was switched off: the person counts as a visitor and is told why. */
  isDeactivated?: boolean
}

/** A checked answer: `answer` is what loaders get, `message` is what the envelope says, null for nothing. */
export interface Performed<E extends Endpoint> {
  answer: Answer<E>
  message: Message | null
  /** What the pages of the caller's browser are to remember: a token, or null to forget. */
  session?: string | null
  /** The cookie by which the accounts know this browser again. */
  deviceCookie?: string
  /** The cookie by which the caller's browser is known as the requester of a code. */
  requesterCookie?: string
}

/** Finds the code behind a call; made from the exhaustive handler table. */
export type HandlerOf = <E extends Endpoint>(endpoint: E) => Handler<E>

/** Pairs each call with its code; both sides share their keys, which the compiler checks. */
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

/** Pairs the few calls that have a quick way with it. */
export function quickTable<C extends Record<string, Endpoint>>(
  contract: C,
  handlers: { [K in keyof C]?: QuickHandler<C[K]> },
): ReadonlyMap<Endpoint, QuickHandler<Endpoint>> {
  const pairs = Object.entries(handlers) as [keyof C, QuickHandler<Endpoint>][]
  return new Map(pairs.map(([name, quick]) => [contract[name]!, quick]))
}

const NO_FILES: Uploads = new Map()

/** The one door: access → input → transaction → handler → output. Nothing reaches a handler any other way. */
export async function perform<E extends Endpoint>(
  services: Services,
  handlerOf: HandlerOf,
  caller: Caller,
  endpoint: E,
  raw: unknown,
): Promise<Performed<E>> {
  admit(endpoint, caller)
  const input = check(endpoint.input, raw)
  let message = saidBy(endpoint)
  let session: string | null | undefined
  let deviceCookie: string | undefined
  let requesterCookie: string | undefined
  let audited = 0
  const transact = <T>(step: (sql: Sql) => Promise<T>) => write(services, caller.viewer, !endpoint.allowedInDemo, step)
  const run = async (sql: Sql) => {
    const context: Context = {
      ...toolsOf(services, sql),
      viewer: caller.viewer,
      isDeactivated: caller.isDeactivated ?? false,
      language: caller.language,
      origin: caller.origin,
      files: caller.files ?? NO_FILES,
      sessionId: caller.sessionId ?? null,
      hasCookie: caller.hasCookie ?? false,
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
    // Undone with everything else: what the staff changes without a trace has not been changed.
    if (isAudited(endpoint) && audited !== 1) throw new Error(`${endpoint.wire} left ${audited} lines in the audit log`)
    if (endpoint.effect !== 'read' && caller.viewer?.impersonatorId !== undefined)
      await insertImpersonatedWrite(sql, { ...caller, call: endpoint.path, input, now: services.now() })
    return answer
  }
  const answer = await (endpoint.effect === 'write' ? transact(run) : run(services.db))
  return {
    answer: leave(endpoint, answer as Answer<E>),
    message,
    ...(session !== undefined && { session }),
    ...(deviceCookie !== undefined && { deviceCookie }),
    ...(requesterCookie !== undefined && { requesterCookie }),
  }
}

/**
 * The quick door, also for somebody who is remembered and not looked up: whatever is not plainly right is left to the other one, which
 * knows the reasons and says them.
 */
export async function performAtOnce<E extends Endpoint>(
  services: Services,
  quick: QuickHandler<E>,
  { viewer, sessionId, origin }: Pick<Caller, 'viewer' | 'sessionId' | 'origin'>,
  endpoint: E,
  raw: unknown,
): Promise<Performed<E> | null> {
  const input = endpoint.input.safeParse(raw ?? {})
  if (!input.success || !viewer || !sessionId) return null
  const { db, derive } = services
  const tools = { now: services.now(), origin, derive, apart: db.apart }
  const answer = await quick({ ...tools, viewer, sessionId }, input.data as never)
  return answer && { answer: leave(endpoint, answer), message: saidBy(endpoint) }
}

const saidBy = ({ says }: Endpoint): Message | null => (says === '' ? null : asMessage(says))

/** Whatever staff change is written down, once. */
const isAudited = ({ access, effect }: Endpoint) => effect !== 'read' && (access === 'staff' || access === 'admin')

/** Beside the transaction of the door another one would wait for it, or outlive it. */
const refuseSteps = () => Promise.reject(new Error('Only a call that exchanges words with others has steps of its own'))

/** One transaction. A refusal undoes what the handler did, unless that is the very trace the refusal must leave. */
async function write<T>(
  { db, config }: Services,
  viewer: Viewer,
  isLocked: boolean,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  const outcome = await db.begin(async (sql) => {
    // Tells the database who acts, so that the history its triggers write names the person. It goes ahead of whatever the
    // handler says, on the same connection, so nobody waits for it alone.
    const acting =
      viewer && sql`select set_config('lintel.actor_id', ${String(viewer.impersonatorId ?? viewer.id)}, true)`.execute()
    if (isLocked && viewer?.isDemo) await refuseInDemo(sql, viewer, config)
    try {
      const [answer] = await Promise.all([run(sql), acting])
      return { answer }
    } catch (error) {
      if (error instanceof AppError && error.facts.leavesTrace) return { refusal: error }
      throw error
    }
  })
  if (outcome.refusal) throw outcome.refusal
  return outcome.answer as T
}

/** Published accounts change nothing while `demo_mode` is on; published staff accounts never do in production. */
async function refuseInDemo(sql: Sql, { role }: NonNullable<Viewer>, { mode }: Services['config']) {
  const isPublicStaff = role !== 'user' && mode === 'production'
  const [setting] = isPublicStaff ? [true] : await sql`select from settings where key = 'demo_mode' and value = '1'`
  if (setting) throw new AppError('demo', 'api.demo-mode')
}

/** Refuses a caller whom the call's access does not let in; the mount asks before it reads a body. */
export function admit(
  { access, impersonation }: Pick<Endpoint, 'access' | 'impersonation'>,
  { viewer, isDeactivated }: Pick<Caller, 'viewer' | 'isDeactivated'>,
) {
  // Whatever the call is open to: it would be made in the name of somebody else.
  if (impersonation === 'refused' && viewer?.impersonatorId !== undefined)
    throw new AppError('forbidden', 'api.not-while-impersonating')
  if (access === 'anyone') return
  if (isDeactivated)
    throw new AppError('deactivated', 'api.account-deactivated', {
      key: 'accountDeactivated',
    })
  if (!viewer) throw new AppError('unauthenticated', 'api.sign-in')
  const isAdmitted =
    access === 'admin' ? may.administer(viewer) : access === 'staff' ? may.moderate(viewer) : access === 'member'
  if (!isAdmitted) throw new AppError('forbidden', 'api.not-allowed')
}

/** Bad input becomes one clear sentence about the first field that is wrong. */
function check<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw ?? {}, TELL_INPUT)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new AppError('invalid', describeIssue(issue), { field: issue.path.join('.') })
}

/** Parsing the answer strips whatever the contract does not name, so nothing leaks by accident. */
function leave<E extends Endpoint>(endpoint: E, answer: Answer<E>): Answer<E> {
  if (!endpoint.beside) return keepNamed(endpoint.output, answer) as Answer<E>
  const { data, ...beside } = answer as { data: unknown }
  return { ...keepNamed(endpoint.beside, beside), data: keepNamed(endpoint.output, data) } as Answer<E>
}
