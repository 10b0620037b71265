import { unaccented } from '#domain/unaccent.ts'

/** A word of a text query. */
export interface QueryWord {
  word: string
  /** The last word may be incomplete. */
  isPrefix: boolean
  isExcluded: boolean
}

/** Alternatives, each with words that all have to match. */
export interface TextQuery {
  plain: string
  alternatives: QueryWord[][]
}

export const optionTerm = (parameterId: number, word: string) => `${parameterId} ${word}`

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const SEPARATOR = /[^\p{L}\p{N}\p{M}]/u

/** Splits the lexemes of a search vector, where `3.5` or an address is one, as the words of a query are split. */
export function wordsOf(lexemes: readonly string[]): string[] {
  const words = []
  for (const lexeme of lexemes)
    if (SEPARATOR.test(lexeme)) words.push(...(lexeme.match(WORD) ?? []))
    else words.push(lexeme)
  return words
}

/** Whether words have to stand side by side, which the index does not know. */
export const isPhrase = (text: string) => text.includes('"')

/** Reads a text as in a web search: `or` between alternatives, `-word` to exclude; the last word may be incomplete. */
export function readText(typed: string): TextQuery {
  const plain = unaccented(typed)
  const tokens = plain.split(/\s+/).filter(Boolean)
  const alternatives: QueryWord[][] = [[]]
  tokens.forEach((token, index) => {
    if (token === 'or' && index > 0 && index < tokens.length - 1) {
      alternatives.push([])
      return
    }
    const isExcluded = token.startsWith('-')
    for (const [word] of token.matchAll(WORD)) alternatives.at(-1)!.push({ word, isPrefix: false, isExcluded })
  })
  const last = alternatives.at(-1)!.at(-1)
  if (last && !last.isExcluded) last.isPrefix = /[\p{L}\p{N}\p{M}]$/u.test(typed)
  return { plain, alternatives: alternatives.filter(({ length }) => length > 0) }
}
