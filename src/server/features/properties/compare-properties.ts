import type { compareProperties as endpoint } from '#contract/properties.ts'
import type { Handler } from '#server/context.ts'
import { compare } from './compare.ts'

export const compareProperties: Handler<typeof endpoint> = async (ctx, { source_property_id, target_property_id }) => {
  const [source, target] = await compare(ctx, [source_property_id, target_property_id])
  return { source_property: source!, target_property: target! }
}
