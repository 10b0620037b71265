import type { getCitiesData as endpoint } from '#contract/cities.ts'
import type { Handler } from '#server/context.ts'
import { presentCity } from './public.ts'
import { listCities } from './queries.ts'

export const getCitiesData: Handler<typeof endpoint> = async ({ sql, origin }, page) => {
  const { cities, total } = await listCities(sql, page)
  return { data: cities.map((city) => presentCity(city, origin)), total, with_image: cities.some(({ image }) => image) }
}
