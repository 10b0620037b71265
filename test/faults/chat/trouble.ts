import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatWorld } from './world.ts'

/** Kills nodes, connections and the database one after the other, without a shutdown. */
export async function trouble({ nodes, db, dataDir }: ChatWorld): Promise<void> {
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

const databasePid = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
