import type { Scope } from '#domain/search-filter.ts'

export interface PlacesState {
  numbers: Map<string, number>
  places: Required<Scope>[]
  counts: number[]
}

export type Places = ReturnType<typeof createPlaces>

/** The distinct combinations of country, state and city, numbered, so that a row holds one number for its place. */
export function createPlaces(saved?: PlacesState) {
  const numbers = saved?.numbers ?? new Map<string, number>()
  const places = saved?.places ?? []
  /** Listings by place. */
  const counts = saved?.counts ?? []
  const byArea = new Map<string, number[]>()
  const keysOf = ({ countryId, stateId, cityId }: Required<Scope>) => [`c${countryId}`, `s${stateId}`, `t${cityId}`]
  const remember = (place: Required<Scope>, number: number) => {
    for (const key of keysOf(place)) byArea.set(key, [...(byArea.get(key) ?? []), number])
  }
  places.forEach(remember)

  return {
    numberOf(countryId: number, stateId: number, cityId: number): number {
      const key = `${countryId} ${stateId} ${cityId}`
      const known = numbers.get(key)
      if (known !== undefined) return known
      const place = { countryId, stateId, cityId }
      numbers.set(key, places.length)
      remember(place, places.length)
      counts.push(0)
      return places.push(place) - 1
    },
    add(number: number, change: 1 | -1) {
      counts[number]! += change
    },
    count: (number: number) => counts[number]!,
    of: (number: number) => places[number]!,
    /** Numbers of the places within a scope. */
    within({ countryId, stateId, cityId }: Scope): number[] {
      const key = cityId !== undefined ? `t${cityId}` : stateId !== undefined ? `s${stateId}` : `c${countryId}`
      return (byArea.get(key) ?? []).filter((number) => {
        const place = places[number]!
        return place.countryId === countryId && (stateId === undefined || place.stateId === stateId)
      })
    },
    state: (): PlacesState => ({ numbers, places, counts }),
  }
}
