import { createTtlCache } from '#domain/ttl-cache.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { findSitePoint } from './site-point.sql.ts'

const countries = createTtlCache<Sql, string | null>({ seconds: 60, most: 1 })

/** The country of the operator's coordinates (ISO 3166-1 alpha-2), or null where the settings name none. */
export const siteCountry = ({ sql, geocoder }: Pick<Context, 'sql' | 'geocoder'>): Promise<string | null> =>
  countries(sql, 'site', async () => {
    const point = await findSitePoint(sql)
    return point && ((await geocoder.locate(point))?.countryCode ?? null)
  })
