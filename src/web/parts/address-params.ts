const MAX_PAGES = 1000
const LONGEST = 120

/** The page number of an address; an invalid value means the first page. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1
}

/**
 * A text parameter of an address: trimmed, cut to the maximum length, and without NUL, which PostgreSQL cannot store.
 */
export const wordsOf = (params: URLSearchParams, name: string): string =>
  params.get(name)?.replaceAll('\0', '').trim().slice(0, LONGEST).trim() ?? ''
