import type { Output } from '#contract/endpoint.ts'
import { type Suggestion, searchPhrase, searchSuggestions } from '#contract/search.ts'
import { readSearchQuery } from '#domain/search-query.ts'
import { call } from '#web/api/call.ts'
import type { Wish } from './options.ts'

/** Suggestions for a typed text, and how a sentence is understood. */
export interface Answer {
  items: Suggestion[]
  parts: Output<typeof searchPhrase>['parts']
  /** Buy or Rent that the sentence says or implies. */
  deal: Wish['type']
}

const MAX_CACHED = 100
const kept = new Map<string, Answer>()
/** A single word is a name; suggestions cover it. */
const SENTENCE = /\S\s+\S|\d/

/** The answer for the typed text; earlier responses are cached. */
export async function suggestFor(typed: string, { type, isProject }: Wish, signal: AbortSignal): Promise<Answer> {
  const key = `${document.documentElement.lang} ${type ?? ''} ${isProject} ${typed.toLowerCase()}`
  const known = kept.get(key)
  if (known) return known
  const [items, phrase] = await Promise.all([
    call(searchSuggestions, { q: typed }, { signal }),
    SENTENCE.test(typed) && !isProject ? call(searchPhrase, { q: typed, ...(type && { type }) }, { signal }) : null,
  ])
  const answer = {
    items,
    parts: phrase?.understood ? phrase.parts : [],
    deal: phrase ? readSearchQuery(new URLSearchParams(phrase.query)).type : undefined,
  }
  kept.set(key, answer)
  if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value!)
  return answer
}
