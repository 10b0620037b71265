import { parsePairs } from './pairs.ts'
import { emptyRaw, type Raw } from './wellformed.ts'

const PROBLEM = Symbol('problem')

/** Parses a query once, for the router; the router cannot refuse, so an error is kept for `queryOf`. */
export function parseQuery(text: string): Raw {
  if (text === '') return emptyRaw()
  try {
    return parsePairs(text)
  } catch (error) {
    return { [PROBLEM]: error }
  }
}

/** The query of a request; throws the error of a query that could not be parsed. */
export function queryOf({ query }: { query: unknown }): Raw {
  const problem = (query as { [PROBLEM]?: unknown })[PROBLEM]
  if (problem) throw problem
  return query as Raw
}
