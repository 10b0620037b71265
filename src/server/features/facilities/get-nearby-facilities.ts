import type { getNearbyFacilities as endpoint } from '#contract/facilities.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { presentFacility } from './present.ts'

export const getNearbyFacilities: Handler<typeof endpoint> = async (ctx) => {
  const { facilities } = await currentCatalogue(ctx)
  const data = [...facilities.values()].map((facility) => presentFacility(facility, ctx.origin))
  return { data, total: data.length }
}
