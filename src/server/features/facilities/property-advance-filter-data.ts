import type { propertyAdvanceFilterData as endpoint } from '#contract/facilities.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue, presentParameter } from '#server/features/categories/public.ts'
import { presentFacility } from './present.ts'

export const propertyAdvanceFilterData: Handler<typeof endpoint> = async (ctx) => {
  const { parameters, facilities } = await currentCatalogue(ctx)
  return {
    parameters: [...parameters.values()].map((parameter) => presentParameter(parameter, ctx.origin)),
    nearby_facilities: [...facilities.values()].map((facility) => presentFacility(facility, ctx.origin)),
  }
}
