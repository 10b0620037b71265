import type { homepageData as endpoint } from '#contract/homepage.ts'
import { placeOf } from '#domain/home-place.ts'
import type { Handler } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { countListed } from '#server/features/statistics/public.ts'
import { presentHomepage } from './present.ts'
import { findHomepage } from './queries.ts'

export const homepageData: Handler<typeof endpoint> = async (ctx, { latitude, longitude, radius, limit }) => {
  const place = placeOf(latitude, longitude, radius)
  const row = await findHomepage(ctx.sql, ctx, place, limit)
  countListed(ctx, 'property', [...new Set(Object.values(row.chosen ?? {}).flat())])
  return presentHomepage(row, await catalogueAt(ctx, row.catalogueVersion), place, limit, ctx)
}
