import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { startEmbedded } from '#server/db/embedded.ts'
import { dataFolder } from '#test/support/data-folder.ts'

/** A PostgreSQL server for one test file. */
export async function startServer(): Promise<{ url: string }> {
  const dataDir = dataFolder('lintel-cluster-')
  const server = await startEmbedded({ dataDir, log: () => {}, durable: false, cacheMegabytes: 128 })
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { url: server.url }
}
