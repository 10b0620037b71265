import { mkdirSync } from 'node:fs'
import { prepareBinaries } from './embedded/binaries.ts'
import { prepareCluster } from './embedded/cluster.ts'
import { prepareHome } from './embedded/home.ts'
import { holdFolder } from './embedded/lock.ts'
import { adopt, launch, type ServerPlan } from './embedded/postmaster.ts'
import { fittingCache } from './embedded/settings.ts'
import { supervise } from './embedded/supervise.ts'
import { connect } from './sql.ts'

const DATABASE = 'lintel'

interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** Shown to a second process that tries to use the same folder. */
  usedBy?: string
  /** False only for tests, whose data may be lost. */
  durable?: boolean
  /** `shared_buffers`; sized to the machine by default. */
  cacheMegabytes?: number | null
}

/** A running embedded database. */
export interface Embedded {
  url: string
  stop(): Promise<void>
}

/** Embedded PostgreSQL in `dataDir`: started or adopted, supervised, and stopped with the program. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, usedBy = '', durable = true, cacheMegabytes } = options
  mkdirSync(dataDir, { recursive: true })
  const release = holdFolder(dataDir, usedBy)
  try {
    const { folder: home, account } = await prepareHome(dataDir, log)
    const binaries = await prepareBinaries(home, account)
    const { folder: cluster, password } = await prepareCluster(home, binaries, account, log)
    const plan: ServerPlan = {
      binaries,
      cluster,
      home,
      account,
      durable,
      cacheMegabytes: cacheMegabytes ?? fittingCache(),
    }
    const server = (await adopt(plan)) ?? (await launch(plan))
    const stop = supervise(plan, server, log)
    const address = `postgres://lintel:${password}@127.0.0.1:${server.port}`
    await createDatabase(address).catch(async (error) => {
      await stop()
      throw error
    })
    return { url: `${address}/${DATABASE}`, stop: () => stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function createDatabase(address: string) {
  const db = connect(`${address}/postgres`, { connections: 1 })
  try {
    const found = await db`select 1 from pg_database where datname = ${DATABASE}`
    if (found.length === 0) await db.unsafe(`create database ${DATABASE}`)
  } finally {
    await db.end()
  }
}
