import type { Services } from '../services.ts'

/** `npm run reindex`: builds the index of the operator's search engine anew while the present one answers. */
export async function reindexCommand({ searchFeed, search }: Services, say: (line: string) => void): Promise<number> {
  try {
    const count = await searchFeed?.build()
    if (count === undefined) say('SEARCH_URL is not set. The built-in search keeps its own index.')
    else if (count === null) say('Another process is building the index.')
    else say(`Indexed ${count} listings.`)
    return count === null ? 1 : 0
  } finally {
    await search.close()
  }
}
