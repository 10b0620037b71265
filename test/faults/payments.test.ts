import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { sandboxGateway, signSandbox } from '#server/adapters/payments/sandbox.ts'
import { sandboxKeys } from '#server/adapters/payments/sandbox-keys.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { connect, type Database } from '#server/db/sql.ts'
import { deriveFrom } from '#server/derive.ts'
import { reconcilePayments } from '#server/features/payments/jobs.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { en } from '#web/i18n/en.ts'
import { databasePid, databaseUrl, freePort, startNode, warmFolder } from './node.ts'

const PAYMENTS = 2_000
const PAID = 1_600
const AT_ONCE = 24
const TRIES = 2
const PAUSE_MS = 250
const UNIQUE_VIOLATION = '23505'

const reference = (number: number) => `reference${String(number).padStart(20, '0')}`
const isPaid = (number: number) => number <= PAID

/** Two thousand open payments of a hundred users, and the gateway's record of them. */
async function open(db: Database) {
  await db`
    insert into users (name, slug, email, login_type, wants_notifications)
    select 'Payer ' || n, 'payer-' || n, 'payer' || n || '@example.com', 'email', false from generate_series(1, 100) n`
  await db`insert into packages (id, name, package_type, price_minor, duration_hours) values (900, 'Pro', 'paid', 2900, 720)`
  await db`insert into package_features (package_id, feature_id, limit_type, limit_count) values (900, 1, 'limited', 3)`
  await db`
    insert into payment_transactions (user_id, package_id, amount_minor, currency, payment_gateway, payment_type, reference, order_id, created_at)
    select u.id, 900, 2900, 'USD', 'Sandbox', 'online payment', 'reference' || lpad(n::text, 20, '0'), 'order-' || n, now() - interval '1 hour'
    from generate_series(1, ${PAYMENTS}::int) n join users u on u.slug = 'payer-' || (1 + n % 100)`
  await db`
    insert into sandbox_orders (id, reference, amount_minor, currency, description, return_url, cancel_url, status, payment_id, paid_minor, paid_currency)
    select 'order-' || n, 'reference' || lpad(n::text, 20, '0'), 2900, 'USD', 'Pro', 'http://x', 'http://x',
      case when n <= ${PAID} then 'paid' else 'failed' end, case when n <= ${PAID} then 'payment-' || n end, 2900, 'USD'
    from generate_series(1, ${PAYMENTS}::int) n`
}

/** Five webhook events for each: successes twice and under two ids, failures of earlier attempts, in random order. */
function messages(): string[] {
  const of = (number: number, id: string, status: string) =>
    JSON.stringify({
      id: `${id}-${number}`,
      order: {
        id: `order-${number}`,
        reference: reference(number),
        status,
        payment_id: status === 'paid' ? `payment-${number}` : null,
        paid_minor: status === 'paid' ? 2900 : 0,
        paid_currency: 'USD',
      },
    })
  const all = Array.from({ length: PAYMENTS }, (_, index) => index + 1).flatMap((number) => {
    const first = isPaid(number) ? 'paid' : 'failed'
    return [
      of(number, 'first', first),
      of(number, 'first', first),
      of(number, 'second', first),
      of(number, 'attempt', 'failed'),
      of(number, 'attempt', 'failed'),
    ]
  })
  let seed = 42
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed / 2 ** 31
  }
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[all[index], all[other]] = [all[other]!, all[index]!]
  }
  return all
}

test('ten thousand webhook events, shuffled and repeated while program and database are killed, grant each payment once', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const node = supervise({ DATA_DIR, PORT })
  await node().ready()
  const keys = sandboxKeys(deriveFrom(readFileSync(join(DATA_DIR, 'secret'), 'utf8')))
  const before = connect(databaseUrl(DATA_DIR), { connections: 2 })
  await open(before)
  await before.end()

  const queue = messages().map((body) => ({ body, tries: 0 }))
  const answers: Record<string, number> = {}
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const send = (body: string) =>
    new Promise<string>((done) => {
      const time = String(Math.floor(Date.now() / 1000))
      const signature = `t=${time},v1=${signSandbox(keys.webhookSecret, time, body)}`
      const headers = { 'content-type': 'application/json', 'sandbox-signature': signature }
      const sent = request({ host: 'localhost', port: PORT, path: '/webhook/sandbox', method: 'POST', agent, headers })
      sent.on('response', (response) => response.resume().on('end', () => done(String(response.statusCode))))
      sent.on('error', () => done('nobody there')).end(body)
    })
  const fates = [
    { after: 3_000, strike: () => node().kill('SIGKILL') },
    { after: 6_500, strike: () => process.kill(databasePid(DATA_DIR), 'SIGKILL') },
  ]
  let sent = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let message = queue.pop(); message; message = queue.pop()) {
        const answer = await send(message.body)
        answers[answer] = (answers[answer] ?? 0) + 1
        if (++sent === fates[0]?.after) fates.shift()!.strike()
        if (answer === '200') continue
        // A gateway retries later, and then stops; events it gives up are left to the reconciliation.
        if (++message.tries < TRIES) queue.unshift(message)
        await sleep(PAUSE_MS)
      }
    }),
  )
  expect(fates).toEqual([])
  await node().ready()
  // Every event was accepted, or met a server that was down or starting: none met a defect.
  expect(Object.keys(answers).filter((answer) => !['200', '503', 'nobody there'].includes(answer))).toEqual([])

  const db = connect(databaseUrl(DATA_DIR), { connections: 4 })
  const unsettled = async () => (await db`select from payment_transactions where payment_status = 'pending'`).length
  const leftByMessages = await unsettled()
  await reconcile(db, `http://localhost:${PORT}`, keys)
  const [outcome] = await db`
    select count(*) filter (where payment_status = 'success') as success, count(*) filter (where payment_status = 'failed') as failed,
      count(*) filter (where (payment_status = 'success') <> (right(reference, 5)::int <= ${PAID})) as wrong,
      (select count(*) from user_packages) as packages, (select count(distinct transaction_id) from user_packages) as distinct_packages,
      (select count(*) from invoices) as invoices, (select max(number) from invoices) as last_invoice,
      (select count(*) from user_package_limits where total = 3) as limits
    from payment_transactions`
  // Without the lock, the unique keys refuse a second grant.
  const again = (table: string, columns: string) =>
    db
      .unsafe(
        `insert into ${table} (${columns}) select ${columns} from ${table} where transaction_id is not null limit 1`,
      )
      .then(
        () => 'given twice',
        (error: { code?: string }) => error.code,
      )
  const refusals = await Promise.all([
    again('user_packages', 'user_id, package_id, transaction_id, starts_at, ends_at'),
    again('payment_events', 'transaction_id, gateway, event_id, kind, payload'),
  ])
  await db.end()
  agent.destroy()
  console.info(`answers ${JSON.stringify(answers)}, left to reconcile ${leftByMessages}`)
  expect(answers['200']).toBeGreaterThan(PAYMENTS)
  expect(refusals).toEqual([UNIQUE_VIOLATION, UNIQUE_VIOLATION])
  expect(outcome).toEqual({
    success: PAID,
    failed: PAYMENTS - PAID,
    wrong: 0,
    packages: PAID,
    distinct_packages: PAID,
    invoices: PAID,
    last_invoice: PAID,
    limits: PAID,
  })
})

/** Restarts the program whenever it ends, as a service manager does, until the test is over. */
function supervise(env: Record<string, string>) {
  let node = startNode(env)
  isSupervised = true
  const watch = () =>
    node.exited.then(() => {
      if (!isSupervised) return
      node = startNode(env)
      watch()
    })
  watch()
  return () => node
}

let isSupervised = false
// Declared later, so it runs before the hook that kills the programs of a test.
afterEach(() => {
  isSupervised = false
})

/** Asks the running gateway about every open payment, as the job does every few minutes. */
async function reconcile(db: Database, url: string, keys: { key: string; webhookSecret: string }) {
  let time = Date.now()
  const context = {
    sql: db,
    texts: memoryTexts({ en }),
    payments: { Sandbox: sandboxGateway({ url, ...keys }) },
    log: pino({ level: 'silent' }),
    now: () => new Date(time),
  } as unknown as JobContext
  for (let round = 0; round < 40; round++) {
    await reconcilePayments.run(context, {})
    time += 61 * 60_000
    const [left] = await db`
      select from payment_transactions where payment_status = 'pending' or (payment_status = 'failed' and looked_at is null) limit 1`
    if (!left) return
  }
}
