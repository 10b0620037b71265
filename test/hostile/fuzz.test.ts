import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { fillEveryTable } from '#test/support/every-table.ts'
import { makeUser } from '#test/support/make.ts'
import { rounds, SEED, seedNumber } from '#test/support/sample.ts'
import { randomOf } from './fuzz/random.ts'
import { type Call, callsOf, requestFor } from './fuzz/requests.ts'
import { watchWrites } from './fuzz/writes.ts'

const REQUESTS = rounds(20_000, 500)
const SLOWEST_MS = 1_000
/** Calls change and close the accounts that make them, so accounts are replaced after this many requests. */
const REQUESTS_OF_PEOPLE = 250
const ROLES = ['visitor', 'member', 'moderator', 'admin'] as const

const { app, db, services, tokenOf } = await testApp()

let calls: Call[]
let writes: Awaited<ReturnType<typeof watchWrites>>
beforeAll(async () => {
  await fillEveryTable(db, services.storage)
  // Seeded revisions contain no valid listing data, which only the product writes.
  await db`delete from listing_revisions`
  calls = callsOf((await app.inject({ url: '/api/openapi.json' })).json())
  writes = await watchWrites(db)
})

/** New accounts in place of those of the last round. */
async function makeUsers() {
  await db`update users set is_active = false, role = 'user' where email like 'person%@example.com'`
  const [member, moderator, admin] = [
    await makeUser(db),
    await makeUser(db, { role: 'moderator' }),
    await makeUser(db, { role: 'admin' }),
  ]
  return { visitor: null, member, moderator, admin }
}

/** Everything that is needed to send the request again. */
const describeRequest = (number: number, role: string, { method, url, headers, payload }: InjectOptions) =>
  `SEED=${SEED} request ${number} by ${role}: ${method} ${String(url).slice(0, 500)} ${headers?.['content-type'] ?? ''} ${String(payload ?? '').slice(0, 800)}`

test('the write monitor records the rows of an accepted call and none of a refused one', async () => {
  const payload = { first_name: 'A', last_name: 'B', email: 'a@example.com', subject: 'S', message: 'M' }
  await writes.take()
  await app.inject({ method: 'POST', url: '/api/contct_us', payload: { ...payload, email: 'none' } })
  expect(await writes.take()).toEqual([])
  await app.inject({ method: 'POST', url: '/api/contct_us', payload })
  expect(await writes.take()).toContain('contact_requests insert')
})

test('the write monitor leaves out the views that a batch adds to a listing', async () => {
  const [listing] = await db<{ id: number }[]>`select id from listing limit 1`
  await writes.take()
  await db`select add_views(${[listing!.id]}::bigint[], '{1}')`
  expect(await writes.take()).toEqual([])
})

test('generated requests meet no defect, and a refused one writes nothing', async () => {
  expect(calls.length).toBeGreaterThan(250)
  const faults: string[] = []
  const statuses: Record<number, number> = {}
  let slowest = 0
  let people = await makeUsers()
  for (let number = 0; number < REQUESTS; number++) {
    if (number % REQUESTS_OF_PEOPLE === 0) people = await makeUsers()
    const random = randomOf(seedNumber(`fuzz ${number}`))
    const call = calls[(number + random.below(calls.length)) % calls.length]!
    const role = random.pick(ROLES)
    const { headers, ...rest } = requestFor(call, random)
    const person = people[role]
    const request = {
      ...rest,
      headers: { ...headers, ...(person && { authorization: `Bearer ${await tokenOf(person)}` }) },
    }
    await writes.take()
    const start = performance.now()
    const response = await app.inject(request)
    const took = performance.now() - start
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1
    const told = describeRequest(number, role, request)
    if (response.statusCode >= 500) faults.push(`${response.statusCode} ${told}`)
    if (isRefused(response)) for (const name of await writes.take()) faults.push(`wrote ${name}: ${told}`)
    if (took > SLOWEST_MS && (await again(request)) > SLOWEST_MS) faults.push(`took ${took} ms: ${told}`)
    slowest = Math.max(slowest, took)
  }
  console.info(`${REQUESTS} requests, seed ${SEED}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms`)
  expect(faults).toEqual([])
  // A run in which nothing was accepted or nothing was refused would prove little.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 20)
  expect(statuses[400]).toBeGreaterThan(REQUESTS / 20)
}, 1_200_000)

const isRefused = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode >= 400 || /^\{"error":true/.test(body)

/** The shortest of three more attempts, because machine load adds to the time of a request. */
async function again(request: InjectOptions): Promise<number> {
  const times: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const start = performance.now()
    await app.inject(request)
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
