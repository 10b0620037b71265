import type { Context } from '../context.ts'
import { insertAudit } from '../db/audit.ts'
import type { Sql } from '../db/sql.ts'
import { say } from '../translate-message.ts'
import type { JobContext } from './job.ts'
import { toolsOf } from './tools-of.ts'

type Actor = NonNullable<Context['viewer']>

/** Savepoint within a transaction: a failing `step` rolls back its own part only. */
export type Step = <T>(work: (ctx: Context) => Promise<T>) => Promise<T>

/** Runs a transaction on behalf of a user, with the same context as in the dispatcher. */
export function actAs<T>(
  context: JobContext,
  viewer: Actor,
  work: (ctx: Context, step: Step) => Promise<T>,
): Promise<T> {
  return context.sql.begin(async (sql) => {
    await sql`select set_config('lintel.actor_id', ${String(viewer.id)}, true)`
    const step: Step = (inner) =>
      sql.savepoint((within) => inner(contextOf(context, viewer, within))) as ReturnType<typeof inner>
    return work(contextOf(context, viewer, sql), step)
  }) as Promise<T>
}

const contextOf = (services: JobContext, viewer: Actor, sql: Sql): Context => ({
  ...toolsOf(services, sql),
  viewer,
  isDeactivated: false,
  sessionId: null,
  hasCookie: false,
  isOwnPage: false,
  pendingSignIn: null,
  device: null,
  address: '',
  deviceCookie: { value: null, keep: () => {} },
  requester: { cookie: null, keepsCookies: false, keep: () => {} },
  language: 'en',
  isNewerClient: false,
  origin: services.config.baseUrl,
  showsCodes: false,
  hasDemo: false,
  files: new Map(),
  transact: () => Promise.reject(new Error('A job has steps of its own')),
  audit: async (entry) => {
    await insertAudit(sql, { ...entry, actorId: viewer.id, now: services.now() })
  },
  keepSession: () => {},
  resumeSession: () => {},
  say: () => {},
  word: (message) => say(services.texts, 'en', message),
})
