import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import type { AppliedFilter } from './chips.ts'
import type { Rescue } from './view.ts'

/** A search that has homes, and what it lets go; null for everything but the place. */
export interface WayOut {
  label: string | null
  next: SearchQuery
  total: number
}

/** Words that go together: letting one go lets its filter go. */
const FILTER_OF: Readonly<Record<string, string>> = {
  state: 'city',
  country: 'city',
  longitude: 'latitude',
  radius: 'latitude',
  max_price: 'min_price',
  max_area: 'min_area',
}

/** The server names words; people know filters. */
export function waysOut(query: SearchQuery, rescue: readonly Rescue[], filters: readonly AppliedFilter[]): WayOut[] {
  return rescue.flatMap(({ drop, total }): WayOut[] => {
    if (drop === '*') return [{ label: null, next: placeOnly(query), total }]
    const key = FILTER_OF[drop] ?? drop
    const known = filters.find((filter) => filter.key === key)
    if (known) return [{ label: known.label, next: known.without, total }]
    const several = filters.filter((filter) => filter.key.startsWith(`${key} `))
    if (several.length === 0) return []
    const label = several.map((filter) => filter.label).join(', ')
    return [{ label, next: changeQuery(query, { [key]: undefined }), total }]
  })
}

const placeOnly = ({ type, city, state, country, latitude, longitude, radius, box, areas }: SearchQuery) =>
  changeQuery({}, { type, city, state, country, latitude, longitude, radius, box, areas })
