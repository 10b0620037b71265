import type { SearchQuery } from '../search-query.ts'
import { type Answer, type Lexicon, longest, type Meaning } from './lexicon.ts'
import { type FoundPlace, type PlacesByWords, placeAt } from './places.ts'
import type { Role } from './role-words.ts'
import type { Token } from './tokens.ts'

/** What some words of a phrase ask for. */
export interface Found {
  query?: SearchQuery
  category?: number
  /** Each is one wish; its answers are alternatives of which one question fits. */
  answers?: (readonly Answer[])[]
  /** A number asked of a question, as the address spells it. */
  number?: string
  near?: readonly string[]
}

/** Words that were understood: up to which token, and as what. */
export interface Step {
  end: number
  found: Found
  /** A place that nothing announced: it may be mere words after all. */
  isGuess?: boolean
}

/** Tries to understand the words from a token on. */
export type Rule = (reader: Reader, at: number) => Step | null

export interface Reader {
  tokens: readonly Token[]
  lexicon: Lexicon
  /** The longest run from `at` on that plays one of these parts, and where it ends. */
  role: (at: number, ...roles: Role[]) => { end: number; value: Role } | null
  match: <T>(at: number, pick: (meanings: readonly Meaning[]) => T | undefined) => { end: number; value: T } | null
  /** Past commas, articles and other words that say nothing. */
  skip: (at: number) => number
  place: (at: number, options: { isBare: boolean; leastWords?: number }) => FoundPlace | null
}

export function readerOf(phrase: string, tokens: readonly Token[], lexicon: Lexicon, places: PlacesByWords): Reader {
  const match: Reader['match'] = (at, pick) => longest(lexicon, tokens, at, pick)
  const role: Reader['role'] = (at, ...roles) =>
    match(at, (meanings) => {
      const found = meanings.find((meaning) => meaning.kind === 'role' && roles.includes(meaning.role))
      return found?.kind === 'role' ? found.role : undefined
    })
  return {
    tokens,
    lexicon,
    match,
    role,
    skip(at) {
      let end = at
      for (;;) {
        const token = tokens[end]
        const filler = role(end, 'filler')
        if (filler) end = filler.end
        else if (token && token.forms.length === 0 && token.number === undefined && !role(end, 'currency')) end++
        else return end
      }
    },
    place: (at, options) => placeAt(phrase, tokens, places, at, options),
  }
}
