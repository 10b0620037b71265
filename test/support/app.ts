import { afterAll } from 'vitest'
import type { Answer, Endpoint, Output, RawInput } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { buildApp } from '#server/app.ts'
import { issueToken } from '#server/db/sessions.ts'
import { one } from '#server/db/sql.ts'
import { jobs } from '#server/job-list.ts'
import { testDatabase } from './database.ts'
import { NOW, testServices } from './services.ts'

type Contract = typeof contract
/** A user with an account, by id or email. */
type Person = { id: number } | { email: string }

/** The body of a response with its HTTP status; `data` is typed by the contract. */
type CallResult<E extends Endpoint> = {
  status: number
  error: boolean
  message: string
  data: Output<E>
  code?: number
  key?: string
} & Omit<E['beside'] extends undefined ? object : Answer<E>, 'data'>

/** The whole server on its own database, called over its HTTP interface, with the settings in `env`. */
export async function testApp({
  env,
  ...options
}: Parameters<typeof buildApp>[1] & { env?: Record<string, string> } = {}) {
  const db = await testDatabase()
  const services = testServices(db, env)
  const app = await buildApp(services, { rateLimits: null, keepsAnswers: false, ...options })
  afterAll(() => app.close())

  const tokens = new Map<number, string>()
  async function tokenOf(person: Person): Promise<string> {
    const id = 'id' in person ? person.id : await idOf(person.email)
    const token = tokens.get(id) ?? (await issueToken(db, { userId: id, userAgent: null, now: NOW, days: 30 }))
    tokens.set(id, token)
    return token
  }
  const idOf = async (email: string) =>
    (await one(db<{ id: number }[]>`select id from users where lower(email) = lower(${email})`)).id

  async function call<K extends keyof Contract>(name: K, input: RawInput<Contract[K]>, as?: Person) {
    const endpoint: Endpoint = contract[name]
    const headers = as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}
    const url = `/api/${endpoint.path}`
    const response =
      endpoint.method === 'GET'
        ? await app.inject({ method: 'GET', url, headers, query: queryOf(input) })
        : await app.inject({ method: endpoint.method, url, headers, payload: input as object })
    return { ...response.json(), status: response.statusCode } as CallResult<Contract[K]>
  }

  /** Runs every job that is queued now, as the worker would. */
  async function runJobs() {
    const queued = await db<{ id: string; name: string; data: unknown }[]>`
      with taken as (delete from pgboss.job where state = 'created' returning *)
      select id, name, data from taken order by created_on`
    for (const { name, data } of queued)
      await jobs.find((job) => job.name === name)?.run({ ...services, sql: db }, data)
    return queued.map(({ name }) => name)
  }

  return { app, services, db, call, tokenOf, runJobs, inject: app.inject.bind(app) }
}

function queryOf(input: unknown): Record<string, string> {
  const pairs = Object.entries((input ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    pairs.filter(([, value]) => value !== undefined).map(([key, value]) => [key, String(value)]),
  )
}
