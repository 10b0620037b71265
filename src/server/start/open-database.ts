import type { Config } from '../config.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { setRoleDefaults } from '../db/role-defaults.sql.ts'
import { connect, type Database } from '../db/sql.ts'
import { StartError } from '../db/start-error.ts'
import { jobs } from '../job-list.ts'
import { prepareQueues } from '../jobs/queue.ts'

/** An open, migrated database and its close function. */
export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/** Opens the configured database, or starts the embedded one, and migrates it. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { databaseDirectUrl, databasePrepare } = config
    if (databaseDirectUrl) await prepareRole(config.databaseUrl, databaseDirectUrl)
    const db = connect(config.databaseUrl, { directUrl: databaseDirectUrl, prepare: databasePrepare })
    await reach(db, 'DATABASE_URL')
    return startDatabase(db, databaseDirectUrl ?? config.databaseUrl, say, async () => {})
  }
  say('Starting the database…')
  const { dataDir, baseUrl, databaseCacheMegabytes } = config
  const { url, stop } = await startEmbedded({
    dataDir,
    log: say,
    usedBy: baseUrl,
    cacheMegabytes: databaseCacheMegabytes,
  })
  return startDatabase(connect(url), url, say, stop)
}

async function startDatabase(db: Database, url: string, say: (line: string) => void, stop: () => Promise<void>) {
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

/** Statements through a pooler get their settings from the role that `DATABASE_URL` names. */
async function prepareRole(url: string, directUrl: string) {
  const direct = connect(directUrl, { connections: 1 })
  await reach(direct, 'DATABASE_DIRECT_URL')
  const role = decodeURIComponent(new URL(url).username)
  try {
    await setRoleDefaults(direct, role)
  } catch (error) {
    throw new StartError(
      `The settings of the role ${role} of DATABASE_URL can’t be changed: ${(error as Error).message}`,
    )
  } finally {
    await direct.end({ timeout: 1 })
  }
}

async function reach(db: Database, variable: string) {
  try {
    await db`select 1`
  } catch (error) {
    await db.end({ timeout: 1 })
    const { message } = error as Error
    const hint = /unsupported startup parameter/.test(message)
      ? '. A pooler in transaction mode also needs DATABASE_DIRECT_URL'
      : ''
    throw new StartError(`Can’t connect to the database of ${variable}: ${message}${hint}`)
  }
}
