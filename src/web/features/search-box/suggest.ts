import { type Suggestion, searchSuggestions } from '#contract/search.ts'
import { call } from '#web/api/call.ts'

const MOST_KEPT = 100
const kept = new Map<string, Suggestion[]>()

/** What may be meant by the letters typed so far; what was asked before needs no second question. */
export async function suggestFor(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const key = `${document.documentElement.lang} ${typed.toLowerCase()}`
  const known = kept.get(key)
  if (known) return known
  const found = await call<typeof searchSuggestions>(searchSuggestions, { q: typed }, { signal })
  kept.set(key, found)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return found
}
