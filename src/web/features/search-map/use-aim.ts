import { useState } from 'react'
import type { Point } from '#domain/geo.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { aimOf, placeKey } from './place.ts'

/** The target of the map: each new area of the search, except one that the map itself wrote. */
export function useAim(query: SearchQuery, homes: readonly Partial<Point>[]) {
  const key = placeKey(query)
  const [held, setHeld] = useState(() => ({ key, aim: aimOf(query, homes), own: '' }))
  if (held.key !== key) setHeld({ ...held, key, aim: key === held.own ? held.aim : aimOf(query, homes) })
  return {
    aim: held.aim,
    /** The map wrote this search itself and stays in place. */
    stayFor: (next: SearchQuery) => setHeld((now) => ({ ...now, own: placeKey(next) })),
  }
}
