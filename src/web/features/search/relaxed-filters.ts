import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import { appliedFilters, type Said, splitPair } from './chips.ts'
import type { RelaxedFilter } from './view.ts'

/** A search with results, and the filter it removes; null for everything but the location. */
export interface RelaxedFilterLink {
  drop: string
  label: string | null
  next: SearchQuery
  total: number
}

const CIRCLE = ['latitude', 'longitude', 'radius'] as const

/**
 * The server names parameters, `p~12`, `near~4` or `all`; users know filters. Exactly the counted parameters are
 * removed.
 */
export function relaxedFilterLinks(said: Said, rescue: readonly RelaxedFilter[]): RelaxedFilterLink[] {
  const { query } = said
  return rescue.flatMap(({ drop, total }): RelaxedFilterLink[] => {
    if (drop === 'all') return [{ drop, label: null, next: placeOnly(query), total }]
    const dropped = partOf(query, drop)
    const labels = appliedFilters({ ...said, query: dropped, place: null }).map((filter) => filter.label)
    // A typed text is in quotes on its chip; the sentence has its own.
    const label = dropped.q ?? labels.join(', ')
    return label === '' ? [] : [{ drop, label, next: without(query, dropped), total }]
  })
}

/** The part of a search that a parameter of the server stands for. */
function partOf(query: SearchQuery, drop: string): SearchQuery {
  const [word, id] = drop.split('~')
  if (word === 'p' || word === 'near')
    return changeQuery({}, { [word]: query[word]?.filter((pair) => splitPair(pair).id === Number(id)) })
  const words = word === 'latitude' ? CIRCLE : [word as keyof SearchQuery]
  return changeQuery({}, Object.fromEntries(words.map((one) => [one, query[one]])))
}

function without(query: SearchQuery, part: SearchQuery): SearchQuery {
  const left = (all: string[] | undefined, gone: string[] | undefined) => {
    const rest = all?.filter((pair) => !gone?.includes(pair)) ?? []
    return rest.length > 0 ? rest : undefined
  }
  const gone = Object.fromEntries(Object.keys(part).map((word) => [word, undefined]))
  return changeQuery(query, { ...gone, p: left(query.p, part.p), near: left(query.near, part.near) })
}

const placeOnly = ({ city, state, country, latitude, longitude, radius, box, areas }: SearchQuery) =>
  changeQuery({}, { city, state, country, latitude, longitude, radius, box, areas })
