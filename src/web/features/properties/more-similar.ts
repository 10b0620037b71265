import { getAllSimilarProperties } from '#contract/properties.ts'
import { call } from '#web/api/call.ts'
import { cardView, type PropertyCardData } from '#web/parts/property-card-data.ts'

const MAX = 20

/** Further similar homes, without those already shown. */
export async function moreSimilar(id: number, shown: readonly PropertyCardData[]): Promise<PropertyCardData[]> {
  const homes = await call(getAllSimilarProperties, { property_id: id, limit: MAX })
  const known = new Set(shown.map((home) => home.id))
  return homes.filter((home) => !known.has(home.id)).map(cardView)
}
