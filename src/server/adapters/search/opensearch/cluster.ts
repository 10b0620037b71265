import type { API, Client } from '@opensearch-project/opensearch'
import { AppError } from '#server/errors.ts'

/** A search ends within a second, also when no node responds. */
const SEARCH_MS = 950
/** A bulk request of some megabytes may wait for a replica. */
const WRITE_MS = 30_000

type Body = API.Search_RequestBody
export type SearchBody = Omit<Body, 'aggregations'> & { aggregations?: Record<string, Aggregation> }

/** The aggregations in use; the types of the client lack the fields of most. */
export interface Aggregation {
  filter?: Body['query']
  filters?: { filters: Record<string, NonNullable<Body['query']>> | NonNullable<Body['query']>[] }
  terms?: { field: string; size: number; include?: string[] }
  geotile_grid?: { field: string; precision: number; size: number }
  min?: { field: string }
  max?: { field: string }
  avg?: { field: string }
  aggregations?: Record<string, Aggregation>
}

export type SearchAnswer = API.Search_ResponseBody

/** A cluster of OpenSearch nodes; connections are opened by the first request. */
export interface Cluster {
  /** Searches an index or alias. Throws `unavailable` without a complete answer. */
  search(index: string, body: SearchBody): Promise<SearchAnswer>
  /** The official client, for writes. */
  client(): Promise<Client>
  close(): Promise<void>
}

export function openCluster(nodes: readonly string[], searchMs = SEARCH_MS): Cluster {
  let opened: Promise<Client> | undefined
  const client = () => {
    opened ??= open(nodes)
    return opened
  }
  return {
    client,
    search: async (index, body) => search(await client(), { retries: nodes.length, searchMs }, index, body),
    close: async () => {
      await (await opened)?.close()
    },
  }
}

/** Loaded on first use: most sites have no cluster. */
async function open(nodes: readonly string[]): Promise<Client> {
  const { Client } = await import('@opensearch-project/opensearch')
  return new Client({ nodes: [...nodes], requestTimeout: WRITE_MS, maxRetries: nodes.length })
}

interface Limits {
  retries: number
  searchMs: number
}

async function search(client: Client, { retries, searchMs }: Limits, index: string, body: SearchBody) {
  const request = client.search(
    // Nodes give up a little earlier, so that their work ends too.
    {
      index,
      allow_partial_search_results: false,
      body: { ...body, timeout: `${Math.round(searchMs * 0.85)}ms` } as Body,
    },
    { requestTimeout: searchMs * 0.95, maxRetries: retries },
  )
  const deadline = setTimeout(() => request.abort(), searchMs)
  try {
    const { body: answer } = await request
    if (answer.timed_out) throw new Error('The search took too long')
    return answer
  } catch (error) {
    if (isDefect(error)) throw plainError(error)
    throw Object.assign(new AppError('unavailable', 'api.busy'), { cause: plainError(error) })
  } finally {
    clearTimeout(deadline)
  }
}

/** A query that OpenSearch does not accept; other errors are those of a cluster that is down, starting or overloaded. */
const isDefect = (error: unknown) => (error as { statusCode?: number }).statusCode === 400

/** Errors of the client contain the request with all its documents, which neither the log nor the job queue should. */
export const plainError = (error: unknown) =>
  'meta' in (error as object) ? new Error(`OpenSearch: ${(error as Error).message}`) : (error as Error)
