import { getAllSimilarProperties } from '#contract/properties.ts'
import { call } from '#web/api/call.ts'
import { type CardHome, cardView } from '#web/parts/card-home.ts'

const MOST = 20

/** Further homes like one, without those that are shown already. */
export async function moreSimilar(id: number, shown: readonly CardHome[]): Promise<CardHome[]> {
  const homes = await call<typeof getAllSimilarProperties>(getAllSimilarProperties, { property_id: id, limit: MOST })
  const known = new Set(shown.map((home) => home.id))
  return homes.filter((home) => !known.has(home.id)).map(cardView)
}
