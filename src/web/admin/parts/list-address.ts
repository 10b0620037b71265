/** A page of a list: its words, its order and its number all stand in the address. */
export interface ListState {
  page: number
  offset: number
  sort: string | undefined
  /** What was filled into the filters, by name. */
  filters: Record<string, string>
}

export const PAGE_SIZE = 30
const FARTHEST = 1_000_000

/** Reads the address of a list; anything odd is the first page. */
export function listState(url: URL): ListState {
  const {
    page: wanted,
    sort,
    ...filters
  } = Object.fromEntries([...url.searchParams].filter(([name, value]) => value !== '' && name !== 'lang'))
  const page = Math.max(1, Math.trunc(Number(wanted) || 1))
  return { page, offset: Math.min((page - 1) * PAGE_SIZE, FARTHEST), sort, filters }
}

/** The same list with something else in its address; changing what is shown begins at its first page. */
export function listAddress({ sort, filters }: ListState, change: { page?: number; sort?: string }): string {
  const words = new URLSearchParams(filters)
  const order = change.sort ?? sort
  if (order) words.set('sort', order)
  if (change.page && change.page > 1) words.set('page', String(change.page))
  return `?${words}`
}
