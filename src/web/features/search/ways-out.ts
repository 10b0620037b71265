import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import { appliedFilters, type Said, splitPair } from './chips.ts'
import type { Rescue } from './view.ts'

/** A search that has homes, and what it lets go; null for everything but the place. */
export interface WayOut {
  drop: string
  label: string | null
  next: SearchQuery
  total: number
}

const CIRCLE = ['latitude', 'longitude', 'radius'] as const

/** The server names words, `p~12`, `near~4` or `all`; people know filters. What goes is exactly what was counted. */
export function waysOut(said: Said, rescue: readonly Rescue[]): WayOut[] {
  const { query } = said
  return rescue.flatMap(({ drop, total }): WayOut[] => {
    if (drop === 'all') return [{ drop, label: null, next: placeOnly(query), total }]
    const dropped = partOf(query, drop)
    const labels = appliedFilters({ ...said, query: dropped, place: null }).map((filter) => filter.label)
    // What was typed stands in quotes on its chip; the sentence it becomes part of has its own.
    const label = dropped.q ?? labels.join(', ')
    return label === '' ? [] : [{ drop, label, next: without(query, dropped), total }]
  })
}

/** The part of a search that a word of the server stands for. */
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
