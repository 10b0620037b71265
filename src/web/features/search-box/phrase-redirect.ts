import type { Api } from '#contract/page.ts'
import { searchPhrase } from '#contract/search.ts'
import { readSearchQuery, type SearchQuery } from '#domain/search-query.ts'
import { paths } from '#web/paths.ts'
import { WORDS_PARAM } from './searched-at.ts'

/** Parameters allowed beside an unparsed sentence: those of the search on the home page. */
const BESIDE = new Set<string>(['q', 'type', 'category', 'max_price', 'page'])

/**
 * The address that a typed sentence means, or null when it is plain text: the page of the agent, project or home of this
 * name, or a search with the sentence beside its filters. Parsed only while the sentence is alone in the address:
 * afterwards its filters are in the address.
 */
export async function phraseRedirect(
  api: Api,
  query: SearchQuery,
  addressOf: (query: SearchQuery) => string,
): Promise<string | null> {
  if (!query.q || Object.keys(query).some((word) => !BESIDE.has(word))) return null
  const q = query.q.slice(0, 200)
  const phrase = await api(searchPhrase, { q, ...(query.type && { type: query.type }) })
  if (phrase.exact) return EXACT[phrase.exact.kind](phrase.exact.slug)
  if (!phrase.understood) return null
  const { category, max_price } = query
  const chosen = { ...(category && { category }), ...(max_price !== undefined && { max_price }) }
  const address = addressOf({ ...chosen, ...readSearchQuery(new URLSearchParams(phrase.query)) })
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [WORDS_PARAM]: q })}`
}

const EXACT = {
  agent: (slug: string) => paths.agent(slug),
  project: (slug: string) => paths.project(slug),
  listing: (slug: string) => paths.property(slug),
}
