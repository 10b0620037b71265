/** A page of a list: filters, sort and page number are in the address. */
export interface ListState {
  page: number
  offset: number
  sort: string | undefined
  /** The values of the filters, by name. */
  filters: Record<string, string>
}

export const PAGE_SIZE = 30
const FARTHEST = 1_000_000

/** Parses the address of a list; an invalid page is the first one. */
export function listState(url: URL): ListState {
  const {
    page: wanted,
    sort,
    ...filters
  } = Object.fromEntries([...url.searchParams].filter(([name, value]) => value !== '' && name !== 'lang'))
  const page = Math.max(1, Math.trunc(Number(wanted) || 1))
  return { page, offset: Math.min((page - 1) * PAGE_SIZE, FARTHEST), sort, filters }
}

/** The same list with changed parameters; changing filters or sort begins at its first page. */
export function listAddress({ sort, filters }: ListState, change: { page?: number; sort?: string }): string {
  const words = new URLSearchParams(filters)
  const order = change.sort ?? sort
  if (order) words.set('sort', order)
  if (change.page && change.page > 1) words.set('page', String(change.page))
  return `?${words}`
}
