/** A word, a phrase in quotes, or a combination of them, as `websearch_to_tsquery` writes it. */
export type TextQuery =
  | { word: string }
  | { phrase: string }
  | { not: TextQuery }
  | { every: TextQuery[] }
  | { some: TextQuery[] }

const TOKEN = /'((?:[^']|'')*)'|<(?:-|\d+)>|[&|!()]/g

/** Reads the text form of a tsquery, or null if it is empty. A chain of words becomes one phrase. */
export function parseTextQuery(text: string): TextQuery | null {
  const tokens = [...text.matchAll(TOKEN)]
  let at = 0
  const next = (symbol: string) => tokens[at]?.[0] === symbol && at++ >= 0
  const list = (separator: string, read: () => TextQuery) => {
    const parts = [read()]
    while (next(separator)) parts.push(read())
    return parts
  }
  const some = (): TextQuery => {
    const parts = list('|', every)
    return parts.length === 1 ? parts[0]! : { some: parts }
  }
  const every = (): TextQuery => {
    const parts = list('&', single)
    return parts.length === 1 ? parts[0]! : { every: parts }
  }
  const single = (): TextQuery => {
    if (next('!')) return { not: single() }
    if (next('(')) {
      const inner = some()
      next(')')
      return inner
    }
    const start = at++
    while (tokens[at]?.[0].startsWith('<')) at += 2
    if (at - start > 1)
      return {
        phrase: tokens
          .slice(start, at)
          .map(([token]) => token)
          .join(' '),
      }
    return { word: (tokens[start]![1] ?? '').replaceAll("''", "'").replaceAll('\\\\', '\\') }
  }
  return tokens.length === 0 ? null : some()
}
