import { getCitiesData } from '#contract/cities.ts'
import type { City } from '#contract/objects.ts'
import { call } from '#web/api/call.ts'

const MAX = 6
export type PopularCity = Pick<City, 'City' | 'country' | 'Count'>

let fetched: Promise<PopularCity[]> | null = null

/** The cities with most homes, fetched once per page load. */
export function popularCities(): Promise<PopularCity[]> {
  fetched ??= call(getCitiesData, { limit: MAX }).then(({ data }) => data)
  fetched.catch(() => {
    fetched = null
  })
  return fetched
}
