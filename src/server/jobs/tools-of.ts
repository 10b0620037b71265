import type { Context } from '../context.ts'
import type { Sql } from '../db/sql.ts'
import type { Services } from '../services.ts'
import { enqueue } from './queue.ts'

/** Services of a handler's context, shared by the dispatcher and by jobs that act for a user. */
export const toolsOf = (services: Services, sql: Sql) =>
  ({
    sql,
    now: services.now(),
    version: services.config.version,
    baseUrl: services.config.baseUrl,
    geocoder: services.geocoder,
    search: services.search,
    texts: services.texts,
    passwords: services.passwords,
    identities: services.identities,
    passkeys: services.passkeys,
    storage: services.storage,
    payments: services.payments,
    push: services.push,
    derive: services.derive,
    enqueue: (name, data, options) => enqueue(sql, name, data, options),
  }) satisfies Partial<Context>
