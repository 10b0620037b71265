import type { getFacilitiesForFilter as endpoint } from '#contract/facilities.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue, presentParameter } from '#server/features/categories/public.ts'

export const getFacilitiesForFilter: Handler<typeof endpoint> = async (ctx) => {
  const { parameters } = await currentCatalogue(ctx)
  return [...parameters.values()].map((parameter) => presentParameter(parameter, ctx.origin))
}
