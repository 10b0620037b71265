import type { packageOffers as endpoint } from '#contract/packages.ts'
import { majorUnits } from '#domain/money.ts'
import type { Handler } from '#server/context.ts'
import { listOffers } from './queries.ts'

export const packageOffers: Handler<typeof endpoint> = async ({ sql, language }, { feature }) => {
  const offers = await listOffers(sql, feature, language)
  return offers.map(({ id, name, translatedName, priceMinor, durationHours, currency }) => ({
    id,
    name,
    translated_name: translatedName,
    price: majorUnits(priceMinor, currency),
    duration: durationHours,
  }))
}
