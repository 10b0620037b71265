import type { compareHomes as endpoint } from '#contract/properties.ts'
import type { Handler } from '#server/context.ts'
import { compare } from './compare.ts'

export const compareHomes: Handler<typeof endpoint> = (ctx, { ids }) => compare(ctx, ids)
