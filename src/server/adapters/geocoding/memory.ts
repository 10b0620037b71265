import { townOf } from './nearest.ts'
import type { Geocoder, Place } from './port.ts'
import { readQuestion } from './question.ts'

/** In-memory double for tests: knows the given places and tolerates no typing errors. */
export function memoryGeocoder(places: readonly Place[]): Geocoder {
  return {
    suggest: async (text, limit) => {
      const name = readQuestion(text)?.name.toLowerCase()
      const found = name === undefined ? [] : places.filter((place) => place.name.toLowerCase().startsWith(name))
      return found.toSorted((a, b) => b.population - a.population).slice(0, limit)
    },
    find: async (id) => places.find((place) => place.id === id) ?? null,
    locate: async (point) =>
      townOf(
        point,
        places.filter((place) => place.kind === 'city'),
      ),
  }
}
