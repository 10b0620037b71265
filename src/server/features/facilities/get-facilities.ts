import type { getFacilities as endpoint } from '#contract/facilities.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { presentFacility } from './present.ts'

export const getFacilities: Handler<typeof endpoint> = async (ctx, { id }) => {
  const { facilities } = await currentCatalogue(ctx)
  const wanted = [...facilities.values()].filter((facility) => id === undefined || facility.id === id)
  const data = wanted.map((facility) => ({
    ...presentFacility(facility, ctx.origin),
    created_at: instantOf(facility.createdAt),
    updated_at: instantOf(facility.updatedAt),
  }))
  return { data, total: data.length }
}
