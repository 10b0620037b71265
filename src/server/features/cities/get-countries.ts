import type { getCountries as endpoint } from '#contract/cities.ts'
import { countryCode } from '#domain/country-name.ts'
import type { Handler } from '#server/context.ts'
import { listCountries } from './queries.ts'

export const getCountries: Handler<typeof endpoint> = async ({ sql }) => {
  const countries = await listCountries(sql)
  return {
    data: countries.map((country) => ({ ...country, code: countryCode(country.name) ?? '' })),
    total: countries.length,
  }
}
