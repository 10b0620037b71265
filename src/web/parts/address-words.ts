const MOST_PAGES = 1000
const LONGEST = 120

/** The page that an address asks for; anything that is no page means the first. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1
}

/** Words of an address as a call takes them: short, and without the sign that no database holds. */
export const wordsOf = (params: URLSearchParams, name: string): string =>
  params.get(name)?.replaceAll('\0', '').trim().slice(0, LONGEST).trim() ?? ''
