import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/db/sql.ts'
import { databaseUrl, running } from './node.ts'

const MAX_CONNECTIONS = 20
const REQUESTS = 60
/** A token in the right format, so that the node looks for its session. */
const UNKNOWN_TOKEN = `1|${'a'.repeat(43)}`

test('a node whose pools are exhausted holds at most 20 database connections', { timeout: 120_000 }, async () => {
  const { DATA_DIR, PORT } = await running()
  const watcher = connect(databaseUrl(DATA_DIR), { connections: 2, applicationName: 'watcher' })
  onTestFinished(() => watcher.end())
  const site = `http://localhost:${PORT}`
  const read = () =>
    fetch(`${site}/api/get_notification_list`, { headers: { authorization: `Bearer ${UNKNOWN_TOKEN}` } })
  const write = (number: number) =>
    fetch(`${site}/api/user_signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 3, email: `asha${number}@example.com`, password: 'a long password' }),
    })
  const requests: Promise<Response>[] = []
  await watcher.begin(async (sql) => {
    await sql`lock table users in access exclusive mode`
    // Transactions have eight connections and statements four. Writes come first, because they also run statements.
    for (let number = 0; number < REQUESTS; number++) requests.push(write(number))
    await isWaiting(8)
    for (let number = 0; number < REQUESTS; number++) requests.push(read())
    await isWaiting(12)
    expect(await countOf(false)).toBeLessThanOrEqual(MAX_CONNECTIONS)
  })
  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status))
  expect([...statuses].filter((status) => status >= 500)).toEqual([])

  async function isWaiting(count: number) {
    await vi.waitFor(async () => expect(await countOf(true)).toBe(count), { timeout: 12_000, interval: 50 })
  }
  async function countOf(onlyWaiting: boolean): Promise<number> {
    const [row] = await watcher<{ count: number }[]>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name <> 'watcher' and backend_type = 'client backend'
        and (wait_event_type = 'Lock' or ${!onlyWaiting})`
    return row!.count
  }
})
