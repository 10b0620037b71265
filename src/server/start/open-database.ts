import type { Config } from '../config.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { connect, type Database } from '../db/sql.ts'
import { StartError } from '../db/start-error.ts'
import { jobs } from '../job-list.ts'
import { prepareQueues } from '../jobs/queue.ts'

/** An open, migrated database and the way to let go of it. */
export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/** Opens the operator's database, or starts our own, and brings it up to date. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const db = connect(config.databaseUrl)
    await reach(db)
    return bringUp(db, config.databaseUrl, say, async () => {})
  }
  say('Starting the database…')
  const { dataDir, baseUrl, databaseCacheMegabytes } = config
  const { url, stop } = await startEmbedded({
    dataDir,
    log: say,
    usedBy: baseUrl,
    cacheMegabytes: databaseCacheMegabytes,
  })
  return bringUp(connect(url), url, say, stop)
}

async function bringUp(db: Database, url: string, say: (line: string) => void, stop: () => Promise<void>) {
  const close = async () => {
    await db.end({ timeout: 5 })
    await stop()
  }
  try {
    await migrate(url, { log: say })
    await prepareQueues(db, jobs)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function reach(db: Database) {
  try {
    await db`select 1`
  } catch (error) {
    await db.end({ timeout: 1 })
    throw new StartError(`DATABASE_URL names a database that cannot be reached: ${(error as Error).message}`)
  }
}
