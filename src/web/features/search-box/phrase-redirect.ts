import type { Api } from '#contract/page.ts'
import { searchPhrase } from '#contract/search.ts'
import { readSearchQuery, type SearchQuery } from '#domain/search-query.ts'

/** What may stand beside a sentence that nobody has read yet. */
const BESIDE = new Set<string>(['q', 'type', 'page'])

/**
 * The search that a typed sentence means, or null when its words are nothing but words. Asked only while the sentence stands
 * alone in the address: what it means stands there afterwards.
 */
export async function phraseRedirect(api: Api, query: SearchQuery): Promise<SearchQuery | null> {
  if (!query.q || Object.keys(query).some((word) => !BESIDE.has(word))) return null
  const { query: meant, understood } = await api(searchPhrase, { q: query.q.slice(0, 200) })
  if (!understood) return null
  return { ...(query.type && { type: query.type }), ...readSearchQuery(new URLSearchParams(meant)) }
}
