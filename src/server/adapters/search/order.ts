import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import { kilometres } from './place.ts'
import type { Bindings } from './statement.ts'

/** What a list is ordered by, before the newest id decides among equals. */
export interface Order {
  /** Of row `l` of the search table. */
  key: string
  direction: 'asc' | 'desc' | 'desc nulls last'
}

const COLUMNS: Record<Exclude<SearchSort, 'distance'>, Order> = {
  newest: { key: 'l.created_at', direction: 'desc' },
  price_low: { key: 'l.price', direction: 'asc' },
  price_high: { key: 'l.price', direction: 'desc' },
  area_price_low: { key: 'l.area_price', direction: 'asc' },
  area_price_high: { key: 'l.area_price', direction: 'desc nulls last' },
  most_viewed: { key: 'l.views', direction: 'desc' },
  most_liked: { key: 'l.likes', direction: 'desc' },
  reduction: { key: 'l.reduction', direction: 'desc' },
}

/** Without a point to measure from, the nearest are the newest. */
export const meantBy = (sort: SearchSort, { around }: SearchFilter): SearchSort =>
  sort === 'distance' && !around ? 'newest' : sort

export const orderOf = ({ bind }: Bindings, sort: SearchSort, { around }: SearchFilter): Order =>
  sort === 'distance' ? { key: kilometres(bind, around!), direction: 'asc' } : COLUMNS[sort]
