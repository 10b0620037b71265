const MOST_PAGES = 1000

/** The page that an address asks for; anything that is no page means the first. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1
}
