import { parsePairs } from './pairs.ts'
import { emptyRaw, type Raw, utf8 } from './wellformed.ts'

const PROBLEM = Symbol('problem')
const BEYOND_ASCII = /[\u0080-\u00ff]/

/** Parses a query once, for the router; the router cannot refuse, so a problem waits for `queryOf`. */
export function parseQuery(text: string): Raw {
  if (text === '') return emptyRaw()
  try {
    return parsePairs(BEYOND_ASCII.test(text) ? utf8(Buffer.from(text, 'latin1'), 'The query') : text)
  } catch (error) {
    return { [PROBLEM]: error }
  }
}

/** The query of a request, or the refusal of one that cannot be read. */
export function queryOf({ query }: { query: unknown }): Raw {
  const problem = (query as { [PROBLEM]?: unknown })[PROBLEM]
  if (problem) throw problem
  return query as Raw
}
