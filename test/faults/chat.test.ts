import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runLoad } from './chat/load.ts'
import { type ChatWorld, startChatWorld } from './chat/world.ts'
import { databasePid } from './node.ts'

const SECONDS = 14

/** Nodes, connections and the database go away one after the other while people talk. */
async function trouble({ nodes, db, dataDir }: ChatWorld) {
  const [first, second] = nodes
  await sleep(1_500)
  await first!.kill()
  await sleep(500)
  await first!.start()
  await sleep(1_000)
  await db`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await sleep(1_500)
  process.kill(databasePid(dataDir), 'SIGKILL')
  await sleep(3_000)
  await second!.kill()
  await sleep(500)
  await second!.start()
}

test('whatever is killed, every message that was acknowledged is received once and in order', async () => {
  const world = await startChatWorld({ couples: 15, idle: 0 })
  onTestFinished(() => world.close())
  const { delays, ...counts } = await runLoad(world, {
    perSecond: 60,
    seconds: SECONDS,
    trouble: () => trouble(world),
  })
  expect(counts).toMatchObject({ received: counts.acknowledged, missing: 0, duplicated: 0, reordered: 0 })
  expect(delays).toHaveLength(counts.acknowledged)
  // Something must have happened, or nothing was proved.
  expect(counts.acknowledged).toBeGreaterThan(SECONDS * 10)
  expect(counts.losses).toBeGreaterThan(15)
}, 120_000)
