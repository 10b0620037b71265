import type { Changes, Origin } from '../columnar/changes.sql.ts'
import type { Cluster } from './cluster.ts'
import { PROGRESS } from './index-definition.ts'

/** Which changes of the database an index contains. Stored beside the index, so that both are lost or restored together. */
interface Progress {
  origin: Origin
  /** Text form of the snapshot of the database. */
  snapshot: string
}

export async function readProgress(cluster: Cluster, index: string): Promise<Progress | null> {
  const client = await cluster.client()
  const { body, statusCode } = await client.get({ index: PROGRESS, id: index }, { ignore: [404] })
  return statusCode === 404 ? null : (JSON.parse((body._source as { text: string }).text) as Progress)
}

export async function writeProgress(cluster: Cluster, index: string, { origin, snapshot }: Changes) {
  const { xmin, xmax, running } = snapshot
  const progress: Progress = { origin, snapshot: `${xmin}:${xmax}:${[...running].join(',')}` }
  const client = await cluster.client()
  await client.index({ index: PROGRESS, id: index, body: { text: JSON.stringify(progress) } })
}
