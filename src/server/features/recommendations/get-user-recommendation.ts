import type { getUserRecommendation as endpoint } from '#contract/recommendations.ts'
import type { Handler } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { detailsByIds } from '#server/features/properties/public.ts'
import { presentReasons } from './present.ts'
import { listRecommended } from './queries.ts'

export const getUserRecommendation: Handler<typeof endpoint> = async (ctx, page) => {
  const { homes, likes, total, catalogueVersion } = await listRecommended(ctx.sql, ctx, page)
  if (!likes || homes.length === 0) return { data: [], total }
  const catalogue = await catalogueAt(ctx, catalogueVersion)
  const facilities = new Map(homes.map((home) => [home.id, home.facilities]))
  const details = await detailsByIds(ctx, [...facilities.keys()])
  return {
    data: details.map((home) => {
      const liked = {
        categoryId: home.category_id,
        kind: home.property_type,
        price: home.price,
        city: home.city,
        facilityIds: facilities.get(home.id) ?? [],
      }
      return { ...home, because: presentReasons(liked, likes, catalogue) }
    }),
    total,
  }
}
