import { useState } from 'react'
import type { Point } from '#domain/geo.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { aimOf, placeKey } from './place.ts'

/** Where the map looks by itself: at each new place of the search, except at one that the map wrote where it stands. */
export function useAim(query: SearchQuery, homes: readonly Partial<Point>[]) {
  const key = placeKey(query)
  const [held, setHeld] = useState(() => ({ key, aim: aimOf(query, homes), own: '' }))
  if (held.key !== key) setHeld({ ...held, key, aim: key === held.own ? held.aim : aimOf(query, homes) })
  return {
    aim: held.aim,
    /** The map wrote this search itself and stays where it is. */
    stayFor: (next: SearchQuery) => setHeld((now) => ({ ...now, own: placeKey(next) })),
  }
}
