import type { Corrections } from './correction.ts'
import type { ListingIndex } from './listing-index.ts'
import { type QueryWord, readText } from './text.ts'

/** The terms of a word of the query: a listing has to have one of them, or none. */
export interface MatchedWord {
  terms: number[]
  isExcluded: boolean
}

/** A text query in terms of the index, or the listings that the database found for it. */
export interface TextMatch {
  alternatives: MatchedWord[][]
  ids: readonly number[] | null
  /** The text that was searched instead, if a word was corrected. */
  corrected: string | null
}

/** Looks up the words of a text; an unknown word is replaced by the most similar known one. */
export function matchText({ words }: ListingIndex, correct: Corrections, text: string): TextMatch {
  const { plain, alternatives } = readText(text)
  let corrected: string | null = null
  function match({ word, isPrefix, isExcluded }: QueryWord): MatchedWord {
    const exact = words.find(word)
    const terms = isPrefix ? words.beginningWith(word) : exact === undefined ? [] : [exact]
    const known = terms.filter((term) => words.count(term) > 0)
    if (known.length > 0 || isExcluded) return { terms: known, isExcluded }
    const likely = correct(word)
    if (likely === null) return { terms: [], isExcluded }
    corrected = (corrected ?? plain).replaceAll(word, likely)
    return { terms: [words.find(likely)!], isExcluded }
  }
  return { alternatives: alternatives.map((all) => all.map(match)), ids: null, corrected }
}
