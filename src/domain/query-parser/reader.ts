import type { SearchQuery } from '../search-query.ts'
import { type Answer, type Lexicon, longest, type Meaning } from './lexicon.ts'
import { type FoundPlace, type PlacesByTerms, placeAt } from './places.ts'
import type { Role } from './role-terms.ts'
import type { Token } from './tokens.ts'

/** Filters that a part of a phrase stands for. */
export interface Found {
  query?: SearchQuery
  category?: number
  /** Each element is one requirement; its values are alternatives, of which the one whose parameter fits applies. */
  answers?: (readonly Answer[])[]
  /** Numeric parameter filter, in the format of the URL. */
  number?: string
  near?: readonly string[]
}

/** Parsed words: the end token and the result. */
export interface Step {
  end: number
  found: Found
  /** True for a place without a preposition, which may turn out to be free text. */
  isGuess?: boolean
}

/** Tries to parse the words from a token on. */
export type Rule = (reader: Reader, at: number) => Step | null

export interface Reader {
  tokens: readonly Token[]
  lexicon: Lexicon
  /** Longest sequence from `at` that has one of these roles, and its end. */
  role: (at: number, ...roles: Role[]) => { end: number; value: Role } | null
  match: <T>(at: number, pick: (meanings: readonly Meaning[]) => T | undefined) => { end: number; value: T } | null
  /** Skips commas, articles and other filler words. */
  skip: (at: number) => number
  place: (at: number, options: { isBare: boolean; leastWords?: number }) => FoundPlace | null
}

export function readerOf(phrase: string, tokens: readonly Token[], lexicon: Lexicon, places: PlacesByTerms): Reader {
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
