import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/sql.ts'
import { readChanges } from '../columnar/changes.sql.ts'
import type { Cluster } from './cluster.ts'
import { BATCH, feed, writeListings } from './feed.ts'
import { INDEX_PATTERN, INDEX_VERSION, LISTINGS, PROGRESS, TEMPLATE } from './index-definition.ts'
import { writeProgress } from './progress.ts'
import { listIdsAfter } from './queries.ts'

/** Larger than any transaction number. */
const NONE = 1n << 62n

/** Searches that began with the former index end before it is deleted. */
const LONGEST_SEARCH_MS = 3_000

/** Builds a new index from the database and puts it in the place of the present one, which answers until then. */
export async function buildIndex(cluster: Cluster, sql: Database): Promise<number> {
  const client = await cluster.client()
  await client.indices.putIndexTemplate({ name: LISTINGS, body: TEMPLATE as never })
  await client.indices.create({ index: PROGRESS, body: PROGRESS_INDEX as never }, { ignore: [400] })
  const index = `${LISTINGS}-${INDEX_VERSION}-${Date.now()}`
  await client.indices.create({ index, body: {} })
  const changes = await readChanges(sql, NONE)
  let count = 0
  for (let ids = await listIdsAfter(sql, 0, BATCH); ids.length > 0; ids = await listIdsAfter(sql, ids.at(-1)!, BATCH)) {
    await writeListings(cluster, sql, index, ids, changes.snapshot.xmax)
    count += ids.length
  }
  await writeProgress(cluster, index, changes)
  await feed(cluster, sql, index)
  await client.indices.refresh({ index })
  await swap(cluster, index)
  return count
}

const PROGRESS_INDEX = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: { properties: { text: { type: 'keyword', index: false, doc_values: false } } },
}

/** The alias changes hands in one step. Other indexes of the pattern are former ones, or were left unfinished. */
async function swap(cluster: Cluster, index: string) {
  const client = await cluster.client()
  const { body } = await client.indices.get({ index: INDEX_PATTERN })
  const others = Object.keys(body).filter((name) => name !== index)
  const former = others.filter((name) => body[name]!.aliases?.[LISTINGS])
  await client.indices.updateAliases({
    body: {
      actions: [
        { add: { index, alias: LISTINGS } },
        ...former.map((name) => ({ remove: { index: name, alias: LISTINGS } })),
      ],
    },
  })
  if (former.length > 0) await sleep(LONGEST_SEARCH_MS)
  for (const name of others) {
    await client.indices.delete({ index: name }, { ignore: [404] })
    await client.delete({ index: PROGRESS, id: name }, { ignore: [404] })
  }
}

/** The index that the alias names; null without one of the present version. */
export async function findIndex(cluster: Cluster): Promise<{ name: string; isCurrent: boolean } | null> {
  const client = await cluster.client()
  const { body, statusCode } = await client.indices.getAlias({ name: LISTINGS }, { ignore: [404] })
  const name = statusCode === 404 ? undefined : Object.keys(body)[0]
  return name === undefined ? null : { name, isCurrent: name.startsWith(`${LISTINGS}-${INDEX_VERSION}-`) }
}
