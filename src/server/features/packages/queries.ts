import type { Feature } from '#domain/package-quota.ts'
import type { Sql } from '#server/db/sql.ts'

export interface OfferRow {
  id: number
  name: string
  translatedName: string
  priceMinor: number
  durationHours: number
  currency: string
}

/** Packages on sale that include a feature, the cheapest first; at equal price the shortest first. */
export function listOffers(sql: Sql, feature: Feature, language: string): Promise<OfferRow[]> {
  return sql<OfferRow[]>`
    select p.id, p.name, coalesce(p.price_minor, 0)::float8 as "priceMinor", p.duration_hours as "durationHours",
      coalesce((select x.value from content_translations x where x.subject = 'package' and x.subject_id = p.id
                and x.language_code = ${language} and x.field = 'name'), p.name) as "translatedName",
      coalesce((select value from settings where key = 'currency_code'), 'USD') as currency
    from packages p
    join package_features g on g.package_id = p.id
    join features f on f.id = g.feature_id and f.is_active
    where p.is_active and f.key = ${feature}
    order by p.price_minor nulls first, p.duration_hours, p.id`
}
