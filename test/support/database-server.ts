import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/sql.ts'
import { jobs } from '#server/job-list.ts'
import { prepareQueues } from '#server/jobs/queue.ts'
import { dataFolder } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One real server per run, with a migrated database that the test files clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = dataFolder('lintel-test-')
  const server = await startEmbedded({ dataDir, log: () => {}, durable: false, cacheMegabytes: 128 })
  const teardown = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(server.url)
    const db = connect(server.url, { connections: 2 })
    await prepareQueues(db, jobs)
    await db.end()
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('databaseUrl', server.url)
  return teardown
}
